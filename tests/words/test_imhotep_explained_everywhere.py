"""Imhotep explains itself in every position, to every seat, in every language; and its lessons."""

from collections.abc import Iterator

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import load, load_chosen
from boardwright.core.messages import Message
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.lessons import LESSONS
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.wording import ImhotepWords
from boardwright.texts import Texts, catalogues_of, languages
from boardwright.wording.lessons import Lesson, Thought, chance_of, game_of
from tests.laws.play import play_a_random_move
from tests.rules.imhotep.table import play, table
from tools.catalogues import read_catalogue

TABLES = [
    {"players": "2", "sides": "AAAAA", "wrath": "no"},
    {"players": "3", "sides": "BBBBB", "wrath": "yes"},
    {"players": "4", "sides": "ABABA", "wrath": "yes"},
    {"players": "4", "sides": "BABAB", "wrath": "no"},
]
EACH = 3  # messages of an id that are spoken in every language


def places(game: Imhotep, state: ImhotepState) -> set[str]:
    """Return all places that the actions of a game touch, and those that none touches."""
    found = {place for action in range(182) for place in state.action_places(action)}
    seats = range(game.num_players())
    found |= {f"{what}:{seat}" for what in ("sled", "score", "quarry") for seat in seats}
    found |= {
        place.replace(f"card:{state.asked_seat}.", f"card:{seat}.")
        for place in found
        for seat in seats
    }
    return found | {"round"}


def games(options: dict[str, str]) -> Iterator[tuple[Imhotep, ImhotepState]]:
    """Play a game at random, and return some of its positions and the last one."""
    game = load_chosen("imhotep", options)
    assert isinstance(game, Imhotep)
    chance, random = RandomChance(str(options)), Random(str(options))
    state = game.new_state(chance)
    moves = 0
    while not state.is_terminal():
        if moves % (4 if state.asked else 9) == 0:
            yield game, state
        play_a_random_move(state, chance, random)
        moves += 1
    yield game, state


def said_at(game: Imhotep, state: ImhotepState, seat: int) -> Iterator[Message]:
    """Return all that is said of a position to a seat, and to the one that is asked."""
    words = ImhotepWords(game)
    view = state.view(seat)
    for place in sorted(places(game, state)):
        yield from words.explain(view, place)
    yield from (news.said for news in words.news(view))
    if state.is_terminal():
        return
    view = state.view(state.current_player())
    for action in state.legal_actions():
        yield words.urge(view, action)
        for merit in words.merits(view, action):
            assert merit.source in ("", *game.sources())
            yield merit.said


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options["sides"])
def test_everything_is_said_in_every_language(options: dict[str, str]) -> None:
    found: dict[str, list[Message]] = {}
    for number, (game, state) in enumerate(games(options)):
        looker = number % (game.num_players() + 1) - 1
        for said in said_at(game, state, looker):
            known = found.setdefault(said.id, [])
            if len(known) < EACH and said not in known:
                known.append(said)
    for language in languages():
        texts = Texts(language)
        for id, messages in found.items():
            for said in messages:
                spoken = texts.speak(said)
                assert spoken, id
                assert "{" not in spoken, f"{id} in {language}: {spoken}"


def looking(first: str, second: str) -> ImhotepState:
    """Let white look at the face-down pair of market B."""
    state = table(
        sides="BAAAA",
        ships="wb. ... .. .",
        offer="sail",
        pair="2",
        pile="hammer*2,chisel*1,statue*4",
    )
    draws = f"card:{first} card:{second}"
    return play(state, "sail 1 market", "take pair", draws=draws)


@pytest.mark.rule("IM-6.4")
def test_nothing_that_is_said_tells_a_secret() -> None:
    one, other = looking("chisel", "hammer"), looking("statue", "statue")
    game = load("imhotep", sides="BAAAA")
    assert isinstance(game, Imhotep)
    words = ImhotepWords(game)
    for seat in (-1, 0, 2):
        for place in places(game, one):
            assert words.explain(one.view(seat), place) == words.explain(other.view(seat), place)
        assert words.news(one.view(seat)) == words.news(other.view(seat))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_points_at_what_the_table_has(lesson: Lesson) -> None:
    game = game_of("imhotep", lesson)
    assert isinstance(game, Imhotep)
    words = ImhotepWords(game)
    state = game.new_state(chance_of(game, lesson.deal))
    for step in lesson.steps:
        if isinstance(step, Thought):
            for place in step.places:
                assert words.explain(state.view(lesson.seat), place), f"{step.text}: {place}"
        if step.does:
            action = state.string_to_action(step.does)
            state.apply_action(action, chance_of(game, step.answers))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_the_action_of_a_thought_is_pointed_at(lesson: Lesson) -> None:
    game = game_of("imhotep", lesson)
    state = game.new_state(chance_of(game, lesson.deal))
    for step in lesson.steps:
        if not step.does:
            continue
        action = state.string_to_action(step.does)
        if isinstance(step, Thought):
            assert set(state.action_places(action)) & set(step.places), step.text
        state.apply_action(action, chance_of(game, step.answers))


def test_every_text_of_the_lessons_is_said() -> None:
    said = {f"imhotep-lesson-{lesson.name}" for lesson in LESSONS}
    for lesson in LESSONS:
        thoughts = [step for step in lesson.steps if isinstance(step, Thought)]
        texts = {text for each in thoughts for text in (each.text, *each.otherwise.values())}
        said |= {f"imhotep-lesson-{lesson.name}-{text}" for text in texts}
    (file,) = (file for file in catalogues_of("en") if file.name == "imhotep-lesson.ftl")
    assert said == set(read_catalogue(file.name, file.read_text("utf-8")).entries)
