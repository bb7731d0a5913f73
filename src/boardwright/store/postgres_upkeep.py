"""A PostgreSQL database for who runs a server: servers may run, and are told what changes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg

from boardwright.store.address import spoken
from boardwright.store.postgres_connection import check_present, connected
from boardwright.store.postgres_session import TELL

OPERATOR: Final = "operator"  # in place of the process that tells: no server is called so


class PostgresDatabase:
    """A connection that is asked one thing after the other."""

    def __init__(self, name: str, connection: asyncpg.Connection) -> None:
        self.name = name
        self._connection = connection

    async def ask(self, sql: str, *values: object) -> list[Any]:  # Any: a row is what the SQL says
        """Carry out a statement and return its rows."""
        rows = await self._connection.fetch(sql.replace("?", "$"), *values)
        return [tuple(row) for row in rows]

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Do all that follows, or nothing of it."""
        async with self._connection.transaction():
            yield

    async def tell(self, table: str, number: int) -> None:
        """Let servers know that a table has changed; 0: that it is gone."""
        await self._connection.execute(TELL, f"{OPERATOR} {number} {table}")

    async def tidy(self) -> None:
        """Let PostgreSQL use the room again; when it overwrites what was there is its affair."""
        for table in ("tables", "entries", "snapshots"):
            await self._connection.execute(f"VACUUM {table}")


@asynccontextmanager
async def connected_database(address: str) -> AsyncIterator[PostgresDatabase]:
    """Connect to a database of the present version for a while."""
    async with connected(address) as connection:
        await check_present(spoken(address), connection)
        yield PostgresDatabase(spoken(address), connection)
