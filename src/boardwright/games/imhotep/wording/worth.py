"""What a position would be worth if the temple paid and the game ended, and after stones landed.

All of it is tried on copies by the rules themselves.
"""

from boardwright.core.game import ActionList
from boardwright.games.imhotep.ending import score_end_of_game
from boardwright.games.imhotep.sites.landing import land_stone
from boardwright.games.imhotep.sites.pyramids import all_complete, build_on_pyramid, list_pyramids
from boardwright.games.imhotep.sites.temple import score_temple_a, visible_at
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import (
    FROM_TEMPLE,
    NEXT_ROUND,
    NO_CARD,
    NOBODY,
    PYRAMID,
    PYRAMIDS,
    SOURCES,
    TEMPLE_CHOICE,
    TEMPLE_SPACE,
)


def worth(p: ImhotepState) -> list[int]:
    """Return each seat's points if the temple paid now and the game ended."""
    end = at_the_end(p)
    return [int(end.total(seat)) for seat in range(p.box.players)]


def at_the_end(p: ImhotepState) -> ImhotepState:
    """Return a position that has not ended as if the temple paid now and the game ended."""
    end = paid_by_temple(p)
    score_end_of_game(end)
    return end


def after_landing(p: ImhotepState, owners: list[int], site: int) -> ImhotepState:
    """Land stones on a monument; at pyramids B each goes where there are most points."""
    after = p.clone()
    for owner in owners:
        if site == PYRAMIDS and p.box.pyramids_are_b and not all_complete(after):
            build_on_pyramid(after, owner, _best_pyramid(after))
        else:
            land_stone(after, owner, site)
    return after


def _best_pyramid(p: ImhotepState) -> int:
    """Return the pyramid whose next space gives most points, the left one of equals (IM-7.2)."""
    open_ones = ActionList()
    list_pyramids(p, open_ones)

    def points(pyramid: int) -> int:
        trial = p.clone()
        build_on_pyramid(trial, 0, pyramid)
        return trial.total(0)

    return max((action - PYRAMID for action in open_ones.to_list()), key=points)


def cards_taken(p: ImhotepState, owners: list[int]) -> list[int]:
    """Count by seat the stones that find a card on offer, the pair being one choice (IM-6.1)."""
    on_offer = sum(kind != NO_CARD for kind in p.offer) + (p.pair > 0)
    taking = owners[:on_offer]
    return [taking.count(seat) for seat in range(p.box.players)]


def paid_by_temple(p: ImhotepState) -> ImhotepState:
    """Let the temple pay its points, as far as it has not this round (IM-8.2, IM-8.3)."""
    paid = p.clone()
    first = first_unpaid_space(p)
    if p.box.temple_is_b:
        for space in range(first, int(p.box.temple_spaces)):
            owner = visible_at(p, space)
            if owner != NOBODY:
                paid.score(owner, FROM_TEMPLE, p.box.temple_b[space])
    elif first == 0:
        score_temple_a(paid)
    return paid


def first_unpaid_space(p: ImhotepState) -> int:
    """Return the space from which on the temple has not paid this round (IM-R9)."""
    if p.is_terminal():
        return int(p.box.temple_spaces)
    pending = {int(p.agenda[at * 3]): int(p.agenda[at * 3 + 2]) for at in range(p.depth)}
    if p.asked == TEMPLE_CHOICE:
        return int(p.detail)
    if TEMPLE_SPACE in pending:
        return pending[TEMPLE_SPACE]
    return int(p.box.temple_spaces) if NEXT_ROUND in pending else 0


def added_at_the_end(p: ImhotepState) -> list[list[int]]:
    """Return what the end would add now, by seat and source (IM-11.1); nothing once it has."""
    end = p.clone()
    if not p.is_terminal():
        score_end_of_game(end)
    return [
        [int(end.points[at] - p.points[at]) for at in range(seat * SOURCES, (seat + 1) * SOURCES)]
        for seat in range(p.box.players)
    ]


def gained(before: ImhotepState, after: ImhotepState, source: int) -> list[int]:
    """Return by seat what was gained from a source."""
    return [
        int(after.points[seat * SOURCES + source] - before.points[seat * SOURCES + source])
        for seat in range(before.box.players)
    ]
