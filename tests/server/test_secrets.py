"""Nothing of another seat's secrets crosses the wire, in whole games, in any message."""

import json
import logging
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from boardwright.core.chance import RandomChance
from boardwright.server.running.logs import JsonLines
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table.changes import after
from boardwright.server.table.moves import play
from boardwright.server.table.new_table import NewTable, SeatWanted, make
from boardwright.server.table.showing import Eyes, standing, table_told
from boardwright.server.table.table import Table
from boardwright.server.wire.tells import ENCODER
from tools.live.served import Json, Person, Served, after_the_pair, serve, tokens_of


def without_views(message: Json) -> Json:
    """Return a message without what only its own seats see."""
    message = json.loads(json.dumps(message))
    message.pop("own", None)
    message.pop("is_host", None)
    if message.get("standing"):
        message["standing"].pop("views")
        if message["standing"]["outcome"]:
            message["standing"]["outcome"]["told"].pop(0)  # who won is told to the winner as “you”
    return message


def moves_heard(person: Person) -> dict[int, Json]:
    """Return the moves that a person was told, by their number."""
    return {heard["told"]["n"]: heard for heard in person.heard if heard["type"] == "moved"}


@pytest.mark.parametrize("game", ["biotopia", "imhotep"])
def test_each_is_shown_what_spectators_are_and_the_own_view(game: str, tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        options = {"sides": "BBBBB"} if game == "imhotep" else {}
        made = await served.make(game, "Ann", "Ben", options=options)
        table = made["table"]
        people = [await served.sit(table, token) for token in tokens_of(made)]
        watcher = await served.sit(table, made["watch"])
        random = Random(3)
        hashes: list[str] = []
        secret: dict[int, str] = {}
        while not people[0].standing["outcome"]:
            seat = people[0].standing["asked"]
            _, choice = random.choice(people[seat].choices())
            now = await served.table(table)
            assert now.rules is not None
            assert now.state is not None
            if now.rules.words.is_secret(now.state.view(-1), choice["action"]):
                secret[people[0].standing["n"] + 1] = choice["text"]
            n = (await people[seat].choose(choice["action"]))["n"]
            hashes.append((await served.state(table)).hash())
            for person in [*people, watcher]:
                await person.until_n(n)
        seen = moves_heard(watcher)
        assert len(seen) == len(hashes)
        for seat, person in enumerate(people):
            for n, heard in moves_heard(person).items():
                assert without_views(heard) == without_views(seen[n])
                assert [view["seat"] for view in heard["standing"]["views"]] == [seat]
        for person in [*people, watcher]:
            everything = json.dumps(person.heard)
            # The true hash would let anybody try out which hidden cards give it.
            assert not any(hash in everything for hash in hashes)
        for n in secret:
            assert (seen[n]["told"]["text"], seen[n]["told"]["places"]) == ("", [])
        assert bool(secret) == (game == "biotopia")
        for person in [*people, watcher]:
            await person.close()

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize("game", ["biotopia", "imhotep", "builders"])
def test_what_is_shown_depends_on_nothing_that_the_own_view_does_not_tell(game: str) -> None:
    random = Random(5)
    differing = 0
    for _ in range(3 if game == "imhotep" else 1):  # a pair is not looked at in every game
        differing += compare_with_imagined(game, random)
    assert (differing > 0) == (game != "builders")


def compare_with_imagined(game: str, random: Random) -> int:
    """Play a game, compare what is shown at each state that fits a view; count other states."""
    people = [SeatWanted("person", name) for name in ("Ann", "Ben", "Cyd")]
    options = {"sides": "BBBBB"} if game == "imhotep" else {}
    table = make(NewTable(game, people, options)).table
    differing = 0
    while table.asked() >= 0:
        rules, state = table.playing()
        for seat in (-1, 0, 1, 2):
            eyes = Eyes(frozenset([seat] if seat >= 0 else []), is_host=False)
            imagined = rules.game.imagine(state.view(seat), RandomChance(random.random()))
            differing += imagined.serialize() != state.serialize()
            assert shown(table, eyes) == shown(replace(table, state=imagined), eyes)
        action = next(
            (look for look in state.legal_actions() if "pair" in state.action_to_string(look)),
            random.choice(state.legal_actions()),
        )
        table = after(table, play(table, action, "person", RandomChance(random.random()), 0))
    return differing


def shown(table: Table, eyes: Eyes) -> Json:
    """Return all that eyes see, but for the keyed hash and the time of day."""
    told: Json = json.loads(ENCODER.encode(table_told(table, eyes, set(), ServerSettings())))
    told["standing"] = json.loads(ENCODER.encode(standing(table, eyes, ServerSettings())))
    del told["standing"]["hash"], told["now"]
    return told


def test_hashes_of_equal_positions_differ_from_table_to_table() -> None:
    seats = [SeatWanted("person", "Ann"), SeatWanted("person", "Ben")]
    first, second = [make(NewTable("imhotep", seats)).table for _ in range(2)]
    same = replace(second, state=first.state)
    assert first.position == same.position
    assert first.hash != same.hash


def test_logs_hold_no_tokens_names_or_chat(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[str] = []

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Annabella", "open")
        (token,) = tokens_of(made)
        invite = made["seats"][1]["invite"]
        told.extend([token, invite, made["host"], made["watch"], "Annabella", "Bartholomew"])
        body = {"name": "Bartholomew", "invite": invite}
        joined = await served.http.post(f"/api/tables/{made['table']}/join", json=body)
        told.append(joined.json()["token"])
        person = await served.sit(made["table"], token, made["host"])
        await person.say("start")
        await person.say("chat", seat=0, text="whispering")
        told.append("whispering")
        await person.send_raw("garbage " + token)
        room = (await served.server.rooms.open(made["table"])).room
        room.store = None  # type: ignore[assignment]  # a mistake of ours, with a traceback
        answer = await person.say("chat", seat=0, text="whispering")
        assert answer["why"]["id"] == "server-error"
        room.store = served.server.rooms.store
        await person.close()

    with caplog.at_level(logging.DEBUG, "boardwright"):
        serve(tmp_path / "tables.db", scenario)
    written = [JsonLines().format(record) for record in caplog.records]
    assert any("could not be answered" in line for line in written)
    assert all(json.loads(line)["event"] for line in written)
    for secret in told:
        assert not any(secret in line for line in written)


def test_a_pair_that_one_seat_looks_at_is_revealed_to_nobody_else(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben", options={"sides": "BBBBB"})
        both = await served.sit(made["table"], *tokens_of(made))
        random = Random(3)
        pairs = turned_up = 0
        while not both.standing["outcome"]:
            n = (await both.choose(after_the_pair(both.choices(), random)))["n"]
            await both.until_n(n)
            told = moves_heard(both)[n]["told"]
            is_secret = [view["is_secret"] for view in both.standing["views"] if view["actions"]]
            if True in is_secret:
                pairs += 1
                assert told["revealed"] == []
            turned_up += bool(told["revealed"])
        assert pairs > 0
        assert turned_up > 0
        await both.close()

    serve(tmp_path / "tables.db", scenario)
