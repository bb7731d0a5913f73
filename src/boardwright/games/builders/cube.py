"""The big cube: which blocks may be taken, and which can be seen (section 3).

A block goes only when its top is exposed, so each column loses its blocks from the top: how many
of each column are taken says all, and one block of a column at most may be taken.
"""

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import (
    BLOCKS,
    COLUMNS,
    HIDDEN,
    LAYERS,
    TAKEN,
    WHICH_BLOCK,
)


def exposed_sides(p: Position, column: i64, layer: i64) -> i64:
    """Count the side faces of a block with no block before them (BB-3.2)."""
    depth = p.depth
    sides: i64 = 0
    if column < 4 or depth[column - 4] > layer:
        sides += 1
    if column >= 12 or depth[column + 4] > layer:
        sides += 1
    if column & 3 == 0 or depth[column - 1] > layer:
        sides += 1
    if column & 3 == 3 or depth[column + 1] > layer:
        sides += 1
    return sides


def may_be_taken(p: Position, column: i64) -> bool:
    """Tell whether a column's uppermost block has two exposed sides (BB-3.2)."""
    layer = p.depth[column]
    return layer < LAYERS and exposed_sides(p, column, layer) >= 2


def count_from_blocks(p: Position) -> None:
    """Count anew what is kept only for speed: blocks taken, and which may be next (BB-3.2)."""
    column: i64 = 0
    while column < COLUMNS:
        layer: i64 = 0
        while layer < LAYERS and p.cube[column * LAYERS + layer] == TAKEN:
            layer += 1
        p.depth[column] = layer
        column += 1
    column = 0
    while column < COLUMNS:
        _look_at(p, column)
        column += 1


def _look_at(p: Position, column: i64) -> None:
    """Set or clear the bit of one column."""
    bit: i64 = 1 << column
    if may_be_taken(p, column):
        p.takeable |= bit
    else:
        p.takeable &= ~bit


def take_block(p: Position, seat: i64, column: i64, chance: Chance) -> None:
    """Move a column's uppermost block to the supply; look at what it freed (BB-3.1, BB-3.3).

    The block below it and the neighbours on its layer can be seen from now on (BB-3.4).
    """
    layer = p.depth[column]
    p.supply[seat * BLOCKS + p.cube[column * LAYERS + layer]] += 1
    p.cube[column * LAYERS + layer] = TAKEN
    p.depth[column] = layer + 1
    if layer + 1 < LAYERS:
        _expose(p, column, layer + 1, chance)
    _look_at(p, column)
    if column >= 4:
        _free(p, column - 4, layer, chance)
    if column & 3 != 0:
        _free(p, column - 1, layer, chance)
    if column & 3 != 3:
        _free(p, column + 1, layer, chance)
    if column < 12:
        _free(p, column + 4, layer, chance)


def _free(p: Position, column: i64, layer: i64, chance: Chance) -> None:
    """Expose a side face of a neighbour of the block that went, if one is there."""
    if p.depth[column] <= layer:
        _expose(p, column, layer, chance)
        _look_at(p, column)


def _expose(p: Position, column: i64, layer: i64, chance: Chance) -> None:
    """Decide a block when its first face can be seen (BB-3.4)."""
    if p.cube[column * LAYERS + layer] == HIDDEN:
        p.cube[column * LAYERS + layer] = p.hidden.draw(chance, WHICH_BLOCK)


def is_hidden_at_start(column: i64, layer: i64) -> bool:
    """Tell whether no top or side face of a block of the whole cube can be seen (BB-3.4)."""
    row = column >> 2
    place = column & 3
    return layer > 0 and 0 < row < 3 and 0 < place < 3


def layers_gone(p: Position) -> i64:
    """Count the layers, from the top, of which no block is left (BB-9.1)."""
    gone = LAYERS
    for taken in p.depth:
        if taken < gone:
            gone = taken
    return gone
