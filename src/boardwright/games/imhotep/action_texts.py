"""The short text of each action, and the places it touches.

    action = "pass" | "get" | "place" slot | "sail" ship site
           | "lever" ship site [stones] | "hammer" slot | "sailcard" slot [site]
           | "chisel" slot [slot] | "take" (card | "pair") | "keep" card
           | "pyramid" ("left" | "middle" | "right") | "decline" | "point" | "stones"
    slot   = ship "." number from the bow       stones = letters of the owners, first out first
    ship   = "1" | "2" | "3" | "4"              site   = "market" | "pyramids" | "temple" | …

What is in brackets is a second action: after `lever 1 burial` the same player is asked for the
order, and `lever 1 burial wbgw` answers. Out of place such an action is written with an ellipsis.
"""

from mypy_extensions import i64

from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.sail_ship import ORDERS, colours_in_order
from boardwright.games.imhotep.words import (
    CARD_NAMES,
    CHISEL_SECOND,
    DECLINE,
    FACE_DOWN_PAIR,
    GET_STONES,
    KEEP,
    LETTERS,
    PASS,
    PLACE,
    PLAY_CHISEL,
    PLAY_HAMMER,
    PLAY_LEVER,
    PLAY_SAIL,
    PYRAMID,
    PYRAMID_NAMES,
    SAIL_CARD_TO,
    SAIL_SHIP,
    SAIL_TO,
    SECOND_STONE,
    SITE_NAMES,
    SITES,
    SLOTS,
    STONES_BONUS,
    TAKE,
    TAKE_POINT,
    UNLOAD_IN_ORDER,
)


def action_text(p: Position, action: int) -> str:
    """Return the text of an action in this position."""
    if action == PASS:
        return "pass"
    if action == GET_STONES:
        return "get"
    if action < SAIL_SHIP:
        return f"place {slot_text(action - PLACE)}"
    if action < PLAY_LEVER:
        return f"sail {_sailing_text(action - SAIL_SHIP)}"
    if action < PLAY_HAMMER:
        return f"lever {_sailing_text(action - PLAY_LEVER)}"
    if action < PLAY_SAIL:
        return f"hammer {slot_text(action - PLAY_HAMMER)}"
    if action < PLAY_CHISEL:
        return f"sailcard {slot_text(action - PLAY_SAIL)}"
    if action < SAIL_CARD_TO:
        return f"chisel {slot_text(action - PLAY_CHISEL)}"
    if action < CHISEL_SECOND:
        return f"sailcard {_first_slot(p, SAIL_TO)} {SITE_NAMES[action - SAIL_CARD_TO]}"
    if action < UNLOAD_IN_ORDER:
        return f"chisel {_first_slot(p, SECOND_STONE)} {slot_text(action - CHISEL_SECOND)}"
    if action < TAKE:
        return _order_text(p, action - UNLOAD_IN_ORDER)
    if action == TAKE + FACE_DOWN_PAIR:
        return "take pair"
    if action < KEEP:
        return f"take {CARD_NAMES[action - TAKE]}"
    if action < PYRAMID:
        return f"keep {CARD_NAMES[action - KEEP]}"
    if action < DECLINE:
        return f"pyramid {PYRAMID_NAMES[action - PYRAMID]}"
    if action == DECLINE:
        return "decline"
    return "point" if action == TAKE_POINT else "stones"


def slot_text(at: int) -> str:
    """Return `2.1` for the first slot of the second ship."""
    return f"{at // SLOTS + 1}.{at % SLOTS + 1}"


def _sailing_text(number: int) -> str:
    return f"{number // SITES + 1} {SITE_NAMES[number % SITES]}"


def _first_slot(p: Position, question: i64) -> str:
    return slot_text(p.detail) if p.asked == question else "…"


def _order_text(p: Position, number: int) -> str:
    """Write the order by the colours of the stones, or by slots if it cannot be chosen now."""
    if not p.is_legal(UNLOAD_IN_ORDER + number):
        return "lever … " + "".join(str(slot + 1) for slot in ORDERS[number])
    stones = "".join(LETTERS[owner] for owner in colours_in_order(p, number))
    return f"lever {p.unloading + 1} {SITE_NAMES[p.ship_site[p.unloading]]} {stones}"


def places_touched(p: Position, action: int) -> list[str]:
    """Return the places on the table that an action touches, the one to click first."""
    if action < PLACE:
        return [f"quarry:{p.asked_seat}"]
    if action < SAIL_SHIP:
        return _slot_places(action - PLACE)
    if action < PLAY_LEVER:
        return _sailing_places(action - SAIL_SHIP)
    if action < PLAY_HAMMER:
        return [f"card:{p.asked_seat}.lever", *_sailing_places(action - PLAY_LEVER)]
    if action < PLAY_SAIL:
        return [f"card:{p.asked_seat}.hammer", *_slot_places(action - PLAY_HAMMER)]
    if action < PLAY_CHISEL:
        return [f"card:{p.asked_seat}.sail", *_slot_places(action - PLAY_SAIL)]
    if action < SAIL_CARD_TO:
        return [f"card:{p.asked_seat}.chisel", *_slot_places(action - PLAY_CHISEL)]
    if action < CHISEL_SECOND:
        return [f"site:{SITE_NAMES[action - SAIL_CARD_TO]}"]
    if action < UNLOAD_IN_ORDER:
        return _slot_places(action - CHISEL_SECOND)
    if action < TAKE:
        return [f"ship:{p.unloading + 1}"]
    if action == TAKE + FACE_DOWN_PAIR:
        return ["offer:pair"]
    if action < KEEP:
        return [f"offer:{CARD_NAMES[action - TAKE]}"]
    if action < PYRAMID:
        return [f"pair:{CARD_NAMES[action - KEEP]}"]
    if action < DECLINE:
        return [f"pyramid:{PYRAMID_NAMES[action - PYRAMID]}"]
    if action == DECLINE or p.asked == STONES_BONUS:
        return ["site:pyramids"]
    return ["site:temple"]


def _slot_places(at: int) -> list[str]:
    return [f"slot:{slot_text(at)}", f"ship:{at // SLOTS + 1}"]


def _sailing_places(number: int) -> list[str]:
    return [f"ship:{number // SITES + 1}", f"site:{SITE_NAMES[number % SITES]}"]
