"""The values that fill in the texts of lessons of Builders & Biomes.

All are reckoned by what draws the table, too (`wording/prospects.py`).
"""

from boardwright.core.chance import ScriptedChance
from boardwright.core.game import Game, State
from boardwright.core.messages import Value
from boardwright.games.builders.game import Builders
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import CELL_NAMES, EMERALD
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


def group_then(does: str, characteristic: str) -> Fill:
    """Fill in what it would score when an action without chance is done."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        after = state.clone()
        after.apply_action(after.string_to_action(does), ScriptedChance([]))
        return group(characteristic)(game, after)

    return fill


def to_go(card: str) -> Fill:
    """Fill in how many blocks go before a scoring round."""
    return lambda game, state: {"blocks": foreseen(game, state).to_go[Card(card)]}


def score_of(source: str) -> Fill:
    """Fill in what a source has given the learner, and the next seat, so far."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        own, other = state.scores()[LEARNER], state.scores()[LEARNER + 1]
        return {"points": own[source], "theirs": other[source]}

    return fill
