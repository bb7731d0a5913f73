"""The store on a PostgreSQL server: several processes serve the same tables."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import suppress
from secrets import token_bytes, token_hex
from time import perf_counter, time_ns
from typing import Any, Final

import asyncpg

from boardwright.core.messages import Value
from boardwright.store.address import spoken
from boardwright.store.damage import intact, undamaged
from boardwright.store.postgres_connection import CONNECT_SECONDS, connect, refusing
from boardwright.store.postgres_schema import migrate
from boardwright.store.postgres_session import ERRORS, TELL, Session, lost_session
from boardwright.store.postgres_statements import APPEND, CHECK, CREATE, LATEST, NUMBERS
from boardwright.store.rows import COLUMNS, ENTRIES, ENTRY, KEPT, as_entries, as_kept
from boardwright.store.store import (
    Facts,
    Figures,
    KeptTable,
    Listed,
    OutOfStep,
    Salvaged,
    StoreDamaged,
    StoreFailed,
    TableChange,
)
from boardwright.store.sums import RowDamaged, entry_sum, facts_sum, snapshot_sum

CONNECTIONS: Final = 10  # that a process has at most, besides the lasting one
COMMAND_SECONDS: Final = 30.0
MISSED_SECONDS: Final = 1.0  # between two attempts to find out what was missed

ROOM: Final = 16_384  # bytes that a check writes: where there is room for them, there is for a move


class PostgresStore:
    """A pool of connections to read and write, and one lasting session for changes and claims."""

    def __init__(self, name: str, pool: asyncpg.Pool, address: str) -> None:
        self.name = name
        self.figures = Figures()
        self._pool = pool
        self._process = token_hex(8)  # by which a process knows its own changes
        self._session = Session(name, address, self._hear, self._miss)
        self._heard: dict[str, int] = {}  # the latest number of each table that changed
        self._has_missed = False
        self._news = asyncio.Event()
        self._writes: set[asyncio.Task[int | None]] = set()
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        """Connect and bring the database up to date; StoreRefused tells why it cannot be."""
        name = spoken(address)
        with refusing(name):
            connection = await connect(address)
            try:
                await migrate(name, connection)
            finally:
                await connection.close()
            pool = await asyncpg.create_pool(
                address,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                init=_begin,
                reset=_leave,
            )
            store = cls(name, pool, address)
            try:
                await store._session.open()
            except BaseException:
                pool.terminate()
                raise
        return store

    async def create(
        self, table: str, creator: str, entries: Sequence[bytes], facts: Facts, snapshot: bytes
    ) -> None:
        """Keep a new table with its first entries."""
        sums = _summed(table, 0, entries, facts, snapshot)
        values = (table, creator, list(entries), *facts, snapshot, *sums)
        await self._write(CREATE, values, table, 0, len(entries))

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[bytes],
        facts: Facts,
        snapshot: bytes | None,
    ) -> None:
        """Commit further entries with the facts and perhaps a snapshot after them."""
        sums = _summed(table, number, entries, facts, snapshot)
        values = (table, number, list(entries), *facts, snapshot, *sums)
        await self._write(APPEND, values, table, number, len(entries))

    async def load(self, table: str) -> KeptTable | None:
        """Return a table as it was left."""
        with intact(self.name, table, self.figures):
            kept = as_kept(await self._read(KEPT.format("$1"), table))
            if kept is None:
                await self._check_absent(table)
            return kept

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`, in order."""
        with intact(self.name, table, self.figures):
            rows = await self._read(ENTRIES.format("$1", "$2"), after, table)
            if not rows:
                await self._check_absent(table)
                return []
            return as_entries(table, after, rows[0][0], [row[1:] for row in rows])

    async def _check_absent(self, table: str) -> None:
        """Find out whether only the facts of a table are missing."""
        if await self._read(ENTRY.format("$1", "$2"), table, 1):
            raise RowDamaged(f"the facts of table {table} are missing")

    async def salvage(self, table: str) -> Salvaged:
        """Return what can still be read of a table that is damaged."""
        entries: list[bytes] = []
        is_whole = False
        with suppress(StoreDamaged), intact(self.name, table, self.figures):
            while rows := await self._read(ENTRY.format("$1", "$2"), table, len(entries) + 1):
                entries += as_entries(table, len(entries), len(entries) + 1, rows)
            is_whole = [row.number for row in await self.listed([table])] == [len(entries)]
        return Salvaged(entries, is_whole)

    async def listed(self, tables: Sequence[str]) -> list[Listed]:
        """Return those of the tables that exist."""
        sql = f"SELECT {COLUMNS} FROM tables WHERE id = ANY($1::text[])"
        return undamaged(self.name, await self._read(sql, list(tables)), self.figures)

    async def public_tables(
        self, status: str, limit: int, before: Listed | None = None
    ) -> list[Listed]:
        """Return public tables of a status, the latest changed first."""
        earlier = "" if before is None else "AND (updated, id) < ($3, $4)"
        place = () if before is None else (before.updated, before.table)
        sql = (
            f"SELECT {COLUMNS} FROM tables WHERE is_public AND status = $1 {earlier}"
            " ORDER BY updated DESC, id DESC LIMIT $2"
        )
        rows = await self._read(sql, status, limit, *place)
        return undamaged(self.name, rows, self.figures)

    async def due_tables(self, until: int, limit: int) -> list[str]:
        """Return the tables whose `due` has come, the longest waiting first."""
        sql = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2"
        return [table for (table,) in await self._read(sql, until, limit)]

    async def count(self, creator: str, since: int = 0) -> dict[str, int]:
        """Return how many tables somebody has created, by status."""
        sql = (
            "SELECT status, count(*) FROM tables"
            " WHERE creator = $1 AND updated >= $2 GROUP BY status"
        )
        return dict(await self._read(sql, creator, since))

    async def changes(self, held: Callable[[], Iterable[str]]) -> AsyncIterator[TableChange]:
        """Tell of commits by other processes; after a gap, how far each held table is."""
        self._miss()
        while self._closing is None:
            await self._news.wait()
            self._news.clear()
            heard, self._heard = self._heard, {}
            if self._has_missed and self._closing is None:
                self._has_missed = False
                try:
                    wanted = [*held()]
                    found = dict(await self._read(NUMBERS, wanted))
                    heard |= {table: found.get(table, 0) for table in wanted}
                except StoreFailed:
                    await asyncio.sleep(MISSED_SECONDS)
                    self._miss()
            for table, number in heard.items():
                yield TableChange(table, number)

    async def claim(self, table: str) -> bool:
        """Say whether this process now is the one to run the table's bots and clocks."""
        self._check_open()
        try:
            return await self._session.claim(table)
        except ERRORS as error:
            raise self._failed(error) from error

    async def release(self, table: str) -> None:
        """Let others claim the table; a connection that is lost has done so already."""
        with suppress(*ERRORS):
            await self._session.release(table)

    async def check(self) -> None:
        """Return when the server has written something and the lasting session stands."""
        mark = token_bytes(ROOM)
        if await self._read(CHECK, mark) != [(mark,)]:
            raise StoreFailed("store-unlike", {"store": self.name})
        if not self._session.is_connected:
            raise self._failed(lost_session())

    async def close(self) -> None:
        """Finish what was accepted, give up all claims, and refuse what comes after."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
            self._news.set()
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await asyncio.gather(*self._writes, return_exceptions=True)
        await self._session.close()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    def _check_open(self) -> None:
        if self._closing is not None:
            raise StoreFailed("store-closed", {"store": self.name})

    async def _write(
        self, sql: str, values: tuple[object, ...], table: str, number: int, rows: int
    ) -> None:
        self._check_open()
        # A task of its own: what was accepted is finished, even if its caller stops waiting.
        task = asyncio.create_task(self._commit(sql, values, table, rows))
        self.figures.queued += 1
        self._writes.add(task)
        task.add_done_callback(self._answered)
        latest = await asyncio.shield(task)
        if latest is not None:
            raise OutOfStep(table, number, latest)

    async def _commit(
        self, sql: str, values: tuple[object, ...], table: str, rows: int
    ) -> int | None:
        """Return nothing when it is committed, else the number of the latest entry."""
        try:
            async with self._pool.acquire() as connection:
                started = perf_counter()
                number = await connection.fetchval(sql, *values)
                if number is None:
                    return int(await connection.fetchval(LATEST, table) or 0)
                self.figures.committed(rows, perf_counter() - started)
                await connection.execute(TELL, f"{self._process} {number} {table}")
                return None
        except ERRORS as error:
            self.figures.failures += 1
            raise self._failed(error) from error

    def _answered(self, task: asyncio.Task[int | None]) -> None:
        self._writes.discard(task)
        self.figures.queued -= 1

    async def _read(
        self, sql: str, *values: object
    ) -> list[Any]:  # Any: a row is what the SQL says
        self._check_open()
        try:
            return [tuple(row) for row in await self._pool.fetch(sql, *values)]
        except (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError) as error:
            found: dict[str, Value] = {"store": self.name, "error": str(error)}
            raise StoreDamaged("store-failed", found) from error
        except ERRORS as error:
            raise self._failed(error) from error

    def _failed(self, error: Exception) -> StoreFailed:
        reason = str(error) or type(error).__name__
        return StoreFailed("store-failed", {"store": self.name, "error": reason})

    def _hear(self, payload: str) -> None:
        process, number, table = payload.split(" ", 2)
        if process != self._process:
            numbers = {int(number), self._heard.get(table, int(number))}
            self._heard[table] = 0 if 0 in numbers else max(numbers)  # what is gone stays gone
            self._news.set()

    def _miss(self) -> None:
        self._has_missed = True
        self._news.set()


def _summed(
    table: str, number: int, entries: Sequence[bytes], facts: Facts, snapshot: bytes | None
) -> tuple[object, ...]:
    """Return the time of a write, and the sums of its facts, entries and snapshot."""
    now = time_ns() // 1_000_000
    latest = number + len(entries)
    return (
        now,
        facts_sum(table, latest, facts, now),
        [entry_sum(table, place, body) for place, body in enumerate(entries, number + 1)],
        None if snapshot is None else snapshot_sum(table, latest, snapshot),
    )


async def _begin(connection: asyncpg.Connection) -> None:
    """Insist on commits that last, should the role or the database be set up otherwise."""
    if await connection.fetchval("SHOW synchronous_commit") == "off":
        await connection.execute("SET synchronous_commit = on")


async def _leave(connection: asyncpg.Connection) -> None:
    """Do nothing: no statement here leaves anything behind that would have to be reset."""
