import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from boardwright.store import schema
from boardwright.store.open import open_store
from boardwright.store.sqlite_file import APPLICATION
from boardwright.store.store import Facts, StoreRefused
from tests.store.tables import append, body, create, opened
from tools.live.postgres import PostgresServer

ADD_LEAGUE = ["ALTER TABLE tables ADD COLUMN league {integer}", "UPDATE tables SET league = 7"]
ADD_SEASON = ["ALTER TABLE tables ADD COLUMN season {bytes}"]
BREAK = ["UPDATE tables SET status = 'spoilt'", "ALTER TABLE nowhere ADD COLUMN x {integer}"]


async def ask(where: str, sql: str) -> list[tuple[object, ...]]:
    """Ask the database itself."""
    if where.startswith("postgresql:"):
        connection = await asyncpg.connect(where)
        rows = [tuple(row) for row in await connection.fetch(sql)]
        await connection.close()
        return rows
    file = sqlite3.connect(where, isolation_level=None)
    rows = file.execute(sql).fetchall()
    file.close()
    return rows


def pretend_steps(monkeypatch: pytest.MonkeyPatch, *more: list[str]) -> int:
    """Let the program know further steps; return the version they lead to."""
    monkeypatch.setattr(schema, "STEPS", [*schema.STEPS, *more])
    return len(schema.STEPS)


async def version(where: str) -> int:
    """Return the version that a store says it has."""
    is_file = not where.startswith("postgresql:")
    sql = "PRAGMA user_version" if is_file else "SELECT version FROM store_version"
    [(number,)] = await ask(where, sql)
    assert isinstance(number, int)
    return number


async def test_a_new_store_has_the_present_version(where: str) -> None:
    async with opened(where):
        assert await version(where) == len(schema.STEPS)


async def test_missing_steps_are_taken_in_order_and_once(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(where) as store:
        await create(store, "t")
    present = pretend_steps(monkeypatch, ADD_LEAGUE, ADD_SEASON)
    for _ in range(2):
        async with opened(where) as store:
            assert await store.entries("t") == [body("t", 1)]
            assert await version(where) == present
            assert await ask(where, "SELECT league, season FROM tables") == [(7, None)]


async def test_a_step_that_fails_leaves_the_store_as_it_was(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(where) as store:
        await create(store, "t")
    before = await version(where)
    with monkeypatch.context() as pretended:
        pretend_steps(pretended, ADD_LEAGUE, BREAK)
        reason = rf"from version {before + 1} .* to version {before + 2}, and was left"
        with pytest.raises(StoreRefused, match=reason):
            await open_store(where)
        assert await version(where) == before + 1  # a step is one transaction
        assert await ask(where, "SELECT status, league FROM tables") == [("open", 7)]
    pretend_steps(monkeypatch, ADD_LEAGUE, ADD_SEASON)
    async with opened(where) as store:
        await append(store, "t", 1)


async def test_a_newer_store_is_refused_and_left_alone(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as pretended:
        newer = pretend_steps(pretended, ADD_LEAGUE)
        async with opened(where) as store:
            await create(store, "t")
    reason = f"newer Boardwright: its schema has version {newer}.* up to {newer - 1}.*Update"
    with pytest.raises(StoreRefused, match=reason):
        await open_store(where)
    assert await version(where) == newer


async def test_stores_opened_at_once_take_the_steps_once(postgres: PostgresServer) -> None:
    where = postgres.new_address()
    stores = await asyncio.gather(*(open_store(where) for _ in range(4)))
    await asyncio.gather(*(create(store, f"t{n}") for n, store in enumerate(stores)))
    await asyncio.gather(*(store.close() for store in stores))
    assert await version(where) == len(schema.STEPS)


async def test_a_role_that_may_not_make_tables_is_welcome(postgres: PostgresServer) -> None:
    where = postgres.new_address()
    async with opened(where):
        pass
    space = where.rpartition("=")[2]
    postgres.execute(
        f"CREATE ROLE plain LOGIN; GRANT USAGE ON SCHEMA {space} TO plain;"
        f" GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA {space} TO plain"
    )
    async with opened(postgres.address("plain", search_path=space)) as store:
        await create(store, "t")
        await append(store, "t", 1)
        assert len(await store.entries("t")) == 2


async def test_a_file_of_version_1_is_brought_to_the_present(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    file = sqlite3.connect(where, isolation_level=None)
    file.executescript(Path(__file__).with_name("version-1.sql").read_text("utf-8"))
    assert file.execute("PRAGMA user_version").fetchone() == (1,)
    assert file.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    file.close()
    async with opened(where) as store:
        assert await version(where) == len(schema.STEPS)
        kept = await store.load("kept-1")
        facts = Facts("playing", True, 1_794_787_200_000, b'{"game":"imhotep"}')
        assert kept == ("kept-1", 3, facts, 1_794_787_140_000, b'{"n":3}', [], "203.0.113.7")
        assert await store.entries("kept-1") == [b'{"created":1}', b"\x00\xff", b""]
        assert await store.count("203.0.113.7") == {"playing": 1}
        await store.append("kept-1", 3, [b"on"], facts, b"4")
