"""What messages about questions, choices and deeds ask for besides arguments (`actions.py`)."""

from collections.abc import Callable
from typing import Final

from boardwright.core.actions import Values
from boardwright.core.messages import Message, Value, message
from boardwright.games.biotopia.box import Box
from boardwright.games.biotopia.ending import MOST_HAND_CARDS
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.vocabulary import BUTTERFLIES, MEADOW_BROWN, MORE_CARDS, SUNSHINE
from boardwright.games.biotopia.wording.names import card_name, mission_name


def _meadow_browns(box: Box, before: BiotopiaView, values: Values, after: BiotopiaView) -> int:
    """Count the meadow browns of the asked seat, each of which lets it draw a card."""
    return before.butterflies[before.asked_seat * BUTTERFLIES + MEADOW_BROWN]


def _to_draw(box: Box, before: BiotopiaView, values: Values, after: BiotopiaView) -> int:
    """Return how many cards come to the hand if they are wanted."""
    if before.asked == MORE_CARDS:
        return _meadow_browns(box, before, values, after)
    return 1


def _too_many(box: Box, before: BiotopiaView, values: Values, after: BiotopiaView) -> int:
    """Return how many hand cards the asked seat has above the limit."""
    return before.hand_size[before.asked_seat] - int(MOST_HAND_CARDS)


def _drawn(box: Box, before: BiotopiaView, values: Values, after: BiotopiaView) -> int:
    """Return how many cards came to the hand."""
    seat = before.asked_seat
    return after.hand_size[seat] - before.hand_size[seat]


def _played(box: Box, before: BiotopiaView, values: Values, after: BiotopiaView) -> Message:
    """Tell which card was played, and what the sunshine brought that left the hand for it."""
    card = card_name(values["card"])
    if values["card"] == SUNSHINE:
        cards = _drawn(box, before, values, after) + 1
        return message("biotopia-did-sunshine", card=card, cards=cards)
    return message("biotopia-did-play", card=card)


def _mission_name(box: Box, before: BiotopiaView, values: Values, after: BiotopiaView) -> Message:
    """Return what a mission is called in this box."""
    return mission_name(box, values["mission"])


DEED_WORDS: Final[dict[str, Callable[[Box, BiotopiaView, Values, BiotopiaView], Value]]] = {
    "meadow_browns": _meadow_browns,
    "to_draw": _to_draw,
    "too_many": _too_many,
    "drawn": _drawn,
    "played": _played,
    "mission_name": _mission_name,
}
