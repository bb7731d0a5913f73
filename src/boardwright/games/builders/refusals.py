"""Why an action is refused: the rule it breaks, in words. Only explains; it never decides."""

from collections.abc import Callable
from typing import Final

from boardwright.core.actions import Action
from boardwright.core.game import IllegalAction
from boardwright.core.messages import Value
from boardwright.games.builders.build import blocks_missing, is_building
from boardwright.games.builders.cube import exposed_sides
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import (
    BLOCKS,
    CARD_NAMES,
    CELL_NAMES,
    COLUMN_NAMES,
    EMERALD,
    EMPTY,
    FACE_DOWN,
    KIND_NAMES,
    LAYERS,
    SECOND_ACTION,
    kind_of,
)


def why_refused(p: Position, action: Action) -> IllegalAction:
    """Refuse an answer to what is asked: an action carried out already (BB-2.1), or its own way."""
    if p.asked == SECOND_ACTION and kind_of(action.number) == p.first_action:
        return _refuse("BB-2.1", f"builders-refused-again-{KIND_NAMES[p.first_action]}", {})
    return REFUSALS[action.family.name](p, action)


def _refuse(rule: str, message: str, values: dict[str, Value]) -> IllegalAction:
    return IllegalAction(rule, message, values)


def _refuse_score(p: Position, action: Action) -> IllegalAction:
    """Refuse a characteristic of another scoring card (BB-9.1)."""
    return _refuse("BB-9.1", "builders-refused-card", {"card": CARD_NAMES[p.rounds]})


def _refuse_fight(p: Position, action: Action) -> IllegalAction:
    """Refuse to fight where no mob lies (BB-6.1)."""
    return _refuse_cell(p, action, "BB-6.1", "builders-refused-no-mob")


def _refuse_collect(p: Position, action: Action) -> IllegalAction:
    """Refuse to collect where no weapon lies (BB-7.1)."""
    return _refuse_cell(p, action, "BB-7.1", "builders-refused-no-weapon")


def _refuse_block(p: Position, action: Action) -> IllegalAction:
    """Refuse a block: none is left in the column, or too few sides are exposed (BB-3.2)."""
    column = action["column"]
    values: dict[str, Value] = {"column": COLUMN_NAMES[column]}
    layer = p.depth[column]
    if layer == LAYERS:
        return _refuse("BB-3.2", "builders-refused-no-block", values)
    values["sides"] = int(exposed_sides(p, column, layer))
    return _refuse("BB-3.2", "builders-refused-sides", values)


def _refuse_explore(p: Position, action: Action) -> IllegalAction:
    """Refuse a crossing that is too far away (BB-4.1)."""
    return _refuse("BB-4.1", "builders-refused-too-far", {"crossing": action["crossing"] + 1})


def _refuse_build(p: Position, action: Action) -> IllegalAction:
    """Refuse to build: no building lies there, or blocks are missing (BB-5.1, BB-5.2)."""
    seat = p.asked_seat
    shown = p.face_up[cell_at(p.crossing[seat], action["corner"])]
    if not is_building(shown):
        return _refuse_cell(p, action, "BB-5.1", "builders-refused-no-building")
    values: dict[str, Value] = {
        "missing": int(blocks_missing(p, seat, shown)),
        "emeralds": int(p.supply[seat * BLOCKS + EMERALD]),
    }
    return _refuse("BB-5.2", "builders-refused-blocks-missing", values)


def _refuse_cell(p: Position, action: Action, rule: str, message: str) -> IllegalAction:
    """Refuse a cell on which something else, nothing, or only the back of a tile can be seen."""
    cell = cell_at(p.crossing[p.asked_seat], action["corner"])
    shown = p.face_up[cell]
    values: dict[str, Value] = {"cell": CELL_NAMES[cell]}
    if shown == EMPTY:
        return _refuse(rule, "builders-refused-empty", values)
    if shown == FACE_DOWN:
        return _refuse(rule, "builders-refused-face-down", values)
    return _refuse(rule, message, values)


# By family; those that are not here can always be chosen where they answer what is asked.
REFUSALS: Final[dict[str, Callable[[Position, Action], IllegalAction]]] = {
    "score": _refuse_score,
    "fight": _refuse_fight,
    "collect": _refuse_collect,
    "block": _refuse_block,
    "explore": _refuse_explore,
    "build": _refuse_build,
}
