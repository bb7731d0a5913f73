"""Explore (section 4)."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import ActionList
from boardwright.games.builders.layout import cell_at, is_stack
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import (
    EXPLORE,
    FACE_DOWN,
    ROAD,
    TOKEN,
    WHICH_TILE,
    WHICH_TOKEN,
)

STEPS: Final[i64] = 2


def list_crossings(p: Position, seat: i64, out: ActionList) -> None:
    """List the crossings at most two steps away, the own one included (BB-4.1, BB-4.3, BB-R2)."""
    here = p.crossing[seat]
    row = here // ROAD
    column = here % ROAD
    to_row: i64 = 0
    while to_row < ROAD:
        rows = to_row - row if to_row > row else row - to_row
        if rows <= STEPS:
            aside = STEPS - rows
            first = column - aside if column > aside else 0
            last = column + aside if column + aside < ROAD else ROAD - 1
            crossing = to_row * ROAD + first
            end = to_row * ROAD + last
            while crossing <= end:
                out.add(EXPLORE + crossing)
                crossing += 1
        to_row += 1


def explore(p: Position, seat: i64, crossing: i64, chance: Chance) -> None:
    """Move, then turn up whatever lies face down around the crossing (BB-4.1, BB-4.2)."""
    p.crossing[seat] = crossing
    corner: i64 = 0
    while corner < 4:
        cell = cell_at(crossing, corner)
        if p.face_up[cell] == FACE_DOWN:
            if is_stack(cell):
                p.face_up[cell] = p.tiles.draw(chance, WHICH_TILE)
            else:
                p.face_up[cell] = TOKEN + p.tokens.draw(chance, WHICH_TOKEN)
        corner += 1
