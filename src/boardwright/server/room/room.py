"""A table in memory with all who look at it: one change at a time, kept before it is shown."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from time import monotonic
from typing import Any, Protocol, TypeVar

import msgspec

from boardwright.core.messages import Message
from boardwright.core.refused import Refused, refuse
from boardwright.server.room.loading import Found, find_table
from boardwright.server.running.clock import now
from boardwright.server.running.logs import note
from boardwright.server.running.metrics import Metrics
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table.changes import CarriedOut, Damaged, after, has_to_be_kept
from boardwright.server.table.entries import (
    AnyEntry,
    Chatted,
    Forgotten,
    Noticed,
    Played,
    from_bytes,
    to_bytes,
)
from boardwright.server.table.history import GameHistory
from boardwright.server.table.moves import Stale
from boardwright.server.table.showing import Eyes, eyes_of, moved, seats_shown, table_told
from boardwright.server.table.summary import facts_of
from boardwright.server.table.table import Table
from boardwright.server.wire.tells import (
    ENCODER,
    ChatTold,
    Notice,
    SeatsTold,
    TableTold,
    Tell,
    Written,
)
from boardwright.store.store import OutOfStep, Store, StoreDamaged, StoreFailed

T = TypeVar("T")


class Connection(Protocol):
    """Somebody who looks at a table."""

    eyes: Eyes  # always those that its keys give it at the table as it stands
    keys: tuple[str, ...]  # hashes of the tokens that it came with

    def shut_out(self, why: Refused) -> None:
        """Say why nothing may be seen here any more, and end the connection."""
        ...

    def tell(self, message: bytes) -> None:
        """Send a message, or let the connection go if it cannot keep up."""
        ...


class Room:
    """A table, its connections, and the one door through which it changes."""

    def __init__(
        self, table: str, store: Store, settings: ServerSettings, metrics: Metrics
    ) -> None:
        self.id = table
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.connections: set[Connection] = set()
        self.stirred = asyncio.Event()  # set whenever the table has changed
        self.used = monotonic()
        self.opened = now()
        self.creator = ""  # for whom the table is counted
        self._table: Table | None = None
        self._locks: tuple[str, ...] = ()  # by which the eyes of all connections were found
        self._has_snapshot = True  # in the store, one that can be read
        self._history: GameHistory | None = None  # made when somebody looks back
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self.wake: Callable[[Table], None] = lambda table: None  # who moves for bots

    # Doing things, one after the other.

    async def do(self, change: Coroutine[object, object, T]) -> T:
        """Do something alone with the table; it is finished even if nobody waits any more."""
        task = asyncio.create_task(self._alone(change))
        self._running.add(task)
        task.add_done_callback(self._settled)
        return await asyncio.shield(task)

    def _settled(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits is told; if nobody does, it is not our mistake

    async def _alone(self, change: Awaitable[T]) -> T:
        async with self._lock:
            self.used = monotonic()
            return await change

    @property
    def number(self) -> int:
        """Return the number of the latest entry that is known here."""
        return 0 if self._table is None else self._table.number

    @property
    def is_busy(self) -> bool:
        """Tell whether something is being done."""
        return bool(self._running)

    async def finish(self) -> None:
        """Wait until everything that was accepted is done."""
        while self._running:
            await asyncio.wait(self._running)

    # All below is done alone.

    async def table(self) -> Table:
        """Return the table as it stands, read from the store if it is not in memory."""
        if self._table is None:
            found = await self._read(find_table(self.store, self.id, self.metrics))
            if found is None:
                raise self._gone()
            opened = self._take(found)
            self.metrics.count("tables_opened_total")
            self.tell_table(opened)  # who was here when a write failed may not know its end
            self._stir(opened)
            return opened
        return self._table

    def _gone(self) -> Refused:
        """Let everybody go who looks at a table that was deleted, and say why."""
        gone = refuse("server-no-table")
        for connection in list(self.connections):
            self.connections.discard(connection)
            connection.shut_out(gone)
        return gone

    async def read_anew(self) -> None:
        """Read the table again, whatever is known of it here; refuse if it is gone."""
        self._table = None
        await self.table()

    def _take(self, found: Found) -> Table:
        self.creator = found.creator or self.creator
        self._has_snapshot = found.has_snapshot
        self._turn_to(found.table)
        return found.table

    def _turn_to(self, table: Table) -> None:
        """Let the table be so from now on; eyes follow the chairs before anything is shown."""
        self._table = table
        locks = table.locks()
        if locks == self._locks:
            return
        self._locks = locks
        for connection in list(self.connections):
            try:
                connection.eyes = eyes_of(table, connection.keys)
            except Refused as error:
                self.connections.discard(connection)
                connection.shut_out(error)

    async def commit(self, *happened: AnyEntry | CarriedOut) -> Table:
        """Keep entries, and only then show what they did."""
        before = await self.table()
        if before.is_damaged:
            raise refuse("server-damaged")
        table = before
        for entry in happened:
            table = after(table, entry)
        entries = [entry.entry if isinstance(entry, CarriedOut) else entry for entry in happened]
        facts = facts_of(table, now(), self.settings.bot_rescue)
        bodies = [to_bytes(entry) for entry in entries]
        is_due = has_to_be_kept(before, table) or not (self._has_snapshot or table.is_frozen)
        snapshot = table.snapshot() if is_due else None
        try:
            await self.store.append(self.id, before.number, bodies, facts, snapshot)
        except OutOfStep as error:
            await (self.catch_up() if error.latest else self.read_anew())
            raise Stale(Message("server-stale")) from error
        except StoreFailed as error:
            await self._recover()
            raise refuse("server-store-failed") from error
        self._turn_to(table)
        self._has_snapshot |= is_due
        self._show(before, table, entries)
        self._stir(table)
        return table

    async def catch_up(self) -> None:
        """Take in what other processes have kept.

        If that does not fit the rules or is damaged, the table is opened anew, as one that can only
        be read.
        """
        before = await self.table()
        if before.is_damaged:
            return
        table = before
        try:
            bodies = await self._kept(self.store.entries(self.id, before.number))
            since = [from_bytes(body) for body in bodies]
            if _has_forgotten(since):
                await self.read_anew()  # what is in memory still holds names
                return
            for entry in since:
                table = after(table, entry)
                self._turn_to(table)
                self._show(before, table, [entry])
                before = table
        except (Damaged, StoreDamaged, msgspec.DecodeError):
            await self.read_anew()
            return
        self._stir(table)

    def _stir(self, table: Table) -> None:
        self.stirred.set()
        self.wake(table)

    async def _bodies(self, table: Table, after: int = 0) -> list[bytes]:
        """Return what was kept above a number, of a damaged table as far as it can be read."""
        if table.is_damaged:
            return (await self._read(self.store.salvage(self.id))).entries[after : table.number]
        return await self._read(self.store.entries(self.id, after))

    async def history(self, table: Table) -> GameHistory:
        """Return all that happened so far, taken further beside the event loop."""
        # Nothing is kept meanwhile: one that fails is thrown away.
        history, self._history = self._history or GameHistory(self.id), None
        if history.number < table.number:
            bodies = await self._bodies(table, history.number)
            if not await asyncio.to_thread(history.take_in, bodies, table.number):
                return await self.history(table)
        self._history = history
        return history

    async def _read(self, reading: Awaitable[T]) -> T:
        try:
            return await self._kept(reading)
        except StoreDamaged as error:
            raise refuse("server-past-damaged") from error

    async def _kept(self, reading: Awaitable[T]) -> T:
        """Read, unless the store fails; whether what it has is damaged is for the caller."""
        try:
            return await reading
        except StoreDamaged:
            raise
        except StoreFailed as error:
            raise refuse("server-store-unreadable") from error

    async def _recover(self) -> None:
        """Read the table again after a write failed: only the store knows how it stands."""
        note("write failed", table=self.id)
        self._table = None
        try:
            found = await find_table(self.store, self.id, self.metrics)
        except (StoreFailed, Refused):
            return  # whoever asks next reads it
        if found is not None:
            self.tell_table(self._take(found))

    # Showing.

    def here(self) -> set[int]:
        """Return the seats that are connected."""
        return {seat for connection in self.connections for seat in connection.eyes.seats}

    def tell(self, message: Tell) -> None:
        """Tell everybody the same."""
        body = ENCODER.encode(message)
        for connection in list(self.connections):
            connection.tell(body)

    def tell_seats(self, table: Table) -> None:
        """Tell everybody who sits where."""
        self.tell(SeatsTold(seats_shown(table, self.here())))

    def told(self, table: Table, asker: Connection) -> TableTold:
        """Return everything that somebody may see."""
        return table_told(table, asker.eyes, self.here(), self.settings)

    def tell_table(self, table: Table) -> None:
        """Tell everybody everything, each what they may see."""
        bodies: dict[Eyes, bytes] = {}
        for connection in list(self.connections):
            eyes = connection.eyes
            if eyes not in bodies:
                bodies[eyes] = ENCODER.encode(self.told(table, connection))
            connection.tell(bodies[eyes])

    def _show(self, before: Table, table: Table, entries: list[AnyEntry]) -> None:
        """Show what entries did, in as few words as possible."""
        self.metrics.count("moves_total", sum(isinstance(entry, Played) for entry in entries))
        match entries:
            case [Played(), *rest] if not table.is_frozen and _are_notices(rest):
                self._show_move(before, table, table.sheet.log[-1 - len(rest)])
                for entry in rest:
                    assert isinstance(entry, Noticed)
                    self.tell(Notice(entry.said))
            case [Chatted()]:
                self.tell(ChatTold(table.sheet.chat[-1]))
            case _:
                self.tell_table(table)

    def _show_move(self, before: Table, table: Table, item: Written) -> None:
        bodies: dict[Eyes, bytes] = {}
        for connection in list(self.connections):
            eyes = connection.eyes
            if eyes not in bodies:
                bodies[eyes] = ENCODER.encode(moved(before, table, item, eyes, self.settings))
            connection.tell(bodies[eyes])


def _has_forgotten(entries: Iterable[AnyEntry]) -> bool:
    """Tell whether names and chat were deleted, in the entries before these too."""
    return any(isinstance(entry, Forgotten) for entry in entries)


def _are_notices(entries: list[AnyEntry]) -> bool:
    return all(isinstance(entry, Noticed) for entry in entries)
