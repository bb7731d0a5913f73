"""What cards do: red ones at once (IM-6.2), blue ones as a turn (section 10), bonuses too."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import ActionList
from boardwright.games.imhotep.box import BONUS_CARD, BONUS_SHIP, BONUS_STONES
from boardwright.games.imhotep.get_stones import get_stones, stones_to_get
from boardwright.games.imhotep.place_stone import count_free_slots, list_free_slots, place_stone
from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.sail_ship import list_sailings, sail_ship
from boardwright.games.imhotep.sites.landing import land_stone
from boardwright.games.imhotep.sites.market import draw_card
from boardwright.games.imhotep.vocabulary import (
    BURIAL_CHAMBER,
    CARDS,
    CHISEL,
    DISCARD,
    ENTRANCE,
    HAMMER,
    LEVER,
    NO_CARD,
    NOBODY,
    OBELISKS,
    PAVED_PATH,
    PLAY_CHISEL,
    PLAY_HAMMER,
    PLAY_LEVER,
    PLAY_SAIL,
    PYRAMIDS,
    SAIL,
    SAIL_TO,
    SECOND_STONE,
    SHIP_BONUS,
    SITES,
    SLOTS,
    STONES_BONUS,
    UNLOAD_ORDER,
)

ANY_SHIP: Final[i64] = 4  # no ship lacks more stones than this to its minimum


def receive_card(p: Position, seat: i64, kind: i64) -> None:
    """Lay a card before the seat, or carry out a red one at once (IM-6.2, IM-6.3).

    A red card without a stone in the quarry does nothing (IM-R4).
    """
    if kind > PAVED_PATH:
        p.cards[seat * CARDS + kind] += 1
    elif p.quarry[seat] == 0:
        p.discard.put(kind)
    else:
        p.ask_first(DISCARD, NOBODY, kind)
        p.quarry[seat] -= 1
        land_stone(p, seat, site_of_red_card(kind))


def site_of_red_card(kind: i64) -> i64:
    """Return where a red card puts its stone (IM-6.2)."""
    if kind == ENTRANCE:
        return PYRAMIDS
    return OBELISKS if kind == PAVED_PATH else BURIAL_CHAMBER


def receive_top_card(p: Position, seat: i64, chance: Chance) -> None:
    """Give the top card of the pile, if there is one (IM-7.2, IM-8.3, IM-R8)."""
    kind = draw_card(p, chance)
    if kind != NO_CARD:
        receive_card(p, seat, kind)


def give_pyramid_bonus(p: Position, seat: i64, bonus: i64, chance: Chance) -> None:
    """Give what a space of the pyramids shows besides points (IM-7.2, IM-R10)."""
    if bonus == BONUS_CARD:
        receive_top_card(p, seat, chance)
    elif bonus == BONUS_STONES:
        if not p.box.may_decline_stones:
            get_stones(p, seat, p.box.pyramid_stones)
        elif stones_to_get(p, seat, p.box.pyramid_stones) > 0:
            p.ask_first(STONES_BONUS, seat, 0)
    elif bonus == BONUS_SHIP and p.sled[seat] > 0 and count_free_slots(p) > 0:
        p.ask_first(SHIP_BONUS, seat, 0)


def list_blue_cards(p: Position, seat: i64, out: ActionList) -> None:
    """List what the seat's blue cards allow as a turn (IM-10.1 to IM-10.5)."""
    if not has_blue_card(p, seat):
        return
    if p.has_card(seat, LEVER):
        list_sailings(p, PLAY_LEVER, out)
    if p.has_card(seat, HAMMER) and p.sled[seat] + p.quarry[seat] > 0:  # IM-R6
        list_free_slots(p, PLAY_HAMMER, ANY_SHIP, out)
    if p.has_card(seat, SAIL) and p.sled[seat] > 0:  # IM-R13
        list_free_slots(p, PLAY_SAIL, 1, out)
    if p.has_card(seat, CHISEL) and p.sled[seat] >= 2 and count_free_slots(p) >= 2:  # IM-R7
        list_free_slots(p, PLAY_CHISEL, ANY_SHIP, out)


def has_blue_card(p: Position, seat: i64) -> bool:
    """Tell whether any blue card lies before the seat."""
    cards = p.cards
    first = seat * CARDS
    kind = LEVER
    while kind <= CHISEL:
        if cards[first + kind] > 0:
            return True
        kind += 1
    return False


def _play(p: Position, seat: i64, kind: i64) -> None:
    """Lay a blue card aside; it is discarded when all it caused is carried out (IM-R16)."""
    p.cards[seat * CARDS + kind] -= 1
    p.ask_first(DISCARD, NOBODY, kind)


def play_lever(p: Position, seat: i64, ship: i64, site: i64) -> None:
    """Sail a ship; then the player fixes the order of unloading (IM-10.1)."""
    _play(p, seat, LEVER)
    sail_ship(p, seat, ship, site)
    p.ask_first(UNLOAD_ORDER, seat, 0)


def play_hammer(p: Position, seat: i64, at: i64) -> None:
    """Get stones, then place one (IM-10.2, IM-R6)."""
    _play(p, seat, HAMMER)
    get_stones(p, seat, p.box.get)
    place_stone(p, seat, at)


def play_sail(p: Position, seat: i64, at: i64) -> None:
    """Place a stone; then that ship sails (IM-10.3, IM-R13)."""
    _play(p, seat, SAIL)
    place_stone(p, seat, at)
    p.ask_first(SAIL_TO, seat, at)


def play_chisel(p: Position, seat: i64, at: i64) -> None:
    """Place a stone, then a second one (IM-10.4, IM-R7)."""
    _play(p, seat, CHISEL)
    place_stone(p, seat, at)
    p.ask_first(SECOND_STONE, seat, at)


def play_blue_card(p: Position, seat: i64, action: i64) -> None:
    """Carry out the action that plays a blue card (IM-10.5)."""
    if action < PLAY_HAMMER:
        play_lever(p, seat, (action - PLAY_LEVER) // SITES, (action - PLAY_LEVER) % SITES)
    elif action < PLAY_SAIL:
        play_hammer(p, seat, action - PLAY_HAMMER)
    elif action < PLAY_CHISEL:
        play_sail(p, seat, action - PLAY_SAIL)
    else:
        play_chisel(p, seat, action - PLAY_CHISEL)


def sail_with_card(p: Position, seat: i64, at: i64, site: i64) -> None:
    """Sail the ship on which the Sail card's stone was placed (IM-10.3)."""
    sail_ship(p, seat, at // SLOTS, site)
