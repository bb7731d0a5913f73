"""Why an action is refused: the rule it breaks, in words. Only explains; it never decides."""

from mypy_extensions import i64

from boardwright.core.game import IllegalAction
from boardwright.core.texts import Message, Value, message
from boardwright.games.imhotep.place_stone import count_free_slots
from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.sail_ship import may_sail
from boardwright.games.imhotep.words import (
    CARD_NAMES,
    CHISEL,
    CHISEL_SECOND,
    CHOOSE_PYRAMID,
    DECLINE,
    GAME_OVER,
    GET_STONES,
    HAMMER,
    KEEP,
    KEEP_CARD,
    LEVER,
    NOBODY,
    PASS,
    PLACE,
    PLAY_CHISEL,
    PLAY_HAMMER,
    PLAY_LEVER,
    PLAY_SAIL,
    PYRAMID,
    PYRAMID_NAMES,
    SAIL,
    SAIL_CARD_TO,
    SAIL_SHIP,
    SAIL_TO,
    SECOND_STONE,
    SHIP_BONUS,
    SITE_NAMES,
    SITES,
    SLOTS,
    STONES_BONUS,
    TAKE,
    TAKE_CARD,
    TAKE_STONES,
    TEMPLE_CHOICE,
    TURN,
    UNLOAD_IN_ORDER,
    UNLOAD_ORDER,
    WAITING,
)

# The rule behind each question, for an action that answers another one.
RULE_OF_QUESTION = [
    "IM-2.3",  # turn
    "IM-10.1",  # unload-order
    "IM-10.3",  # sail-to
    "IM-10.4",  # second-stone
    "IM-6.1",  # take-card
    "IM-6.4",  # keep-card
    "IM-7.2",  # choose-pyramid
    "IM-7.2",  # ship-bonus
    "IM-8.3",  # temple-choice
    "IM-7.2",  # stones-bonus
    "IM-11.1",  # game-over
]


def refusal_of(p: Position, action: int) -> IllegalAction:
    """Return the error for an action of the game that is not legal now."""
    asked = p.asked
    if asked == GAME_OVER or asked not in _questions_of(action):
        return _refuse(RULE_OF_QUESTION[asked], f"imhotep-refused-asked-{asked}", {})
    if action == PASS:
        return _refuse("IM-R2", "imhotep-refused-pass", {})
    if action == GET_STONES:
        return _refuse_get(p)
    if action < SAIL_SHIP:
        return _refuse_place(p, action - PLACE)
    if action < PLAY_LEVER:
        return _refuse_sail(p, (action - SAIL_SHIP) // SITES, (action - SAIL_SHIP) % SITES)
    if action < SAIL_CARD_TO:
        return _refuse_blue_card(p, action)
    if action < CHISEL_SECOND:
        return _refuse_visited(action - SAIL_CARD_TO)
    if action < UNLOAD_IN_ORDER:
        return _refuse_slot(p, action - CHISEL_SECOND)
    if action < TAKE:
        return _refuse("IM-10.1", "imhotep-refused-order", {})
    if action < KEEP:
        if action - TAKE == len(CARD_NAMES):
            return _refuse("IM-6.4", "imhotep-refused-no-pair", {})
        return _refuse("IM-6.1", "imhotep-refused-not-on-offer", {"card": _card(action - TAKE)})
    if action < PYRAMID:
        return _refuse("IM-6.4", "imhotep-refused-not-in-pair", {"card": _card(action - KEEP)})
    values: dict[str, Value] = {
        "pyramid": message(f"imhotep-pyramid-{PYRAMID_NAMES[action - PYRAMID]}")
    }
    return _refuse("IM-7.2", "imhotep-refused-complete", values)


def _questions_of(action: int) -> list[i64]:
    """Return the questions that an action can answer."""
    if PLACE <= action < SAIL_SHIP:
        return [TURN, SHIP_BONUS]
    if action < SAIL_CARD_TO:
        return [TURN]
    if action < CHISEL_SECOND:
        return [SAIL_TO]
    if action < UNLOAD_IN_ORDER:
        return [SECOND_STONE]
    if action < TAKE:
        return [UNLOAD_ORDER]
    if action < KEEP:
        return [TAKE_CARD]
    if action < PYRAMID:
        return [KEEP_CARD]
    if action < DECLINE:
        return [CHOOSE_PYRAMID]
    if action == DECLINE:
        return [SHIP_BONUS, STONES_BONUS]
    return [TEMPLE_CHOICE, STONES_BONUS] if action == TAKE_STONES else [TEMPLE_CHOICE]


def _refuse(rule: str, message: str, values: dict[str, Value]) -> IllegalAction:
    return IllegalAction(rule, message, values)


def _card(kind: i64) -> Message:
    return message(f"imhotep-card-{CARD_NAMES[kind].replace('_', '-')}")


def _refuse_get(p: Position) -> IllegalAction:
    """Refuse to get stones: full sled or no own stone in the quarry (IM-R1)."""
    if p.quarry[p.asked_seat] == 0:
        return _refuse("IM-R1", "imhotep-refused-empty-quarry", {})
    return _refuse("IM-R1", "imhotep-refused-full-sled", {"room": int(p.box.sled)})


def _refuse_place(p: Position, at: int) -> IllegalAction:
    """Refuse to place a stone: none on the sled, or the slot cannot take it (IM-4.1)."""
    if p.sled[p.asked_seat] == 0:
        return _refuse("IM-4.1", "imhotep-refused-empty-sled", {})
    return _refuse_slot(p, at)


def _refuse_slot(p: Position, at: int) -> IllegalAction:
    """Refuse a slot: the ship has sailed, has no such slot, or it is taken (IM-4.1)."""
    ship = at // SLOTS
    values: dict[str, Value] = {"ship": ship + 1, "slot": at % SLOTS + 1}
    if p.ship_site[ship] != WAITING:
        return _refuse("IM-4.1", "imhotep-refused-sailed", values)
    if at % SLOTS >= p.capacity[ship]:
        return _refuse("IM-4.1", "imhotep-refused-no-slot", values)
    return _refuse("IM-4.1", "imhotep-refused-slot-taken", values)


def _refuse_sail(p: Position, ship: int, site: int) -> IllegalAction:
    """Refuse to sail: gone already, too few stones, or the site is taken (IM-5.1, IM-5.2)."""
    values: dict[str, Value] = {"ship": ship + 1}
    if p.ship_site[ship] != WAITING:
        return _refuse("IM-5.2", "imhotep-refused-ship-sailed", values)
    if not may_sail(p, ship):
        values["needs"] = int(p.box.minimum[p.capacity[ship]])
        values["has"] = int(p.loaded[ship])
        return _refuse("IM-5.1", "imhotep-refused-minimum", values)
    return _refuse_visited(site)


def _refuse_visited(site: int) -> IllegalAction:
    """Refuse a site that a ship has visited this round (IM-5.2)."""
    return _refuse(
        "IM-5.2", "imhotep-refused-visited", {"site": message(f"imhotep-to-{SITE_NAMES[site]}")}
    )


def _refuse_blue_card(p: Position, action: int) -> IllegalAction:
    """Refuse to play a blue card: not there, or its own action is not possible (section 10)."""
    seat = p.asked_seat
    if action < PLAY_HAMMER:
        if not p.has_card(seat, LEVER):
            return _refuse_no_card("IM-10.1", LEVER)
        return _refuse_sail(p, (action - PLAY_LEVER) // SITES, (action - PLAY_LEVER) % SITES)
    if action < PLAY_SAIL:
        if not p.has_card(seat, HAMMER):
            return _refuse_no_card("IM-10.2", HAMMER)
        if p.sled[seat] + p.quarry[seat] == 0:
            return _refuse("IM-R6", "imhotep-refused-no-stone-at-all", {})
        return _refuse_slot(p, action - PLAY_HAMMER)
    if action < PLAY_CHISEL:
        return _refuse_sail_card(p, seat, action - PLAY_SAIL)
    if not p.has_card(seat, CHISEL):
        return _refuse_no_card("IM-10.4", CHISEL)
    if p.sled[seat] < 2:
        return _refuse("IM-R7", "imhotep-refused-two-stones", {"has": int(p.sled[seat])})
    if count_free_slots(p) < 2:
        return _refuse("IM-R7", "imhotep-refused-two-slots", {"free": int(count_free_slots(p))})
    return _refuse_slot(p, action - PLAY_CHISEL)


def _refuse_sail_card(p: Position, seat: i64, at: int) -> IllegalAction:
    """Refuse the Sail card: no stone, no such slot, or too few stones with this one (IM-R13)."""
    if not p.has_card(seat, SAIL):
        return _refuse_no_card("IM-10.3", SAIL)
    if p.sled[seat] == 0:
        return _refuse("IM-R13", "imhotep-refused-empty-sled", {})
    ship = at // SLOTS
    is_free = at % SLOTS < p.capacity[ship] and p.load[at] == NOBODY
    if p.ship_site[ship] != WAITING or not is_free:
        return _refuse_slot(p, at)
    values: dict[str, Value] = {
        "ship": ship + 1,
        "needs": int(p.box.minimum[p.capacity[ship]]),
        "has": int(p.loaded[ship]) + 1,
    }
    return _refuse("IM-R13", "imhotep-refused-minimum", values)


def _refuse_no_card(rule: str, kind: i64) -> IllegalAction:
    """Refuse a card that does not lie before the player."""
    return _refuse(rule, "imhotep-refused-no-card", {"card": _card(kind)})
