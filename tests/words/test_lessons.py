"""Guided games: every step is legal, every claim is true, and every text has its values."""

from collections.abc import Iterator

import pytest

from boardwright.core.game import State
from boardwright.core.library import game_names
from boardwright.texts import ENGLISH, catalogues_of
from boardwright.wording.lessons import (
    Lesson,
    LessonMoment,
    Reply,
    Thought,
    chance_of,
    game_of,
    lessons_of,
    said,
)
from tools.catalogues import read_catalogue

TAUGHT = [name for name in game_names() if lessons_of(name)]
ALL = [
    pytest.param(name, lesson, id=f"{name}-{lesson.name}")
    for name in TAUGHT
    for lesson in lessons_of(name)
]
MOST_WORDS = 60  # of one thought


def moments(name: str, lesson: Lesson) -> Iterator[tuple[Thought, LessonMoment]]:
    """Play a lesson to its end by the rules, and return each thought with its positions."""
    game = game_of(name, lesson)
    state = game.new_state(chance_of(game, lesson.deal))
    since = state.clone()
    for step in lesson.steps:
        asked = state.current_player()
        before = state.clone()
        if step.does:
            action = state.string_to_action(step.does)
            assert state.is_legal(action), f"{step.does} is not legal: {state.refusal(action)}"
            chance = chance_of(game, step.answers)
            state.apply_action(action, chance)
            assert chance.next == len(chance.answers), f"{step.does} does not ask chance so often"
        if isinstance(step, Reply):
            assert asked != lesson.seat, f"{step.does} is the learner's move"
            continue
        assert asked == lesson.seat, f"{step.text}: another seat is asked while one reads"
        yield step, LessonMoment(game, since, before, state.clone())
        since = before
    assert state.current_player() == lesson.seat, "the learner goes on"
    assert not state.is_terminal()


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_every_step_is_legal_and_every_claim_is_true(name: str, lesson: Lesson) -> None:
    for thought, moment in moments(name, lesson):
        for claim in thought.claims:
            assert claim.holds(moment), f"{thought.text}: {claim.says}"


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_every_text_is_there_and_short(name: str, lesson: Lesson) -> None:
    assert ENGLISH.words(f"{name}-lesson-{lesson.name}")
    for thought, moment in moments(name, lesson):
        words = ENGLISH.speak(said(name, lesson, thought, moment.game, moment.before))
        assert len(words.split()) <= MOST_WORDS, f"{thought.text} is too long for one thought"
        for answer in thought.otherwise.values():
            assert ENGLISH.words(f"{name}-lesson-{lesson.name}-{answer}")


@pytest.mark.parametrize("name", TAUGHT)
def test_every_text_is_said_in_a_lesson(name: str) -> None:
    (file,) = [one for one in catalogues_of("en") if one.name == f"{name}-lesson.ftl"]
    texts: set[str] = set()
    for lesson in lessons_of(name):
        title = f"{name}-lesson-{lesson.name}"
        thoughts = [step for step in lesson.steps if isinstance(step, Thought)]
        said_there = [text for one in thoughts for text in (one.text, *one.otherwise.values())]
        texts |= {title, *(f"{title}-{text}" for text in said_there)}
    assert set(read_catalogue(file.name, file.read_text("utf-8")).entries) == texts


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_what_is_answered_otherwise_can_be_chosen(name: str, lesson: Lesson) -> None:
    for thought, moment in moments(name, lesson):
        families = _families(moment.before)
        assert set(thought.otherwise) <= families, thought.text


def _families(state: State) -> set[str]:
    return {state.family(action) for action in state.legal_actions()}
