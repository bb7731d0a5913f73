"""What is said of sailing a ship in Imhotep comes true, whatever everybody does afterwards."""

from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.chance import Random, RandomChance
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import FROM_TEMPLE, SOURCES, TURN
from boardwright.games.imhotep.wording import ImhotepWords
from tests.laws.play import Beginning, beginnings, play_a_random_move
from tests.words.test_imhotep_explaining import words_for


def claimed(words: ImhotepWords, state: ImhotepState, action: int, text: str) -> int | None:
    """Return the points that a merit claims, if it is among those of an action."""
    for merit in words.merits(state.view(state.current_player()), action):
        if merit.said.id == f"imhotep-merit-{text}":
            points = merit.said.values["points"]
            assert isinstance(points, int)
            return points
    return None


@given(beginning=beginnings("imhotep"), seed=st.integers(0, 99))
def test_what_is_claimed_of_sailing_comes_true(beginning: Beginning, seed: int) -> None:
    state = beginning.play()
    assert isinstance(state, ImhotepState)
    if state.asked != TURN:
        return
    words, seat = words_for(state), state.current_player()
    legal = [action for action in state.legal_actions() if state.family(action) == "sail"]
    for action in legal[seed % 5 :: 5]:
        at_once = claimed(words, state, action, "pyramids-a")
        temple = claimed(words, state, action, "temple")
        after = state.clone()
        after.apply_action(action, RandomChance(seed))
        if at_once is not None:
            assert gained(state, after, seat, "pyramids") == at_once
        if temple is not None and not state.box.temple_is_b:
            assert temple_pays(after, state.round, seat, seed) - scored(state, seat) == temple


def gained(before: ImhotepState, after: ImhotepState, seat: int, source: str) -> int:
    return after.scores()[seat][source] - before.scores()[seat][source]


def scored(state: ImhotepState, seat: int) -> int:
    return int(state.points[seat * SOURCES + FROM_TEMPLE])


def temple_pays(state: ImhotepState, number: int, seat: int, seed: int) -> int:
    """Play at random to the end of a round; return the points from the temple then."""
    chance, random = RandomChance(seed), Random(seed)
    while state.round == number and not state.is_terminal():
        play_a_random_move(state, chance, random)
    return scored(state, seat)
