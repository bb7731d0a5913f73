"""Which choices are final: those that chance answers, as the rules of taking back see it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.chance import RandomChance
from boardwright.core.library import game_names
from boardwright.core.match import carry_out
from boardwright.server.table.moves import reveals
from tests.laws.play import beginnings


@pytest.mark.parametrize("name", game_names())
@given(data=st.data())
def test_a_choice_is_final_if_it_could_not_freely_be_taken_back(
    name: str, data: st.DataObject
) -> None:
    beginning = data.draw(beginnings(name))
    state = beginning.play()
    for action in state.legal_actions():
        before, played = state.hash(), state.clone()
        line = carry_out(beginning.game, played, action, RandomChance(beginning.seed))
        assert reveals(state, action) == bool(line.chance)
        assert state.hash() == before


@pytest.mark.parametrize("name", game_names())
@given(data=st.data())
def test_that_a_choice_is_final_tells_nothing_that_its_seat_does_not_see(
    name: str, data: st.DataObject
) -> None:
    beginning = data.draw(beginnings(name))
    state = beginning.play()
    seat = state.current_player()
    if seat < 0:
        return
    imagined = beginning.game.imagine(state.view(seat), RandomChance(beginning.seed, "other"))
    for action in state.legal_actions():
        assert reveals(state, action) == reveals(imagined, action)
