"""`boardwright tables prune`: tables that nobody has touched for long go."""

import asyncio
from datetime import timedelta

import click

from boardwright.cli.speech import say
from boardwright.cli.stores import STORE, store_or_default
from boardwright.cli.tables_delete import YES, delete_if_confirmed
from boardwright.cli.tables_list import GAME, STATUS, TableFilter, older_than, show
from boardwright.store.upkeep import changing, looking


def _run(
    store: str | None,
    status: str | None,
    game: str | None,
    older_than: timedelta,
    *,
    dry_run: bool,
    yes: bool,
) -> None:
    wanted = TableFilter(status, game, older_than)
    where = store_or_default(store)
    asyncio.run(_look(where, wanted) if dry_run else _prune(where, wanted, yes))


async def _look(where: str, wanted: TableFilter) -> None:
    async with looking(where) as upkeep:
        show(wanted.of(await upkeep.tables()))


async def _prune(where: str, wanted: TableFilter, yes: bool) -> None:
    async with changing(where) as upkeep:
        tables = await upkeep.tables()
        ids = {found.id for found in wanted.of(tables)}
        old = [weighed for weighed in tables if weighed.listed.table in ids]
        await delete_if_confirmed(upkeep, old, yes=yes)


command = click.Command(
    "prune",
    callback=_run,
    params=[
        STORE,
        older_than(required=True),
        STATUS,
        GAME,
        click.Option(["--dry-run"], is_flag=True, help=say("tables-option-dry-run")),
        YES,
    ],
    help=say("tables-prune-help"),
    epilog=say("tables-prune-examples"),
)
