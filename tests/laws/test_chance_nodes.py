"""Laws of chance: a move asks, and stopping at the question leaves everything as it was."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.chance import (
    ImpossibleAnswer,
    RandomChance,
    RecordingChance,
    ScriptedChance,
    Undecided,
)
from boardwright.core.game import State
from boardwright.games import GAMES
from tests.laws.play import beginnings

pytestmark = pytest.mark.parametrize("name", GAMES)


def _questions(state: State, action: int, answers: list[int]) -> list[Undecided]:
    """Stop at every question that a move asks when chance answers so."""
    asked: list[Undecided] = []
    before, legal = state.hash(), state.legal_actions()
    for known in range(len(answers)):
        with pytest.raises(Undecided) as stopped:
            state.apply_action(action, ScriptedChance(answers[:known]))
        assert state.hash() == before
        assert state.legal_actions() == legal
        asked.append(stopped.value)
    return asked


@given(data=st.data())
def test_answers_given_one_by_one_reproduce_the_move(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    state = beginning.play()
    for action in state.legal_actions():
        moved = state.clone()
        recording = RecordingChance(RandomChance(beginning.seed, action))
        moved.apply_action(action, recording)
        asked = _questions(state, action, recording.answers)
        assert [stop.question for stop in asked] == recording.questions
        for stop, answer in zip(asked, recording.answers):
            likely = dict(stop.probabilities())
            assert likely[answer] > 0
            assert sum(likely.values()) == pytest.approx(1)
        replayed = state.clone()
        replayed.apply_action(action, ScriptedChance(recording.answers))
        assert replayed.serialize() == moved.serialize()


@given(data=st.data())
def test_exactly_the_probable_answers_are_taken(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    state = beginning.play()
    before = state.hash()
    for action in state.legal_actions():
        try:
            state.clone().apply_action(action, ScriptedChance([]))
        except Undecided as stop:
            probable = [kind for kind, _ in stop.probabilities()]
            kinds = range(-1, len(stop.counts) + 1)
        else:
            continue
        for kind in kinds:
            script = ScriptedChance([kind])
            if kind in probable:
                with suppress(Undecided):  # a further question, in a script that has no more
                    state.clone().apply_action(action, script)
            else:
                with pytest.raises(ImpossibleAnswer):
                    state.apply_action(action, script)
        assert state.hash() == before


@given(data=st.data())
def test_the_setup_stops_too_and_is_reproduced(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    recording = RecordingChance(RandomChance(beginning.seed))
    state = beginning.game.new_state(recording)
    for known in range(len(recording.answers)):
        with pytest.raises(Undecided) as stopped:
            beginning.game.new_state(ScriptedChance(recording.answers[:known]))
        assert stopped.value.question == recording.questions[known]
    again = beginning.game.new_state(ScriptedChance(recording.answers))
    assert again.serialize() == state.serialize()


@given(data=st.data())
def test_the_text_of_an_answer_is_read_back(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    game = beginning.game
    recording = RecordingChance(RandomChance(beginning.seed))
    state = game.new_state(recording)
    chance = RandomChance(beginning.seed, "moves")
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[chance.random.below(len(legal))], recording)
    for question, answer in zip(recording.questions, recording.answers):
        text = game.chance_to_string(question, answer)
        assert text == "".join(text.split()), "a record separates answers by spaces"
        read = game.string_to_chance(text)
        assert game.chance_to_string(question, read) == text
