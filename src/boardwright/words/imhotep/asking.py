"""What is asked in Imhotep."""

from boardwright.core.texts import Message, message
from boardwright.games.imhotep.box import Box
from boardwright.games.imhotep.refusals import RULE_OF_QUESTION
from boardwright.games.imhotep.view import ImhotepView
from boardwright.games.imhotep.words import AGENDA_NAMES, SAIL_TO, SLOTS, TEMPLE_CHOICE
from boardwright.words.imhotep.names import seat_name


def rule_of(view: ImhotepView) -> str:
    """Return the id of the rule that governs what is asked."""
    return RULE_OF_QUESTION[view.asked[0]]


def question_of(box: Box, view: ImhotepView) -> Message:
    """Ask what the asked seat has to decide."""
    asked, seat, detail = view.asked
    text, who = f"imhotep-asked-{AGENDA_NAMES[asked]}", seat_name(box, seat)
    if asked == SAIL_TO:
        return message(text, seat=who, ship=detail // SLOTS + 1)
    if asked == TEMPLE_CHOICE:
        return message(text, seat=who, space=detail + 1)
    return message(text, seat=who)
