"""`boardwright restore`: the tables of a backup become a store again."""

import asyncio
from datetime import datetime
from pathlib import Path

import click

from boardwright.cli.progress import reaching
from boardwright.cli.speech import say
from boardwright.cli.stores import STORE, store_or_default
from boardwright.store.address import is_postgres
from boardwright.store.restore import restore


def _run(file: str, store: str | None, *, force: bool) -> None:
    where = store_or_default(store)
    with reaching(say("restore-copying")) as tell:
        old = _kept_beside(where, file) if force else None
        restored = asyncio.run(restore(Path(file), where, tell, old=old))
    click.echo(say("restore-done", file=file, tables=restored.backup.tables))
    if restored.replaced is not None:
        click.echo(say("restore-replaced", file=str(restored.replaced)))


def _kept_beside(where: str, file: str) -> Path:
    """Return where to keep the tables that are replaced: beside the file that they were in."""
    beside = Path(file) if is_postgres(where) else Path(where).expanduser()
    return beside.with_name(f"{beside.name}.{datetime.now():%Y%m%d-%H%M%S}")


command = click.Command(
    "restore",
    callback=_run,
    params=[
        click.Argument(["file"], metavar=say("cli-word-file")),
        STORE,
        click.Option(["--force"], is_flag=True, help=say("restore-option-force")),
    ],
    help=say("restore-help"),
    epilog=say("restore-examples"),
)
