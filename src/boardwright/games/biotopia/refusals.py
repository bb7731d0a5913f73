"""Why an action is refused: the rule it breaks, in words. Only explains; it never decides."""

from collections.abc import Callable
from typing import Final

from boardwright.core.actions import Action
from boardwright.core.game import IllegalAction
from boardwright.core.messages import Value, named
from boardwright.games.biotopia.butterflies import cost_of
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.vocabulary import (
    CARD_NAMES,
    KINDS,
    OPEN,
    OUT,
    PEACOCK,
    SEAT_NAMES,
    SMALL_TORTOISESHELL,
    TURN,
)


def _refuse(rule: str, reason: str, values: dict[str, Value]) -> IllegalAction:
    return IllegalAction(rule, f"biotopia-refused-{reason}", values)


def _refuse_card(rule: str, reason: str, action: Action) -> IllegalAction:
    card = named("biotopia", "card", CARD_NAMES[action["card"]])
    return _refuse(rule, reason, {"card": card})


def _refuse_pass(p: Position, action: Action) -> IllegalAction:
    """Refuse to pass while something can be done (BT-R11)."""
    return _refuse("BT-R11", "pass", {})


def _refuse_draw(p: Position, action: Action) -> IllegalAction:
    """Refuse to draw where deck and compost are empty (BT-R3)."""
    return _refuse("BT-R3", "nothing-to-draw", {})


def _refuse_take(p: Position, action: Action) -> IllegalAction:
    """Refuse a card that is not in the sky (BT-2.2, BT-3.4)."""
    return _refuse_card("BT-2.2" if p.asked == TURN else "BT-3.4", "not-in-sky", action)


def _refuse_flower(p: Position, action: Action) -> IllegalAction:
    """Refuse a flower that is not in the hand (BT-2.3, BT-1.4)."""
    return _refuse_card("BT-2.3" if p.asked == TURN else "BT-1.4", "not-in-hand", action)


def _refuse_play(p: Position, action: Action) -> IllegalAction:
    """Refuse to play face up: no such card, too few flowers, nothing to turn (BT-2.4, BT-R2)."""
    seat, kind = p.asked_seat, action["card"]
    if p.hand[seat * KINDS + kind] == 0:
        return _refuse_card("BT-2.4", "not-in-hand", action)
    cost = cost_of(p, seat, kind)
    if cost > p.symbols[seat]:
        values: dict[str, Value] = {
            "card": named("biotopia", "card", CARD_NAMES[kind]),
            "needs": int(cost),
            "has": int(p.symbols[seat]),
        }
        rule = "BT-3.9" if kind == SMALL_TORTOISESHELL else "BT-2.4"
        return _refuse(rule, "too-few-flowers", values)
    return _refuse("BT-R2", "nothing-to-turn", {})


def _refuse_mission(p: Position, action: Action) -> IllegalAction:
    """Refuse a mission: not in this game, taken, or not met (BT-1.2, BT-4.2, BT-2.5)."""
    mission = action["mission"]
    values: dict[str, Value] = {"mission": p.box.mission_names[mission]}
    holder = p.missions[mission]
    if holder == OUT:
        return _refuse("BT-1.2", "mission-out", values)
    if holder != OPEN:
        values["seat"] = named("biotopia", "seat", SEAT_NAMES[holder])
        return _refuse("BT-4.2", "mission-taken", values)
    return _refuse("BT-2.5", "mission-not-met", values)


def _refuse_turn_over(p: Position, action: Action) -> IllegalAction:
    """Refuse a card for the chrysalis: a peacock, or not in the own row (BT-3.11, BT-3.12)."""
    if action["card"] == PEACOCK:
        return _refuse_card("BT-3.11", "peacock", action)
    return _refuse_card("BT-3.12", "not-in-row", action)


def _refuse_recover(p: Position, action: Action) -> IllegalAction:
    """Refuse a card that is not in the compost (BT-3.5)."""
    return _refuse_card("BT-3.5", "not-in-compost", action)


def _refuse_discard(p: Position, action: Action) -> IllegalAction:
    """Refuse to discard what is not in the hand (BT-2.6)."""
    return _refuse_card("BT-2.6", "not-in-hand", action)


# By family; declining is always possible where it answers what is asked.
REFUSALS: Final[dict[str, Callable[[Position, Action], IllegalAction]]] = {
    "pass": _refuse_pass,
    "draw": _refuse_draw,
    "take": _refuse_take,
    "flower": _refuse_flower,
    "play": _refuse_play,
    "mission": _refuse_mission,
    "turn": _refuse_turn_over,
    "recover": _refuse_recover,
    "discard": _refuse_discard,
}
