"""What a program may read of a command: one JSON document."""

import json

import click


def print_document(document: object) -> None:
    """Print a document in ASCII, so that a terminal obeys nothing that is in it."""
    click.echo(json.dumps(document, indent=2).replace("\x7f", "\\u007f"))  # the only one left
