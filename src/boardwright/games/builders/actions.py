"""The questions of Builders & Biomes and the actions that answer them: texts, places, messages.

    crossing = "1" … "25", row by row; 13 is the centre
    cell     = "a1" … "f6", a letter for the column of the layout, a number for the row
    column   = "a1" … "d4" of the big cube: its uppermost block is taken
    space    = "1" … "9" of the own board, row by row

The same action takes the first block, the second one and that of a pickaxe.
"""

from collections.abc import Callable
from typing import Final

from boardwright.core.actions import Action, ActionSpace, Argument, Family, Question, numbered
from boardwright.games.builders.fields import COLUMN, CROSSING, SPACE
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import (
    ACTIONS,
    BUILD,
    CARD_NAMES,
    CELL_NAMES,
    CHARACTERISTIC_NAMES,
    COLLECT,
    DECLINE,
    DETONATE,
    END_TURN,
    EXPLORE,
    EXTRA_ACTION,
    FIGHT,
    FIRST_ACTION,
    GAME_OVER,
    KEEP,
    LIGHT,
    SCORE,
    SCORING,
    SECOND_ACTION,
    SECOND_BLOCK,
    TAKE_BLOCK,
    TRADE_MOB,
    TRADE_OR_END,
    USE_PICKAXE,
)

CARD: Final = Argument("card", CARD_NAMES)
CHARACTERISTIC: Final = Argument("characteristic", CHARACTERISTIC_NAMES)
CORNER: Final = numbered("corner", 4)  # of the crossing on which the character stands

QUESTIONS: Final = [
    Question(FIRST_ACTION, "first-action", "BB-2.1"),
    Question(SECOND_ACTION, "second-action", "BB-2.1"),
    Question(EXTRA_ACTION, "extra-action", "BB-8.1"),
    Question(SECOND_BLOCK, "second-block", "BB-3.1"),
    Question(USE_PICKAXE, "pickaxe", "BB-6.6", [], "asked-pickaxe {mob=fought} {needed} {hearts}"),
    Question(DETONATE, "tnt", "BB-6.7", [], "asked-tnt {mob=fought} {needed} {hearts}"),
    Question(TRADE_OR_END, "trade-or-end", "BB-8.1"),
    Question(SCORING, "scoring", "BB-9.3", [CARD], "asked-scoring {card}"),
    Question(GAME_OVER, "game-over", "BB-10.1"),
]
ANY_ACTION: Final = [FIRST_ACTION, SECOND_ACTION, EXTRA_ACTION]

# fmt: off
# Laid out as a table: a family, what it answers, its text, what it touches, how people are told.
FAMILIES: Final = [
    Family("end", END_TURN, [], [TRADE_OR_END],
           "end", ["turn:{seat}"]),
    Family("trade", TRADE_MOB, [], [TRADE_OR_END],
           "trade", ["mobs:{seat}"]),
    Family("decline", DECLINE, [], [USE_PICKAXE],
           "decline", ["weapon:{seat}.stone_pickaxe"]),
    Family("light", LIGHT, [], [DETONATE],
           "light", ["weapon:{seat}.tnt"],
           heading="do-tnt"),
    Family("keep", KEEP, [], [DETONATE],
           "keep", ["weapon:{seat}.tnt"],
           heading="do-tnt"),
    Family("score", SCORE, [CHARACTERISTIC], [SCORING],
           "score {characteristic}", ["characteristic:{characteristic}"],
           label="label-score {name=characteristic} {points=would_score}",
           deed="did-score {name=characteristic}"),
    Family("fight", FIGHT, [CORNER], ANY_ACTION,
           "fight {cell}", ["cell:{cell}"],
           label="thing {place=cell} {thing=mob}", deed="did-fight {cell} {mob}"),
    Family("collect", COLLECT, [CORNER], ANY_ACTION,
           "collect {cell}", ["cell:{cell}"],
           label="thing {place=cell} {thing=weapon}", deed="did-collect {cell} {weapon}"),
    Family("block", TAKE_BLOCK, [COLUMN], [*ANY_ACTION, SECOND_BLOCK, USE_PICKAXE],
           "block {column}", ["block:{column}.{layer}"],
           label="thing {place=column} {thing=block}", deed="did-block {column} {block}"),
    Family("explore", EXPLORE, [CROSSING], ANY_ACTION,
           "explore {crossing}", ["crossing:{crossing}"],
           label="label-number {number=crossing}", deed="{went}"),
    Family("build", BUILD, [CORNER, SPACE], ANY_ACTION,
           "build {cell} {space}", ["cell:{cell}", "space:{seat}.{space}"],
           "do-build {cell} {building=listed}", "label-number {number=space}",
           "did-build {building} {cell} {space}"),
]
# fmt: on
ACTION_SPACE: Final = ActionSpace("builders", ACTIONS, QUESTIONS, FAMILIES)


# What only the position can tell.


def _turn_seat(p: Position, action: Action) -> str:
    return str(p.turn_seat)


def _cell(p: Position, action: Action) -> str:
    """Return the cell at a corner of the crossing where the character stands."""
    return CELL_NAMES[cell_at(p.crossing[p.turn_seat], action["corner"])]


def _layer(p: Position, action: Action) -> str:
    """Return the layer of the uppermost block of a column."""
    return str(p.depth[action["column"]] + 1)


TOLD_BY_POSITION: Final[dict[str, Callable[[Position, Action], str]]] = {
    "seat": _turn_seat,
    "cell": _cell,
    "layer": _layer,
}
