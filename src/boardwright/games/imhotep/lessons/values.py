"""The numbers that texts of lessons are filled in with, reckoned by the rules."""

from boardwright.core.chance import ScriptedChance
from boardwright.core.game import Game, State
from boardwright.core.messages import Value
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.rounds import ROUNDS
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.wording.prospects import Prospects, Source, prospects
from boardwright.wording.lessons import Fill


def foreseen(game: Game, state: State) -> Prospects:
    """Return what everybody can work out in a position."""
    assert isinstance(game, Imhotep)
    assert isinstance(state, ImhotepState)
    return prospects(game, state.view(-1))


def together(*fills: Fill) -> Fill:
    """Fill in what each of them does."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        return {name: value for each in fills for name, value in each(game, state).items()}

    return fill


def rounds(game: Game, state: State) -> dict[str, Value]:
    """Say how many rounds a game has."""
    return {"rounds": int(ROUNDS)}


def stones_got(game: Game, state: State) -> dict[str, Value]:
    """Say how many stones one gets in a turn."""
    assert isinstance(state, ImhotepState)
    return {"stones": int(state.box.get)}


def unused(game: Game, state: State) -> dict[str, Value]:
    """Say what a blue card gives that nobody played."""
    assert isinstance(state, ImhotepState)
    return {"unused": int(state.box.blue)}


def next_obelisk(game: Game, state: State) -> dict[str, Value]:
    """Say what makes an obelisk, what the next one gives, and what a loose stone does (side B)."""
    assert isinstance(state, ImhotepState)
    box = state.box
    points = int(box.obelisk_places[len(state.obelisks)])
    return {"stones": int(box.obelisk_stones), "points": points, "loose": int(box.loose)}


def temple_choice(game: Game, state: State) -> dict[str, Value]:
    """Say what one may choose between at the temple (side B)."""
    assert isinstance(state, ImhotepState)
    box = state.box
    return {"points": int(box.temple_b[0]), "stones": int(box.temple_stones)}


def row_places(game: Game, state: State) -> dict[str, Value]:
    """Say what the most stones in a row give, and the next most (side B)."""
    assert isinstance(state, ImhotepState)
    first, second = state.box.row_places[0], state.box.row_places[1]
    return {"points": int(first), "second": int(second)}


def temple_pays(game: Game, state: State) -> dict[str, Value]:
    """Say what a stone that is seen from above gives each round (side A)."""
    assert isinstance(state, ImhotepState)
    return {"points": int(state.box.temple_a)}


def tower_ranks(game: Game, state: State) -> dict[str, Value]:
    """Say what the tallest tower gives, and the next one (side A)."""
    assert isinstance(state, ImhotepState)
    first, second = state.box.obelisk_ranks[0], state.box.obelisk_ranks[1]
    return {"points": int(first), "second": int(second)}


def group_of(stones: int) -> Fill:
    """Say what a group of so many stones gives at the end, and one with one more (side A)."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        assert isinstance(state, ImhotepState)
        groups = state.box.groups
        return {
            "stones": stones,
            "points": int(groups[stones - 1]),
            "more": int(groups[stones]),
        }

    return fill


def minimum(ship: int) -> Fill:
    """Say how many stones a ship needs to sail; ships are counted from 1."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        assert isinstance(state, ImhotepState)
        return {"minimum": int(state.box.minimum[state.capacity[ship - 1]])}

    return fill


def points_so_far(seat: int, source: str) -> Fill:
    """Say how many points a seat has from a source."""
    return lambda game, state: {"points": state.scores()[seat][source]}


def points_by(action: str, seat: int, source: str) -> Fill:
    """Say how many points an action without chance would give a seat at once."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        after = state.clone()
        after.apply_action(after.string_to_action(action), ScriptedChance([]))
        return {"points": after.scores()[seat][source] - state.scores()[seat][source]}

    return fill


def points_at_the_end(seat: int, source: str) -> Fill:
    """Say how many points a seat would get from a source if the game ended now."""
    return lambda game, state: {"points": foreseen(game, state).ending[seat][Source(source)]}
