"""The temple (section 8), A and B side."""

from librt.vecs import append
from mypy_extensions import i64

from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.vocabulary import FROM_TEMPLE, NOBODY


def land_at_temple(p: Position, seat: i64) -> None:
    """Put a stone on the next space from the left, over a full level if need be (IM-8.1)."""
    p.temple = append(p.temple, seat)


def visible_at(p: Position, space: i64) -> i64:
    """Return whose stone is visible from above on a space, or NOBODY (IM-8.1)."""
    count = len(p.temple)
    if space >= count:
        return NOBODY
    width = p.box.temple_spaces
    return p.temple[space + (count - 1 - space) // width * width]


def score_temple_a(p: Position) -> None:
    """Give a point for every visible stone (IM-8.2)."""
    space: i64 = 0
    while space < p.box.temple_spaces:
        owner = visible_at(p, space)
        if owner != NOBODY:
            p.score(owner, FROM_TEMPLE, p.box.temple_a)
        space += 1
