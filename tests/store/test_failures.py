import asyncio
import sqlite3
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import asyncpg
import pytest

from boardwright.store import sqlite_file
from boardwright.store.sqlite_writer import LARGEST_GROUP, Mark, Writer
from boardwright.store.store import Figures, OutOfStep, Store, StoreFailed
from tests.store.processes import all_lines
from tests.store.tables import OPEN, append, body, create, opened
from tools.live.postgres import PostgresServer

BAD = b"bad"


async def refuse_bad_entries(where: str) -> None:
    """Have the database itself fail whenever an entry says that it is bad."""
    if where.startswith("postgresql:"):
        connection = await asyncpg.connect(where)
        await connection.execute(
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE 'no room for it'; END $$;"
            "CREATE TRIGGER refuse BEFORE INSERT ON entries"
            " FOR EACH ROW WHEN (NEW.body = 'bad') EXECUTE FUNCTION refuse()"
        )
        await connection.close()
    else:
        file = sqlite3.connect(where)
        file.execute(
            "CREATE TRIGGER refuse BEFORE INSERT ON entries WHEN NEW.body = x'626164'"
            " BEGIN SELECT RAISE(ABORT, 'no room for it'); END"
        )
        file.close()


async def test_entries_are_kept_all_or_none(where: str) -> None:
    async with opened(where) as store:
        await create(store, "t")
        await refuse_bad_entries(where)
        before = await store.load("t")
        with pytest.raises(StoreFailed, match=r"failed: .*no room for it"):
            await store.append("t", 1, [b"good", BAD, b"good"], OPEN, b"other")
        assert await store.load("t") == before
        assert await store.entries("t") == [body("t", 1)]
        with pytest.raises(StoreFailed):
            await store.create("u", "c", [b"good", BAD], OPEN, b"")
        assert await store.load("u") is None
        assert store.figures.failures == 2
        await append(store, "t", 1)
        assert len(await store.entries("t")) == 2


class Stuck(sqlite3.Connection):
    """A connection that cannot even roll back."""

    def execute(self, sql: str, *more: Any) -> sqlite3.Cursor:
        """Refuse what ends a transaction."""
        if sql in ("COMMIT", "ROLLBACK"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *more)


async def test_who_writes_is_answered_also_where_nothing_can_be_rolled_back(tmp_path: Path) -> None:
    stuck = sqlite3.connect(
        tmp_path / "t.db", isolation_level=None, check_same_thread=False, factory=Stuck
    )
    stuck.execute("CREATE TABLE checks (id INTEGER PRIMARY KEY, body BLOB)")
    writer = Writer("t.db", stuck, Mock(), Figures())
    for reason in ("disk I/O error", "within a transaction"):
        with pytest.raises(StoreFailed, match=reason):
            await writer.write(Mark(b"mark"))
    await writer.finish()


async def test_exactly_those_fail_that_cannot_be_done(where: str) -> None:
    async with opened(where) as store:
        for n in range(12):
            await create(store, f"t{n}")
        await refuse_bad_entries(where)

        def write(n: int) -> asyncio.Task[None]:
            number = 7 if n % 4 == 1 else 1
            entry = BAD if n % 4 == 2 else b"good"
            return asyncio.create_task(store.append(f"t{n}", number, [entry], OPEN, b""))

        outcomes = await asyncio.gather(*map(write, range(12)), return_exceptions=True)
        kinds = [type(outcome) for outcome in outcomes]
        assert kinds == [type(None), OutOfStep, StoreFailed, type(None)] * 3
        for n in range(12):
            assert len(await store.entries(f"t{n}")) == (2 if n % 4 in (0, 3) else 1)


# Ends all connections to the server, as its administrator may at any moment.
CUT_ALL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
)


async def test_connections_that_are_cut_fail_what_they_were_for_and_no_more(
    postgres: PostgresServer,
) -> None:
    async with opened(postgres.new_address()) as store:
        await create(store, "t")
        for moment in range(5):
            await store.load("t")
            postgres.execute(CUT_ALL)
            for _ in range(moment):  # what tells of the end comes in several pieces
                await asyncio.sleep(0)
            while True:
                try:
                    await store.load("t")
                    await store.check()
                    break
                except StoreFailed:
                    await asyncio.sleep(0.1)
        await append(store, "t", 1)


async def test_a_commit_that_fails_fails_its_append(postgres: PostgresServer) -> None:
    where = postgres.new_address()
    async with opened(where) as store:
        await create(store, "t")
        connection = await asyncpg.connect(where)
        await connection.execute(
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE 'no room for it'; END $$;"
            "CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED"
            " FOR EACH ROW WHEN (NEW.body = 'bad') EXECUTE FUNCTION refuse()"
        )
        await connection.close()
        with pytest.raises(StoreFailed, match="no room for it"):
            await store.append("t", 1, [BAD], OPEN, b"")
        assert await store.entries("t") == [body("t", 1)]
        await append(store, "t", 1)


async def test_a_file_that_cannot_grow_fails_appends_until_it_can(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    lines = await asyncio.to_thread(all_lines, "full", where)
    assert len(lines) == 5
    assert all(line.startswith(f"failed: The store {where} failed: ") for line in lines[:3])
    assert lines[3:] == ["failures 3", "went on"]
    async with opened(where) as store:
        assert await store.entries("t") == [body("t", n) for n in (1, 2, 3)]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_MS", 0)


@pytest.mark.usefixtures("impatient")
async def test_a_file_that_somebody_locks_fails_writes_and_the_check(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    async with opened(where) as store:
        await create(store, "t")
        shell = sqlite3.connect(where, isolation_level=None)
        shell.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed, match="locked"):
            await append(store, "t", 1)
        with pytest.raises(StoreFailed, match="locked"):
            await store.check()
        assert await store.entries("t") == [body("t", 1)]
        shell.close()
        await store.check()
        await append(store, "t", 1)


async def test_a_file_that_is_damaged_fails_reads(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    async with opened(where) as store:
        await create(store, "t")
        shell = sqlite3.connect(where)
        shell.execute("ALTER TABLE tables RENAME TO elsewhere")
        shell.close()
        with pytest.raises(StoreFailed, match="no such table"):
            await store.load("t")


async def test_all_that_waits_goes_into_one_commit(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    async with opened(where) as store:
        shell = sqlite3.connect(where, isolation_level=None)
        shell.execute("BEGIN IMMEDIATE")
        tables = LARGEST_GROUP + 100
        writes = [asyncio.create_task(create(store, f"t{n}")) for n in range(tables)]
        while store.figures.queued < tables:
            await asyncio.sleep(0)
        shell.close()
        await asyncio.gather(*writes)
        assert store.figures.commits in (2, 3)  # the first may have gone ahead alone
        assert store.figures.rows == tables


async def test_who_shares_a_commit_that_is_undone_is_committed_again(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    async with opened(where) as store:
        for n in range(4):
            await create(store, f"t{n}")
        shell = sqlite3.connect(where, isolation_level=None)
        shell.execute(
            "CREATE TRIGGER refuse BEFORE INSERT ON entries WHEN NEW.body = x'626164'"
            " BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END"
        )
        shell.execute("BEGIN IMMEDIATE")
        bodies = [b"first", b"good", BAD, b"good"]
        writes = [
            asyncio.create_task(store.append(f"t{n}", 1, [entry], OPEN, b""))
            for n, entry in enumerate(bodies)
        ]
        while store.figures.queued < 4:
            await asyncio.sleep(0)
        shell.close()
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 2 + [
            StoreFailed,
            type(None),
        ]
        for n in range(4):
            assert len(await store.entries(f"t{n}")) == (1 if n == 2 else 2)
        await append(store, "t2", 1)


async def test_commits_reach_the_disk_whatever_the_server_is_set_to(
    postgres: PostgresServer,
) -> None:
    where = postgres.new_address() + "&synchronous_commit=off"
    async with opened(where) as store:
        await create(store, "t")
        connection = await asyncpg.connect(where)
        await connection.execute(
            "CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE 'it is %', current_setting('synchronous_commit'); END $$;"
            "CREATE TRIGGER tell BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION tell()"
        )
        await connection.close()
        for _ in range(3):
            with pytest.raises(StoreFailed, match="it is on"):
                await append(store, "t", 1)


async def until_it_is_there(store: Store) -> None:
    """Check again and again while the store fails."""
    while True:
        try:
            return await store.check()
        except StoreFailed:
            await asyncio.sleep(0.05)


async def test_a_store_goes_on_when_postgresql_is_there_again() -> None:
    server = PostgresServer()
    try:
        async with opened(server.new_address()) as store:
            await create(store, "t")
            assert await store.claim("t")
            changes = store.changes(lambda: ["t"])
            assert await anext(changes) == ("t", 1)
            server.crash()
            with pytest.raises(StoreFailed):
                await append(store, "t", 1)
            with pytest.raises(StoreFailed):
                await store.check()
            with pytest.raises(StoreFailed):
                await store.claim("u")
            server.start()
            await until_it_is_there(store)
            assert await anext(changes) == ("t", 1)  # it compares, for it may have missed something
            await append(store, "t", 1)
            assert await store.claim("t")
            assert await store.entries("t") == [body("t", 1), body("t", 2)]
    finally:
        server.remove()
