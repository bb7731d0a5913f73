"""A SQLite file for who runs a server: beside it to look, without it to change something."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from boardwright.store import schema
from boardwright.store.sqlite_alone import alone
from boardwright.store.sqlite_beside import reading, refusing, version_of
from boardwright.store.store import StoreRefused


class SqliteDatabase:
    """A file that is asked one thing after the other; whoever asks waits."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.name = str(path)
        self._connection = connection

    async def ask(self, sql: str, *values: object) -> list[Any]:  # Any: a row is what the SQL says
        """Carry out a statement and return its rows."""
        return self._connection.execute(sql, values).fetchall()

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Do all that follows, or nothing of it."""
        self._connection.execute("PRAGMA secure_delete = 1")  # what is deleted is overwritten
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    async def tell(self, table: str, number: int) -> None:
        """Do nothing: no server runs."""

    async def tidy(self) -> None:
        """Write the file anew: what was replaced earlier still lies in its gaps."""
        self._connection.execute("VACUUM")
        self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def beside(path: Path) -> Iterator[SqliteDatabase]:
    """Open a file of the present version to look at it."""
    with reading(path) as connection:
        schema.check_present(str(path), version_of(str(path), connection))
        connection.text_factory = _text
        yield SqliteDatabase(path, connection)


@contextmanager
def alone_with(path: Path) -> Iterator[SqliteDatabase]:
    """Open a file that is there to change it."""
    if not path.is_file():
        raise StoreRefused("store-absent", {"store": str(path)})
    with alone(path) as connection, refusing(path):
        yield SqliteDatabase(path, connection)


def _text(kept: bytes) -> str:
    return kept.decode("utf-8", "replace")  # a damaged table must not hide the others
