"""What messages about questions, choices and deeds ask for besides arguments (`actions.py`)."""

from collections.abc import Callable
from typing import Final

from boardwright.core.actions import Values
from boardwright.core.chance import ScriptedChance
from boardwright.core.messages import Message, Value, message
from boardwright.games.builders.game import Builders
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.scoring import spaces_that_score
from boardwright.games.builders.vocabulary import BUILDINGS, CELL_NAMES, LAYERS, TAKEN, TOKEN
from boardwright.games.builders.wording.names import (
    block_name,
    building_name,
    listed_building_name,
    mob_name,
    weapon_name,
)


def _fought(game: Builders, before: BuildersView, values: Values) -> Message:
    """Return the mob of a fight that goes on."""
    return mob_name(game.box, before.face_up[before.fight_cell])


def _needed(game: Builders, before: BuildersView, values: Values) -> int:
    """Return the hearts that beat it."""
    return int(game.box.hearts[before.face_up[before.fight_cell] - int(BUILDINGS)])


def _hearts(game: Builders, before: BuildersView, values: Values) -> int:
    """Return the hearts revealed so far."""
    return before.hearts


def _would_score(game: Builders, before: BuildersView, values: Values) -> int:
    """Return what the asked seat would score now."""
    position = game.imagine(before, ScriptedChance([]))
    characteristic = values["characteristic"]
    spaces = spaces_that_score(position, before.asked_seat, characteristic)
    return int(spaces * game.box.values[characteristic])


def _corner_cell(before: BuildersView, values: Values) -> int:
    """Return a cell around the character whose turn it is."""
    return int(cell_at(before.crossing[before.turn_seat], values["corner"]))


def _shown(before: BuildersView, values: Values) -> int:
    """Return what lies face up on that cell."""
    return before.face_up[_corner_cell(before, values)]


def _cell(game: Builders, before: BuildersView, values: Values) -> str:
    return CELL_NAMES[_corner_cell(before, values)]


def _mob(game: Builders, before: BuildersView, values: Values) -> Message:
    return mob_name(game.box, _shown(before, values))


def _weapon(game: Builders, before: BuildersView, values: Values) -> Message:
    return weapon_name(_shown(before, values) - int(TOKEN))


def _building(game: Builders, before: BuildersView, values: Values) -> Message:
    return building_name(game.box, _shown(before, values))


def _listed(game: Builders, before: BuildersView, values: Values) -> Message:
    return listed_building_name(game.box, _shown(before, values))


def _block(game: Builders, before: BuildersView, values: Values) -> Message:
    """Return the uppermost block of a column."""
    first = values["column"] * int(LAYERS)
    column = before.cube[first : first + int(LAYERS)]
    return block_name(next(block for block in column if block != TAKEN))


def _went(game: Builders, before: BuildersView, values: Values) -> Message:
    """Tell where a character went, or that it stayed."""
    crossing = values["crossing"]
    if before.crossing[before.asked_seat] == crossing:
        return message("builders-did-stay")
    return message("builders-did-explore", crossing=crossing + 1)


DEED_WORDS: Final[dict[str, Callable[[Builders, BuildersView, Values], Value]]] = {
    "fought": _fought,
    "needed": _needed,
    "hearts": _hearts,
    "would_score": _would_score,
    "cell": _cell,
    "mob": _mob,
    "weapon": _weapon,
    "building": _building,
    "listed": _listed,
    "block": _block,
    "went": _went,
}
