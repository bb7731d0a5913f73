"""The legal answers in Biotopia: under which heading each stands, and what it is called there."""

from boardwright.core.texts import Message, message
from boardwright.games.biotopia.box import Box
from boardwright.games.biotopia.view import BiotopiaView
from boardwright.games.biotopia.words import (
    DECLINE,
    DISCARD,
    DRAW,
    FLOWER,
    MORE_CARDS,
    PASS,
    PLAY,
    RECOVER,
    TAKE,
    TAKE_MISSION,
    TURN_OVER,
)
from boardwright.words.biotopia.asking import meadow_browns
from boardwright.words.biotopia.names import card_name, mission_name
from boardwright.words.choices import Labelled


def labelled(box: Box, view: BiotopiaView, action: int) -> Labelled:
    """Give an action its heading, and what it is called below it."""
    heading, label = _heading_and_label(box, view, action)
    return Labelled(action, message(heading), label)


def _heading_and_label(box: Box, view: BiotopiaView, action: int) -> tuple[str, Message]:
    if action == PASS:
        return "biotopia-do-pass", message("biotopia-label-pass")
    if action == DRAW:
        cards = meadow_browns(view) if view.asked[0] == MORE_CARDS else 1
        return "biotopia-do-draw", message("biotopia-label-draw", cards=cards)
    if action < FLOWER:
        return "biotopia-do-take", card_name(action - TAKE)
    if action < PLAY:
        return "biotopia-do-flower", card_name(action - FLOWER)
    if action < TAKE_MISSION:
        return "biotopia-do-play", card_name(action - PLAY)
    if action < TURN_OVER:
        return "biotopia-do-mission", mission_name(box, action - TAKE_MISSION)
    if action < RECOVER:
        return "biotopia-do-turn", card_name(action - TURN_OVER)
    if action < DISCARD:
        return "biotopia-do-recover", card_name(action - RECOVER)
    if action < DECLINE:
        return "biotopia-do-discard", card_name(action - DISCARD)
    return "biotopia-do-decline", message("biotopia-label-decline")
