"""Collect a weapon (section 7)."""

from mypy_extensions import i64

from boardwright.core.game import ActionList
from boardwright.games.builders.layout import cell_at, take_from
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import COLLECT, TOKEN, WEAPONS


def list_weapons(p: Position, seat: i64, out: ActionList) -> None:
    """List the face-up weapon tokens next to the character (BB-7.1)."""
    corner: i64 = 0
    while corner < 4:
        if p.face_up[cell_at(p.crossing[seat], corner)] >= TOKEN:
            out.add(COLLECT + corner)
        corner += 1


def collect_weapon(p: Position, seat: i64, corner: i64) -> None:
    """Take the token into the own pile, whose contents all know (BB-7.1, BB-7.2, BB-R13)."""
    kind = take_from(p, cell_at(p.crossing[seat], corner)) - TOKEN
    p.pile[seat * WEAPONS + kind] += 1
