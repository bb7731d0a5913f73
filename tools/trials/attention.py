"""What somebody who forgets nothing knows of a seat's cards: all that they can be, one by one.

It knows nothing of how the engine remembers: it keeps every pair of hand and flower row that fits
what was seen, with a card that can be any where nothing is known of it.
"""

from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import (
    CARD_NAMES,
    DECLINE,
    DISCARD,
    DRAW,
    FLOWER,
    KINDS,
    PASS,
    PLAY,
    RECOVER,
    TAKE,
    TAKE_MISSION,
    TURN_OVER,
)

ANY = -1

Cards = tuple[int, ...]  # kinds, sorted
Case = tuple[Cards, Cards]  # hand and flower row


class Attention:
    """All that the cards of one seat can be."""

    def __init__(self, hand: int = 0, row: int = 0) -> None:
        self.cases: set[Case] = {((ANY,) * hand, (ANY,) * row)}

    def take(self, kind: int) -> None:
        """See a card come to the hand, or only that one comes."""
        self.cases = {(_with(hand, kind), row) for hand, row in self.cases}

    def lay(self) -> None:
        """See that some card of the hand becomes a flower."""
        self.cases = {
            (_without(hand, kind), _with(row, kind))
            for hand, row in self.cases
            for kind in set(hand)
        }

    def lay_top(self) -> None:
        """See that the top card of the deck becomes a flower."""
        self.cases = {(hand, _with(row, ANY)) for hand, row in self.cases}

    def show(self, kind: int) -> None:
        """See a card leave the hand."""
        self.cases = {
            (_without(hand, left), row)
            for hand, row in self.cases
            for left in (kind, ANY)
            if left in hand
        }

    def turn(self, kind: int) -> None:
        """See a flower that is turned over."""
        self.cases = {
            (hand, _without(row, left))
            for hand, row in self.cases
            for left in (kind, ANY)
            if left in row
        }

    def fits(self, state: BiotopiaState, seat: int) -> bool:
        """Tell whether the cards of a seat can be those."""
        own = slice(seat * int(KINDS), (seat + 1) * int(KINDS))
        held = [int(count) for count in list(state.hand)[own]]
        laid = [int(count) for count in list(state.flowers)[own]]
        return any(
            len(hand) == sum(held)
            and len(row) == sum(laid)
            and all(hand.count(kind) <= held[kind] for kind in hand if kind != ANY)
            and all(row.count(kind) <= laid[kind] for kind in row if kind != ANY)
            for hand, row in self.cases
        )

    def certainly_held(self) -> list[int]:
        """Return by kind how many are in the hand whatever the cards are."""
        return [min(hand.count(kind) for hand, _ in self.cases) for kind in range(KINDS)]

    def certainly_owned(self) -> list[int]:
        """Return by kind how many are in hand or row whatever the cards are."""
        return [
            min(hand.count(kind) + row.count(kind) for hand, row in self.cases)
            for kind in range(KINDS)
        ]


def _with(cards: Cards, kind: int) -> Cards:
    return tuple(sorted((*cards, kind)))


def _without(cards: Cards, kind: int) -> Cards:
    at = cards.index(kind)
    return cards[:at] + cards[at + 1 :]


def pay_attention(
    seats: list[Attention], before: BiotopiaView, action: int, after: BiotopiaView
) -> None:
    """See what a spectator sees of an action; which flower is laid is not looked at."""
    seat = before.asked_seat
    mind = seats[seat]
    draws = after.hand_size[seat] - before.hand_size[seat]
    tops = after.face_down[seat] - before.face_down[seat]
    if action == DRAW:
        pass
    elif TAKE <= action < FLOWER:
        mind.take(action - TAKE)
        draws -= 1
    elif FLOWER <= action < PLAY:
        mind.lay()
        draws, tops = draws + 1, tops - 1
    elif PLAY <= action < TAKE_MISSION:
        mind.show(action - PLAY)
        draws += 1
    elif TURN_OVER <= action < RECOVER:
        mind.turn(action - TURN_OVER)
        tops += 1
    elif RECOVER <= action < DISCARD:
        mind.take(action - RECOVER)
        draws -= 1
    elif DISCARD <= action < DECLINE:
        mind.show(action - DISCARD)
        draws += 1
    else:
        assert action in (PASS, DECLINE) or TAKE_MISSION <= action < TURN_OVER
    for _ in range(draws):
        mind.take(ANY)
    for _ in range(tops):
        mind.lay_top()


def recalled(state: BiotopiaState, seat: int) -> Attention:
    """Return what a position says of a seat's cards: in order, or only what is known."""
    line = next(text for text in state.serialize().splitlines() if text[:2] == f"{seat + 1} ")
    field, words = line.split()[-2:]
    items = [] if words == "-" else words.split(",")
    hand, row = int(state.hand_size[seat]), int(state.face_down(seat))
    if field == "known":
        items = [
            name for name, _, n in (item.partition("*") for item in items) for _ in "x" * int(n)
        ]
        items += ["flower"] * row
    for item in items:
        what = item.partition(":")[0]
        hand += 1 if what in ("flower", "show") else 0 if what in ("top", "turn") else -1
        row += 1 if what == "turn" else -1 if what in ("flower", "top") else 0
    mind = Attention(hand, row)
    for item in items:
        _remember(mind, item)
    return mind


def _remember(mind: Attention, item: str) -> None:
    what, _, name = item.partition(":")
    if what == "flower":
        mind.lay()
    elif what == "top":
        mind.lay_top()
    elif what == "show":
        mind.show(CARD_NAMES.index(name))
    elif what == "turn":
        mind.turn(CARD_NAMES.index(name))
    else:
        mind.take(ANY if what == "draw" else CARD_NAMES.index(what))
