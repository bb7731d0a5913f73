"""What all saw come to a hand and leave it ("What is known to whom"), in order.

Of each seat there is a row of what happened, the oldest first: a card taken openly, a card drawn, a
flower laid from the hand, the top card of the deck laid, a card of a kind shown from the hand, a
flower of a kind turned over. It begins with a card taken openly: what lies in hand and row without
one can be anything. Whoever knows the row knows which cards the seat can have, and where: a card
that was taken and after which no flower was laid is in the hand for certain.

A card that is shown mostly ends what was known of one that was taken. It is the latest taken of its
kind, or, if none was, the latest drawn one: for a card that came earlier can have gone all ways
that a later one can. Only if the seat may have laid that latest taken one, and has drawn since, it
may be a drawn one that is shown; then the row keeps that a card was shown.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.games.biotopia.vocabulary import KINDS

# What happened; below KINDS a card of that kind was taken openly.
DREW: Final[i64] = KINDS
LAID: Final[i64] = KINDS + 1
LAID_TOP: Final[i64] = KINDS + 2
SHOWED: Final[i64] = KINDS + 3  # + kind, from the hand
TURNED: Final[i64] = SHOWED + KINDS  # + kind, in the flower row

SEATS_APART: Final[i64] = 64  # in a log: seat * SEATS_APART + item

ROOM: Final[i64] = 16  # items of a seat at first


@final
class Memory:
    """What happened openly with the cards of each seat; shared by positions, so never changed."""

    items: vec[i64]  # seat * room + number
    sizes: vec[i64]  # items of each seat
    room: i64

    def __init__(self, items: vec[i64], sizes: vec[i64], room: i64) -> None:
        self.items = items
        self.sizes = sizes
        self.room = room

    def with_log(self, log: vec[i64], logged: i64) -> "Memory":
        """Return what is remembered after something more has happened."""
        other = Memory(self.items[:], self.sizes[:], self.room)
        at: i64 = 0
        while at < logged:
            seat = log[at] // SEATS_APART
            item = log[at] % SEATS_APART
            if SHOWED <= item < TURNED:
                other._show(seat, item - SHOWED)
            elif item < KINDS or other.sizes[seat] > 0:
                other.keep(seat, item)
            at += 1
        return other

    def _show(self, seat: i64, kind: i64) -> None:
        """Let a card leave the hand for all to see (see above)."""
        items = self.items
        at = seat * self.room
        number = self.sizes[seat] - 1
        drawn: i64 = -1  # the latest one
        may_be_laid = False
        while number >= 0:
            item = items[at + number]
            if item == kind:
                if drawn >= 0 and may_be_laid:
                    self.keep(seat, SHOWED + kind)
                else:
                    self._forget(seat, number)
                return
            if item == DREW:
                if drawn < 0:
                    drawn = number
            elif item == LAID or item == SHOWED + kind:
                may_be_laid = True
            number -= 1
        if drawn >= 0:
            self._forget(seat, drawn)

    def keep(self, seat: i64, item: i64) -> None:
        """Add an item to the row of a seat, while nobody else has this memory yet."""
        size = self.sizes[seat]
        if size == self.room:
            self._make_room()
        self.items[seat * self.room + size] = item
        self.sizes[seat] = size + 1

    def row(self, seat: i64) -> list[int]:
        """Return the items of a seat."""
        at = seat * self.room
        return [int(self.items[at + number]) for number in range(self.sizes[seat])]

    def _make_room(self) -> None:
        """Make twice as much room for the items of each seat."""
        before = self.items
        room = self.room
        seats: i64 = len(self.sizes)
        self.items = vec[i64]([0] * (2 * room * seats))
        self.room = 2 * room
        at: i64 = 0
        while at < room * seats:
            self.items[at // room * self.room + at % room] = before[at]
            at += 1

    def _forget(self, seat: i64, number: i64) -> None:
        """Take an item out; if it was the first, all up to the next card taken openly."""
        items = self.items
        at = seat * self.room
        size = self.sizes[seat]
        end = number + 1
        if number == 0:
            while end < size and items[at + end] >= KINDS:
                end += 1
        gone = end - number
        while end < size:
            items[at + end - gone] = items[at + end]
            end += 1
        self.sizes[seat] = size - gone


def empty_memory(players: i64) -> Memory:
    """Return the memory of a game that has just begun."""
    return Memory(vec[i64]([0] * (players * ROOM)), vec[i64]([0] * players), ROOM)
