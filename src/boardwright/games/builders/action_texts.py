"""The short text of each action, and the places it touches.

    action   = "explore" crossing | "block" column | "build" cell space
             | "fight" cell | "collect" cell | "decline" | "light" | "keep"
             | "trade" | "end" | "score" characteristic
    crossing = "1" … "25", row by row; 13 is the centre
    cell     = "a1" … "f6", a letter for the column of the layout, a number for the row
    column   = "a1" … "d4" of the big cube: its uppermost block is taken
    space    = "1" … "9" of the own board, row by row

The same text takes the first block, the second one and that of a pickaxe.
"""

from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.position import Position
from boardwright.games.builders.words import (
    BUILD,
    CHARACTERISTIC_NAMES,
    COLLECT,
    DECLINE,
    END_TURN,
    EXPLORE,
    FIGHT,
    LAYERS,
    SCORE,
    SPACES,
    TAKE_BLOCK,
    TRADE_MOB,
    WIDTH,
)

LETTERS = "abcdef"
PLAIN = ["end", "trade", "decline", "light", "keep"]


def action_text(p: Position, action: int) -> str:
    """Return the text of an action in this position."""
    if action < SCORE:
        return PLAIN[action]
    if action < FIGHT:
        return f"score {CHARACTERISTIC_NAMES[action - SCORE]}"
    if action < COLLECT:
        return f"fight {_corner_text(p, action - FIGHT)}"
    if action < TAKE_BLOCK:
        return f"collect {_corner_text(p, action - COLLECT)}"
    if action < EXPLORE:
        return f"block {column_text(action - TAKE_BLOCK)}"
    if action < BUILD:
        return f"explore {action - EXPLORE + 1}"
    corner, space = (action - BUILD) // SPACES, (action - BUILD) % SPACES
    return f"build {_corner_text(p, corner)} {space + 1}"


def cell_text(cell: int) -> str:
    """Return `c4` for the third cell of the fourth row of the layout."""
    return f"{LETTERS[cell % WIDTH]}{cell // WIDTH + 1}"


def column_text(column: int) -> str:
    """Return `b2` for the second column of the second row of the big cube."""
    return f"{LETTERS[column % LAYERS]}{column // LAYERS + 1}"


def _corner_text(p: Position, corner: int) -> str:
    return cell_text(cell_at(p.crossing[p.turn_seat], corner))


def places_touched(p: Position, action: int) -> list[str]:
    """Return the places on the table that an action touches, the one to click first."""
    if action == END_TURN:
        return [f"turn:{p.turn_seat}"]
    if action == TRADE_MOB:
        return [f"mobs:{p.turn_seat}"]
    if action == DECLINE:
        return [f"weapon:{p.turn_seat}.stone_pickaxe"]
    if action < SCORE:
        return [f"weapon:{p.turn_seat}.tnt"]
    if action < FIGHT:
        return [f"characteristic:{CHARACTERISTIC_NAMES[action - SCORE]}"]
    if action < COLLECT:
        return [f"cell:{_corner_text(p, action - FIGHT)}"]
    if action < TAKE_BLOCK:
        return [f"cell:{_corner_text(p, action - COLLECT)}"]
    if action < EXPLORE:
        column = action - TAKE_BLOCK
        return [f"block:{column_text(column)}.{p.depth[column] + 1}"]
    if action < BUILD:
        return [f"crossing:{action - EXPLORE + 1}"]
    corner, space = (action - BUILD) // SPACES, (action - BUILD) % SPACES
    return [f"cell:{_corner_text(p, corner)}", f"space:{p.turn_seat}.{space + 1}"]
