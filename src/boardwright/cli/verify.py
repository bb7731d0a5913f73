"""`boardwright verify`: replay a record under the rules and check every position."""

import sys

import click

from boardwright.cli.documents import print_document
from boardwright.cli.games import COMPONENTS, JSON
from boardwright.cli.records import read_record
from boardwright.cli.speech import error_text, say
from boardwright.core.library import load_for
from boardwright.core.match import replay
from boardwright.core.record import RecordError


def _run(file: str, components: str | None, *, as_json: bool) -> None:
    reason = ""
    differs_at: int | None = None
    lines = 0
    try:
        record = read_record(file)
        lines = len(record.lines)
        replay(load_for(record, components), record)
    except RecordError as error:
        reason, differs_at = error_text(error), error.line
    if as_json:
        document = {
            "ok": not reason,
            "lines": lines,
            "differs_at": differs_at,
            "reason": reason or None,
        }
        print_document(document)
    elif not reason:
        click.echo(say("cli-verify-ok", file=file, lines=lines))
    else:
        click.echo(say("cli-error", error=f"{file}: {reason}"), err=True)
    sys.exit(1 if reason else 0)


command = click.Command(
    "verify",
    callback=_run,
    params=[
        click.Argument(["file"], metavar=say("cli-word-file"), type=click.Path(exists=True)),
        COMPONENTS,
        JSON,
    ],
    help=say("cli-verify-help"),
    epilog=say("cli-verify-examples"),
)
