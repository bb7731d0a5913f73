"""The store in a SQLite file: for one process, which is the usual case, and the fastest."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from boardwright.core.texts import Value
from boardwright.store.rows import COLUMNS, KEPT, as_kept, as_listed
from boardwright.store.sqlite_file import open_file
from boardwright.store.sqlite_writer import Write, Writer
from boardwright.store.store import Change, Facts, Figures, Kept, Listed, OutOfStep, StoreFailed

Bound = tuple[str | int, ...]


class SqliteStore:
    """One thread writes, another reads, the event loop waits for neither."""

    def __init__(
        self, name: str, connections: tuple[sqlite3.Connection, ...], figures: Figures
    ) -> None:
        self.name = name
        self.figures = figures
        self._lock, writer, self._reader = connections
        self._writer = Writer(name, writer, figures)
        self._reading = ThreadPoolExecutor(1, "boardwright-sqlite-reader")
        self._closing: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open the file, made where it is missing; StoreRefused tells why it cannot be."""
        file = path.expanduser().resolve()
        return cls(str(file), await asyncio.to_thread(open_file, file), Figures())

    async def create(
        self, table: str, creator: str, entries: Sequence[bytes], facts: Facts, snapshot: bytes
    ) -> None:
        """Keep a new table with its first entries."""
        self._check_open()
        await self._writer.write(Write(table, creator, 0, entries, facts, snapshot))

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[bytes],
        facts: Facts,
        snapshot: bytes | None,
    ) -> None:
        """Commit further entries with the facts and perhaps a snapshot after them."""
        self._check_open()
        await self._writer.write(Write(table, None, number, entries, facts, snapshot))

    async def load(self, table: str) -> Kept | None:
        """Return a table as it was left."""
        return as_kept(await self._read(KEPT.format("?"), (table,)))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`, in order."""
        sql = "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return [body for (body,) in await self._read(sql, (table, after))]

    async def listed(self, tables: Sequence[str]) -> list[Listed]:
        """Return those of the tables that exist."""
        sql = f"SELECT {COLUMNS} FROM tables WHERE id IN (SELECT value FROM json_each(?))"
        return [as_listed(row) for row in await self._read(sql, (json.dumps(list(tables)),))]

    async def public_tables(
        self, status: str, limit: int, before: Listed | None = None
    ) -> list[Listed]:
        """Return public tables of a status, the latest changed first."""
        earlier = "" if before is None else "AND (updated, id) < (?, ?)"
        place = () if before is None else (before.updated, before.table)
        sql = (
            f"SELECT {COLUMNS} FROM tables WHERE is_public AND status = ? {earlier}"
            " ORDER BY updated DESC, id DESC LIMIT ?"
        )
        return [as_listed(row) for row in await self._read(sql, (status, *place, limit))]

    async def due_tables(self, until: int, limit: int) -> list[str]:
        """Return the tables whose `due` has come, the longest waiting first."""
        sql = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
        return [table for (table,) in await self._read(sql, (until, limit))]

    async def count(self, creator: str, since: int = 0) -> dict[str, int]:
        """Return how many tables somebody has created, by status."""
        sql = (
            "SELECT status, count(*) FROM tables WHERE creator = ? AND updated >= ? GROUP BY status"
        )
        return dict(await self._read(sql, (creator, since)))

    async def changes(self, held: Callable[[], Iterable[str]]) -> AsyncIterator[Change]:
        """Tell nothing until the store is closed: no other process writes to the file."""
        nothing: list[Change] = []
        await self._closed.wait()
        for change in nothing:
            yield change

    async def claim(self, table: str) -> bool:
        """Say yes: there is no other process."""
        self._check_open()
        return True

    async def release(self, table: str) -> None:
        """Do nothing: nobody else could claim it."""

    async def check(self) -> None:
        """Return when the file can be read and the writing thread gets hold of it."""
        await self._read("SELECT 1", ())
        nothing = Facts("", False, None, b"")
        with suppress(OutOfStep):  # an append to no table is refused, under the file's own lock
            await self.append("", 0, [], nothing, None)

    async def close(self) -> None:
        """Finish what was accepted and refuse what comes after."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await self._writer.finish()
        await asyncio.get_running_loop().run_in_executor(self._reading, self._reader.close)
        self._reading.shutdown()
        self._lock.close()
        self._closed.set()

    def _check_open(self) -> None:
        if self._closing is not None:
            raise StoreFailed("store-closed", {"store": self.name})

    async def _read(self, sql: str, bound: Bound) -> list[Any]:  # Any: a row is what the SQL says
        self._check_open()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reading, self._fetch, sql, bound)
        except sqlite3.Error as error:
            values: dict[str, Value] = {"store": self.name, "error": str(error)}
            raise StoreFailed("store-failed", values) from error

    def _fetch(self, sql: str, bound: Bound) -> list[Any]:
        return self._reader.execute(sql, bound).fetchall()
