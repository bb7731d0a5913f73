"""Laws of actions: the list of legal ones, what is refused, their texts and places."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import TERMINAL, IllegalAction, State, UnknownText
from boardwright.games import GAMES, rules_of
from tests.laws.play import beginnings, play_a_random_move
from tests.laws.tables import TABLES

pytestmark = pytest.mark.parametrize("name", GAMES)

NO_ACTIONS = [-1, -(2**31), 2**31, 2**63, -(2**63) - 1, 10**30]


@given(data=st.data())
def test_the_legal_list_is_sorted_and_in_range_and_empty_only_at_the_end(
    name: str, data: st.DataObject
) -> None:
    beginning = data.draw(beginnings(name))
    state = beginning.game.new_state(RandomChance(beginning.seed))
    random = Random(beginning.seed)
    chance = RandomChance(beginning.seed, "answers")
    decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < state.num_actions() == beginning.game.num_actions()
        assert 0 <= state.current_player() < state.num_players() == beginning.game.num_players()
        assert all(state.is_legal(action) for action in legal)
        play_a_random_move(state, chance, random)
        decisions += 1
        assert decisions <= TABLES[name].most_decisions, "the game does not end"
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []


@given(data=st.data())
def test_every_listed_action_applies(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    state = beginning.play()
    before = state.serialize()
    for action in state.legal_actions():
        other = state.clone()
        other.apply_action(action, RandomChance(beginning.seed, action))
        assert other.serialize() != before
        assert other.is_terminal() == (other.legal_actions() == [])


def _assert_refused(state: State, action: int, known: set[str]) -> None:
    assert not state.is_legal(action)
    with pytest.raises(IllegalAction) as refused:
        state.apply_action(action, RandomChance(0))
    words = str(refused.value)
    if 0 <= action < state.num_actions():
        assert refused.value.rule in known
        assert words.startswith(f"{refused.value.rule}: ")
    else:
        assert refused.value.rule == ""
        assert words.startswith(f"{action} is no action")


@given(data=st.data())
def test_every_other_number_is_refused_with_its_rule_and_changes_nothing(
    name: str, data: st.DataObject
) -> None:
    beginning = data.draw(beginnings(name))
    at_the_end = data.draw(st.sampled_from([False] * 7 + [True]), label="at the end")
    state = beginning.play_to_the_end() if at_the_end else beginning.play()
    known = {rule.id for rule in rules_of(name)}
    before, legal = state.hash(), state.legal_actions()
    for action in range(state.num_actions()):
        if action not in legal:
            _assert_refused(state, action, known)
    for action in [*NO_ACTIONS, state.num_actions()]:
        _assert_refused(state, action, known)
    assert state.hash() == before
    assert state.legal_actions() == legal


@given(data=st.data())
def test_the_text_of_a_legal_action_is_read_back(name: str, data: st.DataObject) -> None:
    state = data.draw(beginnings(name)).play()
    for action in state.legal_actions():
        text = state.action_to_string(action)
        assert text == " ".join(text.lower().split()), "string_to_action reads it so"
        assert state.string_to_action(text) == action
        assert state.string_to_action(f"  {text.upper().replace(' ', '   ')} ") == action


@given(data=st.data())
def test_texts_are_unique_over_the_whole_space(name: str, data: st.DataObject) -> None:
    state = data.draw(beginnings(name)).play()
    by_text: dict[str, int] = {}
    for action in range(state.num_actions()):
        text = state.action_to_string(action)
        assert text not in by_text, f"{text} is {by_text[text]} and {action}"
        by_text[text] = action
    with pytest.raises(UnknownText, match="no action"):
        state.string_to_action("no such text")


@given(data=st.data())
def test_every_action_touches_well_formed_places(name: str, data: st.DataObject) -> None:
    state = data.draw(beginnings(name)).play()
    for action in state.legal_actions():
        places = state.action_places(action)
        assert places
        assert len(set(places)) == len(places)
        for place in places:
            assert re.fullmatch(r"[a-z][a-z-]*:[a-z0-9][a-z0-9._-]*", place), place
