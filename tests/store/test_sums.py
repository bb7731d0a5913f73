"""What is not as it was written is never taken for it."""

import sqlite3
from pathlib import Path

import asyncpg
import pytest

from boardwright.store.store import Salvaged, StoreDamaged
from tests.store.tables import append, body, create, facts, opened
from tools.live.postgres import PostgresServer

DAMAGES = {
    "entry": "UPDATE entries SET body = 'x' WHERE number = 3 AND table_id = 't'",
    "entry's sum": "UPDATE entries SET sum = 'x' WHERE number = 3 AND table_id = 't'",
    "entry of another table": "UPDATE entries SET body = (SELECT body FROM entries"
    " WHERE table_id = 'u' AND number = 3), sum = (SELECT sum FROM entries"
    " WHERE table_id = 'u' AND number = 3) WHERE table_id = 't' AND number = 3",
    "missing entry": "DELETE FROM entries WHERE table_id = 't' AND number = 3",
    "missing last entry": "DELETE FROM entries WHERE table_id = 't' AND number = 4",
    "entry too many": "INSERT INTO entries SELECT table_id, 5, body, sum FROM entries"
    " WHERE table_id = 't' AND number = 4",
    "number": "UPDATE tables SET number = 3 WHERE id = 't'",
    "status": "UPDATE tables SET status = 'opex' WHERE id = 't'",
    "due": "UPDATE tables SET due = 3 WHERE id = 't'",
    "summary": "UPDATE tables SET summary = 'x' WHERE id = 't'",
    "missing facts": "DELETE FROM tables WHERE id = 't'",
    "snapshot": "UPDATE snapshots SET body = 'x' WHERE table_id = 't'",
    "missing snapshot": "DELETE FROM snapshots WHERE table_id = 't'",
    "older snapshot": "UPDATE snapshots SET number = 1 WHERE table_id = 't'",
}
# Which are whole all the same: the entries are all there, and the facts tell that they are.
WHOLE = {"snapshot", "missing snapshot", "older snapshot"}


async def execute(where: str, sql: str) -> None:
    """Do something to the database that a store would never do."""
    if where.startswith("postgresql:"):
        connection = await asyncpg.connect(where)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()
    else:
        file = sqlite3.connect(where, isolation_level=None)
        file.execute(sql)
        file.close()


@pytest.mark.parametrize("damage", DAMAGES)
async def test_damage_is_found_and_the_rest_can_be_read(where: str, damage: str) -> None:
    async with opened(where) as store:
        for table in ("t", "u"):
            await create(store, table)
            await append(store, table, 1)
            for number in (2, 3):
                entry = body(table, number + 1)
                await store.append(table, number, [entry], facts(due=5), None)
        await execute(where, DAMAGES[damage])
        with pytest.raises(StoreDamaged, match="table t is damaged"):
            await store.load("t")
        whole = [body("t", number) for number in range(1, 5)]
        readable = 2 if "entry" in damage and "too" not in damage else 4
        readable = 3 if damage == "missing last entry" else readable
        assert await store.salvage("t") == Salvaged(whole[:readable], damage in WHOLE)
        kept = await store.load("u")  # nobody else is concerned
        assert kept is not None
        assert kept.since == [body("u", 3), body("u", 4)]
        assert {row.table for row in await store.listed(["t", "u"])} >= {"u"}
        assert store.figures.damaged == {"t"}


async def test_facts_that_are_damaged_are_left_out_of_lists(where: str) -> None:
    async with opened(where) as store:
        for table in ("t", "u"):
            await create(store, table, facts(is_public=True))
        await execute(where, "UPDATE tables SET summary = 'x' WHERE id = 't'")
        assert [row.table for row in await store.listed(["t", "u"])] == ["u"]
        assert [row.table for row in await store.public_tables("open", 9)] == ["u"]


async def test_entries_before_the_snapshot_are_compared_when_they_are_read(where: str) -> None:
    async with opened(where) as store:
        await create(store, "t")
        await append(store, "t", 1)
        await execute(where, "UPDATE entries SET body = 'x' WHERE number = 1")
        assert await store.load("t") is not None
        with pytest.raises(StoreDamaged):
            await store.entries("t")
        assert await store.entries("t", after=1) == [body("t", 2)]


async def test_a_snapshot_that_is_written_anew_mends_it(where: str) -> None:
    async with opened(where) as store:
        await create(store, "t")
        await execute(where, "DELETE FROM snapshots")
        await append(store, "t", 1)
        kept = await store.load("t")
        assert kept is not None
        assert kept.snapshot == b"2"


async def test_a_text_that_is_none_is_damage(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    async with opened(where) as store:
        await create(store, "t")
        await execute(where, "UPDATE tables SET status = CAST(x'FF' AS TEXT)")
        with pytest.raises(StoreDamaged):
            await store.load("t")


async def test_a_program_without_sums_cannot_write_any_more(postgres: PostgresServer) -> None:
    where = postgres.new_address()
    async with opened(where):
        with pytest.raises(asyncpg.NotNullViolationError):
            await execute(where, "INSERT INTO entries (table_id, number, body) VALUES ('t', 1, '')")


async def test_rows_of_a_database_without_sums_are_given_theirs(postgres: PostgresServer) -> None:
    where = postgres.new_address()
    older = [
        "CREATE TABLE tables (id TEXT PRIMARY KEY, number BIGINT NOT NULL, creator TEXT NOT NULL,"
        " status TEXT NOT NULL, is_public BOOLEAN NOT NULL, due BIGINT, updated BIGINT NOT NULL,"
        " summary BYTEA NOT NULL)",
        "CREATE TABLE entries (table_id TEXT NOT NULL, number BIGINT NOT NULL, body BYTEA NOT NULL,"
        " PRIMARY KEY (table_id, number))",
        "CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, number BIGINT NOT NULL,"
        " body BYTEA NOT NULL)",
        "CREATE TABLE store_version (version INT NOT NULL)",
        "INSERT INTO store_version VALUES (2)",
        "INSERT INTO tables VALUES ('t', 1200, 'c', 'open', true, NULL, 7, 'x')",
        "INSERT INTO entries SELECT 't', n, 'e' FROM generate_series(1, 1200) AS n",
        "INSERT INTO snapshots VALUES ('t', 1199, 's')",
    ]
    for statement in older:
        await execute(where, statement)
    async with opened(where) as store:
        kept = await store.load("t")
        assert kept is not None
        assert (kept.snapshot, kept.since) == (b"s", [b"e"])
        assert await store.entries("t") == [b"e"] * 1200
