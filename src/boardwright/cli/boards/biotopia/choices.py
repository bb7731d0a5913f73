"""The question that is asked in Biotopia and its legal answers, in words."""

from boardwright.cli.boards.biotopia.names import card_name, mission_name, seat_name
from boardwright.cli.boards.board import Choice, ChoiceGroup
from boardwright.cli.speech import say
from boardwright.games.biotopia.ending import MOST_HAND_CARDS
from boardwright.games.biotopia.view import BiotopiaView
from boardwright.games.biotopia.words import (
    AGENDA_NAMES,
    BUTTERFLIES,
    DECLINE,
    DISCARD,
    DRAW,
    FLOWER,
    MEADOW_BROWN,
    MORE_CARDS,
    PASS,
    PLAY,
    RECOVER,
    TAKE,
    TAKE_MISSION,
    TURN_OVER,
)


def question_words(view: BiotopiaView) -> str:
    """Say what the asked seat has to decide."""
    what, seat, _ = view.asked
    cards = view.hand_size[seat] - int(MOST_HAND_CARDS)
    if what == MORE_CARDS:
        cards = view.butterflies[seat * BUTTERFLIES + MEADOW_BROWN]
    return say(f"biotopia-asked-{AGENDA_NAMES[what]}", seat=seat_name(seat), cards=cards)


def choice_groups(view: BiotopiaView, legal: list[int]) -> list[ChoiceGroup]:
    """Put the legal actions under headings, in their own order."""
    groups: dict[str, ChoiceGroup] = {}
    for action in legal:
        family, label = _family_and_label(view, action)
        heading = say(f"biotopia-do-{family}")
        groups.setdefault(heading, ChoiceGroup(heading, [])).choices.append(Choice(action, label))
    return list(groups.values())


def _family_and_label(view: BiotopiaView, action: int) -> tuple[str, str]:
    """Return to which heading an action belongs, and what it is called below it."""
    if action == PASS:
        return "pass", say("biotopia-label-pass")
    if action == DRAW:
        browns = view.butterflies[view.asked[1] * BUTTERFLIES + MEADOW_BROWN]
        return "draw", say(
            "biotopia-label-draw", cards=browns if view.asked[0] == MORE_CARDS else 1
        )
    if action < FLOWER:
        return "take", card_name(action - TAKE)
    if action < PLAY:
        return "flower", card_name(action - FLOWER)
    if action < TAKE_MISSION:
        return "play", card_name(action - PLAY)
    if action < TURN_OVER:
        return "mission", mission_name(action - TAKE_MISSION)
    if action < RECOVER:
        return "turn", card_name(action - TURN_OVER)
    if action < DISCARD:
        return "recover", card_name(action - RECOVER)
    if action < DECLINE:
        return "discard", card_name(action - DISCARD)
    return "decline", say("biotopia-label-decline")
