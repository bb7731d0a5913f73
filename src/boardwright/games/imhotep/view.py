"""What a seat may see, and the positions that fit it ("What is known to whom")."""

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.vectors import to_ints
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.position import DEPTH, Position
from boardwright.games.imhotep.sites.market import turn_up_pair
from boardwright.games.imhotep.vocabulary import KEEP_CARD, NO_CARD, SHIPS, SLOTS


def view_of(p: Position, seat: int) -> ImhotepView:
    """Name what a seat sees: everything, but the pair only while it decides (IM-6.4)."""
    pile = to_ints(p.pile.counts)
    seen = [int(NO_CARD), int(NO_CARD)]
    if p.asked == KEEP_CARD:
        if seat == p.asked_seat:
            seen = to_ints(p.seen)
        else:
            for kind in p.seen:
                if kind != NO_CARD:
                    pile[kind] += 1
            for known, count in enumerate(p.pair_inferred):
                pile[known] -= count
    return p.seen_by(seat, pile, seen)


def fill_from_view(p: Position, view: ImhotepView, chance: Chance) -> None:
    """Turn a new position into one that fits the view; an unseen pair is dealt (IM-6.4)."""
    p.agenda = vec[i64]([0] * (3 * DEPTH))
    p.become_seen(view)
    count_from_stones(p)
    if p.asked == KEEP_CARD and p.seen[0] == NO_CARD:
        turn_up_pair(p, chance)


def count_from_stones(p: Position) -> None:
    """Count what is kept only for speed: stones on ships and filled spaces of pyramids."""
    ship: i64 = 0
    while ship < SHIPS:
        p.loaded[ship] = sum(p.load[ship * SLOTS + slot] >= 0 for slot in range(SLOTS))
        ship += 1
    if p.box.pyramids_are_b:
        for pyramid in range(3):
            p.pyramid_filled[pyramid] = sum(stone // 4 == pyramid for stone in p.pyramids)
