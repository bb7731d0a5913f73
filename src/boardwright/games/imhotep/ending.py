"""The end of the game (section 11) and the Pharaoh's wrath (section 12)."""

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.game import Outcome, places_of
from boardwright.games.imhotep.position import Position, owner_of
from boardwright.games.imhotep.sites.burial_chamber import points_for_count, score_burial_chamber
from boardwright.games.imhotep.sites.obelisks import score_obelisks
from boardwright.games.imhotep.vocabulary import (
    CARDS,
    CHISEL,
    FROM_BLUE_CARDS,
    FROM_DECORATIONS,
    FROM_STATUES,
    FROM_WRATH,
    LEVER,
    PYRAMID_DECORATION,
    SIX_ROUNDS,
    STATUE,
    STONES_ON_SLED,
)


def score_end_of_game(p: Position) -> None:
    """Score burial chamber, obelisks and cards, then the wrath (IM-11.1, IM-12.1)."""
    score_burial_chamber(p)
    score_obelisks(p)
    seat: i64 = 0
    while seat < p.box.players:
        _score_cards(p, seat)
        if p.box.wrath and not built_everywhere(p, seat):
            p.score(seat, FROM_WRATH, -p.box.penalty)
        seat += 1


def _score_cards(p: Position, seat: i64) -> None:
    """Score decorations (IM-11.2), statues (IM-11.3) and unused blue cards (IM-10.5)."""
    first = seat * CARDS
    monument: i64 = 0
    while monument < 4:
        cards = p.cards[first + PYRAMID_DECORATION + monument]
        if cards > 0:
            points = stones_on(p, monument) // p.box.decoration
            p.score(seat, FROM_DECORATIONS, cards * points)
        monument += 1
    statues = p.cards[first + STATUE]
    p.score(seat, FROM_STATUES, points_for_count(p.box.statues, p.box.statues_further, statues))
    kind = LEVER
    while kind <= CHISEL:
        p.score(seat, FROM_BLUE_CARDS, p.box.blue * p.cards[first + kind])
        kind += 1


def stones_on(p: Position, monument: i64) -> i64:
    """Count all stones brought to a monument, in the order of the decorations (IM-11.2)."""
    if monument == 0:
        return len(p.pyramids)
    if monument == 1:
        return len(p.temple)
    if monument == 2:
        return len(p.burial_chamber)
    stones: i64 = 0
    for brought in p.obelisk_stones:
        stones += brought
    return stones


def built_everywhere(p: Position, seat: i64) -> bool:
    """Tell whether the seat has a stone on all four monuments (IM-12.1, IM-R12)."""
    on_pyramids = False
    for stone in p.pyramids:
        if owner_of(stone) == seat:
            on_pyramids = True
    return (
        on_pyramids
        and _is_among(seat, p.temple)
        and _is_among(seat, p.burial_chamber)
        and p.obelisk_stones[seat] > 0
    )


def _is_among(seat: i64, stones: vec[i64]) -> bool:
    for owner in stones:
        if owner == seat:
            return True
    return False


def outcome_of(p: Position) -> Outcome:
    """Rank by points, then by stones on the sled; who is still tied shares (IM-11.4)."""
    seats = range(p.box.players)
    by_points: list[tuple[int, ...]] = [(p.total(seat),) for seat in seats]
    with_sleds: list[tuple[int, ...]] = [(p.total(seat), p.sled[seat]) for seat in seats]
    tie_break = "" if places_of(by_points) == places_of(with_sleds) else STONES_ON_SLED
    return Outcome(places_of(with_sleds), SIX_ROUNDS, tie_break)
