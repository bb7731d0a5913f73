"""Guided games on a server: the script holds while it is followed, and nothing depends on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright.wording.lessons import Lesson, Reply, Thought
from tests.lesson import GAME, TRIAL, teach
from tools.live.served import Json, Person, Served, serve, tokens_of


@pytest.fixture(autouse=True)
def lessons(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Lesson]]:
    """Let there be one lesson; a test may change the list."""
    known = [TRIAL]
    teach(monkeypatch, known)
    yield known
    monkeypatch.undo()
    teach(monkeypatch, [])


async def begin(served: Served) -> tuple[Json, Person]:
    """Sit down at a guided game."""
    made = await served.make(GAME, "Ann", lesson=TRIAL.name)
    return made, await served.sit(made["table"], *tokens_of(made))


def taught(person: Person) -> Json | None:
    """Return what the learner was told last."""
    (view,) = person.standing["views"]
    told: Json | None = view.get("taught")
    return told


def said(person: Person) -> list[str]:
    """Return the thoughts of now, without what every id begins with."""
    told = taught(person)
    assert told is not None
    return [
        thought["said"]["id"].removeprefix("builders-lesson-trial-") for thought in told["thoughts"]
    ]


async def do(person: Person) -> None:
    """Do what the lesson wants now, and wait until it goes on."""
    told = taught(person)
    assert told is not None
    await person.choose(told["thoughts"][-1]["action"])
    await person.until_asked()


async def leave(person: Person) -> None:
    """Do something else."""
    told = taught(person)
    assert told is not None
    wanted = told["thoughts"][-1]["action"]
    other = next(choice for _, choice in person.choices() if choice["action"] != wanted)
    await person.choose(other["action"])
    await person.until_asked()


def test_a_lesson_is_followed_to_its_end_and_goes_over_into_a_game(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made, ann = await begin(served)
        (seat,) = made["seats"]
        assert seat["seat"] == TRIAL.seat
        assert ann.table["lesson"] == TRIAL.name
        assert [seat["bot"] for seat in ann.table["seats"]] == ["", "level:1"]
        assert ann.table["has_hints"]
        assert not ann.table["is_public"]
        thoughts = [step for step in TRIAL.steps if isinstance(step, Thought)]
        heard: list[str] = []
        while taught(ann) is not None:
            told = taught(ann)
            assert told is not None
            assert (told["step"], told["steps"]) == (len(heard), len(thoughts))
            actions = [thought["action"] for thought in told["thoughts"]]
            assert actions[:-1] == [-1] * len(actions[:-1])
            heard += said(ann)
            if actions[-1] < 0:
                break
            offered = [choice["action"] for _, choice in ann.choices()]
            assert actions[-1] in offered
            await do(ann)
        assert heard == [thought.text for thought in thoughts]
        record = (await served.table(made["table"])).sheet
        played = [step for step in TRIAL.steps if step.does]
        assert record.line == len(played)
        while not ann.standing["outcome"]:  # against a bot that nobody has to script
            await ann.choose()
            await ann.until_asked()
            assert taught(ann) is None
        assert served.server.metrics.of("bot_troubles_total") == 0

    serve(tmp_path / "tables.db", scenario)


def test_what_a_thought_says_and_points_at_goes_with_it(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made, ann = await begin(served)
        told = taught(ann)
        assert told is not None
        welcome, take = told["thoughts"]
        assert welcome["said"]["values"] == {"players": 2}
        assert take["places"] == ["block:d1"]
        assert take["otherwise"]["explore"]["id"] == "builders-lesson-trial-first"
        watching = await served.sit(made["table"], made["watch"])
        assert taught(watching) is None

    serve(tmp_path / "tables.db", scenario)


def test_any_other_move_leaves_the_script_and_the_way_back_leads_onto_it(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made, ann = await begin(served)
        await do(ann)
        assert said(ann) == ["again"]
        await leave(ann)
        assert taught(ann) is None
        assert (await ann.say("undo", seat=0, n=ann.standing["n"]))["type"] == "done"
        assert said(ann) == ["again"]
        await do(ann)
        assert said(ann) == ["explore"]
        await leave(ann)
        for _ in range(8):
            await ann.choose()
            await ann.until_asked()
            assert taught(ann) is None
        assert (await served.table(made["table"])).sheet.line > 8

    serve(tmp_path / "tables.db", scenario)


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    made: Json = {}

    async def first(served: Served) -> None:
        table, ann = await begin(served)
        made.update(table)
        await do(ann)
        await do(ann)

    async def second(served: Served) -> None:
        ann = await served.sit(made["table"], *tokens_of(made))
        assert said(ann) == ["explore"]
        await do(ann)
        assert said(ann) == ["then", "build"]
        table = await served.table(made["table"])
        assert table.sheet.line == 6

    serve(tmp_path / "tables.db", first)
    serve(tmp_path / "tables.db", second)


@pytest.mark.parametrize("kind", ["changed", "broken", "gone", "other game"])
def test_a_table_goes_on_under_a_program_with_another_script(
    tmp_path: Path, lessons: list[Lesson], monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    made: Json = {}

    async def first(served: Served) -> None:
        table, ann = await begin(served)
        made.update(table)
        await do(ann)
        await do(ann)
        await do(ann)

    async def second(served: Served) -> None:
        ann = await served.sit(made["table"], *tokens_of(made))
        assert taught(ann) is None
        assert ann.table["lesson"] == TRIAL.name
        for _ in range(4):
            await ann.choose()
            await ann.until_asked()
        assert not ann.table["is_frozen"]

    serve(tmp_path / "tables.db", first)
    steps = list(TRIAL.steps)
    others = {
        "changed": [TRIAL._replace(steps=[*steps[:5], Reply("block c1"), steps[-1]])],
        "broken": [TRIAL._replace(steps=[*steps[:2], Reply("never"), *steps[2:]])],
        "gone": [],
        "other game": [TRIAL._replace(options={"players": "3"})],
    }
    teach(monkeypatch, others[kind])
    serve(tmp_path / "tables.db", second)


def test_chance_answers_as_ever_to_what_the_script_does_not_do(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made, ann = await begin(served)
        await do(ann)
        await do(ann)
        explores = [c["action"] for _, c in ann.choices() if c["family"] == "explore"]
        told = taught(ann)
        assert told is not None
        await ann.choose(next(a for a in explores if a != told["thoughts"][-1]["action"]))
        await ann.until_asked()
        answers = (await served.table(made["table"])).sheet
        assert taught(ann) is None
        assert answers.line > 3

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"lesson": "none"}, "learning-no-lesson"),
        ({"lesson": TRIAL.name, "game": "imhotep"}, "learning-no-lesson"),
        ({"lesson": TRIAL.name, "game": "chess"}, "server-unfit"),
        ({"lesson": TRIAL.name, "is_public": True}, "learning-table-plain"),
        ({"lesson": TRIAL.name, "pace": 60}, "learning-table-plain"),
        ({"lesson": TRIAL.name, "has_hints": False}, "learning-table-plain"),
        ({"lesson": TRIAL.name, "options": {"start": "2"}}, "learning-table-plain"),
        ({"lesson": TRIAL.name, "components": "a = 1"}, "learning-table-plain"),
        ({"lesson": TRIAL.name, "seats": [{"kind": "open"}]}, "learning-table-plain"),
        ({"lesson": TRIAL.name, "seats": [{"kind": "person"}] * 2}, "learning-table-plain"),
    ],
)
def test_what_is_no_guided_game_is_refused(tmp_path: Path, more: Json, why: str) -> None:
    async def scenario(served: Served) -> None:
        body = {"game": GAME, "seats": [{"kind": "person", "name": "Ann"}], **more}
        assert await served.refused("/api/tables", body) == why

    serve(tmp_path / "tables.db", scenario)


def test_the_games_list_their_lessons_and_lists_name_a_lesson(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        games = {game["name"]: game for game in (await served.http.get("/api/games")).json()}
        assert games[GAME]["lessons"] == [{"name": "trial", "minutes": 2}]
        assert games["imhotep"]["lessons"] == []
        made, _ = await begin(served)
        plain = await served.make(GAME, "Ann", "random")
        own = {table["table"]: tokens_of(table) for table in (made, plain)}
        answer = await served.http.post("/api/tables/own", json={"tables": own})
        lessons = {table["table"]: table.get("lesson") for table in answer.json()}
        assert lessons == {made["table"]: "trial", plain["table"]: None}

    serve(tmp_path / "tables.db", scenario)


def test_nothing_of_lessons_is_said_at_an_ordinary_table(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make(GAME, "Ann", "random")
        ann = await served.sit(made["table"], *tokens_of(made))
        assert "lesson" not in ann.table
        assert all("taught" not in view for view in ann.standing["views"])
        await ann.choose()
        await ann.until_asked()
        assert all("taught" not in view for view in ann.standing["views"])

    serve(tmp_path / "tables.db", scenario)


def test_playing_on_and_playing_again_are_ordinary_games(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made, ann = await begin(served)
        await do(ann)
        body = {"tokens": tokens_of(made), "line": 1, "name": "Ann"}
        path = f"/api/tables/{made['table']}/play-on"
        again = (await served.http.post(path, json=body)).json()
        there = await served.sit(again["table"], *tokens_of(again))
        assert "lesson" not in there.table
        assert taught(there) is None

    serve(tmp_path / "tables.db", scenario)
