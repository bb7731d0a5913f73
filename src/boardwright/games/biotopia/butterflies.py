"""Butterflies: what they cost and score, and their effects when they come into play (section 3)."""

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.games.biotopia.draw import draw_into_hand, may_draw
from boardwright.games.biotopia.flowers import lay_top_card
from boardwright.games.biotopia.missions import check_large_whites
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.sky import is_sky_empty
from boardwright.games.biotopia.vocabulary import (
    BRIMSTONE,
    BUTTERFLIES,
    COMMON_BLUE,
    COMPOST_CARD,
    FROM_BUTTERFLIES,
    FROM_TORTOISESHELLS,
    LARGE_WHITE,
    MEADOW_BROWN,
    MORE_CARDS,
    ORANGE_TIP,
    SKY_CARD,
    SMALL_TORTOISESHELL,
    SOURCES,
)


def cost_of(p: Position, seat: i64, kind: i64) -> i64:
    """Return the flower symbols a card asks for; tortoiseshells cost more and more (BT-3.9)."""
    if kind == SMALL_TORTOISESHELL:
        return p.box.cost[kind] + p.butterflies[seat * BUTTERFLIES + kind]
    return p.box.cost[kind]


def come_into_play(p: Position, seat: i64, kind: i64, chance: Chance) -> None:
    """Lay a butterfly into the butterfly row, where it stays; it scores and acts (BT-3.2, BT-3.14).

    Large white has the majority checked at once (BT-3.8); common blue, orange tip and meadow brown
    ask, unless there is nothing to take (BT-3.4, BT-3.5, BT-3.7, BT-R4); brimstone lays a flower
    (BT-3.6). Red admiral, Essex skipper, mourning cloak and peacock do nothing (BT-3.3, BT-3.10).
    """
    score_butterfly(p, seat, kind)
    p.butterflies[seat * BUTTERFLIES + kind] += 1
    p.idle = 0
    if kind == LARGE_WHITE:
        check_large_whites(p)
    elif kind == COMMON_BLUE:
        if not is_sky_empty(p):
            p.ask_first(SKY_CARD, seat, 0)
    elif kind == MEADOW_BROWN:
        if may_draw(p):
            p.ask_first(MORE_CARDS, seat, 0)
    elif kind == BRIMSTONE:
        lay_top_card(p, seat, chance)
    elif kind == ORANGE_TIP:
        if p.compost.total > 0:
            p.ask_first(COMPOST_CARD, seat, 0)


def score_butterfly(p: Position, seat: i64, kind: i64) -> None:
    """Score the next butterfly of a kind; a tortoiseshell by its place (BT-3.9, BT-R7)."""
    if kind == SMALL_TORTOISESHELL:
        points = p.box.points[kind] + p.butterflies[seat * BUTTERFLIES + kind]
        p.points[seat * SOURCES + FROM_TORTOISESHELLS] += points
    else:
        p.points[seat * SOURCES + FROM_BUTTERFLIES] += p.box.points[kind]


def recover_card(p: Position, seat: i64, kind: i64) -> None:
    """Take a card of the compost into the hand, for an orange tip (BT-3.5)."""
    p.compost.take(kind)
    p.take_up_openly(seat, kind)


def draw_for_meadow_browns(p: Position, seat: i64, chance: Chance) -> None:
    """Draw as many cards as own meadow browns are in play, all or none (BT-3.7, BT-R4)."""
    draw_into_hand(p, seat, p.butterflies[seat * BUTTERFLIES + MEADOW_BROWN], chance)
