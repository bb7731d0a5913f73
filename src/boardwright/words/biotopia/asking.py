"""What is asked in Biotopia."""

from boardwright.core.texts import Message, message
from boardwright.games.biotopia.ending import MOST_HAND_CARDS
from boardwright.games.biotopia.refusals import RULE_OF_QUESTION
from boardwright.games.biotopia.view import BiotopiaView
from boardwright.games.biotopia.words import (
    AGENDA_NAMES,
    BUTTERFLIES,
    HAND_LIMIT,
    MEADOW_BROWN,
    MORE_CARDS,
)
from boardwright.words.biotopia.names import seat_name


def rule_of(view: BiotopiaView) -> str:
    """Return the id of the rule that governs what is asked."""
    return RULE_OF_QUESTION[view.asked[0]]


def question_of(view: BiotopiaView) -> Message:
    """Ask what the asked seat has to decide."""
    asked, seat, _ = view.asked
    text, who = f"biotopia-asked-{AGENDA_NAMES[asked]}", seat_name(seat)
    if asked == MORE_CARDS:
        return message(text, seat=who, cards=meadow_browns(view))
    if asked == HAND_LIMIT:
        return message(text, seat=who, cards=view.hand_size[seat] - int(MOST_HAND_CARDS))
    return message(text, seat=who)


def meadow_browns(view: BiotopiaView) -> int:
    """Count the meadow browns of the asked seat, each of which lets it draw a card."""
    return view.butterflies[view.asked[1] * BUTTERFLIES + MEADOW_BROWN]
