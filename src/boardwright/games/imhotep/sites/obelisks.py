"""The obelisks (IM-9.4, IM-9.5)."""

from librt.vecs import append
from mypy_extensions import i64

from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.sites.ranking import share_places
from boardwright.games.imhotep.vocabulary import FROM_OBELISKS


def land_at_obelisks(p: Position, seat: i64) -> None:
    """Add a stone to the own tower; on the B side a third one makes an obelisk (IM-9.4, IM-9.5).

    Without a free place it stays loose (IM-R11).
    """
    p.obelisk_stones[seat] += 1
    places = p.box.obelisk_places
    taken = len(p.obelisks)
    if (
        p.box.obelisks_are_b
        and taken < len(places)
        and loose_stones(p, seat) >= p.box.obelisk_stones
    ):
        p.obelisks = append(p.obelisks, seat)
        p.score(seat, FROM_OBELISKS, places[taken])


def loose_stones(p: Position, seat: i64) -> i64:
    """Return the seat's stones that are in no obelisk (B side)."""
    loose = p.obelisk_stones[seat]
    for owner in p.obelisks:
        if owner == seat:
            loose -= p.box.obelisk_stones
    return loose


def score_obelisks(p: Position) -> None:
    """Score the tallest towers, or the stones in no obelisk (IM-9.4, IM-9.5, IM-R11)."""
    if not p.box.obelisks_are_b:
        share_places(p, FROM_OBELISKS, p.obelisk_stones, p.box.obelisk_ranks)
        return
    seat: i64 = 0
    while seat < p.box.players:
        p.score(seat, FROM_OBELISKS, p.box.loose * loose_stones(p, seat))
        seat += 1
