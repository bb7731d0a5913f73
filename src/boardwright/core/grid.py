"""Connected groups on a grid: pieces that touch by their sides, never by their corners."""

from librt.vecs import append, vec
from mypy_extensions import i64


def group_sizes(cells: vec[i64], width: i64, kind: i64) -> vec[i64]:
    """Return the size of each connected group of `kind`, in the order of its first cell.

    `cells` are read row by row, `width` to a row; the last row may be short.
    """
    sizes = vec[i64]()
    count = len(cells)
    unseen = cells[:]
    waiting = cells[:]  # only its length matters: a stack that holds every cell at most once
    start: i64 = 0
    while start < count:
        if unseen[start] == kind:
            size: i64 = 0
            top: i64 = 0
            waiting[0] = start
            unseen[start] = kind - 1
            while top >= 0:
                cell = waiting[top]
                top -= 1
                size += 1
                column = cell % width
                side: i64 = 0
                while side < 4:
                    if side == 0:
                        near = cell - width
                    elif side == 1:
                        near = cell + width
                    elif side == 2:
                        near = cell - 1 if column > 0 else -1
                    else:
                        near = cell + 1 if column < width - 1 else -1
                    if 0 <= near < count and unseen[near] == kind:
                        unseen[near] = kind - 1
                        top += 1
                        waiting[top] = near
                    side += 1
            sizes = append(sizes, size)
        start += 1
    return sizes
