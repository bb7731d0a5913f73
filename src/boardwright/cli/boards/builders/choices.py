"""The question that is asked in Builders & Biomes and its legal answers, in words."""

from boardwright.cli.boards.board import Choice, ChoiceGroup
from boardwright.cli.boards.builders.names import (
    block_name,
    building_sign,
    cell_name,
    characteristic_name,
    mob_name,
    seat_name,
    weapon_name,
)
from boardwright.cli.boards.builders.players import spaces_that_score
from boardwright.cli.speech import say
from boardwright.games.builders.action_texts import column_text
from boardwright.games.builders.box import Box
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.position import Position
from boardwright.games.builders.view import BuildersView
from boardwright.games.builders.words import (
    BUILD,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    COLLECT,
    DECLINE,
    END_TURN,
    EXPLORE,
    FIGHT,
    KEEP,
    LAYERS,
    LIGHT,
    QUESTION_NAMES,
    SCORE,
    SPACES,
    TAKE_BLOCK,
    TOKEN,
    TRADE_MOB,
)


def question_words(box: Box, view: BuildersView) -> str:
    """Say what the asked seat has to decide."""
    mob, needed = "", 0
    if view.fight_cell >= 0:
        tile = view.face_up[view.fight_cell]
        mob, needed = mob_name(box, tile), int(box.hearts[tile - int(BUILDINGS)])
    return say(
        f"builders-asked-{QUESTION_NAMES[view.asked]}",
        seat=seat_name(view.asked_seat),
        card=say(f"builders-card-{CARD_NAMES[min(view.rounds, int(CARDS) - 1)]}"),
        mob=mob,
        needed=needed,
        hearts=view.hearts,
    )


def choice_groups(
    box: Box, view: BuildersView, position: Position, legal: list[int]
) -> list[ChoiceGroup]:
    """Put the legal actions under headings, in their own order."""
    groups: dict[str, ChoiceGroup] = {}
    for action in legal:
        heading, label = _heading_and_label(box, view, position, action)
        groups.setdefault(heading, ChoiceGroup(heading, [])).choices.append(Choice(action, label))
    return list(groups.values())


def _heading_and_label(
    box: Box, view: BuildersView, position: Position, action: int
) -> tuple[str, str]:
    """Return the heading of an action, and what it is called below it."""
    if action < SCORE:
        return _answer(action)
    if action < FIGHT:
        characteristic = action - int(SCORE)
        spaces = spaces_that_score(position, view.asked_seat, characteristic)
        points = spaces * int(box.values[characteristic])
        name = characteristic_name(characteristic)
        return say("builders-do-score"), say("builders-label-score", name=name, points=points)
    if action < COLLECT:
        cell = corner_cell(view, action - int(FIGHT))
        mob = mob_name(box, view.face_up[cell])
        return say("builders-do-fight"), f"{cell_name(cell)} {mob}"
    if action < TAKE_BLOCK:
        cell = corner_cell(view, action - int(COLLECT))
        weapon = weapon_name(view.face_up[cell] - int(TOKEN))
        return say("builders-do-collect"), f"{cell_name(cell)} {weapon}"
    if action < EXPLORE:
        column = action - int(TAKE_BLOCK)
        block = view.cube[column * int(LAYERS) + int(position.depth[column])]
        return say("builders-do-block"), f"{column_text(column)} {block_name(block)}"
    if action < BUILD:
        return say("builders-do-explore"), str(action - int(EXPLORE) + 1)
    corner, space = divmod(action - int(BUILD), int(SPACES))
    cell = corner_cell(view, corner)
    sign = building_sign(box, view.face_up[cell])
    return say("builders-do-build", cell=cell_name(cell), sign=sign), str(space + 1)


def _answer(action: int) -> tuple[str, str]:
    """Return heading and label of an answer that names no place."""
    if action == END_TURN:
        return say("builders-do-end"), say("builders-label-end")
    if action == TRADE_MOB:
        return say("builders-do-trade"), say("builders-label-trade")
    if action == DECLINE:
        return say("builders-do-decline"), say("builders-label-decline")
    assert action in (LIGHT, KEEP)
    return say("builders-do-tnt"), say(f"builders-label-{'light' if action == LIGHT else 'keep'}")


def corner_cell(view: BuildersView, corner: int) -> int:
    """Return a cell around the character whose turn it is."""
    return int(cell_at(view.crossing[view.turn_seat], corner))
