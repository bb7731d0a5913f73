"""Laws of chance: a move asks, and stopping at the question leaves everything as it was."""

from contextlib import suppress
from math import isclose

from boardwright.core.chance import (
    ImpossibleAnswer,
    RandomChance,
    RecordingChance,
    ScriptedChance,
    Undecided,
)
from boardwright.core.game import State
from boardwright.laws.beginning import Beginning, refused


def _questions(state: State, action: int, answers: list[int]) -> list[Undecided]:
    """Stop at every question that a move asks when chance answers so."""
    asked: list[Undecided] = []
    before, legal = state.hash(), state.legal_actions()
    for known in range(len(answers)):
        with refused(Undecided) as caught:
            state.apply_action(action, ScriptedChance(answers[:known]))
        assert state.hash() == before
        assert state.legal_actions() == legal
        stop = caught[0]
        assert isinstance(stop, Undecided)
        asked.append(stop)
    return asked


def answers_one_by_one_reproduce_the_move(beginning: Beginning) -> None:
    """A move stops at each question; the same answers give the same position."""
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
            assert isclose(sum(likely.values()), 1)
        replayed = state.clone()
        replayed.apply_action(action, ScriptedChance(recording.answers))
        assert replayed.serialize() == moved.serialize()


def exactly_the_probable_answers_are_taken(beginning: Beginning) -> None:
    """What cannot come up is refused as an answer, and changes nothing."""
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
                with refused(ImpossibleAnswer):
                    state.apply_action(action, script)
        assert state.hash() == before


def the_setup_is_reproduced(beginning: Beginning) -> None:
    """Setting up stops at each question; the same answers give the same beginning."""
    recording = RecordingChance(RandomChance(beginning.seed))
    state = beginning.game.new_state(recording)
    for known in range(len(recording.answers)):
        with refused(Undecided) as caught:
            beginning.game.new_state(ScriptedChance(recording.answers[:known]))
        stop = caught[0]
        assert isinstance(stop, Undecided)
        assert stop.question == recording.questions[known]
    again = beginning.game.new_state(ScriptedChance(recording.answers))
    assert again.serialize() == state.serialize()


def the_text_of_an_answer_is_read_back(beginning: Beginning) -> None:
    """What chance answers has a text for the record, and the text means it."""
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
