"""A table in memory with all who look at it: one change at a time, kept before it is shown."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any, Protocol, TypeVar

from boardwright.server.changes import (
    Damaged,
    Move,
    after,
    as_left,
    has_to_be_kept,
    read_item,
)
from boardwright.server.clock import now
from boardwright.server.entries import AnyEntry, Chatted, Noticed, Played, from_bytes, to_bytes
from boardwright.server.logs import note
from boardwright.server.metrics import Metrics
from boardwright.server.moves import Stale
from boardwright.server.said import Said, refuse
from boardwright.server.settings import Settings
from boardwright.server.showing import Eyes, moved, seats_shown, table_told
from boardwright.server.summary import facts_of
from boardwright.server.table import Table
from boardwright.server.tells import ENCODER, ChatTold, Notice, SeatsTold, Tell, Told
from boardwright.store.store import OutOfStep, Store, StoreFailed

T = TypeVar("T")


class Connection(Protocol):
    """Somebody who looks at a table."""

    eyes: Eyes

    def tell(self, message: bytes) -> None:
        """Send a message, or let the connection go if it cannot keep up."""
        ...


class Room:
    """A table, its connections, and the one door through which it changes."""

    def __init__(self, table: str, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.id = table
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.connections: set[Connection] = set()
        self.stirred = asyncio.Event()  # set whenever the table has changed
        self.used = monotonic()
        self.opened = now()
        self._table: Table | None = None
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
            task.exception()  # whoever waits is told; if nobody does, it is no mistake of ours

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
            kept = await self._read(self.store.load(self.id))
            if kept is None:
                raise refuse("server-no-table")
            self._table = as_left(kept)
            self.metrics.count("tables_opened_total")
            self.tell_table(self._table)  # who was here when a write failed may not know its end
            self._stir(self._table)
        return self._table

    async def commit(self, *happened: AnyEntry | Move) -> Table:
        """Keep entries, and only then show what they did."""
        before = await self.table()
        table = before
        for entry in happened:
            table = after(table, entry)
        entries = [entry.entry if isinstance(entry, Move) else entry for entry in happened]
        facts = facts_of(table, now(), self.settings.bot_rescue)
        bodies = [to_bytes(entry) for entry in entries]
        snapshot = table.snapshot() if has_to_be_kept(before, table) else None
        try:
            await self.store.append(self.id, before.number, bodies, facts, snapshot)
        except OutOfStep as error:
            await self.catch_up()
            raise Stale(Said("server-stale")) from error
        except StoreFailed as error:
            await self._recover()
            raise refuse("server-store-failed") from error
        self._table = table
        self._show(before, table, entries)
        self._stir(table)
        return table

    async def catch_up(self) -> None:
        """Take in what other processes have kept.

        If that does not fit the rules, the table is opened anew, as one that can only be read.
        """
        before = await self.table()
        kept = await self._read(self.store.entries(self.id, before.number))
        table = before
        try:
            for body in kept:
                entry = from_bytes(body)
                table = after(table, entry)
                self._show(before, table, [entry])
                before = table
        except Damaged:
            self._table = None
            await self.table()
            return
        self._table = table
        self._stir(table)

    def _stir(self, table: Table) -> None:
        self.stirred.set()
        self.wake(table)

    async def entries(self) -> list[AnyEntry]:
        """Return everything that ever happened at the table."""
        return [from_bytes(body) for body in await self._read(self.store.entries(self.id))]

    async def _read(self, reading: Awaitable[T]) -> T:
        try:
            return await reading
        except StoreFailed as error:
            raise refuse("server-store-unreadable") from error

    async def _recover(self) -> None:
        """Read the table again after a write failed: only the store knows how it stands."""
        note("write failed", table=self.id)
        self._table = None
        try:
            kept = await self.store.load(self.id)
        except StoreFailed:
            return  # whoever asks next reads it
        if kept is not None:
            self._table = as_left(kept)
            self.tell_table(self._table)

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

    def tell_table(self, table: Table) -> None:
        """Tell everybody everything, each what they may see."""
        here = self.here()
        bodies: dict[Eyes, bytes] = {}
        for connection in list(self.connections):
            eyes = connection.eyes
            if eyes not in bodies:
                bodies[eyes] = ENCODER.encode(table_told(table, eyes, here))
            connection.tell(bodies[eyes])

    def _show(self, before: Table, table: Table, entries: list[AnyEntry]) -> None:
        """Show what entries did, in as few words as possible."""
        self.metrics.count("moves_total", sum(isinstance(entry, Played) for entry in entries))
        match entries:
            case [Played(), *rest] if not table.is_frozen and _are_notices(rest):
                self._show_move(before, table, read_item(table.sheet.log[-1 - len(rest)]))
                for entry in rest:
                    assert isinstance(entry, Noticed)
                    self.tell(Notice(entry.said))
            case [Chatted()]:
                self.tell(ChatTold(table.sheet.chat[-1]))
            case _:
                self.tell_table(table)

    def _show_move(self, before: Table, table: Table, told: Told) -> None:
        bodies: dict[Eyes, bytes] = {}
        for connection in list(self.connections):
            eyes = connection.eyes
            if eyes not in bodies:
                bodies[eyes] = ENCODER.encode(moved(before, table, told, eyes))
            connection.tell(bodies[eyes])


def _are_notices(entries: list[AnyEntry]) -> bool:
    return all(isinstance(entry, Noticed) for entry in entries)
