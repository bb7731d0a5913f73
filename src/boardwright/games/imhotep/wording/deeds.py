"""What messages about questions, choices and deeds ask for besides arguments (`actions.py`)."""

from collections.abc import Callable
from typing import Final

from boardwright.core.actions import Values
from boardwright.core.messages import Message, Value, message
from boardwright.games.imhotep.box import BONUSES, SPACES_OF_A_PYRAMID, Box
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.vocabulary import SLOTS, STONES_BONUS, TEMPLE_CHOICE
from boardwright.games.imhotep.wording.names import (
    card_effect,
    pyramid_name,
    slot_name,
    stones_in_order,
    to_site,
)


def _to_get(box: Box, before: ImhotepView, values: Values, after: ImhotepView) -> int:
    """Return how many stones come to the sled if they are wanted."""
    seat = before.asked_seat
    at_most = {STONES_BONUS: box.pyramid_stones, TEMPLE_CHOICE: box.temple_stones}
    room = int(box.sled) - before.sled[seat]
    return min(int(at_most.get(before.asked, box.get)), room, before.quarry[seat])


def _got(box: Box, before: ImhotepView, values: Values, after: ImhotepView) -> int:
    """Return how many stones came to the sled."""
    seat = before.asked_seat
    return after.sled[seat] - before.sled[seat]


def _hammered(box: Box, before: ImhotepView, values: Values, after: ImhotepView) -> int:
    """Return how many stones came to the sled before one was placed."""
    return _got(box, before, values, after) + 1


def _berth(box: Box, before: ImhotepView, values: Values, after: ImhotepView) -> Message:
    """Return the slot of a ship."""
    return slot_name(values["ship"] * SLOTS + values["slot"])


def _laden(box: Box, before: ImhotepView, values: Values, after: ImhotepView) -> int:
    """Return the ship on which the Sail card's stone was placed."""
    return before.detail // SLOTS + 1


def _to(box: Box, before: ImhotepView, values: Values, after: ImhotepView) -> Message:
    """Return the way to a site."""
    return to_site(values["site"])


def _in_order(box: Box, before: ImhotepView, values: Values, after: ImhotepView) -> list[Message]:
    """Return the stones of the ship, first out first."""
    return stones_in_order(box, before, values["order"])


def _effect(box: Box, before: ImhotepView, values: Values, after: ImhotepView) -> Message:
    """Return what a card does."""
    return card_effect(box, values["card"])


def _next_space(box: Box, before: ImhotepView, values: Values, after: ImhotepView) -> Message:
    """Say what the next space of the chosen pyramid gives."""
    return next_space_of(box, before, values["pyramid"])


def next_space_of(box: Box, before: ImhotepView, pyramid: int) -> Message:
    """Say what the next space of a pyramid gives (side B)."""
    filled = sum(stone >> 2 == pyramid for stone in before.pyramids)
    at = pyramid * SPACES_OF_A_PYRAMID + filled
    points = message("imhotep-label-points", points=int(box.pyramid_b[at]))
    bonus = BONUSES[box.pyramid_b_bonus[at]]
    text = f"imhotep-label-space-{bonus}" if bonus else "imhotep-label-space"
    return message(text, pyramid=pyramid_name(pyramid), points=points)


def _of_space(box: Box, before: ImhotepView, values: Values, after: ImhotepView) -> int:
    """Return the points of the space of the temple that pays."""
    return int(box.temple_b[before.detail])


DEED_WORDS: Final[dict[str, Callable[[Box, ImhotepView, Values, ImhotepView], Value]]] = {
    "to_get": _to_get,
    "got": _got,
    "hammered": _hammered,
    "berth": _berth,
    "laden": _laden,
    "to": _to,
    "in_order": _in_order,
    "effect": _effect,
    "next_space": _next_space,
    "of_space": _of_space,
}
