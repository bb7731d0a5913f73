"""`boardwright tables export`: the records of games, also of unfinished ones."""

import asyncio
import sys
from pathlib import Path

import click
import msgspec

from boardwright.cli.saved_games import ENDING
from boardwright.cli.speech import say
from boardwright.cli.stores import STORE, store_or_default
from boardwright.cli.tables_named import SETTINGS, complete, tables_of
from boardwright.core.record import RecordError
from boardwright.server.table.changes import Damaged, as_left
from boardwright.server.table.entries import from_bytes
from boardwright.server.table.moves import record_of
from boardwright.store.store import StoreDamaged
from boardwright.store.upkeep import Upkeep, looking


class NoRecord(ValueError):
    """A table that has no record to give out."""


def _run(table: str | None, file: str | None, store: str | None, all_to: str | None) -> None:
    if (table is None) == (all_to is None):
        raise click.UsageError(say("tables-export-which"))
    where = store_or_default(store)
    if table is not None:
        asyncio.run(_one(where, table, file))
    elif all_to is not None:
        asyncio.run(_all(where, Path(all_to)))


async def _one(where: str, table: str, file: str | None) -> None:
    async with looking(where) as upkeep:
        await tables_of(upkeep, (table,))
        text = await _record(upkeep, table)
    if file is None:
        click.echo(text, nl=False)
        return
    with Path(file).open("x", encoding="utf-8") as target:
        target.write(text)
    click.echo(say("tables-exported", file=file))


async def _all(where: str, folder: Path) -> None:
    """Write a file for each table that has a record; one that is damaged stops no other."""
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    failed = False
    async with looking(where) as upkeep:
        for weighed in await upkeep.tables():
            table, _, facts, _ = weighed.listed
            if facts.status == "open":
                continue
            try:
                text = await _record(upkeep, table)
            except NoRecord as error:
                click.echo(say("cli-error", error=str(error)), err=True)
                failed = True
                continue
            (folder / f"{Path(table).name}{ENDING}").write_text(text, "utf-8")
            written += 1
    click.echo(say("tables-exported-all", folder=str(folder), games=written))
    if failed:
        sys.exit(1)


async def _record(upkeep: Upkeep, id: str) -> str:
    try:
        kept = await upkeep.load(id)
        if kept is None:
            raise NoRecord(say("tables-absent", table=id, store=upkeep.name))
        table = as_left(kept)
        record = record_of(table, [from_bytes(body) for body in await upkeep.entries(id)])
    except (msgspec.MsgspecError, Damaged, StoreDamaged, RecordError) as error:
        raise NoRecord(say("tables-unreadable", table=id)) from error
    if not record.lines:
        raise NoRecord(say("tables-not-begun", table=id))
    if table.sheet.status != "finished":
        click.echo(say("tables-export-unfinished", table=id), err=True)
    return record.to_text()


command = click.Command(
    "export",
    callback=_run,
    params=[
        click.Argument(
            ["table"], metavar=say("cli-word-table"), required=False, shell_complete=complete
        ),
        click.Argument(["file"], metavar=say("cli-word-optional-file"), required=False),
        STORE,
        click.Option(
            ["--all", "all_to"], metavar=say("cli-word-folder"), help=say("tables-option-all")
        ),
    ],
    help=say("tables-export-help"),
    epilog=say("tables-export-examples"),
    context_settings=SETTINGS,
)
