"""The sky: three face-up cards beside the deck (section 5)."""

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import ActionList
from boardwright.games.biotopia.draw import draw_card
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.vocabulary import NO_CARD, SKY_PLACES, TAKE


def fill_sky(p: Position, chance: Chance) -> None:
    """Fill the empty places; three alike go to the compost for three new ones (BT-5.1, BT-R8).

    Without a card to draw the sky stays short (BT-R3).
    """
    while True:
        place: i64 = 0
        while place < SKY_PLACES:
            if p.sky[place] == NO_CARD:
                p.sky[place] = draw_card(p, chance)
            place += 1
        kind = p.sky[0]
        if kind != p.sky[1] or kind != p.sky[2] or not _is_another_left(p, kind):
            return
        p.compost.counts[kind] += SKY_PLACES
        p.compost.total += SKY_PLACES
        place = 0
        while place < SKY_PLACES:
            p.sky[place] = NO_CARD
            place += 1


def _is_another_left(p: Position, kind: i64) -> bool:
    """Tell whether deck or compost hold a card of another kind than the sky's (BT-R8)."""
    if kind == NO_CARD:
        return False
    return p.deck.total + p.compost.total > p.deck.counts[kind] + p.compost.counts[kind]


def is_sky_empty(p: Position) -> bool:
    """Tell whether no card lies in the sky."""
    return p.sky[0] == NO_CARD and p.sky[1] == NO_CARD and p.sky[2] == NO_CARD


def list_sky(p: Position, out: ActionList) -> None:
    """List the kinds in the sky (BT-2.2), each once."""
    low = p.sky[0]
    middle = p.sky[1]
    high = p.sky[2]
    if low > middle:
        low, middle = middle, low
    if middle > high:
        middle, high = high, middle
    if low > middle:
        low, middle = middle, low
    if low != NO_CARD:
        out.add(TAKE + low)
    if middle != NO_CARD and middle != low:
        out.add(TAKE + middle)
    if high != NO_CARD and high != middle:
        out.add(TAKE + high)


def take_from_sky(p: Position, seat: i64, kind: i64, chance: Chance) -> None:
    """Take a card of the sky into the hand and replace it at once (BT-2.2, BT-3.4)."""
    place: i64 = 0
    while p.sky[place] != kind:
        place += 1
    p.sky[place] = NO_CARD
    p.take_up_openly(seat, kind)
    fill_sky(p, chance)
