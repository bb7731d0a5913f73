"""What the books let people choose, by the protocol: asked for, shown, kept, and refused."""

from pathlib import Path

import msgspec
import pytest

from boardwright.core.library import load_for
from boardwright.core.match import replay
from boardwright.core.messages import Message
from boardwright.core.record import parse_record
from boardwright.texts import ENGLISH
from tools.live.served import Json, Served, serve, tokens_of, wanted

UNUSUAL: dict[str, Json] = {
    "imhotep": {"sides": "BABBA", "wrath": "yes", "start": "2", "colours": "grey,white,black"},
    "builders": {"boards": "040", "beginners": "13", "start": "3", "colours": "green,red,blue"},
    "biotopia": {"start": "3"},
}


@pytest.mark.parametrize("game", UNUSUAL)
def test_a_table_is_played_as_it_was_wanted(tmp_path: Path, game: str) -> None:
    async def scenario(served: Served) -> None:
        chosen = UNUSUAL[game]
        made = await served.make(game, "Ann", "Ben", "Cleo", options=chosen, is_public=True)
        all_three = await served.sit(made["table"], *tokens_of(made))
        assert {**all_three.table["options"], **chosen} == all_three.table["options"]
        names = chosen.get("colours", "1,2,3").split(",")
        assert all_three.table["players"] == names
        first = int(chosen["start"]) - 1
        assert all_three.standing["asked"] == first
        asked = all_three.standing["question"]["values"]["seat"]
        assert asked["id"] == f"{game}-seat-{names[first]}"
        (listed,) = (await served.http.get("/api/tables?status=running")).json()
        assert listed["options"] == all_three.table["options"]

    serve(tmp_path / "tables.db", scenario)


def test_a_seat_that_chance_gives_no_board_of_its_own_gets_another_than_those_chosen(
    tmp_path: Path,
) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("builders", "Ann", "Ben", "Cleo", options=UNUSUAL["builders"])
        ann = await served.sit(made["table"], tokens_of(made)[0])
        (shown,) = ann.standing["views"]
        boards = shown["view"]["board"][:3]
        assert boards[1] == 3
        assert len(set(boards)) == 3

    serve(tmp_path / "tables.db", scenario)


def test_a_rematch_and_a_record_keep_the_colours(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", options={"colours": "brown,grey"})
        both = await served.sit(made["table"], *tokens_of(made))
        while not both.standing["outcome"]:
            await both.choose()
        path = f"/api/tables/{made['table']}/record"
        bearing = {"authorization": f"Bearer {made['watch']}"}
        record = parse_record((await served.http.get(path, headers=bearing)).text)
        assert record.options["colours"] == "brown,grey"
        assert replay(load_for(record), record).state.is_terminal()
        assert (await both.say("rematch"))["type"] == "done"
        again = await served.sit(both.table["next"], *tokens_of(made))
        assert again.table["players"] == ["brown", "grey"]
        assert again.table["options"]["start"] == "2"

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize(
    ("game", "options", "says"),
    [
        ("imhotep", {"colours": "grey,grey"}, "does not name 2 colours"),
        ("imhotep", {"colours": "grey"}, "write for example grey,brown,white,black"),
        ("builders", {"colours": "red,blue,green"}, "name one of red, blue, yellow, green"),
        ("biotopia", {"colours": "red,blue"}, "biotopia has no option"),
        ("builders", {"boards": "123"}, "a digit for each seat, 0 for a board that is dealt"),
        ("builders", {"boards": "33"}, "write for example random, 314, 300"),
        ("builders", {"beginners": "3"}, "the seats are 1 to 2"),
        ("imhotep", {"start": "4"}, "the seats are 1 to 2"),
        ("imhotep", {"sides": "ABAB"}, "write for example ABABA"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_does(
    tmp_path: Path, game: str, options: Json, says: str
) -> None:
    async def scenario(served: Served) -> None:
        body = {"game": game, "seats": [wanted("Ann"), wanted("Ben")], "options": options}
        answer = await served.http.post("/api/tables", json=body)
        assert answer.status_code == 400
        why = msgspec.convert(answer.json()["why"], Message)
        assert why.id == "server-unfit"
        assert says in ENGLISH.speak(why)

    serve(tmp_path / "tables.db", scenario)
