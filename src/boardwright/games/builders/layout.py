"""The layout of stacks and weapon tokens, and the crossings between them (BB-1.2, BB-1.3, BB-1.6).

Cells are read row by row, six to a row; crossings too, five to a row. The four cells around a
crossing are its corners, numbered top left, top right, bottom left, bottom right. At a corner of
the layout one of them is empty from the start, and the crossing counts all the same (BB-R12).
"""

from mypy_extensions import i64

from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import EMPTY, FACE_DOWN, ROAD, STACK, WIDTH


def cell_at(crossing: i64, corner: i64) -> i64:
    """Return one of the four cells around a crossing (BB-1.6, BB-R12)."""
    row = crossing // ROAD + (corner >> 1)
    return row * WIDTH + crossing % ROAD + (corner & 1)


def height_at_start(cell: i64) -> i64:
    """Return how many tiles or tokens lie on a cell: four, one, at the corners none (BB-1.3)."""
    ends = 0
    if cell // WIDTH == 0 or cell // WIDTH == WIDTH - 1:
        ends += 1
    if cell % WIDTH == 0 or cell % WIDTH == WIDTH - 1:
        ends += 1
    if ends == 0:
        return STACK
    return 1 if ends == 1 else 0


def is_stack(cell: i64) -> bool:
    """Tell whether tiles, not a weapon token, are dealt to a cell (BB-1.2)."""
    return height_at_start(cell) == STACK


def take_from(p: Position, cell: i64) -> i64:
    """Take what lies face up on a cell; what is below stays face down (BB-5.5, BB-6.2)."""
    taken = p.face_up[cell]
    p.height[cell] -= 1
    p.face_up[cell] = FACE_DOWN if p.height[cell] > 0 else EMPTY
    return taken
