"""The store in a SQLite file: for one process, which is the usual case, and the fastest."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final

from boardwright.core.messages import Value
from boardwright.store.damage import intact, undamaged
from boardwright.store.rows import COLUMNS, ENTRIES, ENTRY, KEPT, as_entries, as_kept
from boardwright.store.sqlite_file import OpenFile, open_file
from boardwright.store.sqlite_writer import Mark, Write, Writer
from boardwright.store.store import (
    Facts,
    Figures,
    KeptTable,
    Listed,
    Salvaged,
    StoreDamaged,
    StoreFailed,
    TableChange,
)
from boardwright.store.sums import RowDamaged
from boardwright.store.system import is_damage

ROOM: Final = 16_384  # bytes that a check writes: where there is room for them, there is for a move

Bound = tuple[str | int, ...]


class SqliteStore:
    """One thread writes, another reads, the event loop waits for neither."""

    def __init__(self, name: str, file: OpenFile, figures: Figures) -> None:
        self.name = name
        self.figures = figures
        self._file = file
        self._writer = Writer(name, file.writer, file.guard, figures)
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

    async def load(self, table: str) -> KeptTable | None:
        """Return a table as it was left."""
        with intact(self.name, table, self.figures):
            kept = as_kept(await self._read(KEPT.format("?"), (table,)))
            if kept is None:
                await self._check_absent(table)
            return kept

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`, in order."""
        with intact(self.name, table, self.figures):
            rows = await self._read(ENTRIES.format("?", "?"), (after, table))
            if not rows:
                await self._check_absent(table)
                return []
            return as_entries(table, after, rows[0][0], [row[1:] for row in rows])

    async def _check_absent(self, table: str) -> None:
        """Find out whether only the facts of a table are missing."""
        if await self._read(ENTRY.format("?", "?"), (table, 1)):
            raise RowDamaged(f"the facts of table {table} are missing")

    async def salvage(self, table: str) -> Salvaged:
        """Return what can still be read of a table that is damaged."""
        entries: list[bytes] = []
        is_whole = False
        with suppress(StoreDamaged), intact(self.name, table, self.figures):
            while rows := await self._read(ENTRY.format("?", "?"), (table, len(entries) + 1)):
                entries += as_entries(table, len(entries), len(entries) + 1, rows)
            is_whole = [row.number for row in await self.listed([table])] == [len(entries)]
        return Salvaged(entries, is_whole)

    async def listed(self, tables: Sequence[str]) -> list[Listed]:
        """Return those of the tables that exist."""
        sql = f"SELECT {COLUMNS} FROM tables WHERE id IN (SELECT value FROM json_each(?))"
        rows = await self._read(sql, (json.dumps(list(tables)),))
        return undamaged(self.name, rows, self.figures)

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
        rows = await self._read(sql, (status, *place, limit))
        return undamaged(self.name, rows, self.figures)

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

    async def changes(self, held: Callable[[], Iterable[str]]) -> AsyncIterator[TableChange]:
        """Tell nothing until the store is closed: no other process writes to the file."""
        nothing: list[TableChange] = []
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
        """Return when something was written to the file and read again."""
        mark = token_bytes(ROOM)
        self._check_open()
        await self._writer.write(Mark(mark))
        if await self._read("SELECT body FROM checks WHERE id = 1", ()) != [(mark,)]:
            raise StoreFailed("store-unlike", {"store": self.name})

    async def close(self) -> None:
        """Finish what was accepted and refuse what comes after."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await self._writer.finish()
        await asyncio.get_running_loop().run_in_executor(self._reading, self._file.close)
        self._reading.shutdown()
        self._closed.set()

    def _check_open(self) -> None:
        if self._closing is not None:
            raise StoreFailed("store-closed", {"store": self.name})

    async def _read(self, sql: str, bound: Bound) -> list[Any]:  # Any: a row is what the SQL says
        self._check_open()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reading, self._fetch, sql, bound)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            values: dict[str, Value] = {"store": self.name, "error": str(error)}
            if is_damage(error):
                raise StoreDamaged("store-failed", values) from error
            raise StoreFailed("store-failed", values) from error

    def _fetch(self, sql: str, bound: Bound) -> list[Any]:
        rows = self._file.reader.execute(sql, bound).fetchall()
        self._file.guard.check()
        return rows
