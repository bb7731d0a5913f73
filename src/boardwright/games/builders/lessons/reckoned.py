"""The values that fill in the texts of lessons of Builders & Biomes.

All are reckoned by what draws the table, too (`wording/prospects.py`).
"""

from boardwright.core.chance import ScriptedChance
from boardwright.core.game import Game, State
from boardwright.core.messages import Value
from boardwright.games.builders.fight import TOKENS
from boardwright.games.builders.game import Builders
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.scoring import count_spaces, largest_group
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BUILDINGS,
    CELL_NAMES,
    CHARACTERISTIC_NAMES,
    EMERALD,
)
from boardwright.games.builders.wording.names import named_blocks
from boardwright.games.builders.wording.prospects import (
    Card,
    Characteristic,
    Prospects,
    Scored,
    prospects,
)
from boardwright.wording.lessons import Fill

LEARNER = 0


def foreseen(game: Game, state: State) -> Prospects:
    """Return what follows from what the learner sees."""
    view = state.view(LEARNER)
    assert isinstance(game, Builders)
    assert isinstance(view, BuildersView)
    return prospects(game, view)


def would_score(game: Game, state: State, characteristic: str, seat: int = LEARNER) -> Scored:
    """Return what a characteristic would give a seat now."""
    return foreseen(game, state).seats[seat].scored[Characteristic(characteristic)]


def cost(cell: str) -> Fill:
    """Fill in what a building costs that lies face up."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        assert isinstance(game, Builders)
        assert isinstance(state, BuildersState)
        first = int(state.face_up[CELL_NAMES.index(cell)]) * int(EMERALD)
        return {"cost": named_blocks([int(game.box.cost[first + at]) for at in range(EMERALD)])}

    return fill


def group(characteristic: str) -> Fill:
    """Fill in what a characteristic would score now: spaces, the value of each, points."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        scored = would_score(game, state, characteristic)
        return {
            "spaces": len(scored.spaces),
            "value": scored.value,
            "points": scored.points,
        }

    return fill


def after_doing(does: str, fill: Fill) -> Fill:
    """Fill in what will be when an action that asks no chance is done."""

    def then(game: Game, state: State) -> dict[str, Value]:
        after = state.clone()
        after.apply_action(after.string_to_action(does), ScriptedChance([]))
        return fill(game, after)

    return then


def to_go(card: str) -> Fill:
    """Fill in how many blocks go before a scoring round."""
    return lambda game, state: {"blocks": foreseen(game, state).to_go[Card(card)]}


def score_of(source: str) -> Fill:
    """Fill in what a source has given the learner, and the next seat, so far."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        own, other = state.scores()[LEARNER], state.scores()[LEARNER + 1]
        return {"points": own[source], "theirs": other[source]}

    return fill


def mob(cell: str) -> Fill:
    """Fill in the hearts that beat a mob that lies face up, and of how many fights one wins."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        assert isinstance(game, Builders)
        assert isinstance(state, BuildersState)
        tile = int(state.face_up[CELL_NAMES.index(cell)])
        hearts = int(game.box.hearts[tile - int(BUILDINGS)])
        return {
            "hearts": hearts,
            "percent": foreseen(game, state).chances[hearts],
            "tokens": int(TOKENS),
        }

    return fill


def armed(does: str, cell: str) -> Fill:
    """Fill in of how many fights one wins against a mob now, and when an action is done."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        now, then = mob(cell)(game, state), after_doing(does, mob(cell))(game, state)
        return {"now": now["percent"], "then": then["percent"]}

    return fill


def trophy() -> Fill:
    """Fill in what the learner's first beaten mob that scores would give at the end."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        assert isinstance(game, Builders)
        own = foreseen(game, state).seats[LEARNER].trophies[0]
        value = int(game.box.points[own.mob])
        return {"value": value, "spaces": len(own.spaces), "points": own.points}

    return fill


def in_all(characteristic: str, seat: int = LEARNER) -> Fill:
    """Fill in how many spaces of a seat have a characteristic, and what its group would score."""
    number = CHARACTERISTIC_NAMES.index(characteristic)

    def fill(game: Game, state: State) -> dict[str, Value]:
        assert isinstance(game, Builders)
        assert isinstance(state, BuildersState)
        touching = int(largest_group(state, seat, number))
        return {
            "all": int(count_spaces(state, seat, number)),
            "less": touching * int(game.box.values[number]),
        }

    return fill


def both(one: Fill, other: Fill) -> Fill:
    """Fill in the values of two."""
    return lambda game, state: {**one(game, state), **other(game, state)}
