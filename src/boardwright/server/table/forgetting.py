"""Names and chat taken out of a table, for good: the game itself stays as it was played."""

from typing import Final

import msgspec

from boardwright.core.messages import Message
from boardwright.server.running.clock import now
from boardwright.server.table.entries import (
    AnyEntry,
    Chatted,
    Created,
    Forgotten,
    Joined,
    from_bytes,
    to_bytes,
)
from boardwright.server.table.names import sitters
from boardwright.server.table.summary import read_summary
from boardwright.server.table.table import Seat, Sheet, read_snapshot
from boardwright.server.wire.tells import ENCODER, LogItem, read_item, write_item
from boardwright.store.store import Facts, KeptTable, OutOfStep
from boardwright.store.upkeep import Rewritten, Upkeep

# How `sitters` calls a person, and whoever is called as another one.
PERSONS: Final = ("table-sitter", "table-guest")
AGAIN: Final = "table-name-again"


async def forget(upkeep: Upkeep, table: str) -> bool:
    """Take names and chat out of all that is kept of a table; say whether there is such a table.

    A server that has it in memory finds a further entry, and reads it anew.
    """
    while True:
        kept = await upkeep.load(table)
        if kept is None:
            return False
        try:
            await upkeep.rewrite(forgotten(kept, await upkeep.entries(table)))
            return True
        except OutOfStep:
            continue  # somebody has moved in between


def forgotten(kept: KeptTable, entries: list[bytes]) -> Rewritten:
    """Return a table without names and chat.

    The snapshot is not made anew from the entries, for the rules may have changed since.
    """
    bodies = [to_bytes(_without_words(from_bytes(body))) for body in entries[: kept.number]]
    snapshot = read_snapshot(kept.snapshot)
    snapshot = msgspec.structs.replace(snapshot, sheet=_nameless_sheet(snapshot.sheet))
    return Rewritten(
        kept,
        [*bodies, to_bytes(Forgotten(now()))],
        _nameless_facts(kept.facts),
        ENCODER.encode(snapshot),
    )


def _nameless_facts(facts: Facts) -> Facts:
    summary = read_summary(facts.summary)
    seats = [msgspec.structs.replace(seat, name="") for seat in summary.seats]
    return facts._replace(summary=ENCODER.encode(msgspec.structs.replace(summary, seats=seats)))


def _without_words(entry: AnyEntry) -> AnyEntry:
    match entry:
        case Created():
            return _nameless_created(entry)
        case Joined():
            return msgspec.structs.replace(entry, name="")
        case Chatted():
            return msgspec.structs.replace(entry, text="")
        case _:
            return entry


def _nameless_created(created: Created) -> Created:
    seats = [msgspec.structs.replace(seat, name="") for seat in created.seats]
    return msgspec.structs.replace(created, seats=seats)


def _nameless_sheet(sheet: Sheet) -> Sheet:
    seats = [msgspec.structs.replace(seat, name="") for seat in sheet.seats]
    log = [write_item(_nameless(read_item(item), seats)) for item in sheet.log]
    return msgspec.structs.replace(
        sheet,
        created=_nameless_created(sheet.created),
        seats=seats,
        log=log,
        chat=[msgspec.structs.replace(line, name="", text="") for line in sheet.chat],
    )


def _nameless(item: LogItem, seats: list[Seat]) -> LogItem:
    """Return an item of the log as it would be if nobody had ever had a name."""
    guest = sitters(seats)[item.seat] if item.seat >= 0 else Message("table-guest")
    lines = [[_renamed(words, guest) for words in line] for line in item.lines]
    return msgspec.structs.replace(item, lines=lines)


def _renamed(words: Message, guest: Message) -> Message:
    """Return the same words, with a guest wherever they tell of a person."""
    if _is_person(words):
        return guest
    return Message(
        words.id,
        {
            name: _renamed(value, guest) if isinstance(value, Message) else value
            for name, value in words.values.items()
        },
    )


def _is_person(words: Message) -> bool:
    inner = words.values.get("name")
    if words.id == AGAIN and isinstance(inner, Message):
        return inner.id in PERSONS
    return words.id in PERSONS
