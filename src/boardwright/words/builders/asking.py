"""What is asked in Builders & Biomes."""

from boardwright.core.texts import Message, message
from boardwright.games.builders.box import Box
from boardwright.games.builders.refusals import RULE_OF_QUESTION
from boardwright.games.builders.view import BuildersView
from boardwright.games.builders.words import BUILDINGS, QUESTION_NAMES, SCORING
from boardwright.words.builders.names import mob_name, scoring_card_name, seat_name


def rule_of(view: BuildersView) -> str:
    """Return the id of the rule that governs what is asked."""
    return RULE_OF_QUESTION[view.asked]


def question_of(box: Box, view: BuildersView) -> Message:
    """Ask what the asked seat has to decide."""
    text, who = f"builders-asked-{QUESTION_NAMES[view.asked]}", seat_name(box, view.asked_seat)
    if view.asked == SCORING:
        return message(text, seat=who, card=scoring_card_name(view.rounds))
    if view.fight_cell >= 0:
        mob = view.face_up[view.fight_cell]
        needed = int(box.hearts[mob - int(BUILDINGS)])
        name = mob_name(box, mob)
        return message(text, seat=who, mob=name, needed=needed, hearts=view.hearts)
    return message(text, seat=who)
