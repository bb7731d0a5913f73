"""The legal answers in Builders & Biomes: the heading of each, and what it is called below it."""

from boardwright.core.texts import Message, message
from boardwright.games.builders.action_texts import cell_text, column_text
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.position import Position
from boardwright.games.builders.scoring import count_spaces, largest_group
from boardwright.games.builders.view import BuildersView
from boardwright.games.builders.words import (
    BUILD,
    COLLECT,
    DECLINE,
    END_TURN,
    EXPLORE,
    FIGHT,
    KEEP,
    LAYERS,
    LIGHT,
    SCORE,
    SPACES,
    TAKE_BLOCK,
    TOKEN,
    TRADE_MOB,
)
from boardwright.words.builders.names import (
    block_name,
    characteristic_name,
    listed_building_name,
    mob_name,
    weapon_name,
)
from boardwright.words.choices import Labelled


def labelled(position: Position, view: BuildersView, action: int) -> Labelled:
    """Give an action its heading, and what it is called below it; the position fits the view."""
    heading, label = _heading_and_label(position, view, action)
    return Labelled(action, heading, label)


def _heading_and_label(
    position: Position, view: BuildersView, action: int
) -> tuple[Message, Message]:
    box = position.box
    if action < SCORE:
        return _answer(action)
    if action < FIGHT:
        characteristic = action - int(SCORE)
        spaces = spaces_that_score(position, view.asked_seat, characteristic)
        points = spaces * int(box.values[characteristic])
        name = characteristic_name(characteristic)
        return message("builders-do-score"), message(
            "builders-label-score", name=name, points=points
        )
    if action < COLLECT:
        cell = corner_cell(view, action - int(FIGHT))
        mob = mob_name(box, view.face_up[cell])
        return message("builders-do-fight"), _thing(cell_text(cell), mob)
    if action < TAKE_BLOCK:
        cell = corner_cell(view, action - int(COLLECT))
        weapon = weapon_name(view.face_up[cell] - int(TOKEN))
        return message("builders-do-collect"), _thing(cell_text(cell), weapon)
    if action < EXPLORE:
        column = action - int(TAKE_BLOCK)
        block = view.cube[column * int(LAYERS) + int(position.depth[column])]
        return message("builders-do-block"), _thing(column_text(column), block_name(block))
    if action < BUILD:
        return message("builders-do-explore"), _number(action - int(EXPLORE) + 1)
    corner, space = divmod(action - int(BUILD), int(SPACES))
    cell = corner_cell(view, corner)
    building = listed_building_name(box, view.face_up[cell])
    heading = message("builders-do-build", cell=cell_text(cell), building=building)
    return heading, _number(space + 1)


def _answer(action: int) -> tuple[Message, Message]:
    """Return heading and label of an answer that names no place."""
    if action == END_TURN:
        return message("builders-do-end"), message("builders-label-end")
    if action == TRADE_MOB:
        return message("builders-do-trade"), message("builders-label-trade")
    if action == DECLINE:
        return message("builders-do-decline"), message("builders-label-decline")
    if action == LIGHT:
        return message("builders-do-tnt"), message("builders-label-light")
    assert action == KEEP
    return message("builders-do-tnt"), message("builders-label-keep")


def _thing(place: str, thing: Message) -> Message:
    return message("builders-thing", place=place, thing=thing)


def _number(number: int) -> Message:
    return message("builders-label-number", number=number)


def corner_cell(view: BuildersView, corner: int) -> int:
    """Return a cell around the character whose turn it is."""
    return int(cell_at(view.crossing[view.turn_seat], corner))


def spaces_that_score(position: Position, seat: int, characteristic: int) -> int:
    """Return how many spaces a seat would score for a characteristic now."""
    if position.box.is_beginner[seat] != 0:
        return int(count_spaces(position, seat, characteristic))
    return int(largest_group(position, seat, characteristic))
