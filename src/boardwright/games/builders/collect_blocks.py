"""Collect blocks (section 3)."""

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import ActionList
from boardwright.games.builders.cube import take_block
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import SECOND_BLOCK, TAKE_BLOCK


def list_blocks(p: Position, out: ActionList) -> None:
    """List the columns whose uppermost block may be taken, of any layer and side (BB-3.2)."""
    left = p.takeable
    action = TAKE_BLOCK
    while left > 0:
        if left & 1 != 0:
            out.add(action)
        left >>= 1
        action += 1


def collect_first_block(p: Position, seat: i64, column: i64, chance: Chance) -> bool:
    """Take the first block and ask for the second, if one is left (BB-3.1, BB-3.3, BB-R1).

    Return whether the action is carried out already.
    """
    take_block(p, seat, column, chance)
    if p.takeable == 0:
        return True
    p.ask(SECOND_BLOCK, seat)
    return False
