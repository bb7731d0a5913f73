"""Tables that are named in the command line, by their ids."""

import asyncio
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from boardwright.cli.speech import say
from boardwright.cli.stores import store_or_default
from boardwright.store.upkeep import SizedTable, Upkeep, looking

# An id may begin with a hyphen: what is not an option is the name of a table.
SETTINGS: Final[dict[str, Any]] = {"ignore_unknown_options": True}  # Any: click's own type


async def tables_of(upkeep: Upkeep, ids: tuple[str, ...]) -> list[SizedTable]:
    """Return the tables of these ids, in this order; refuse all if one of them is missing."""
    found = {weighed.listed.table: weighed for weighed in await upkeep.tables()}
    for id in ids:
        if id not in found:
            raise ValueError(say("tables-absent", table=id, store=upkeep.name))
    return [found[id] for id in dict.fromkeys(ids)]


def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Offer the ids of the tables to a completing shell."""
    try:
        tables = asyncio.run(_all(store_or_default(ctx.params.get("store"))))
    except (ValueError, OSError):
        return []
    ids = [weighed.listed.table for weighed in tables]
    return [CompletionItem(id) for id in ids if id.startswith(incomplete)]


async def _all(where: str) -> list[SizedTable]:
    async with looking(where) as upkeep:
        return await upkeep.tables()
