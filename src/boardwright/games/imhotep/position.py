"""A position of Imhotep: everything that lies on the table, and what is asked of whom."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.agenda import AgendaState
from boardwright.core.bag import Bag
from boardwright.games.imhotep.box import Box
from boardwright.games.imhotep.words import CARDS, GAME_OVER, SOURCE_NAMES

DEPTH: Final = 20  # of the agenda: turn, blue card, ship, and a red card for each pyramid space


class Position(AgendaState):
    """The table. Rules change it by the functions of the modules named after them."""

    box: Box
    # Seats, one number each.
    sled: vec[i64]
    quarry: vec[i64]
    cards: vec[i64]  # seat * CARDS + kind: face up before the player
    # The round.
    round: i64  # 1 to 6
    round_cards: Bag  # those that may still come; one of them never will (IM-1.4)
    start_player: i64
    last_sailor: i64  # who sailed the latest ship of this round, or NOBODY
    passes: i64  # in a row
    # Ships, in the order of the round card.
    capacity: vec[i64]
    ship_site: vec[i64]  # a site, WAITING or GONE
    load: vec[i64]  # ship * SLOTS + slot, from the bow: the stone's owner or NOBODY
    loaded: vec[i64]  # stones on each ship
    unloading: i64  # the ship being unloaded, or NOBODY
    unload_order: vec[i64]  # its slots, first to last
    # Market.
    pile: Bag  # the undecided pair of market B included
    discard: Bag
    offer: vec[i64]  # kinds on the four places, or NO_CARD
    pair: i64  # cards in the face-down pair (market B)
    pair_inferred: vec[i64]  # of them, those known by elimination because the pile ran out
    seen: vec[i64]  # the pair while its picker decides, else NO_CARD twice
    # Sites: the owners of the stones in the order in which they came.
    pyramids: vec[i64]  # owner + 4 * pyramid on the B side (BESIDE: right of them)
    pyramid_filled: vec[i64]  # B side: spaces taken of each pyramid
    temple: vec[i64]
    burial_chamber: vec[i64]
    obelisk_stones: vec[i64]  # stones brought by each seat
    obelisks: vec[i64]  # B side: the owners of complete obelisks, dearest place first

    def __init__(self, box: Box) -> None:
        super().__init__(SOURCE_NAMES)
        self.box = box

    def copy_from(self, other: "Position") -> None:
        """Become an independent copy of another position of the same game."""
        self.sled = other.sled[:]
        self.quarry = other.quarry[:]
        self.points = other.points[:]
        self.cards = other.cards[:]
        self.round = other.round
        self.round_cards = other.round_cards.clone()
        self.start_player = other.start_player
        self.last_sailor = other.last_sailor
        self.passes = other.passes
        self.capacity = other.capacity[:]
        self.ship_site = other.ship_site[:]
        self.load = other.load[:]
        self.loaded = other.loaded[:]
        self.unloading = other.unloading
        self.unload_order = other.unload_order[:]
        self.pile = other.pile.clone()
        self.discard = other.discard.clone()
        self.offer = other.offer[:]
        self.pair = other.pair
        self.pair_inferred = other.pair_inferred[:]
        self.seen = other.seen[:]
        self.pyramids = other.pyramids[:]
        self.pyramid_filled = other.pyramid_filled[:]
        self.temple = other.temple[:]
        self.burial_chamber = other.burial_chamber[:]
        self.obelisk_stones = other.obelisk_stones[:]
        self.obelisks = other.obelisks[:]
        self.copy_agenda_from(other)

    def has_card(self, seat: i64, kind: i64) -> bool:
        """Tell whether a card of this kind lies before the seat."""
        return self.cards[seat * CARDS + kind] > 0

    def is_terminal(self) -> bool:
        """Tell whether the game has ended."""
        return self.asked == GAME_OVER

    def visited_sites(self) -> i64:
        """Return a bit for each site at which a ship lies this round (IM-5.2)."""
        visited: i64 = 0
        for site in self.ship_site:
            if site >= 0:
                visited |= 1 << site
        return visited


def owner_of(stone: i64) -> i64:
    """Return who owns a stone on the pyramids."""
    return stone & 3
