"""The store on a PostgreSQL server: several processes serve the same tables."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import suppress
from secrets import token_hex
from time import perf_counter, time_ns
from typing import Any, Final

import asyncpg

from boardwright.store.address import spoken
from boardwright.store.postgres_schema import migrate
from boardwright.store.postgres_session import CHANNEL, ERRORS, Session, lost_session
from boardwright.store.rows import COLUMNS, KEPT, as_kept, as_listed
from boardwright.store.store import (
    Change,
    Facts,
    Figures,
    Kept,
    Listed,
    OutOfStep,
    StoreFailed,
    StoreRefused,
)
from boardwright.store.system import refused_by_system

CONNECTIONS: Final = 10  # that a process has at most, besides the lasting one
CONNECT_SECONDS: Final = 10.0
COMMAND_SECONDS: Final = 30.0
MISSED_SECONDS: Final = 1.0  # between two attempts to find out what was missed

# One statement, so one round trip and one transaction: the row's number decides who is first.
APPEND: Final = """
WITH moved AS (
    UPDATE tables SET number = number + cardinality($3::bytea[]), status = $4, is_public = $5,
        due = $6, summary = $7, updated = $9
    WHERE id = $1 AND number = $2
    RETURNING id, number
), written AS (
    INSERT INTO entries (table_id, number, body)
    SELECT id, $2 + place, body
    FROM moved, unnest($3::bytea[]) WITH ORDINALITY AS entry (body, place)
), kept AS (
    UPDATE snapshots SET number = moved.number, body = $8::bytea
    FROM moved WHERE table_id = moved.id AND $8::bytea IS NOT NULL
)
SELECT number FROM moved
"""

CREATE: Final = """
WITH made AS (
    INSERT INTO tables (id, creator, number, status, is_public, due, summary, updated)
    VALUES ($1, $2, cardinality($3::bytea[]), $4, $5, $6, $7, $9)
    ON CONFLICT DO NOTHING
    RETURNING id, number
), written AS (
    INSERT INTO entries (table_id, number, body)
    SELECT id, place, body
    FROM made, unnest($3::bytea[]) WITH ORDINALITY AS entry (body, place)
), kept AS (
    INSERT INTO snapshots (table_id, number, body) SELECT id, number, $8::bytea FROM made
)
SELECT number FROM made
"""

LATEST: Final = "SELECT number FROM tables WHERE id = $1"

# Told after the commit, before its caller hears of it: inside, PostgreSQL would let those who tell
# something commit one after the other, which costs two thirds of the speed. Should the process die
# in between, nobody was told of the entries, and others find them when they next compare numbers.
TELL: Final = f"SELECT pg_notify('{CHANNEL}', $1)"


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
        try:
            connection = await asyncpg.connect(address, timeout=CONNECT_SECONDS)
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
        except StoreRefused:
            raise
        except ERRORS as error:
            own = str(error) or type(error).__name__  # the server's, in the language it speaks
            why = refused_by_system(error) if isinstance(error, OSError) else own
            raise StoreRefused("store-unreachable", {"store": name, "error": why}) from error
        except (ValueError, OverflowError):
            # asyncpg's own words could quote a part of the address that is a secret.
            raise StoreRefused("store-address", {}) from None
        return store

    async def create(
        self, table: str, creator: str, entries: Sequence[bytes], facts: Facts, snapshot: bytes
    ) -> None:
        """Keep a new table with its first entries."""
        values = (table, creator, list(entries), *facts, snapshot, _now())
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
        values = (table, number, list(entries), *facts, snapshot, _now())
        await self._write(APPEND, values, table, number, len(entries))

    async def load(self, table: str) -> Kept | None:
        """Return a table as it was left."""
        return as_kept(await self._read(KEPT.format("$1"), table))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`, in order."""
        sql = "SELECT body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number"
        return [body for (body,) in await self._read(sql, table, after)]

    async def listed(self, tables: Sequence[str]) -> list[Listed]:
        """Return those of the tables that exist."""
        sql = f"SELECT {COLUMNS} FROM tables WHERE id = ANY($1::text[])"
        return [as_listed(row) for row in await self._read(sql, list(tables))]

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
        return [as_listed(row) for row in await self._read(sql, status, limit, *place)]

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

    async def changes(self, held: Callable[[], Iterable[str]]) -> AsyncIterator[Change]:
        """Tell of commits by other processes; after a gap, how far each held table is."""
        self._miss()
        while self._closing is None:
            await self._news.wait()
            self._news.clear()
            heard, self._heard = self._heard, {}
            if self._has_missed and self._closing is None:
                self._has_missed = False
                try:
                    heard.update({row.table: row.number for row in await self.listed([*held()])})
                except StoreFailed:
                    await asyncio.sleep(MISSED_SECONDS)
                    self._miss()
            for table, number in heard.items():
                yield Change(table, number)

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
        """Return when the server answers and the lasting session stands."""
        await self._read("SELECT 1")
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
        except ERRORS as error:
            raise self._failed(error) from error

    def _failed(self, error: Exception) -> StoreFailed:
        reason = str(error) or type(error).__name__
        return StoreFailed("store-failed", {"store": self.name, "error": reason})

    def _hear(self, payload: str) -> None:
        process, number, table = payload.split(" ", 2)
        if process != self._process:
            self._heard[table] = max(int(number), self._heard.get(table, 0))
            self._news.set()

    def _miss(self) -> None:
        self._has_missed = True
        self._news.set()


def _now() -> int:
    return time_ns() // 1_000_000


async def _begin(connection: asyncpg.Connection) -> None:
    """Insist on commits that last, should the role or the database be set up otherwise."""
    if await connection.fetchval("SHOW synchronous_commit") == "off":
        await connection.execute("SET synchronous_commit = on")


async def _leave(connection: asyncpg.Connection) -> None:
    """Do nothing: no statement here leaves anything behind that would have to be reset."""
