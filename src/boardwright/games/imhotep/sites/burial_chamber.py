"""The burial chamber (IM-9.1 to IM-9.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from boardwright.core.grid import group_sizes
from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.sites.ranking import share_places
from boardwright.games.imhotep.vocabulary import FROM_BURIAL_CHAMBER


def land_at_burial_chamber(p: Position, seat: i64) -> None:
    """Put a stone on the next place: columns top to bottom, left to right (IM-9.1)."""
    p.burial_chamber = append(p.burial_chamber, seat)


def score_burial_chamber(p: Position) -> None:
    """Score the groups of the A side or the rows of the B side."""
    if p.box.burial_chamber_is_b:
        row: i64 = 0
        while row < p.box.rows:
            _score_row(p, row)
            row += 1
    else:
        seat: i64 = 0
        while seat < p.box.players:
            _score_groups(p, seat)
            seat += 1


def _score_groups(p: Position, seat: i64) -> None:
    """Score every group of own stones that touch by their sides (IM-9.2)."""
    # Stones came column by column, so a column of the chamber is a row of the grid.
    for size in group_sizes(p.burial_chamber, p.box.rows, seat):
        p.score(
            seat, FROM_BURIAL_CHAMBER, points_for_count(p.box.groups, p.box.groups_further, size)
        )


def _score_row(p: Position, row: i64) -> None:
    """Score the most stones in a row (IM-9.3)."""
    stones = vec[i64]([0, 0, 0, 0])
    at = row
    while at < len(p.burial_chamber):
        stones[p.burial_chamber[at]] += 1
        at += p.box.rows
    share_places(p, FROM_BURIAL_CHAMBER, stones, p.box.row_places)


def points_for_count(series: vec[i64], further: i64, count: i64) -> i64:
    """Return 1, 3, 6, 10, 15 and 2 for each further one (IM-9.2, IM-11.3)."""
    if count == 0:
        return 0
    printed = len(series)
    if count <= printed:
        return series[count - 1]
    return series[printed - 1] + further * (count - printed)
