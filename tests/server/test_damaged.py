"""A table that is damaged stops no other one: it goes on if it can, else it is shown to be read."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from boardwright.server.room import rooms
from boardwright.server.room.rooms import Rooms
from boardwright.server.running.health import FRESH
from tests.store.tables import rewriting
from tools.live.served import Json, Served, serve, tokens_of


def damage(path: Path, sql: str, *bound: object) -> None:
    """Write into a closed file what nobody who serves it would."""
    file = sqlite3.connect(path)
    with file:
        file.execute(sql, bound)
    file.close()


def played(path: Path, *seats: str, moves: int) -> tuple[Json, Json]:
    """Play a few moves with a new server; return the table's tokens and what was told of it."""
    made: Json = {}
    last: Json = {}

    async def scenario(served: Served) -> None:
        made.update(await served.make("imhotep", *seats))
        person = await served.sit(made["table"], *tokens_of(made))
        for _ in range(moves):
            await person.until_asked()
            await person.choose()
        await person.say("chat", seat=0, text="so far")
        await person.say("resync")
        last.update(person.table)
        await person.close()

    serve(path, scenario)
    return made, last


async def figure(served: Served, name: str) -> int:
    """Return what the server counts of itself."""
    lines = (await served.http.get("/metrics")).text.splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith(f"boardwright_{name} ")))


def test_a_table_whose_snapshot_is_damaged_goes_on_from_its_entries(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    made, last = played(path, "Ann", "Ben", moves=5)
    damage(path, "UPDATE snapshots SET body = 'x'")

    async def scenario(served: Served) -> None:
        both = await served.sit(made["table"], *tokens_of(made))
        assert both.table == {**last, "now": both.table["now"]}
        assert (await both.choose())["type"] == "done"
        await both.close()
        kept = await served.server.rooms.store.load(made["table"])
        assert kept is not None  # a snapshot was written with that move
        assert kept.since == []
        assert await figure(served, "tables_damaged_total") == 1
        assert await figure(served, "store_damaged") == 1

    serve(path, scenario)


@pytest.mark.parametrize(
    "how",
    ["UPDATE entries SET body = 'x' WHERE number = 4", "DELETE FROM entries WHERE number = 4"],
)
def test_a_table_whose_entries_are_damaged_is_shown_as_far_as_they_go(
    tmp_path: Path, how: str
) -> None:
    path = tmp_path / "tables.db"
    made, last = played(path, "Ann", "Ben", moves=5)
    damage(path, how)

    async def scenario(served: Served) -> None:
        both = await served.sit(made["table"], *tokens_of(made))
        assert both.table["is_damaged"]
        assert both.table["is_frozen"]
        assert both.table["standing"] is None
        assert both.table["log"] == last["log"][:1]  # entries: created, started, a move
        wishes: list[tuple[str, Json]] = [
            ("choose", {"n": 1, "action": 1}),
            ("chat", {"text": "hello"}),
            ("undo", {"n": 1}),
            ("leave", {}),
        ]
        for type, fields in wishes:
            answer = await both.say(type, seat=0, **fields)
            assert answer["why"]["id"] == "server-damaged", type
        assert (await both.say("history", before=9))["type"] == "done"
        assert [told["line"] for told in both.heard[-2]["log"]] == [1]
        await both.close()
        listed = await served.http.post(
            "/api/tables/own", json={"tables": {made["table"]: tokens_of(made)}}
        )
        assert len(listed.json()) == 1

    serve(path, scenario)


def test_a_table_of_which_nothing_can_be_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    made, _ = played(path, "Ann", "Ben", moves=1)
    damage(path, "UPDATE entries SET body = 'x'")
    damage(path, "UPDATE snapshots SET body = 'x'")

    async def scenario(served: Served) -> None:
        person = await served.connect()
        answer = await person.hello(made["table"], *tokens_of(made))
        assert answer["why"]["id"] == "server-damaged"
        await person.close()

    serve(path, scenario)


def test_moves_that_are_damaged_long_ago_do_not_end_the_game(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    made, last = played(path, "Ann", "Ben", moves=20)
    damage(path, "UPDATE entries SET body = 'x' WHERE number = 4")

    async def scenario(served: Served) -> None:
        both = await served.sit(made["table"], *tokens_of(made))
        assert both.table == {**last, "now": both.table["now"]}
        answer = await both.say("look", line=3)
        assert answer["why"]["id"] == "server-past-damaged"
        assert (await both.choose())["type"] == "done"
        await both.close()

    serve(path, scenario)


def test_damaged_tables_keep_no_bot_of_other_tables_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their bots are due, and come before the others'; one more than are opened at once."""
    monkeypatch.setattr(rooms, "AT_ONCE", 3)
    path = tmp_path / "tables.db"
    made: list[Json] = []

    async def before(served: Served) -> None:
        for _ in range(6):
            made.append(await served.make("imhotep", "Ann", "random"))

    async def after(served: Served) -> None:
        person = await served.connect()  # nobody at the sound table, so that only a sweep opens it
        opened = 0
        while opened < 6:
            opened = await figure(served, "tables_in_memory")
            await asyncio.sleep(0.02)
        damaged = await figure(served, "tables_damaged_total")
        await asyncio.sleep(0.5)
        assert await figure(served, "tables_damaged_total") == damaged == 5
        await person.hello(made[5]["table"], *tokens_of(made[5]))
        assert person.standing
        await person.close()

    serve(path, before)
    with rewriting(path) as file:
        file.execute("UPDATE tables SET due = 1")
        file.execute("UPDATE tables SET due = 2 WHERE id = ?", (made[5]["table"],))
    damage(path, "DELETE FROM entries WHERE number = 2 AND table_id <> ?", made[5]["table"])
    damage(path, "UPDATE snapshots SET body = 'x' WHERE table_id <> ?", made[5]["table"])
    serve(path, after)


@pytest.mark.parametrize("part", ["_rescue", "_read_again", "_let_idle_go"])
def test_a_mistake_in_looking_after_one_thing_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    async def fail(self: Rooms) -> None:
        raise RuntimeError(part)

    monkeypatch.setattr(Rooms, part, fail)

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "random")
        ann = await served.sit(made["table"], *tokens_of(made))
        for _ in range(3):
            await ann.until_asked()
            await ann.choose()
        await ann.close()
        while await figure(served, "errors_total") < 3:
            await asyncio.sleep(0.05)
        assert not any(task.done() for task in served.server.rooms._tasks)

    serve(tmp_path / "tables.db", scenario)


def test_a_task_that_stops_is_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = 0
    follow: Callable[[Rooms], Awaitable[None]] = Rooms._follow

    async def stumble(self: Rooms) -> None:
        nonlocal begun
        begun += 1
        if begun < 3:
            raise RuntimeError("stumbled")
        await follow(self)

    monkeypatch.setattr(Rooms, "_follow", stumble)

    async def scenario(served: Served) -> None:
        while begun < 3:
            await asyncio.sleep(0.02)
        assert await figure(served, "errors_total") == 2

    serve(tmp_path / "tables.db", scenario)


def test_health_tells_when_the_file_is_gone_and_no_move_is_accepted(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        both = await served.sit(made["table"], *tokens_of(made))
        assert (await both.choose())["type"] == "done"
        assert (await served.http.get("/health")).status_code == 200
        path.rename(tmp_path / "away.db")
        assert (await both.choose())["why"]["id"] == "server-store-failed"
        await asyncio.sleep(FRESH)
        assert (await served.http.get("/health")).status_code == 503
        (tmp_path / "away.db").rename(path)
        await asyncio.sleep(FRESH)
        assert (await served.http.get("/health")).status_code == 200
        await both.until(lambda heard: heard["type"] == "table")
        assert (await both.choose())["type"] == "done"
        await both.close()

    serve(path, scenario)
