"""Laws of what programs of others are shown: names for numbers, and nothing is lost."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.client.views import Views
from boardwright.core.library import game_names
from boardwright.server.table.showing import view_json
from tests.laws.play import beginnings


@pytest.mark.parametrize("name", game_names())
@given(data=st.data())
def test_a_view_is_read_back_from_what_is_sent(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    at_the_end = data.draw(st.sampled_from([False] * 7 + [True]), label="at the end")
    state = beginning.play_to_the_end() if at_the_end else beginning.play()
    views = Views(beginning.game)
    for seat in range(-1, state.num_players()):
        view = state.view(seat)
        assert views.read(bytes(view_json(beginning.game, view))) == view


@pytest.mark.parametrize("name", game_names())
@given(data=st.data())
def test_what_is_sent_names_what_is_asked_and_of_whom(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    state = beginning.play()
    sent = json.loads(bytes(view_json(beginning.game, state.view(-1))))
    assert sent["asked"]["question"] in [q.name for q in state.action_space().questions]
    assert sent["asked"]["seat"] == state.current_player()
    assert sent["seat"] is None
