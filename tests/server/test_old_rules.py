"""Tables that were begun under version 1 of the rules are played on under it, by all who play.

`stores/rules-1` was written when there was no other version: games of two people and a bot, one
of them with an owner's file, and one of two people with a clock.
"""

from pathlib import Path

import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.library import game_names, load, load_for, newest_version
from boardwright.core.match import Match, replay
from boardwright.core.record import Record, parse_record
from tests.server.test_old_store import laid_out
from tools.live.served import Json, Person, Served, serve


async def play(ann: Person, ben: Person, moves: int) -> None:
    """Let two people play so many moves, or to the end; bots play between them."""
    while moves and not ann.standing["outcome"]:
        await ann.say("resync")
        await ben.say("resync")
        asked = next((person for person in (ann, ben) if person.choices()), None)
        if asked is not None:
            assert (await asked.choose())["type"] == "done"
            moves -= 1
        elif not ann.standing["outcome"]:
            await ann.hear()


async def record_of(served: Served, kept: Json) -> Record:
    bearer = {"authorization": f"Bearer {kept['watch']}"}
    answer = await served.http.get(f"/api/tables/{kept['table']}/record", headers=bearer)
    return parse_record(answer.text)


async def sat_down(served: Served, kept: Json) -> tuple[Person, Person]:
    ann = await served.sit(kept["table"], kept["tokens"][0], kept["host"])
    return ann, await served.sit(kept["table"], kept["tokens"][1])


@pytest.mark.parametrize("name", [*game_names(), "owned"])
def test_people_and_bots_finish_a_game_of_version_1_also_after_a_restart(
    tmp_path: Path, name: str
) -> None:
    store, tables = laid_out(tmp_path, "rules-1")
    kept = tables[name]

    async def first(served: Served) -> None:
        ann, ben = await sat_down(served, kept)
        assert not ann.table["is_frozen"]
        assert (ann.table["version"], ann.table["newest"]) == (1, newest_version(ann.table["game"]))
        resting = await served.state(kept["table"])
        assert ann.standing["line"] >= kept["line"]
        assert ann.standing["line"] > kept["line"] or resting.hash() == kept["hash"]
        await play(ann, ben, 5)

    async def then(served: Served) -> None:
        ann, ben = await sat_down(served, kept)
        await play(ann, ben, -1)
        record = await record_of(served, kept)
        assert (record.version, record.lines[kept["line"]].hash) == (1, kept["hash"])
        rules = (await served.table(kept["table"])).rules
        assert rules is not None
        assert replay(rules.game, record).state.is_terminal()
        if name in game_names():
            assert replay(load_for(record), record).state.is_terminal()
        assert (await ann.say("rematch"))["type"] == "done"
        rematch = await served.sit((await served.table(kept["table"])).sheet.next, kept["watch"])
        # An owner's file was written for version 1; all else goes on with the newest.
        newest = newest_version(record.game)
        assert rematch.table["version"] == (1 if name == "owned" else newest)

    serve(store, first)
    serve(store, then)


def test_the_clock_of_a_table_of_version_1_runs_out_after_a_restart(tmp_path: Path) -> None:
    store, tables = laid_out(tmp_path, "rules-1")
    kept = tables["clock"]

    async def scenario(served: Served) -> None:
        watcher = await served.sit(kept["table"], kept["watch"])
        await watcher.until_n(kept["n"] + 1)
        await watcher.say("resync")
        assert watcher.table["version"] == 1
        following = [told for told in watcher.table["log"] if told["line"] == kept["line"] + 1]
        assert following[0]["by"] == "clock"

    serve(store, scenario, grace=0)


def test_advice_at_a_table_of_version_1_is_by_its_rules(tmp_path: Path) -> None:
    store, tables = laid_out(tmp_path, "rules-1")
    kept = tables["owned"]

    async def scenario(served: Served) -> None:
        ann, ben = await sat_down(served, kept)
        while not ann.choices():
            await play(ann, ben, 1)
            await ann.say("resync")
        assert (await ann.say("hint", seat=0, n=ann.standing["n"]))["type"] == "done"
        hint = await ann.until(lambda heard: heard["type"] == "hint")
        assert hint["best"]["action"] in [choice["action"] for _, choice in ann.choices()]

    serve(store, scenario, hint_seconds=0.1)


def test_a_record_of_version_1_becomes_a_table_of_version_1(tmp_path: Path) -> None:
    match = Match(load("imhotep", version=1, players=2, sides="BBBBB"), ["human", "human"])
    match.begin(RandomChance(1))
    record = match.record

    async def scenario(served: Served) -> None:
        made = (await served.http.post("/api/records", json={"record": record.to_text()})).json()
        watcher = await served.sit(made["table"], made["watch"])
        assert watcher.table["version"] == 1
        record.version = newest_version(record.game) + 1
        body = {"record": record.to_text()}
        assert await served.refused("/api/records", body) == "server-unfit"
        made = await served.make("imhotep", "Ann", "Ben")
        new = await served.sit(made["table"], made["watch"])
        assert new.table["version"] == new.table["newest"] == newest_version("imhotep")

    serve(tmp_path / "tables.db", scenario)


def test_the_page_is_told_what_changed(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        changes = (await served.http.get("/api/games/imhotep/changes")).json()
        gist = {"id": "imhotep-change-stones-bonus", "values": {}}
        assert changes[0] == {"version": 2, "gist": gist, "rules": ["IM-7.2", "IM-R10"]}
        answer = await served.http.get("/api/games/chess/changes")
        assert answer.json()["why"]["id"] == "server-no-game"

    serve(tmp_path / "tables.db", scenario)
