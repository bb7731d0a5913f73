"""Bringing a PostgreSQL database to the present schema."""

from typing import Final

import asyncpg

from boardwright.store import schema
from boardwright.store.store import Facts
from boardwright.store.sums import entry_sum, facts_sum, snapshot_sum

# Several processes start at once: the first to hold this lock takes the steps, the others wait.
STEPS_LOCK: Final = 0x42577274
BATCH: Final = 500  # rows that are read and written at a time


async def migrate(name: str, connection: asyncpg.Connection) -> None:
    """Take the steps that are missing, each in a transaction of its own."""
    # Held until the connection is closed. It comes before any transaction, because one that had
    # begun earlier could still see a schema of before.
    await connection.execute("SELECT pg_advisory_lock($1)", STEPS_LOCK)
    version = await _version(connection)
    schema.check_version(name, version)
    for number, statements in schema.steps_after(version, schema.POSTGRES):
        try:
            async with connection.transaction():
                for statement in statements:
                    await connection.execute(statement)
                if number == schema.SUMMED:
                    await _fill_sums(connection)
                await connection.execute("DELETE FROM store_version")
                await connection.execute("INSERT INTO store_version VALUES ($1)", number)
        except asyncpg.PostgresError as error:
            raise schema.step_failed(name, number, str(error)) from error


async def _fill_sums(connection: asyncpg.Connection) -> None:
    """Give every row the sum of what it holds, and from then on take none without."""
    for table, sum_of in (("entries", entry_sum), ("snapshots", snapshot_sum)):
        change = f"UPDATE {table} SET sum = $1 WHERE table_id = $2 AND number = $3"
        rows = connection.cursor(f"SELECT table_id, number, body FROM {table}", prefetch=BATCH)
        sums: list[tuple[bytes, str, int]] = []
        async for id, number, body in rows:
            sums.append((sum_of(id, number, body), id, number))
            if len(sums) == BATCH:
                await connection.executemany(change, sums)
                sums.clear()
        await connection.executemany(change, sums)
    columns = "id, number, updated, status, is_public, due, summary"
    facts = [
        (facts_sum(id, number, Facts(*kept), updated), id)
        for id, number, updated, *kept in await connection.fetch(f"SELECT {columns} FROM tables")
    ]
    await connection.executemany("UPDATE tables SET sum = $1 WHERE id = $2", facts)
    for table in ("tables", "entries", "snapshots"):
        # An older program that still runs must not write rows without sums: it fails instead.
        await connection.execute(f"ALTER TABLE {table} ALTER COLUMN sum DROP DEFAULT")


async def _version(connection: asyncpg.Connection) -> int:
    """Return the version, from a table made on the first call."""
    # Looked for before it is made, since a role that may not make tables is welcome later on.
    if await connection.fetchval("SELECT to_regclass('store_version')") is None:
        await connection.execute("CREATE TABLE store_version (version INT NOT NULL)")
    return int(await connection.fetchval("SELECT version FROM store_version") or 0)
