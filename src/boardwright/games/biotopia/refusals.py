"""Why an action is refused: the rule it breaks, in words. Only explains; it never decides."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.game import IllegalAction
from boardwright.core.texts import Message, Value, message
from boardwright.games.biotopia.butterflies import cost_of
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.words import (
    CARD_NAMES,
    CHRYSALIS_TARGET,
    COMPOST_CARD,
    DECLINE,
    DISCARD,
    DRAW,
    FIRST_FLOWER,
    FLOWER,
    GAME_OVER,
    HAND_LIMIT,
    KINDS,
    MORE_CARDS,
    OPEN,
    OUT,
    PASS,
    PEACOCK,
    PLAY,
    RECOVER,
    SEAT_NAMES,
    SKY_CARD,
    SMALL_TORTOISESHELL,
    TAKE,
    TAKE_MISSION,
    TURN,
    TURN_OVER,
)

# The rule behind each question, for an action that answers another one.
RULE_OF_QUESTION: Final = [
    "BT-2.1",  # turn
    "BT-1.4",  # first-flower
    "BT-3.12",  # chrysalis-target
    "BT-3.4",  # sky-card
    "BT-3.5",  # compost-card
    "BT-3.7",  # more-cards
    "BT-2.6",  # hand-limit
    "BT-6.1",  # game-over
]


def refusal_of(p: Position, action: int) -> IllegalAction:
    """Return the error for an action of the game that is not legal now."""
    asked = p.asked
    if asked == GAME_OVER or asked not in _questions_of(action):
        return _refuse(RULE_OF_QUESTION[asked], f"biotopia-refused-asked-{asked}", {})
    if action == PASS:
        return _refuse("BT-R11", "biotopia-refused-pass", {})
    if action == DRAW:
        return _refuse("BT-R3", "biotopia-refused-nothing-to-draw", {})
    if action < FLOWER:
        rule = "BT-2.2" if asked == TURN else "BT-3.4"
        return _refuse_card(rule, "biotopia-refused-not-in-sky", action - TAKE)
    if action < PLAY:
        rule = "BT-2.3" if asked == TURN else "BT-1.4"
        return _refuse_card(rule, "biotopia-refused-not-in-hand", action - FLOWER)
    if action < TAKE_MISSION:
        return _refuse_play(p, action - PLAY)
    if action < TURN_OVER:
        return _refuse_mission(p, action - TAKE_MISSION)
    if action < RECOVER:
        return _refuse_turn_over(action - TURN_OVER)
    if action < DISCARD:
        return _refuse_card("BT-3.5", "biotopia-refused-not-in-compost", action - RECOVER)
    return _refuse_card("BT-2.6", "biotopia-refused-not-in-hand", action - DISCARD)


def _questions_of(action: int) -> list[i64]:
    """Return the questions that an action can answer."""
    if action == DRAW:
        return [TURN, MORE_CARDS]
    if TAKE <= action < FLOWER:
        return [TURN, SKY_CARD]
    if FLOWER <= action < PLAY:
        return [TURN, FIRST_FLOWER]
    if action < TURN_OVER:
        return [TURN]
    if action < RECOVER:
        return [CHRYSALIS_TARGET]
    if action < DISCARD:
        return [COMPOST_CARD]
    return [HAND_LIMIT] if action < DECLINE else [SKY_CARD, COMPOST_CARD, MORE_CARDS]


def _refuse(rule: str, id: str, values: dict[str, Value]) -> IllegalAction:
    return IllegalAction(rule, id, values)


def _name(what: str, name: str) -> Message:
    return message(f"biotopia-{what}-{name.replace('_', '-')}")


def _refuse_card(rule: str, id: str, kind: int) -> IllegalAction:
    return _refuse(rule, id, {"card": _name("card", CARD_NAMES[kind])})


def _refuse_play(p: Position, kind: int) -> IllegalAction:
    """Refuse to play face up: no such card, too few flowers, nothing to turn (BT-2.4, BT-R2)."""
    seat = p.asked_seat
    if p.hand[seat * KINDS + kind] == 0:
        return _refuse_card("BT-2.4", "biotopia-refused-not-in-hand", kind)
    cost = cost_of(p, seat, kind)
    if cost > p.symbols[seat]:
        rule = "BT-3.9" if kind == SMALL_TORTOISESHELL else "BT-2.4"
        values: dict[str, Value] = {
            "card": _name("card", CARD_NAMES[kind]),
            "needs": int(cost),
            "has": int(p.symbols[seat]),
        }
        return _refuse(rule, "biotopia-refused-too-few-flowers", values)
    return _refuse("BT-R2", "biotopia-refused-nothing-to-turn", {})


def _refuse_mission(p: Position, mission: int) -> IllegalAction:
    """Refuse a mission: not in this game, taken, or not met (BT-1.2, BT-4.2, BT-2.5)."""
    values: dict[str, Value] = {"mission": p.box.mission_names[mission]}
    holder = p.missions[mission]
    if holder == OUT:
        return _refuse("BT-1.2", "biotopia-refused-mission-out", values)
    if holder != OPEN:
        values["seat"] = _name("seat", SEAT_NAMES[holder])
        return _refuse("BT-4.2", "biotopia-refused-mission-taken", values)
    return _refuse("BT-2.5", "biotopia-refused-mission-not-met", values)


def _refuse_turn_over(kind: int) -> IllegalAction:
    """Refuse a card for the chrysalis: a peacock, or not in the own row (BT-3.11, BT-3.12)."""
    if kind == PEACOCK:
        return _refuse_card("BT-3.11", "biotopia-refused-peacock", kind)
    return _refuse_card("BT-3.12", "biotopia-refused-not-in-row", kind)
