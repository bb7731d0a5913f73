"""All rows of a PostgreSQL store into a file, and of a file into a PostgreSQL store."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import asyncpg

from boardwright.store.address import spoken
from boardwright.store.postgres_connection import check_present, connected
from boardwright.store.postgres_schema import migrate
from boardwright.store.postgres_session import KEEP_ALONE
from boardwright.store.progress import Progress
from boardwright.store.sqlite_alone import alone
from boardwright.store.sqlite_beside import reading, refusing
from boardwright.store.store import StoreRefused

TABLES: Final = ("tables", "entries", "snapshots")  # all that there are in the schema
ROWS: Final = 500  # at a time


async def copy_out(address: str, file: Path, tell: Progress) -> None:
    """Copy the rows as they stand now into a new file."""
    # All is read as it is at the beginning, whatever is written meanwhile.
    async with (
        connected(address) as source,
        source.transaction(isolation="repeatable_read", readonly=True),
    ):
        await check_present(spoken(address), source)
        with alone(file) as target, refusing(file, "store-unwritable"):
            target.execute("BEGIN")
            await _copy_rows(source, target, tell)
            target.execute("COMMIT")


async def _copy_rows(
    source: asyncpg.Connection, target: sqlite3.Connection, tell: Progress
) -> None:
    counts = [await source.fetchval(f"SELECT count(*) FROM {table}") for table in TABLES]
    done = 0
    for table in TABLES:
        names = [name for name, _ in _columns(target, table)]
        places = ", ".join("?" * len(names))
        insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})"
        rows = await source.cursor(f"SELECT {', '.join(names)} FROM {table}")
        while some := await rows.fetch(ROWS):
            target.executemany(insert, [tuple(row) for row in some])
            done += len(some)
            tell(done, sum(counts))


@asynccontextmanager
async def without_servers(address: str) -> AsyncIterator[asyncpg.Connection]:
    """Keep servers away for a while, in a database of the present version; refuse if one runs."""
    async with connected(address) as connection:
        if not await connection.fetchval(KEEP_ALONE):
            raise StoreRefused("store-served", {"store": spoken(address)})
        await migrate(spoken(address), connection)
        yield connection


async def copy_in(file: Path, target: asyncpg.Connection, tell: Progress) -> None:
    """Put the rows of a file of the present version in the place of all that are there."""
    with reading(file) as source:
        async with target.transaction():
            for table in TABLES:
                await target.execute(f"DELETE FROM {table}")
            await _copy_rows_in(source, target, tell)


async def _copy_rows_in(
    source: sqlite3.Connection, target: asyncpg.Connection, tell: Progress
) -> None:
    counts = [source.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in TABLES]
    done = 0
    for table in TABLES:
        columns = _columns(source, table)
        rows = source.execute(f"SELECT {', '.join(name for name, _ in columns)} FROM {table}")
        while some := rows.fetchmany(ROWS):
            await target.copy_records_to_table(
                table,
                records=_as_postgres(some, columns),
                columns=[name for name, _ in columns],
            )
            done += len(some)
            tell(done, sum(counts))


def _as_postgres(
    rows: list[tuple[object, ...]], columns: list[tuple[str, str]]
) -> Iterator[tuple[object, ...]]:
    """Return rows as PostgreSQL wants them; SQLite has no truth values, but numbers."""
    for row in rows:
        yield tuple(
            bool(value) if kind == "BOOLEAN" else value for value, (_, kind) in zip(row, columns)
        )


def _columns(connection: sqlite3.Connection, table: str) -> list[tuple[str, str]]:
    """Return the columns of a table with their kinds: the same in both databases."""
    sql = "SELECT name, type FROM pragma_table_info(?) ORDER BY cid"
    return connection.execute(sql, (table,)).fetchall()
