"""Beaten mobs (section 8): those that give an extra action; the others score at the end."""

from mypy_extensions import i64

from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import (
    BUILDINGS,
    EXTRA_ACTION,
    EXTRA_ACTION_ICON,
    MOBS,
    NO_TILE,
    RETURNED,
)


def gives_extra_action(p: Position, mob: i64) -> bool:
    """Tell whether a mob (0 to 19) has the extra-action icon, no scoring one (BB-8.1, BB-8.2)."""
    return p.box.icon[mob] == EXTRA_ACTION_ICON


def extra_action_mob(p: Position, seat: i64) -> i64:
    """Return a mob tile that the seat can trade in, or NO_TILE (BB-8.1).

    It may have been beaten in this very turn; which one it is makes no difference (BB-R6).
    """
    mob: i64 = 0
    while mob < MOBS:
        if p.owner[BUILDINGS + mob] == seat and gives_extra_action(p, mob):
            return BUILDINGS + mob
        mob += 1
    return NO_TILE


def trade_mob(p: Position, seat: i64) -> None:
    """Return one mob to the box, its experience kept; an action must follow (BB-8.1, BB-R6)."""
    p.owner[extra_action_mob(p, seat)] = RETURNED
    p.ask(EXTRA_ACTION, seat)
