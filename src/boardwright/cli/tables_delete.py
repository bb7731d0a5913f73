"""`boardwright tables delete`: tables go with all that is kept of them."""

import asyncio
from typing import Final

import click

from boardwright.cli.speech import say
from boardwright.cli.stores import STORE, confirmed, store_or_default
from boardwright.cli.tables_list import found_table, show
from boardwright.cli.tables_named import SETTINGS, complete, tables_of
from boardwright.store.upkeep import SizedTable, Upkeep, changing


def _run(tables: tuple[str, ...], store: str | None, *, yes: bool) -> None:
    asyncio.run(_delete(store_or_default(store), tables, yes))


async def _delete(where: str, ids: tuple[str, ...], yes: bool) -> None:
    async with changing(where) as upkeep:
        await delete_if_confirmed(upkeep, await tables_of(upkeep, ids), yes=yes)


async def delete_if_confirmed(upkeep: Upkeep, tables: list[SizedTable], *, yes: bool) -> None:
    """Say what would go, and delete it if that is wanted."""
    show([found_table(weighed) for weighed in tables])
    if not tables or not confirmed(say("tables-delete-ask", tables=len(tables)), is_confirmed=yes):
        return
    await upkeep.delete([weighed.listed.table for weighed in tables])
    await upkeep.tidy()
    click.echo(say("tables-deleted", tables=len(tables)))


TABLES: Final = click.Argument(
    ["tables"],
    metavar=say("cli-word-tables"),
    nargs=-1,
    required=True,
    shell_complete=complete,
)
YES: Final = click.Option(["--yes"], is_flag=True, help=say("tables-option-yes"))

command = click.Command(
    "delete",
    callback=_run,
    params=[TABLES, STORE, YES],
    help=say("tables-delete-help"),
    epilog=say("tables-delete-examples"),
    context_settings=SETTINGS,
)
