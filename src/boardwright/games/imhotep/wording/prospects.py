"""What follows from a view of Imhotep by the rules, for whoever draws the table.

All of it lies open, so it is the same for everybody who looks.
"""

from typing import Final, NamedTuple, NewType

from boardwright.core.chance import RandomChance
from boardwright.core.game import ActionList
from boardwright.core.vectors import to_ints, to_vec
from boardwright.games.imhotep.ending import score_end_of_game
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.rounds import ROUNDS
from boardwright.games.imhotep.sail_ship import list_free_sites, may_sail
from boardwright.games.imhotep.sites.burial_chamber import points_for_count
from boardwright.games.imhotep.sites.obelisks import loose_stones
from boardwright.games.imhotep.sites.ranking import share_places
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import (
    BURIAL_CHAMBER,
    CARD_NAMES,
    CARDS,
    FROM_BLUE_CARDS,
    FROM_BURIAL_CHAMBER,
    FROM_DECORATIONS,
    FROM_OBELISKS,
    FROM_PYRAMIDS,
    FROM_STATUES,
    FROM_TEMPLE,
    MARKET,
    NOBODY,
    OBELISKS,
    PYRAMIDS,
    SHIPS,
    SITE_NAMES,
    SITES,
    SLOTS,
    SOURCE_NAMES,
    SOURCES,
    TEMPLE,
    WAITING,
)
from boardwright.games.imhotep.wording.worth import (
    added_at_the_end,
    after_landing,
    cards_taken,
    gained,
    paid_by_temple,
    worth,
)

# What a monument gives, but for the temple, which pays every round.
SOURCE: Final = {
    int(PYRAMIDS): int(FROM_PYRAMIDS),
    int(BURIAL_CHAMBER): int(FROM_BURIAL_CHAMBER),
    int(OBELISKS): int(FROM_OBELISKS),
}
FROM_CARDS: Final = [int(FROM_DECORATIONS), int(FROM_STATUES), int(FROM_BLUE_CARDS)]


# Names as programs of others read them, in `fields.py` too.
Site = NewType("Site", str)
Card = NewType("Card", str)
Source = NewType("Source", str)


class Voyage(NamedTuple):
    """What it would bring if a ship sailed to a free site now and the game ended after it."""

    ship: int  # from 0
    site: Site
    points: list[int]  # by seat: more or fewer than without it, the temple paid once
    cards: list[int]  # by seat: cards that its stones take at the market


class Group(NamedTuple):
    """Stones of one seat that touch by their sides in the burial chamber (side A)."""

    seat: int
    stones: list[int]  # their numbers in the order in which they came
    points: int


class Row(NamedTuple):
    """A row of the burial chamber (side B)."""

    stones: list[int]  # by seat
    points: list[int]  # by seat


class Prospects(NamedTuple):
    """What everybody can work out from what lies on the table."""

    rounds: int  # that a game has
    ready: list[bool]  # by ship: it waits, and its minimum of stones is on board
    voyages: list[Voyage]  # ships with stones on board, by ship and site
    standing: dict[Site, list[int]]  # by monument and seat: its points, had the game ended
    ending: list[dict[Source, int]]  # by seat: what is added if the game ends like this
    groups: list[Group]
    rows: list[Row]
    loose: list[int]  # by seat: stones that are in no obelisk (side B)
    cards: list[dict[Card, int]]  # by seat: what the cards before it give at the end


def prospects(game: Imhotep, view: ImhotepView) -> Prospects:
    """Return what follows from a view."""
    p = game.imagine(view, RandomChance(0))
    is_b = p.box.burial_chamber_is_b
    rows = range(p.box.rows) if is_b else range(0)
    ending = added_at_the_end(p)
    return Prospects(
        rounds=int(ROUNDS),
        ready=[bool(may_sail(p, ship)) for ship in range(SHIPS)],
        voyages=[] if p.is_terminal() else _voyages(p),
        standing={
            Site(SITE_NAMES[site]): _standing(p, ending, site)
            for site in range(SITES)
            if site != MARKET
        },
        ending=[
            {Source(name): points for name, points in zip(SOURCE_NAMES, seat)} for seat in ending
        ],
        groups=[] if is_b else _groups(p),
        rows=[_row(p, row) for row in rows],
        loose=[int(loose_stones(p, seat)) for seat in range(p.box.players)],
        cards=[_card_points(p, seat) for seat in range(p.box.players)],
    )


def _voyages(p: ImhotepState) -> list[Voyage]:
    """Try every waiting ship with a stone at every free site (IM-5.2, IM-5.4)."""
    free = ActionList()
    list_free_sites(p, 0, free)
    before = worth(p)
    found: list[Voyage] = []
    for ship in range(SHIPS):
        load = to_ints(p.load[ship * SLOTS : (ship + 1) * SLOTS])
        owners = [owner for owner in load if owner != NOBODY]
        if p.ship_site[ship] != WAITING or not owners:
            continue
        for site in free.to_list():
            cards = cards_taken(p, owners) if site == MARKET else []
            after = before if site == MARKET else worth(after_landing(p, owners, site))
            gains = [now - then for now, then in zip(after, before, strict=True)]
            found.append(Voyage(ship, Site(SITE_NAMES[site]), gains, cards))
    return found


def _standing(p: ImhotepState, ending: list[list[int]], site: int) -> list[int]:
    """Return by seat what a monument gave and would give; of the temple what it still pays."""
    if site == TEMPLE:
        return gained(p, paid_by_temple(p), int(FROM_TEMPLE))
    source = SOURCE[site]
    return [int(p.points[seat * SOURCES + source]) + end[source] for seat, end in enumerate(ending)]


def _card_points(p: ImhotepState, seat: int) -> dict[Card, int]:
    """Let a seat have the cards of one kind only, and see what they score (IM-10.5, IM-11.2)."""
    points: dict[Card, int] = {}
    for kind, name in enumerate(CARD_NAMES):
        alone = p.clone()
        for other in range(CARDS):
            if other != kind:
                alone.cards[seat * CARDS + other] = 0
        before = alone.clone()
        score_end_of_game(alone)
        points[Card(name)] = sum(gained(before, alone, source)[seat] for source in FROM_CARDS)
    return points


def _groups(p: ImhotepState) -> list[Group]:
    """Find the groups of stones that touch by their sides (IM-9.2)."""
    owners = to_ints(p.burial_chamber)
    rows = int(p.box.rows)
    left = set(range(len(owners)))
    found: list[Group] = []
    for first, seat in enumerate(owners):
        if first not in left:
            continue
        left.remove(first)
        stones = [first]
        for stone in stones:
            above = [stone - 1] if stone % rows else []
            below = [stone + 1] if (stone + 1) % rows else []
            for near in (stone - rows, *above, *below, stone + rows):
                if near in left and owners[near] == seat:
                    left.remove(near)
                    stones.append(near)
        points = points_for_count(p.box.groups, p.box.groups_further, len(stones))
        found.append(Group(seat, sorted(stones), int(points)))
    return found


def _row(p: ImhotepState, row: int) -> Row:
    """Count a row, and share its places (IM-9.3)."""
    owners = to_ints(p.burial_chamber)[row :: int(p.box.rows)]
    stones = [owners.count(seat) for seat in range(4)]
    shared = p.clone()
    share_places(shared, FROM_BURIAL_CHAMBER, to_vec(stones), p.box.row_places)
    return Row(stones[: p.box.players], gained(p, shared, int(FROM_BURIAL_CHAMBER)))
