"""What a seat may see, and the positions that fit it ("What is known to whom")."""

from dataclasses import dataclass

from mypy_extensions import i64

from boardwright.core.bag import Bag
from boardwright.core.chance import Chance
from boardwright.core.game import View
from boardwright.core.vectors import to_ints, to_vec
from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.sites.market import turn_up_pair
from boardwright.games.imhotep.words import KEEP_CARD, NO_CARD, SHIPS, SLOTS


@dataclass(frozen=True)
class ImhotepView(View):
    """All that lies open, by the same names as in `Position`, and the own look at the pair."""

    seat: int
    round: int
    round_cards: list[int]
    start_player: int
    last_sailor: int
    passes: int
    sled: list[int]
    quarry: list[int]
    points: list[int]
    cards: list[int]
    capacity: list[int]
    ship_site: list[int]
    load: list[int]
    unloading: int
    unload_order: list[int]
    pile: list[int]  # what may be in the pile or, unseen by this seat, in the pair
    discard: list[int]
    offer: list[int]
    pair: int
    pair_inferred: list[int]
    seen: list[int]  # the pair, for the seat that looks at it
    pyramids: list[int]
    temple: list[int]
    burial_chamber: list[int]
    obelisk_stones: list[int]
    obelisks: list[int]
    asked: list[int]
    agenda: list[int]


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
    return ImhotepView(
        seat=seat,
        round=p.round,
        round_cards=to_ints(p.round_cards.counts),
        start_player=p.start_player,
        last_sailor=p.last_sailor,
        passes=p.passes,
        sled=to_ints(p.sled),
        quarry=to_ints(p.quarry),
        points=to_ints(p.points),
        cards=to_ints(p.cards),
        capacity=to_ints(p.capacity),
        ship_site=to_ints(p.ship_site),
        load=to_ints(p.load),
        unloading=p.unloading,
        unload_order=to_ints(p.unload_order),
        pile=pile,
        discard=to_ints(p.discard.counts),
        offer=to_ints(p.offer),
        pair=p.pair,
        pair_inferred=to_ints(p.pair_inferred),
        seen=seen,
        pyramids=to_ints(p.pyramids),
        temple=to_ints(p.temple),
        burial_chamber=to_ints(p.burial_chamber),
        obelisk_stones=to_ints(p.obelisk_stones),
        obelisks=to_ints(p.obelisks),
        asked=[int(p.asked), int(p.asked_seat), int(p.detail)],
        agenda=to_ints(p.agenda)[: p.depth * 3],
    )


def become_imagined(p: Position, view: ImhotepView, chance: Chance) -> None:
    """Turn a laid-out position into one that fits the view; an unseen pair is dealt (IM-6.4)."""
    p.sled = to_vec(view.sled)
    p.quarry = to_vec(view.quarry)
    p.points = to_vec(view.points)
    p.cards = to_vec(view.cards)
    p.round = view.round
    p.round_cards = Bag(to_vec(view.round_cards))
    p.start_player = view.start_player
    p.last_sailor = view.last_sailor
    p.passes = view.passes
    p.capacity = to_vec(view.capacity)
    p.ship_site = to_vec(view.ship_site)
    p.load = to_vec(view.load)
    p.unloading = view.unloading
    p.unload_order = to_vec(view.unload_order)
    p.pile = Bag(to_vec(view.pile))
    p.discard = Bag(to_vec(view.discard))
    p.offer = to_vec(view.offer)
    p.pair = view.pair
    p.pair_inferred = to_vec(view.pair_inferred)
    p.seen = to_vec(view.seen)
    p.pyramids = to_vec(view.pyramids)
    p.temple = to_vec(view.temple)
    p.burial_chamber = to_vec(view.burial_chamber)
    p.obelisk_stones = to_vec(view.obelisk_stones)
    p.obelisks = to_vec(view.obelisks)
    for at, entry in enumerate(view.agenda):
        p.agenda[at] = entry
    p.depth = len(view.agenda) // 3
    p.ask(view.asked[0], view.asked[1], view.asked[2])
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
