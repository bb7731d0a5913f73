"""What lessons of Builders & Biomes claim is noticed when it is no longer true."""

import pytest

from boardwright.core.game import Game
from boardwright.core.library import load_with, printed_components
from boardwright.texts import Texts, languages
from boardwright.wording.lessons import Lesson, lessons_of, said
from tests.words import test_lessons
from tests.words.test_lessons import moments

LESSONS = {lesson.name: lesson for lesson in lessons_of("builders")}


def broken(lesson: Lesson) -> list[str]:
    """Return what is no longer true of a lesson: claims, or that its steps are legal."""
    found: list[str] = []
    try:
        for thought, moment in moments("builders", lesson):
            found += [f"{thought.text}: {c.says}" for c in thought.claims if not c.holds(moment)]
    except AssertionError as error:
        found.append(str(error))
    return found


def test_all_claims_hold_with_what_is_printed() -> None:
    assert [broken(lesson) for lesson in LESSONS.values()] == [[], [], []]


@pytest.mark.parametrize(
    ("name", "changed", "noticed"),
    [
        ("first", 'buildings.mountains_sand_dwelling.cost = "2 wood"', "more: b3 costs sand"),
        ("first", 'buildings.desert_wood_bridge.type = "dwelling"', "plan: c2 shows"),
        ("first", 'buildings.forest_wood_decoration.cost = "1 sand"', "plan: d2 costs wood"),
        ("first", 'buildings.desert_wood_dwelling.biome = "forest"', "build: desert grows"),
        ("first", 'buildings.desert_wood_dwelling.cost = "3 stone"', "build c3 5 is not legal"),
        ("first", "scoring.A.mountains = 20", "score: desert scores most"),
        ("first", "scoring.A.mountains = 6", "score: 15 points from scoring_a for seat 1"),
        ("fights", "mobs.zombie_1.hearts = 3", "fight: 3 points from mobs"),
        ("fights", "weapons.bow.hearts = 4", "collect: diamond_sword beats bow"),
        ("fights", 'mobs.skeleton_forest.icon = "extra_action"', "collect: a skeleton lies"),
        ("scoring", "scoring.A.forest = 12", "score: desert scores most"),
    ],
)
def test_a_claim_that_is_no_longer_true_is_noticed(
    name: str, changed: str, noticed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def changed_game(game: str, lesson: Lesson) -> Game:
        printed = printed_components(game)
        printed.override(changed, "changed.toml")
        return load_with(game, printed, dict(lesson.options))

    monkeypatch.setattr(test_lessons, "game_of", changed_game)
    assert any(noticed in each for each in broken(LESSONS[name])), broken(LESSONS[name])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_lessons_are_told_in_all_languages(language: str, lesson: Lesson) -> None:
    texts = Texts(language)
    for thought, moment in moments("builders", lesson):
        words = texts.speak(said("builders", lesson, thought, moment.game, moment.before))
        assert words.strip()
        assert "{" not in words
        for answer in thought.otherwise.values():
            assert texts.words(f"builders-lesson-{lesson.name}-{answer}")


def test_every_place_that_a_thought_points_at_is_on_the_table() -> None:
    """A place is one that actions touch, or of a seat's weapons and mobs."""
    for lesson in LESSONS.values():
        for thought, moment in moments("builders", lesson):
            state = moment.before
            touched = {
                place
                for action in range(state.num_actions())
                for place in state.action_places(action)
            }
            touched |= {f"space:0.{space}" for space in range(1, 10)}
            seats = {place for place in thought.places if place.startswith(("weapon:", "cell:"))}
            assert set(thought.places) <= touched | seats, thought.text
            if thought.does:
                action = state.string_to_action(thought.does)
                points_at = set(thought.places) & set(state.action_places(action))
                assert points_at, f"{thought.text} does not point at what it asks for"
