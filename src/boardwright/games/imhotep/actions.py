"""The questions of Imhotep and the actions that answer them: short texts, places, messages.

    slot  = ship "." number from the bow       order = letters of the owners, first out first
    ship  = "1" | "2" | "3" | "4"              site  = "market" | "pyramids" | "temple" | …

A second action repeats the first: after `lever 1 burial` the same player is asked for the order,
and `lever 1 burial wbgw` answers. Out of place such an action is written with an ellipsis.
"""

from collections.abc import Callable
from typing import Final

from boardwright.core.actions import Action, ActionSpace, Argument, Family, Question, numbered
from boardwright.games.imhotep.fields import CARD, SHIP, SITE, SLOT
from boardwright.games.imhotep.fields import PYRAMID as WHICH
from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.sail_ship import ORDERS, colours_in_order
from boardwright.games.imhotep.vocabulary import (
    ACTIONS,
    CHISEL_SECOND,
    CHOOSE_PYRAMID,
    DECLINE,
    DISCARD,
    END_TURN,
    GAME_OVER,
    GET_STONES,
    KEEP,
    KEEP_CARD,
    LOOK,
    NEXT_ROUND,
    PASS,
    PLACE,
    PLAY_CHISEL,
    PLAY_HAMMER,
    PLAY_LEVER,
    PLAY_SAIL,
    PYRAMID,
    SAIL_CARD_TO,
    SAIL_SHIP,
    SAIL_TO,
    SECOND_STONE,
    SHIP_BONUS,
    SITE_NAMES,
    SLOTS,
    STONES_BONUS,
    TAKE,
    TAKE_CARD,
    TAKE_POINT,
    TAKE_STONES,
    TEMPLE_CHOICE,
    TEMPLE_SPACE,
    TURN,
    UNLOAD,
    UNLOAD_IN_ORDER,
    UNLOAD_ORDER,
)

ORDER: Final = Argument("order", ["".join(str(slot + 1) for slot in order) for order in ORDERS])
SPACE: Final = numbered("space", 5)  # of the temple
POSITION: Final = numbered("position", SLOTS + 1)  # in the order of unloading: what is next

QUESTIONS: Final = [
    Question(TURN, "turn", "IM-2.3"),
    Question(UNLOAD_ORDER, "unload-order", "IM-10.1"),
    Question(SAIL_TO, "sail-to", "IM-10.3", [SHIP, SLOT], "asked-sail-to {ship}"),
    Question(SECOND_STONE, "second-stone", "IM-10.4", [SHIP, SLOT]),
    Question(TAKE_CARD, "take-card", "IM-6.1"),
    Question(KEEP_CARD, "keep-card", "IM-6.4"),
    Question(CHOOSE_PYRAMID, "choose-pyramid", "IM-7.2"),
    Question(SHIP_BONUS, "ship-bonus", "IM-7.2"),
    Question(TEMPLE_CHOICE, "temple-choice", "IM-8.3", [SPACE], "asked-temple-choice {space}"),
    Question(STONES_BONUS, "stones-bonus", "IM-7.2"),
    Question(GAME_OVER, "game-over", "IM-11.1"),
    # Steps that follow by themselves.
    Question(UNLOAD, "unload", "IM-5.4", [POSITION]),
    Question(DISCARD, "discard", "IM-R16", [CARD]),
    Question(END_TURN, "end-turn", "IM-2.3"),
    Question(TEMPLE_SPACE, "temple-space", "IM-8.3", [SPACE]),
    Question(NEXT_ROUND, "next-round", "IM-2.5"),
]

IN_SLOT: Final = ["slot:{ship}.{slot}", "ship:{ship}"]
TO_SITE: Final = ["ship:{ship}", "site:{site}"]

# fmt: off
# Laid out as a table: a family, what it answers, its text, what it touches, how people are told.
FAMILIES: Final = [
    Family("pass", PASS, [], [TURN],
           "pass", ["quarry:{seat}"]),
    Family("get", GET_STONES, [], [TURN],
           "get", ["quarry:{seat}"],
           label="label-stones {stones=to_get}", deed="did-get {stones=got}"),
    Family("place", PLACE, [SHIP, SLOT], [TURN, SHIP_BONUS],
           "place {ship}.{slot}", IN_SLOT,
           "do-place {ship}", "label-slot {slot}", "did-place {slot=berth}"),
    Family("sail", SAIL_SHIP, [SHIP, SITE], [TURN],
           "sail {ship} {site}", TO_SITE,
           "do-sail {ship}", "{site}", "did-sail {ship} {to}"),
    Family("lever", PLAY_LEVER, [SHIP, SITE], [TURN],
           "lever {ship} {site}", ["card:{seat}.lever", *TO_SITE],
           "do-lever {ship}", "{site}", "did-lever {ship} {to}"),
    Family("hammer", PLAY_HAMMER, [SHIP, SLOT], [TURN],
           "hammer {ship}.{slot}", ["card:{seat}.hammer", *IN_SLOT],
           "do-hammer {ship}", "label-slot {slot}", "did-hammer {stones=hammered} {slot=berth}"),
    Family("sail-card", PLAY_SAIL, [SHIP, SLOT], [TURN],
           "sailcard {ship}.{slot}", ["card:{seat}.sail", *IN_SLOT],
           "do-sail-card {ship}", "label-slot {slot}", "did-sail-card {slot=berth}"),
    Family("chisel", PLAY_CHISEL, [SHIP, SLOT], [TURN],
           "chisel {ship}.{slot}", ["card:{seat}.chisel", *IN_SLOT],
           "do-chisel {ship}", "label-slot {slot}", "did-chisel {slot=berth}"),
    Family("sail-to", SAIL_CARD_TO, [SITE], [SAIL_TO],
           "sailcard {placed} {site}", ["site:{site}"],
           label="{site}", deed="did-sail {ship=laden} {to}"),
    Family("second-stone", CHISEL_SECOND, [SHIP, SLOT], [SECOND_STONE],
           "chisel {placed} {ship}.{slot}", IN_SLOT,
           "do-second-stone {ship}", "label-slot {slot}", "did-second-stone {slot=berth}"),
    Family("unload", UNLOAD_IN_ORDER, [ORDER], [UNLOAD_ORDER],
           "lever {unloading}", ["ship:{unloaded}"],
           label="label-order {stones=in_order}", deed="did-unload {stones=in_order}"),
    Family("take", TAKE, [CARD], [TAKE_CARD],
           "take {card}", ["offer:{card}"],
           label="label-card {card} {effect}", deed="did-take {card}", has_line=True),
    Family("look", LOOK, [], [TAKE_CARD],
           "take pair", ["offer:pair"],
           heading="do-take", label="label-pair", has_line=True),
    Family("keep", KEEP, [CARD], [KEEP_CARD],
           "keep {card}", ["pair:{card}"],
           label="label-card {card} {effect}", deed="did-keep {card}", has_line=True),
    Family("pyramid", PYRAMID, [WHICH], [CHOOSE_PYRAMID],
           "pyramid {pyramid}", ["pyramid:{pyramid}"],
           label="{next_space}", deed="did-pyramid {pyramid}"),
    Family("decline", DECLINE, [], [SHIP_BONUS],
           "decline", ["site:pyramids"]),
    Family("decline", DECLINE, [], [STONES_BONUS],
           "decline", ["site:pyramids"],
           heading="do-stones-bonus"),
    Family("point", TAKE_POINT, [], [TEMPLE_CHOICE],
           "point", ["site:temple"],
           "do-temple", "label-points {points=of_space}"),
    Family("stones", TAKE_STONES, [], [TEMPLE_CHOICE],
           "stones", ["site:temple"],
           "do-temple", "label-stones {stones=to_get}", "did-get {stones=got}"),
    Family("stones", TAKE_STONES, [], [STONES_BONUS],
           "stones", ["site:pyramids"],
           "do-stones-bonus", "label-stones {stones=to_get}", "did-get {stones=got}"),
]
# fmt: on
ACTION_SPACE: Final = ActionSpace("imhotep", ACTIONS, QUESTIONS, FAMILIES)


# What only the position can tell.


def _asked_seat(p: Position, action: Action) -> str:
    return str(p.asked_seat)


def _placed(p: Position, action: Action) -> str:
    """Return the slot that the first half of the action filled."""
    if p.asked not in action.family.answers:
        return "…"
    return f"{p.detail // SLOTS + 1}.{p.detail % SLOTS + 1}"


def _unloaded(p: Position, action: Action) -> str:
    return str(p.unloading + 1)


def _unloading(p: Position, action: Action) -> str:
    """Write the order by the colours of the stones, or by slots if it cannot be chosen now."""
    order = action["order"]
    if not p.is_legal(action.number):
        return f"… {ORDER.texts[order]}"
    stones = "".join(p.box.letters[owner] for owner in colours_in_order(p, order))
    return f"{p.unloading + 1} {SITE_NAMES[p.ship_site[p.unloading]]} {stones}"


TOLD_BY_POSITION: Final[dict[str, Callable[[Position, Action], str]]] = {
    "seat": _asked_seat,
    "placed": _placed,
    "unloaded": _unloaded,
    "unloading": _unloading,
}
