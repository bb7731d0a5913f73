"""Bringing a PostgreSQL database to the present schema."""

from typing import Final

import asyncpg

from boardwright.store import schema

# Several processes start at once: the first to hold this lock takes the steps, the others wait.
STEPS_LOCK: Final = 0x42577274


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
                await connection.execute("DELETE FROM store_version")
                await connection.execute("INSERT INTO store_version VALUES ($1)", number)
        except asyncpg.PostgresError as error:
            raise schema.step_failed(name, number, str(error)) from error


async def _version(connection: asyncpg.Connection) -> int:
    """Return the version, from a table made on the first call."""
    # Looked for before it is made, since a role that may not make tables is welcome later on.
    if await connection.fetchval("SELECT to_regclass('store_version')") is None:
        await connection.execute("CREATE TABLE store_version (version INT NOT NULL)")
    return int(await connection.fetchval("SELECT version FROM store_version") or 0)
