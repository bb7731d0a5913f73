"""`boardwright language`: which language is spoken, and choosing one for good."""

import click

from boardwright.cli.speech import current_language, keep_language, say
from boardwright.texts import languages


def _run(language: str | None) -> None:
    if language is None:
        click.echo(current_language())
    else:
        keep_language(language)
        click.echo(say("cli-language-chosen"))


command = click.Command(
    "language",
    callback=_run,
    params=[
        click.Argument(
            ["language"],
            metavar=f"[{say('cli-word-language')}]",
            required=False,
            type=click.Choice(languages()),
        )
    ],
    help=say("cli-language-help"),
    epilog=say("cli-language-examples"),
)
