"""The one lasting connection of a process to PostgreSQL: it hears of changes and holds claims."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from random import uniform
from typing import Final

import asyncpg

from boardwright.core.messages import Value
from boardwright.texts import ENGLISH

CHANNEL: Final = "boardwright"
PULSE_SECONDS: Final = 10.0  # how soon a connection that died in silence is noticed
SHORTEST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 10.0

# What asyncpg raises: the server's answers, its own complaints, a lost or refused connection; the
# “internal” one where the server has said that it ends a connection, but has not yet done so.
ERRORS: Final = (
    *(asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError),
    OSError,
)

# A process that serves shares this lock for as long as its session lasts; who replaces all tables
# has it alone. There is one for each schema of a database.
SERVED: Final = "hashtextextended('boardwright ' || coalesce(current_schema(), ''), 1)"
SHARE: Final = f"SELECT pg_advisory_lock_shared({SERVED})"
KEEP_ALONE: Final = f"SELECT pg_try_advisory_lock({SERVED})"

# Told after the commit, before its caller hears of it: inside, PostgreSQL would let those who tell
# something commit one after the other, which costs two thirds of the speed. Should the process die
# in between, nobody was told of the entries, and others find them when they next compare numbers.
TELL: Final = f"SELECT pg_notify('{CHANNEL}', $1)"

LOG: Final = logging.getLogger(__name__)


class Session:
    """Connects again whenever the server goes away; what it held is then lost, and it says so."""

    def __init__(
        self,
        name: str,
        address: str,
        on_told: Callable[[str], None],
        on_missed: Callable[[], None],
    ) -> None:
        self._name = name
        self._address = address
        self._on_told = on_told
        self._on_missed = on_missed
        self._connection: asyncpg.Connection | None = None
        self._lost = asyncio.Event()
        self._claims: set[str] = set()
        self._asking = asyncio.Lock()
        self._keeping: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        """Tell whether it stands now."""
        return self._connection is not None

    async def open(self) -> None:
        """Connect for the first time, and from then on stay connected."""
        await self._connect()
        self._keeping = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Disconnect; all claims are free at once."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait([self._keeping])
        if self._connection is not None:
            with suppress(*ERRORS):
                await self._connection.close(timeout=PULSE_SECONDS)

    async def claim(self, table: str) -> bool:
        """Say whether the table's lock is ours; the server frees it when the connection ends."""
        # Shielded: a lock that was taken is always written down, whether or not somebody waits.
        return await asyncio.shield(asyncio.create_task(self._claim(table)))

    async def release(self, table: str) -> None:
        """Free the table's lock."""
        await asyncio.shield(asyncio.create_task(self._release(table)))

    async def _claim(self, table: str) -> bool:
        async with self._asking:
            if table not in self._claims and await self._ask("pg_try_advisory_lock", table):
                self._claims.add(table)
            return table in self._claims

    async def _release(self, table: str) -> None:
        async with self._asking:
            if table in self._claims:
                self._claims.remove(table)
                await self._ask("pg_advisory_unlock", table)

    async def _ask(self, function: str, table: str) -> bool:
        connection = self._connection
        if connection is None:
            raise lost_session()
        try:
            sql = f"SELECT {function}(hashtextextended($1, 0))"
            answer = bool(await connection.fetchval(sql, table, timeout=PULSE_SECONDS))
        except TimeoutError:
            connection.terminate()  # whether the lock is ours is unknown: let it go with the rest
            raise
        if self._lost.is_set():
            raise lost_session()  # in the very moment of the answer, which is worth nothing then
        return answer

    async def _keep(self) -> None:
        """Watch the connection, and replace it when it is lost."""
        wait = SHORTEST_WAIT
        while True:
            try:
                if self._connection is None:
                    await self._connect()
                    self._on_missed()
                    wait = SHORTEST_WAIT
                await self._watch()
            except ERRORS as error:
                values: dict[str, Value] = {"store": self._name, "error": type(error).__name__}
                LOG.warning(ENGLISH.words("store-away", values))
                await asyncio.sleep(uniform(wait / 2, wait))
                wait = min(2 * wait, LONGEST_WAIT)

    async def _watch(self) -> None:
        """Raise when the connection is lost; ask now and then, for it may be lost in silence."""
        while not self._lost.is_set():
            try:
                # Not wait_for: in Python 3.11 it may take a cancellation for the end of the wait.
                async with asyncio.timeout(PULSE_SECONDS):
                    await self._lost.wait()
            except TimeoutError:
                async with self._asking:
                    await self._pulse()
                self._on_missed()  # a process that died may have committed without telling
        raise lost_session()

    async def _pulse(self) -> None:
        connection = self._connection
        if connection is None:
            return
        try:
            await connection.execute("SELECT 1", timeout=PULSE_SECONDS)
        except ERRORS:
            connection.terminate()

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._address, timeout=PULSE_SECONDS)
        self._lost.clear()
        connection.add_termination_listener(self._forget)
        try:
            await connection.execute(SHARE, timeout=PULSE_SECONDS)
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:  # also when the store is closed meanwhile
            connection.terminate()
            raise
        self._connection = connection

    def _forget(self, connection: object) -> None:
        self._connection = None
        self._claims.clear()
        self._lost.set()

    def _hear(self, connection: object, process: int, channel: str, payload: str) -> None:
        self._on_told(payload)


def lost_session() -> ConnectionError:
    """Return the error for whatever needs the lasting session while there is none."""
    return ConnectionError(ENGLISH.words("store-session-lost"))
