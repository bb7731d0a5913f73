"""The flower row: cards flower side up, and common knapweed face up (sections 2 and 3)."""

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import ActionList
from boardwright.games.biotopia.draw import draw_card
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.vocabulary import COMMON_KNAPWEED, KINDS, NO_CARD


def list_hand(p: Position, seat: i64, first_action: i64, out: ActionList) -> None:
    """List the kinds in a hand: any card may be a flower (BT-2.3), any discarded (BT-2.6)."""
    hand = p.hand
    at = seat * KINDS
    left = p.hand_size[seat]
    kind: i64 = 0
    while left > 0:
        copies = hand[at + kind]
        if copies > 0:
            out.add(first_action + kind)
            left -= copies
        kind += 1


def lay_flower(p: Position, seat: i64, kind: i64) -> None:
    """Play a hand card flower side up: one symbol, and nobody sees which (BT-2.3, BT-3.1)."""
    p.lay_face_down(seat, kind)
    _count_flower(p, seat)


def lay_top_card(p: Position, seat: i64, chance: Chance) -> None:
    """Lay the top card of the deck flower side up; its owner knows it (BT-3.6, BT-R3)."""
    kind = draw_card(p, chance)
    if kind != NO_CARD:
        p.put_top_card_down(seat, kind)
        _count_flower(p, seat)


def _count_flower(p: Position, seat: i64) -> None:
    p.symbols[seat] += 1
    p.idle = 0


def play_knapweed(p: Position, seat: i64) -> None:
    """Play common knapweed face up: it lies in the flower row and is two symbols (BT-3.1)."""
    p.lay_face_up(seat, COMMON_KNAPWEED)
    p.knapweeds[seat] += 1
    p.symbols[seat] += 2
    p.idle = 0
