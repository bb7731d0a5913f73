"""Get stones from the quarry to the sled (section 3)."""

from mypy_extensions import i64

from boardwright.games.imhotep.position import Position


def stones_to_get(p: Position, seat: i64, at_most: i64) -> i64:
    """Return how many stones a seat gets: as many as fit and are there (IM-3.1, IM-R1, IM-R10)."""
    room = p.box.sled - p.sled[seat]
    if room < at_most:
        at_most = room
    left = p.quarry[seat]
    return left if left < at_most else at_most


def get_stones(p: Position, seat: i64, at_most: i64) -> None:
    """Move own stones from the quarry to the sled (IM-3.1)."""
    stones = stones_to_get(p, seat, at_most)
    p.quarry[seat] -= stones
    p.sled[seat] += stones
