"""`boardwright backup`: all tables in one file, also while the server runs."""

import asyncio
import json
from pathlib import Path

import click

from boardwright.cli.games import JSON
from boardwright.cli.progress import reaching
from boardwright.cli.speech import number, say
from boardwright.cli.stores import STORE, store_or_default
from boardwright.store.backup import back_up


def _run(file: str, store: str | None, *, force: bool, as_json: bool) -> None:
    where, target = store_or_default(store), Path(file)
    with reaching(say("backup-copying")) as tell:
        made = asyncio.run(back_up(where, target, tell, replaces=force))
    if as_json:
        click.echo(json.dumps({"file": str(target.resolve()), **made._asdict()}, indent=2))
    else:
        kilobytes = number(made.bytes / 1000)
        click.echo(say("backup-made", file=file, tables=made.tables, size=kilobytes))


command = click.Command(
    "backup",
    callback=_run,
    params=[
        click.Argument(["file"], metavar=say("cli-word-file")),
        STORE,
        click.Option(["--force"], is_flag=True, help=say("backup-option-force")),
        JSON,
    ],
    help=say("backup-help"),
    epilog=say("backup-examples"),
)
