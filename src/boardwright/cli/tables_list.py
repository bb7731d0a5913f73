"""`boardwright tables list`: the tables of a store, also while the server runs."""

import asyncio
import json
from datetime import timedelta
from time import time
from typing import Final, NamedTuple

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from boardwright.cli.games import JSON
from boardwright.cli.printable import printable
from boardwright.cli.speech import number, say, speak
from boardwright.cli.stores import STORE, Age, short_age, store_or_default
from boardwright.core.library import game_names
from boardwright.server.table.names import sitters
from boardwright.server.table.summary import Summary, read_summary
from boardwright.server.wire.tells import SeatShown
from boardwright.store.upkeep import SizedTable, looking

STATUSES: Final = ["open", "running", "finished"]


class TableFound(NamedTuple):
    """A table in a list; without a summary if that is damaged."""

    id: str
    status: str
    summary: Summary | None
    is_public: bool
    updated: int  # ms since 1970
    size: int  # bytes


class TableFilter(NamedTuple):
    """Which tables are asked for; what is not said does not matter."""

    status: str | None
    game: str | None
    older_than: timedelta | None

    def of(self, tables: list[SizedTable]) -> list[TableFound]:
        """Return those of the tables."""
        return [found for found in map(found_table, tables) if self._fits(found)]

    def _fits(self, found: TableFound) -> bool:
        if self.status is not None and found.status != self.status:
            return False
        if self.game is not None and (found.summary is None or found.summary.game != self.game):
            return False
        return self.older_than is None or _age(found) >= self.older_than.total_seconds()


def found_table(weighed: SizedTable) -> TableFound:
    """Return a table as lists show it."""
    table, _, facts, updated = weighed.listed
    try:
        summary = None if weighed.is_damaged else read_summary(facts.summary)
    except msgspec.MsgspecError:
        summary = None
    return TableFound(table, facts.status, summary, facts.is_public, updated, weighed.size)


def show(tables: list[TableFound]) -> None:
    """Show tables as a grid, and their sum."""
    grid = Grid(box=None, pad_edge=False)
    for column in ("id", "game", "status", "seats"):
        grid.add_column(say(f"tables-column-{column}"), no_wrap=column != "seats")
    for column in ("moves", "age", "size"):
        grid.add_column(say(f"tables-column-{column}"), justify="right", no_wrap=True)
    for found in tables:
        summary = found.summary
        grid.add_row(
            _plain(found.id),
            _plain("?" if summary is None else summary.game),
            _plain(found.status),
            _plain("?" if summary is None else ", ".join(_names(summary))),
            "?" if summary is None else number(summary.line),
            short_age(_age(found)),
            say("tables-size", size=number(found.size / 1000)),
        )
    if tables:
        Console().print(grid)
    size = number(sum(found.size for found in tables) / 1000)
    click.echo(say("tables-sum", tables=len(tables), size=size))


def _names(summary: Summary) -> list[str]:
    seats = [SeatShown(seat.kind, seat.name, seat.bot, False, False) for seat in summary.seats]
    return [speak(name) for name in sitters(seats)]


def _plain(text: str) -> Text:
    """Return text that neither a terminal nor rich takes for anything else."""
    return Text(printable(text))


def _age(found: TableFound) -> float:
    return time() - found.updated / 1000


def _run(
    store: str | None,
    status: str | None,
    game: str | None,
    older_than: timedelta | None,
    *,
    as_json: bool,
) -> None:
    where = store_or_default(store)
    tables = TableFilter(status, game, older_than).of(asyncio.run(_all(where)))
    if as_json:
        click.echo(json.dumps({"tables": [_document(found) for found in tables]}, indent=2))
    else:
        show(tables)


async def _all(where: str) -> list[SizedTable]:
    async with looking(where) as upkeep:
        return await upkeep.tables()


def _document(found: TableFound) -> dict[str, object]:
    summary = found.summary
    return {
        "id": found.id,
        "damaged": summary is None,
        "game": None if summary is None else summary.game,
        "options": None if summary is None else summary.options,
        "status": found.status,
        "public": found.is_public,
        "seats": None if summary is None else msgspec.to_builtins(summary.seats),
        "moves": None if summary is None else summary.line,
        "updated": found.updated,
        "bytes": found.size,
    }


STATUS: Final = click.Option(
    ["--status"], type=click.Choice(STATUSES), help=say("tables-option-status")
)
GAME: Final = click.Option(
    ["--game"], type=click.Choice(game_names()), help=say("tables-option-game")
)


def older_than(*, required: bool) -> click.Option:
    """Return the option for an age."""
    return click.Option(
        ["--older-than"],
        type=Age(),
        metavar=say("cli-word-age"),
        required=required,
        help=say("tables-option-older-than"),
    )


command = click.Command(
    "list",
    callback=_run,
    params=[STORE, STATUS, GAME, older_than(required=False), JSON],
    help=say("tables-list-help"),
    epilog=say("tables-list-examples"),
)
