"""Why an action is refused: the rule it breaks, in words. Only explains; it never decides."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from boardwright.core.actions import Action
from boardwright.core.game import IllegalAction
from boardwright.core.messages import Message, Value, named
from boardwright.games.imhotep.place_stone import count_free_slots
from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.sail_ship import may_sail
from boardwright.games.imhotep.vocabulary import (
    CARD_NAMES,
    CHISEL,
    HAMMER,
    LEVER,
    NOBODY,
    PYRAMID_NAMES,
    SAIL,
    SITE_NAMES,
    SLOTS,
    WAITING,
)


def _refuse(rule: str, message: str, values: dict[str, Value]) -> IllegalAction:
    return IllegalAction(rule, message, values)


def _card(kind: i64) -> Message:
    return named("imhotep", "card", CARD_NAMES[kind])


def _refuse_pass(p: Position, action: Action) -> IllegalAction:
    """Refuse to pass while something can be done (IM-R2)."""
    return _refuse("IM-R2", "imhotep-refused-pass", {})


def _refuse_get(p: Position, action: Action) -> IllegalAction:
    """Refuse to get stones: full sled or no own stone in the quarry (IM-R1)."""
    if p.quarry[p.asked_seat] == 0:
        return _refuse("IM-R1", "imhotep-refused-empty-quarry", {})
    return _refuse("IM-R1", "imhotep-refused-full-sled", {"room": int(p.box.sled)})


def _refuse_place(p: Position, action: Action) -> IllegalAction:
    """Refuse to place a stone: none on the sled, or the slot cannot take it (IM-4.1)."""
    if p.sled[p.asked_seat] == 0:
        return _refuse("IM-4.1", "imhotep-refused-empty-sled", {})
    return _refuse_slot(p, action)


def _refuse_slot(p: Position, action: Action) -> IllegalAction:
    """Refuse a slot: the ship has sailed, has no such slot, or it is taken (IM-4.1)."""
    ship, slot = action["ship"], action["slot"]
    values: dict[str, Value] = {"ship": ship + 1, "slot": slot + 1}
    if p.ship_site[ship] != WAITING:
        return _refuse("IM-4.1", "imhotep-refused-sailed", values)
    if slot >= p.capacity[ship]:
        return _refuse("IM-4.1", "imhotep-refused-no-slot", values)
    return _refuse("IM-4.1", "imhotep-refused-slot-taken", values)


def _refuse_sail(p: Position, action: Action) -> IllegalAction:
    """Refuse to sail: gone already, too few stones, or the site is taken (IM-5.1, IM-5.2)."""
    ship = action["ship"]
    values: dict[str, Value] = {"ship": ship + 1}
    if p.ship_site[ship] != WAITING:
        return _refuse("IM-5.2", "imhotep-refused-ship-sailed", values)
    if not may_sail(p, ship):
        values["needs"] = int(p.box.minimum[p.capacity[ship]])
        values["has"] = int(p.loaded[ship])
        return _refuse("IM-5.1", "imhotep-refused-minimum", values)
    return _refuse_visited(p, action)


def _refuse_visited(p: Position, action: Action) -> IllegalAction:
    """Refuse a site that a ship has visited this round (IM-5.2)."""
    site = named("imhotep", "to", SITE_NAMES[action["site"]])
    return _refuse("IM-5.2", "imhotep-refused-visited", {"site": site})


def _refuse_lever(p: Position, action: Action) -> IllegalAction:
    """Refuse the Lever: no such card, or no such ship sails there (IM-10.1)."""
    if not p.has_card(p.asked_seat, LEVER):
        return _refuse_no_card("IM-10.1", LEVER)
    return _refuse_sail(p, action)


def _refuse_hammer(p: Position, action: Action) -> IllegalAction:
    """Refuse the Hammer: no such card, no stone at all, or no such slot (IM-10.2, IM-R6)."""
    seat = p.asked_seat
    if not p.has_card(seat, HAMMER):
        return _refuse_no_card("IM-10.2", HAMMER)
    if p.sled[seat] + p.quarry[seat] == 0:
        return _refuse("IM-R6", "imhotep-refused-no-stone-at-all", {})
    return _refuse_slot(p, action)


def _refuse_sail_card(p: Position, action: Action) -> IllegalAction:
    """Refuse the Sail card: no stone, no such slot, or too few stones with this one (IM-R13)."""
    seat = p.asked_seat
    if not p.has_card(seat, SAIL):
        return _refuse_no_card("IM-10.3", SAIL)
    if p.sled[seat] == 0:
        return _refuse("IM-R13", "imhotep-refused-empty-sled", {})
    ship, slot = action["ship"], action["slot"]
    is_free = slot < p.capacity[ship] and p.load[ship * SLOTS + slot] == NOBODY
    if p.ship_site[ship] != WAITING or not is_free:
        return _refuse_slot(p, action)
    values: dict[str, Value] = {
        "ship": ship + 1,
        "needs": int(p.box.minimum[p.capacity[ship]]),
        "has": int(p.loaded[ship]) + 1,
    }
    return _refuse("IM-R13", "imhotep-refused-minimum", values)


def _refuse_chisel(p: Position, action: Action) -> IllegalAction:
    """Refuse the Chisel: no such card, or no two stones and slots for it (IM-10.4, IM-R7)."""
    stones = p.sled[p.asked_seat]
    free = count_free_slots(p)
    if not p.has_card(p.asked_seat, CHISEL):
        return _refuse_no_card("IM-10.4", CHISEL)
    if stones < 2:
        return _refuse("IM-R7", "imhotep-refused-two-stones", {"has": int(stones)})
    if free < 2:
        return _refuse("IM-R7", "imhotep-refused-two-slots", {"free": int(free)})
    return _refuse_slot(p, action)


def _refuse_no_card(rule: str, kind: i64) -> IllegalAction:
    """Refuse a card that does not lie before the player."""
    return _refuse(rule, "imhotep-refused-no-card", {"card": _card(kind)})


def _refuse_order(p: Position, action: Action) -> IllegalAction:
    """Refuse an order that unloads the same colours as another one (IM-10.1)."""
    return _refuse("IM-10.1", "imhotep-refused-order", {})


def _refuse_take(p: Position, action: Action) -> IllegalAction:
    """Refuse a card that does not lie open on the market (IM-6.1)."""
    return _refuse("IM-6.1", "imhotep-refused-not-on-offer", {"card": _card(action["card"])})


def _refuse_look(p: Position, action: Action) -> IllegalAction:
    """Refuse the face-down pair where there is none (IM-6.4)."""
    return _refuse("IM-6.4", "imhotep-refused-no-pair", {})


def _refuse_keep(p: Position, action: Action) -> IllegalAction:
    """Refuse a card that is not in the pair (IM-6.4)."""
    return _refuse("IM-6.4", "imhotep-refused-not-in-pair", {"card": _card(action["card"])})


def _refuse_pyramid(p: Position, action: Action) -> IllegalAction:
    """Refuse a pyramid that is complete (IM-7.2)."""
    pyramid = named("imhotep", "pyramid", PYRAMID_NAMES[action["pyramid"]])
    return _refuse("IM-7.2", "imhotep-refused-complete", {"pyramid": pyramid})


# By family; those that are not here can always be chosen where they answer what is asked.
REFUSALS: Final[dict[str, Callable[[Position, Action], IllegalAction]]] = {
    "pass": _refuse_pass,
    "get": _refuse_get,
    "place": _refuse_place,
    "sail": _refuse_sail,
    "lever": _refuse_lever,
    "hammer": _refuse_hammer,
    "sail-card": _refuse_sail_card,
    "chisel": _refuse_chisel,
    "sail-to": _refuse_visited,
    "second-stone": _refuse_slot,
    "unload": _refuse_order,
    "take": _refuse_take,
    "look": _refuse_look,
    "keep": _refuse_keep,
    "pyramid": _refuse_pyramid,
}
