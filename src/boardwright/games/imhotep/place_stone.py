"""Place a stone on a ship (section 4)."""

from mypy_extensions import i64

from boardwright.core.game import ActionList
from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.vocabulary import NOBODY, SHIPS, SLOTS, WAITING


def list_free_slots(p: Position, first_action: i64, stones_missing: i64, out: ActionList) -> None:
    """List the free slots of ships that have not sailed (IM-4.1).

    Only ships that lack at most `stones_missing` stones to their minimum; the Sail card allows one.
    """
    ship: i64 = 0
    while ship < SHIPS:
        capacity = p.capacity[ship]
        loaded = p.loaded[ship]
        if (
            p.ship_site[ship] == WAITING
            and loaded < capacity
            and p.box.minimum[capacity] - loaded <= stones_missing
        ):
            load = p.load
            at = ship * SLOTS
            end = at + capacity
            while at < end:
                if load[at] == NOBODY:
                    out.add(first_action + at)
                at += 1
        ship += 1


def count_free_slots(p: Position) -> i64:
    """Count the free slots of all ships that have not sailed."""
    free: i64 = 0
    ship: i64 = 0
    while ship < SHIPS:
        if p.ship_site[ship] == WAITING:
            free += p.capacity[ship] - p.loaded[ship]
        ship += 1
    return free


def place_stone(p: Position, seat: i64, at: i64) -> None:
    """Move one stone from the sled to a slot of a ship (IM-4.1)."""
    p.sled[seat] -= 1
    p.load[at] = seat
    p.loaded[at // SLOTS] += 1
