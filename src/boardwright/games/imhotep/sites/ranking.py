"""Places that are scored by who has most (IM-9.3, IM-9.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.games.imhotep.position import Position


def share_places(p: Position, source: i64, stones: vec[i64], worth: vec[i64]) -> None:
    """Give each seat the worth of its place (IM-9.3, IM-9.4).

    Tied seats share the sum of their places, rounded down. No stone, no points.
    """
    seat: i64 = 0
    while seat < p.box.players:
        mine = stones[seat]
        if mine > 0:
            above: i64 = 0
            tied: i64 = 0
            other: i64 = 0
            while other < p.box.players:
                if stones[other] > mine:
                    above += 1
                elif stones[other] == mine:
                    tied += 1
                other += 1
            share: i64 = 0
            place = above
            while place < above + tied:
                share += worth[place]
                place += 1
            p.score(seat, source, share // tied)
        seat += 1
