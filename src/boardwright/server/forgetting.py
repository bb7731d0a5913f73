"""Names and chat taken out of a table, for good: the game itself stays as it was played."""

from typing import Final

import msgspec

from boardwright.server.changes import read_item
from boardwright.server.clock import now
from boardwright.server.entries import (
    AnyEntry,
    Chatted,
    Created,
    Forgotten,
    Joined,
    from_bytes,
    to_bytes,
)
from boardwright.server.said import Said, said
from boardwright.server.sitters import sitters
from boardwright.server.summary import read_summary
from boardwright.server.table import Seat, Sheet, read_snapshot
from boardwright.server.tells import ENCODER, Told
from boardwright.store.store import Facts, Kept, OutOfStep
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


def forgotten(kept: Kept, entries: list[bytes]) -> Rewritten:
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
    log = [msgspec.Raw(ENCODER.encode(_nameless(read_item(item), seats))) for item in sheet.log]
    return msgspec.structs.replace(
        sheet,
        created=_nameless_created(sheet.created),
        seats=seats,
        log=log,
        chat=[msgspec.structs.replace(line, name="", text="") for line in sheet.chat],
    )


def _nameless(told: Told, seats: list[Seat]) -> Told:
    """Return an item of the log as it would be if nobody had ever had a name."""
    guest = said(sitters(seats)[told.seat]) if told.seat >= 0 else Said("table-guest")
    lines = [[_renamed(words, guest) for words in line] for line in told.lines]
    return msgspec.structs.replace(told, lines=lines)


def _renamed(words: Said, guest: Said) -> Said:
    """Return the same words, with a guest wherever they tell of a person."""
    if _is_person(words):
        return guest
    return Said(
        words.id,
        {
            name: _renamed(value, guest) if isinstance(value, Said) else value
            for name, value in words.values.items()
        },
    )


def _is_person(words: Said) -> bool:
    inner = words.values.get("name")
    if words.id == AGAIN and isinstance(inner, Said):
        return inner.id in PERSONS
    return words.id in PERSONS
