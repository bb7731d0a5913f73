"""What was acknowledged is kept: over restarts, failures of the store, idleness and new rules."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from boardwright.server.http import app
from boardwright.server.table.summary import facts_of
from boardwright.store.open import open_store
from boardwright.store.store import Facts, KeptTable, OutOfStep, Store, StoreFailed
from tests.store.tables import rewriting
from tools.live.served import Json, Served, serve, serving, tokens_of


def test_a_restart_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    made: Json = {}
    last: Json = {}

    async def before(served: Served) -> None:
        made.update(await served.make("biotopia", "Ann", "Ben"))
        both = await served.sit(made["table"], *tokens_of(made))
        for _ in range(25):
            await both.choose()
        await both.say("chat", seat=0, text="see you")
        await both.say("resync")
        last.update(both.table)

    async def after(served: Served) -> None:
        both = await served.sit(made["table"], *tokens_of(made))
        assert both.table["now"] >= last["now"]
        assert both.table == {**last, "now": both.table["now"]}
        assert (await both.say("look", line=12))["type"] == "done"
        while not both.standing["outcome"]:
            assert (await both.choose())["type"] == "done"
        await both.close()

    serve(tmp_path / "tables.db", before)
    serve(tmp_path / "tables.db", after)


def test_stopping_tells_clients_to_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as served:
            made = await served.make("imhotep", "Ann", "Ben")
            ann = await served.sit(made["table"], *tokens_of(made))
            closed = asyncio.create_task(ann.until_closed())
        assert await closed == 1012

    asyncio.run(scenario())


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann = await served.sit(made["table"], *tokens_of(made))
        await ann.choose()
        await asyncio.sleep(0.3)
        assert "tables_in_memory 1\n" in (await served.http.get("/metrics")).text
        await ann.close()
        for _ in range(100):
            await asyncio.sleep(0.05)
            if "tables_in_memory 0\n" in (await served.http.get("/metrics")).text:
                break
        else:
            raise AssertionError("the table stays in memory")
        again = await served.sit(made["table"], *tokens_of(made))
        assert again.standing == ann.standing
        assert (await again.choose())["type"] == "done"
        await again.close()

    serve(tmp_path / "tables.db", scenario, idle=0.1)


class Flaky:
    """A store that fails when told to, before or after it has written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fails_before = False
        self.fails_after = False
        self.is_late = False
        self.is_unreadable = False

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def load(self, table: str) -> KeptTable | None:
        """Read, or fail."""
        if self.is_unreadable:
            raise StoreFailed("store-failed", {"store": "a file", "error": "away"})
        return await self._store.load(table)

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[bytes],
        facts: Facts,
        snapshot: bytes | None,
    ) -> None:
        """Write, or fail."""
        if self.is_late:
            self.is_late = False
            raise OutOfStep(table, number, number)
        if self.fails_before:
            raise StoreFailed("store-failed", {"store": "a file", "error": "full"})
        await self._store.append(table, number, entries, facts, snapshot)
        if self.fails_after:
            raise StoreFailed("store-failed", {"store": "a file", "error": "unsure"})


@asynccontextmanager
async def flaky(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Served, Flaky]]:
    """Run a server whose store can be made to fail."""
    opened: list[Flaky] = []

    async def open_flaky(where: str) -> Flaky:
        opened.append(Flaky(await open_store(where)))
        return opened[-1]

    monkeypatch.setattr(app, "open_store", open_flaky)
    async with serving(path) as served:
        yield served, opened[0]


def test_a_move_that_cannot_be_written_is_refused_and_shown_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with flaky(tmp_path / "tables.db", monkeypatch) as (served, store):
            made = await served.make("imhotep", "Ann", "Ben")
            ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
            store.fails_before = True
            answer = await ann.choose()
            assert answer["why"]["id"] == "server-store-failed"
            await ben.say("ping")
            assert not any(heard["type"] == "moved" for heard in ben.heard)
            assert ben.standing["n"] == 1
            store.fails_before = False
            assert (await ann.choose())["type"] == "done"
            # Written, though it was said to have failed: everybody sees how it stands.
            store.fails_after = True
            await ben.until_n(2)
            assert (await ben.choose(1))["why"]["id"] == "server-store-failed"
            store.fails_after = False
            await ann.until_n(3)
            await ben.until_n(3)
            assert (await ann.choose())["type"] == "done"
            await ann.close()
            await ben.close()

    asyncio.run(scenario())


def test_all_are_told_how_a_move_ended_once_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with flaky(tmp_path / "tables.db", monkeypatch) as (served, store):
            made = await served.make("imhotep", "Ann", "Ben")
            ann, ben = [await served.sit(made["table"], token) for token in tokens_of(made)]
            store.fails_after = store.is_unreadable = True
            assert (await ann.choose())["why"]["id"] == "server-store-failed"
            store.fails_after = store.is_unreadable = False
            await ann.until_n(2)
            await ben.until_n(2)
            await ann.close()
            await ben.close()

    asyncio.run(scenario())


def test_who_was_not_first_is_told_how_the_table_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with flaky(tmp_path / "tables.db", monkeypatch) as (served, store):
            made = await served.make("imhotep", "Ann", "Ben")
            ann = await served.sit(made["table"], *tokens_of(made))
            store.is_late = True
            answer = await ann.choose()
            assert answer["why"]["id"] == "server-stale"
            assert (await ann.choose())["type"] == "done"
            store.is_late = True
            assert (await ann.say("chat", seat=0, text="I answer no state"))["type"] == "done"
            await ann.close()

    asyncio.run(scenario())


def test_a_table_of_newer_rules_opens_to_be_read(tmp_path: Path) -> None:
    made: Json = {}
    log: list[Json] = []

    async def before(served: Served) -> None:
        made.update(await served.make("imhotep", "Ann", "greedy"))
        ann = await served.sit(made["table"], *tokens_of(made))
        for _ in range(5):
            await ann.until_asked()
            await ann.choose()
        await ann.say("resync")
        log.extend(ann.table["log"])
        await ann.close()

    async def after(served: Served) -> None:
        for _ in range(100):  # the sweep has noticed that no bot can play here
            if not await served.server.rooms.store.due_tables(2**60, 10):
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("the table is still due")
        ann = await served.sit(made["table"], *tokens_of(made))
        assert ann.table["is_frozen"]
        assert ann.table["standing"] is None
        assert (ann.table["version"], ann.table["newest"]) == (3, 2)
        assert ann.table["scores"]
        assert ann.table["log"][-1]["lines"][0][0]["id"] == "server-frozen"
        assert log[-1] in ann.table["log"]
        answer = await ann.say("choose", seat=0, n=1, action=1)
        assert answer["why"] == {"id": "server-frozen", "values": {"version": 3}}
        assert (await ann.say("undo", seat=0, n=1))["why"]["id"] == "server-frozen"
        assert (await ann.say("look", line=1))["why"]["id"] == "server-frozen"
        fourth = next(told["number"] for told in log if told["line"] == 4)
        assert (await ann.say("history", before=fourth))["type"] == "done"
        assert [told["line"] for told in ann.heard[-2]["log"]] == [1, 2, 3]
        assert (await ann.say("chat", seat=0, text="a pity"))["type"] == "done"
        await ann.close()

    path = tmp_path / "tables.db"
    serve(path, before)
    newer = """CAST(replace(CAST({0} AS TEXT), '"version":2', '"version":3') AS BLOB)"""
    with rewriting(path) as file:
        file.execute("UPDATE tables SET due = 1")
        file.execute(f"UPDATE snapshots SET body = {newer.format('body')}")
        file.execute(f"UPDATE entries SET body = {newer.format('body')}")
    serve(path, after)


def test_a_table_whose_entries_do_not_fit_the_rules_opens_to_be_read(tmp_path: Path) -> None:
    made: Json = {}
    log: list[Json] = []

    async def before(served: Served) -> None:
        made.update(await served.make("imhotep", "Ann", "Ben"))
        both = await served.sit(made["table"], *tokens_of(made))
        for _ in range(5):
            await both.choose()
        await both.say("resync")
        log.extend(both.table["log"])
        await both.close()

    async def after(served: Served) -> None:
        both = await served.sit(made["table"], *tokens_of(made))
        assert both.table["is_frozen"]
        assert both.table["log"] == log
        assert (await both.say("chat", seat=0, text="a pity"))["type"] == "done"
        await both.close()

    path = tmp_path / "tables.db"
    serve(path, before)
    with rewriting(path) as file:
        body = file.execute("SELECT body FROM entries WHERE number = 4").fetchone()[0]
        file.execute("UPDATE entries SET body = ? WHERE number = 4", (with_another_hash(body),))
    serve(path, after)


def with_another_hash(entry: bytes) -> bytes:
    """Return the entry of a move as other rules would have made it."""
    at = entry.index(b"#") + 1
    return entry[:at] + (b"0" if entry[at : at + 1] != b"0" else b"1") + entry[at + 1 :]


def test_entries_of_a_process_with_other_rules_end_the_game_and_nothing_else(
    tmp_path: Path,
) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        both = await served.sit(made["table"], *tokens_of(made))
        await both.choose()
        room = (await served.server.rooms.open(made["table"])).room
        table = await room.table()
        entry = (await room.store.entries(table.id))[-1]
        facts = facts_of(table, 0, 0.0)
        await room.store.append(table.id, table.number, [with_another_hash(entry)], facts, None)
        await room.do(room.catch_up())
        await both.say("resync")
        assert both.table["is_frozen"]
        other = await served.make("imhotep", "Cleo", "Dan")
        cleo = await served.sit(other["table"], *tokens_of(other))
        assert (await cleo.choose())["type"] == "done"
        await cleo.close()
        await both.close()

    serve(tmp_path / "tables.db", scenario)


def test_nobody_can_sit_down_at_a_table_that_was_begun_under_newer_rules(tmp_path: Path) -> None:
    made: Json = {}

    async def before(served: Served) -> None:
        made.update(await served.make("imhotep", "Ann", "open", is_public=True))

    async def after(served: Served) -> None:
        invite, path = made["seats"][1]["invite"], f"/api/tables/{made['table']}"
        for body in ({"name": "Ben"}, {"name": "Ben", "invite": invite}):
            assert await served.refused(f"{path}/join", body) == "server-join-frozen"
        by_link = {"authorization": f"Bearer {invite}"}
        told = (await served.http.get(f"{path}/invitation", headers=by_link)).json()
        assert told["why"]["id"] == "server-join-frozen"

    path = tmp_path / "tables.db"
    serve(path, before)
    newer = """CAST(replace(CAST({0} AS TEXT), '"version":2', '"version":3') AS BLOB)"""
    with rewriting(path) as file:
        file.execute(f"UPDATE snapshots SET body = {newer.format('body')}")
    serve(path, after)
