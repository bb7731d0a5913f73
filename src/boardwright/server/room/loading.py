"""Reading a table from the store, also one of which something is damaged."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from boardwright.core.refused import refuse
from boardwright.server.running.logs import note_error
from boardwright.server.running.metrics import Metrics
from boardwright.server.table.changes import LOG, after, as_left, begun, gone_on
from boardwright.server.table.entries import AnyEntry, Created, from_bytes
from boardwright.server.table.history import GameHistory
from boardwright.server.table.table import Table
from boardwright.server.wire.tells import read_item
from boardwright.store.store import Salvaged, Store, StoreDamaged, StoreFailed


class Found(NamedTuple):
    """A table, whether its snapshot was of use, and for whom it is counted if that is known."""

    table: Table
    has_snapshot: bool
    creator: str = ""


async def find_table(store: Store, table: str, metrics: Metrics) -> Found | None:
    """Return a table as it was left.

    If that cannot be read, it is built anew from all its entries; if those are damaged too, it is
    shown as far as they go, and can only be read.
    """
    try:
        kept = await store.load(table)
        if kept is None:
            return None
        left = await _numbered(store, as_left(kept))
        return Found(left, has_snapshot=True, creator=kept.creator)
    except StoreFailed as error:
        if not isinstance(error, StoreDamaged):
            raise
        note_error("a table is damaged", error, table=table)
    except Exception as error:  # whatever a snapshot may lead to that nobody can read
        note_error("a table cannot be read as it was left", error, table=table)
    metrics.count("tables_damaged_total")
    return Found(_built(table, await store.salvage(table)), has_snapshot=False)


async def _numbered(store: Store, table: Table) -> Table:
    """Give what is written down of a log its numbers, if an earlier version wrote it."""
    log = table.sheet.log
    if not log or read_item(log[0]).number:
        return table
    history = GameHistory(table.id)
    bodies = await store.entries(table.id)
    await asyncio.to_thread(history.take_in, bodies, table.number)
    return table.with_sheet(log=history.latest(LOG))


def _built(table: str, salvaged: Salvaged) -> Table:
    entries = _readable(salvaged.entries)
    if not entries or not isinstance(entries[0], Created):
        raise refuse("server-damaged")
    first = begun(table, entries[0])
    if salvaged.is_whole and len(entries) == len(salvaged.entries):
        try:
            return gone_on(first, entries[1:])
        except Exception as error:
            note_error("a table cannot be built from its entries", error, table=table)
    shown = replace(first, rules=None, is_damaged=True)
    for entry in entries[1:]:
        try:
            shown = after(shown, entry)
        except Exception as error:
            note_error("an entry cannot be read", error, table=table, number=shown.number + 1)
            break
    return shown


def _readable(bodies: Sequence[bytes]) -> list[AnyEntry]:
    """Return the entries up to the first that is none."""
    entries: list[AnyEntry] = []
    for body in bodies:
        try:
            entries.append(from_bytes(body))
        except (msgspec.DecodeError, UnicodeDecodeError):
            break
    return entries
