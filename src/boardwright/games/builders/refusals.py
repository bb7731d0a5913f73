"""Why an action is refused: the rule it breaks, in words. Only explains; it never decides."""

from mypy_extensions import i64

from boardwright.core.game import IllegalAction
from boardwright.core.texts import Value
from boardwright.games.builders.action_texts import cell_text, column_text
from boardwright.games.builders.build import blocks_missing, is_building
from boardwright.games.builders.cube import exposed_sides
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.position import Position
from boardwright.games.builders.words import (
    BLOCKS,
    BUILD,
    CARD_NAMES,
    COLLECT,
    DECLINE,
    DETONATE,
    EMERALD,
    EMPTY,
    EXPLORE,
    EXTRA_ACTION,
    FACE_DOWN,
    FIGHT,
    FIRST_ACTION,
    KIND_NAMES,
    LAYERS,
    LIGHT,
    SCORE,
    SCORING,
    SECOND_ACTION,
    SECOND_BLOCK,
    SPACES,
    TAKE_BLOCK,
    TRADE_OR_END,
    USE_PICKAXE,
    kind_of,
)

# The rule behind each question, for an action that answers another one.
RULE_OF_QUESTION = [
    "BB-2.1",  # first-action
    "BB-2.1",  # second-action
    "BB-8.1",  # extra-action
    "BB-3.1",  # second-block
    "BB-6.6",  # pickaxe
    "BB-6.7",  # tnt
    "BB-8.1",  # trade-or-end
    "BB-9.3",  # scoring
    "BB-10.1",  # game-over
]


def refusal_of(p: Position, action: int) -> IllegalAction:
    """Return the error for an action of the game that is not legal now."""
    asked = p.asked
    if asked not in _questions_of(action):
        return _refuse(RULE_OF_QUESTION[asked], f"builders-refused-asked-{asked}", {})
    if asked == SCORING:
        return _refuse("BB-9.1", "builders-refused-card", {"card": CARD_NAMES[p.rounds]})
    if asked == SECOND_ACTION and kind_of(action) == p.first_action:
        return _refuse("BB-2.1", f"builders-refused-again-{KIND_NAMES[p.first_action]}", {})
    if action < COLLECT:
        return _refuse_cell(p, action - FIGHT, "BB-6.1", "builders-refused-no-mob")
    if action < TAKE_BLOCK:
        return _refuse_cell(p, action - COLLECT, "BB-7.1", "builders-refused-no-weapon")
    if action < EXPLORE:
        return _refuse_block(p, action - TAKE_BLOCK)
    if action < BUILD:
        values: dict[str, Value] = {"crossing": action - EXPLORE + 1}
        return _refuse("BB-4.1", "builders-refused-too-far", values)
    return _refuse_build(p, (action - BUILD) // SPACES)


def _questions_of(action: int) -> list[i64]:
    """Return the questions that an action can answer."""
    if action < DECLINE:
        return [TRADE_OR_END]
    if action < SCORE:
        return [USE_PICKAXE] if action < LIGHT else [DETONATE]
    if action < FIGHT:
        return [SCORING]
    if TAKE_BLOCK <= action < EXPLORE:
        return [FIRST_ACTION, SECOND_ACTION, EXTRA_ACTION, SECOND_BLOCK, USE_PICKAXE]
    return [FIRST_ACTION, SECOND_ACTION, EXTRA_ACTION]


def _refuse(rule: str, message: str, values: dict[str, Value]) -> IllegalAction:
    return IllegalAction(rule, message, values)


def _refuse_block(p: Position, column: int) -> IllegalAction:
    """Refuse a block: none is left in the column, or too few sides are exposed (BB-3.2)."""
    values: dict[str, Value] = {"column": column_text(column)}
    layer = p.depth[column]
    if layer == LAYERS:
        return _refuse("BB-3.2", "builders-refused-no-block", values)
    values["sides"] = int(exposed_sides(p, column, layer))
    return _refuse("BB-3.2", "builders-refused-sides", values)


def _refuse_build(p: Position, corner: int) -> IllegalAction:
    """Refuse to build: no building lies there, or blocks are missing (BB-5.1, BB-5.2)."""
    seat = p.asked_seat
    shown = p.face_up[cell_at(p.crossing[seat], corner)]
    if not is_building(shown):
        return _refuse_cell(p, corner, "BB-5.1", "builders-refused-no-building")
    values: dict[str, Value] = {
        "missing": int(blocks_missing(p, seat, shown)),
        "emeralds": int(p.supply[seat * BLOCKS + EMERALD]),
    }
    return _refuse("BB-5.2", "builders-refused-blocks-missing", values)


def _refuse_cell(p: Position, corner: int, rule: str, message: str) -> IllegalAction:
    """Refuse a cell on which something else, nothing, or only the back of a tile can be seen."""
    cell = cell_at(p.crossing[p.asked_seat], corner)
    shown = p.face_up[cell]
    values: dict[str, Value] = {"cell": cell_text(cell)}
    if shown == EMPTY:
        return _refuse(rule, "builders-refused-empty", values)
    if shown == FACE_DOWN:
        return _refuse(rule, "builders-refused-face-down", values)
    return _refuse(rule, message, values)
