"""Laws of views: a seat sees what it may see, and nothing that is not decided yet."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.chance import RandomChance
from boardwright.games import GAMES
from tests.laws.play import beginnings

pytestmark = pytest.mark.parametrize("name", GAMES)

SPECTATOR = -1


@given(data=st.data())
def test_what_is_imagined_from_a_view_gives_the_same_view(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    at_the_end = data.draw(st.sampled_from([False] * 7 + [True]), label="at the end")
    state = beginning.play_to_the_end() if at_the_end else beginning.play()
    for seat in [*range(state.num_players()), SPECTATOR]:
        view = state.view(seat)
        for deal in range(3):
            imagined = beginning.game.imagine(view, RandomChance(beginning.seed, deal))
            assert imagined.view(seat) == view
            assert imagined.current_player() == state.current_player()
            if seat == state.current_player():
                assert imagined.legal_actions() == state.legal_actions()
            assert imagined.scores() == state.scores()
    assert state.view(0) != state.view(SPECTATOR), "a view says whose it is"


@given(data=st.data())
def test_looking_changes_nothing(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    state = beginning.play()
    before = state.hash()
    view = state.view(state.current_player())
    imagined = beginning.game.imagine(view, RandomChance(beginning.seed))
    for action in imagined.legal_actions():
        other = imagined.clone()
        other.apply_action(action, RandomChance(beginning.seed))
    imagined.apply_action(imagined.legal_actions()[0], RandomChance(beginning.seed))
    assert state.hash() == before
    assert state.view(state.current_player()) == view


@given(data=st.data())
def test_an_imagined_position_can_be_played_to_its_end(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    state = beginning.play()
    seat = data.draw(st.integers(SPECTATOR, state.num_players() - 1), label="seat")
    chance = RandomChance(beginning.seed, "imagined")
    imagined = beginning.game.imagine(state.view(seat), chance)
    assert beginning.game.deserialize(imagined.serialize()).hash() == imagined.hash()
    while not imagined.is_terminal():
        legal = imagined.legal_actions()
        imagined.apply_action(legal[chance.random.below(len(legal))], chance)
    assert sum(imagined.returns()) == pytest.approx(1)
