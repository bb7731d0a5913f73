"""The rooms in memory: opened when somebody comes, closed when nobody has come for long."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final, NamedTuple

from boardwright.core.refused import Refused, refuse
from boardwright.server.room.bots_and_clocks import Driver
from boardwright.server.room.door import Door
from boardwright.server.room.room import Room
from boardwright.server.running.clock import now
from boardwright.server.running.logs import note, note_error
from boardwright.server.running.metrics import Metrics
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table.entries import Noticed
from boardwright.server.thinking.bot_workers import BotWorkers
from boardwright.store.store import Store, TableChange

AT_ONCE: Final = 20  # overdue tables that are opened in one sweep
SPARED: Final = 600.0  # seconds until a table is tried again whose bots and clock cannot go on


class Place(NamedTuple):
    """A room, its door, and who plays the bots in it."""

    room: Room
    door: Door
    driver: Driver


class Rooms:
    """All tables that this process has in memory."""

    def __init__(
        self, store: Store, bots: BotWorkers, settings: ServerSettings, metrics: Metrics
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self._bots = bots
        self._places: dict[str, Place] = {}
        self._spared: dict[str, float] = {}  # due tables that cannot go on, and until when
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closing = False
        metrics.watch("tables_in_memory", "Tables in memory.", lambda: len(self._places))
        metrics.watch("connections", "Connections at tables.", self._connections)

    def _connections(self) -> int:
        return sum(len(place.room.connections) for place in self._places.values())

    def begin(self) -> None:
        """Begin to listen to other processes and to look after due and idle tables."""
        works = (self._follow, self._look_after)
        self._tasks = [asyncio.create_task(self._keep_doing(work)) for work in works]

    async def _keep_doing(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something until it is finished; whatever stops it is noted, and it begins again."""
        while True:
            try:
                return await work()
            except Exception as error:
                self._note("a task of the server stopped, and begins again", error)
                await asyncio.sleep(self.settings.sweep)

    def _note(self, event: str, error: Exception, **facts: object) -> None:
        """Write down and count what went wrong; nothing else stops for it."""
        if not isinstance(error, Refused | OSError):  # those are not our mistakes
            self.metrics.count("errors_total")
        note_error(event, error, **facts)

    async def open(self, table: str) -> Place:
        """Return the place of a table; refuse if there is no such table."""
        if self._is_closing:
            raise refuse("server-closing")
        place = self._places.get(table)
        if place is None:
            room = Room(table, self.store, self.settings, self.metrics)
            place = Place(room, Door(room), Driver(room, self._bots))
            room.wake = place.driver.wake
            self._places[table] = place
        try:
            await place.room.do(place.room.table())
        except Exception:
            if not place.room.connections and not place.room.is_busy:
                self._places.pop(table, None)
            raise
        return place

    async def _follow(self) -> None:
        """Take in what other processes keep."""
        async for change in self.store.changes(lambda: list(self._places)):
            place = self._places.get(change.table)
            if place is not None:
                await self._take_in(place, change)

    async def _take_in(self, place: Place, change: TableChange) -> None:
        """Take in a change; a table that was deleted leaves memory."""
        room = place.room
        try:
            if change.number == 0:
                await room.do(room.read_anew())
            elif room.number < change.number:
                await room.do(room.catch_up())
        except Exception as error:
            if not isinstance(error, Refused) or error.why.id != "server-no-table":
                self._note("cannot catch up", error, table=change.table)
                return
            note("table deleted", table=change.table)
            self._places.pop(change.table, None)
            await place.driver.stop()

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            for look in (self._rescue, self._read_again, self._let_idle_go):
                try:
                    await look()
                except Exception as error:
                    self._note("cannot look after tables", error)

    async def _rescue(self) -> None:
        """Open tables whose bot or clock nobody serves."""
        self._spared = {
            table: until for table, until in self._spared.items() if until > monotonic()
        }
        most = AT_ONCE + len(self._spared) + len(self._places)
        due = await self.store.due_tables(now(), most)
        lost = [table for table in due if table not in self._places and table not in self._spared]
        for table in lost[:AT_ONCE]:
            try:
                is_served = await self._serve_due(table)
            except Exception as error:
                self._note("cannot rescue a table", error, table=table)
                is_served = isinstance(error, Refused) and error.why.id == "server-store-unreadable"
            if not is_served:
                self._spared[table] = monotonic() + SPARED

    async def _serve_due(self, table: str) -> bool:
        """Open a table, so that its bots and clock go on; say whether they can at all."""
        room = (await self.open(table)).room
        opened = await room.do(room.table())
        if opened.is_frozen and not opened.is_damaged:
            await room.do(room.commit(Noticed(now(), opened.why_frozen())))
        return not opened.is_damaged

    async def _read_again(self) -> None:
        """Read the tables that people sit at and that could not be read after a write failed."""
        for table, place in list(self._places.items()):
            if place.room.connections and not place.room.number:
                try:
                    await place.room.do(place.room.table())
                except Exception as error:
                    self._note("cannot read a table again", error, table=table)

    async def _let_idle_go(self) -> None:
        late = monotonic() - self.settings.idle
        for table, place in list(self._places.items()):
            room = place.room
            if room.used < late and not (
                room.connections or room.is_busy or place.driver.is_thinking
            ):
                del self._places[table]
                await self._stop(table, place)

    async def _stop(self, table: str, place: Place) -> None:
        try:
            await place.driver.stop()
        except Exception as error:
            self._note("a table could not be let go in order", error, table=table)

    async def close(self) -> None:
        """Finish what was accepted, and let everything go."""
        self._is_closing = True
        for task in self._tasks:
            task.cancel()
        for table, place in list(self._places.items()):
            await self._stop(table, place)
            await place.room.finish()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
