"""`boardwright tables forget`: names and chat go, the games stay."""

import asyncio

import click
import msgspec

from boardwright.cli.speech import say
from boardwright.cli.stores import STORE, confirmed, store_or_default
from boardwright.cli.tables_delete import TABLES, YES
from boardwright.cli.tables_list import TableFound, found_table, show
from boardwright.cli.tables_named import SETTINGS, tables_of
from boardwright.server.table.forgetting import forget
from boardwright.store.store import StoreDamaged
from boardwright.store.upkeep import changing


def _run(tables: tuple[str, ...], store: str | None, *, yes: bool) -> None:
    asyncio.run(_forget(store_or_default(store), tables, yes))


async def _forget(where: str, ids: tuple[str, ...], yes: bool) -> None:
    async with changing(where) as upkeep:
        tables = [found_table(weighed) for weighed in await tables_of(upkeep, ids)]
        show(tables)
        if not confirmed(say("tables-forget-ask", tables=len(tables)), is_confirmed=yes):
            return
        for found in tables:
            try:
                await forget(upkeep, found.id)
            except (msgspec.MsgspecError, StoreDamaged) as error:
                raise ValueError(say("tables-unreadable", table=found.id)) from error
        await upkeep.tidy()
    click.echo(say("tables-forgotten", tables=len(tables)))
    _tell_of_rematches(tables)


def _tell_of_rematches(tables: list[TableFound]) -> None:
    """Say where the same people played again: their names stand there too."""
    ids = [found.id for found in tables]
    for found in tables:
        if found.summary is not None and found.summary.next and found.summary.next not in ids:
            click.echo(say("tables-forget-next", table=found.id, next=found.summary.next))


command = click.Command(
    "forget",
    callback=_run,
    params=[TABLES, STORE, YES],
    help=say("tables-forget-help"),
    epilog=say("tables-forget-examples"),
    context_settings=SETTINGS,
)
