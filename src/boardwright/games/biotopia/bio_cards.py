"""The bio cards: chrysalis and sunshine (section 3)."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import ActionList
from boardwright.games.biotopia.butterflies import come_into_play
from boardwright.games.biotopia.draw import draw_into_hand
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.vocabulary import (
    CHRYSALIS,
    CHRYSALIS_TARGET,
    KINDS,
    PEACOCK,
    SUNSHINE,
    TURN_OVER,
)

SUNSHINE_CARDS: Final[i64] = 3


def has_card_to_turn(p: Position, seat: i64) -> bool:
    """Tell whether a flower-side butterfly, no peacock, is in the own row (BT-3.12, BT-R2)."""
    at = seat * KINDS
    end = at + PEACOCK
    while at < end:
        if p.flowers[at] > 0:
            return True
        at += 1
    return False


def play_chrysalis(p: Position, seat: i64) -> None:
    """Put the chrysalis on the compost, then ask which card it turns (BT-3.12)."""
    p.lay_face_up(seat, CHRYSALIS)
    p.compost.put(CHRYSALIS)
    p.ask_first(CHRYSALIS_TARGET, seat, 0)


def list_cards_to_turn(p: Position, seat: i64, out: ActionList) -> None:
    """List the flower-side butterflies; a peacock is not turned (BT-3.11, BT-3.12)."""
    at = seat * KINDS
    kind: i64 = 0
    while kind < PEACOCK:
        if p.flowers[at + kind] > 0:
            out.add(TURN_OVER + kind)
        kind += 1


def turn_over(p: Position, seat: i64, kind: i64, chance: Chance) -> None:
    """Turn a flower into the butterfly row; it acts (BT-3.12).

    Its cost does not matter: what a card says beats the general rules (BT-7.2).
    """
    p.turn_openly(seat, kind)
    p.symbols[seat] -= 1
    come_into_play(p, seat, kind, chance)


def play_sunshine(p: Position, seat: i64, chance: Chance) -> None:
    """Draw three cards, then put the sunshine on the compost (BT-3.13, BT-R3)."""
    p.lay_face_up(seat, SUNSHINE)
    draw_into_hand(p, seat, SUNSHINE_CARDS, chance)
    p.compost.put(SUNSHINE)
