"""The rooms in memory: opened when somebody comes, closed when nobody has come for long."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final, NamedTuple

from boardwright.server.bot_workers import BotWorkers
from boardwright.server.clock import now
from boardwright.server.door import Door
from boardwright.server.driver import Driver
from boardwright.server.entries import Noticed
from boardwright.server.logs import note_error
from boardwright.server.metrics import Metrics
from boardwright.server.room import Room
from boardwright.server.said import Refused, refuse, say
from boardwright.server.settings import Settings
from boardwright.store.store import Store

AT_ONCE: Final = 20  # overdue tables that are opened in one sweep


class Place(NamedTuple):
    """A room, its door, and who plays the bots in it."""

    room: Room
    door: Door
    driver: Driver


class Rooms:
    """All tables that this process has in memory."""

    def __init__(
        self, store: Store, bots: BotWorkers, settings: Settings, metrics: Metrics
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self._bots = bots
        self._places: dict[str, Place] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closing = False
        metrics.watch("tables_in_memory", "Tables in memory.", lambda: len(self._places))
        metrics.watch("connections", "Connections at tables.", self._connections)

    def _connections(self) -> int:
        return sum(len(place.room.connections) for place in self._places.values())

    def begin(self) -> None:
        """Begin to listen to other processes and to look after due and idle tables."""
        self._tasks = [asyncio.create_task(self._follow()), asyncio.create_task(self._look_after())]

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
        except Refused:
            if not place.room.connections and not place.room.is_busy:
                self._places.pop(table, None)
            raise
        return place

    async def _follow(self) -> None:
        """Take in what other processes keep."""
        async for change in self.store.changes(lambda: list(self._places)):
            place = self._places.get(change.table)
            if place is not None and place.room.number < change.number:
                try:
                    await place.room.do(place.room.catch_up())
                except Refused as error:
                    note_error("cannot catch up", error, table=change.table)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self._rescue()
                await self._read_again()
                await self._let_idle_go()
            except (OSError, Refused) as error:
                note_error("cannot look after tables", error)

    async def _rescue(self) -> None:
        """Open tables whose bot or clock nobody serves."""
        for table in await self.store.due_tables(now(), AT_ONCE):
            if table not in self._places:
                room = (await self.open(table)).room
                opened = await room.do(room.table())
                if opened.is_frozen:
                    version = opened.sheet.created.version
                    words = say("server-frozen", version=version)
                    await room.do(room.commit(Noticed(now(), words)))

    async def _read_again(self) -> None:
        """Read the tables that people sit at and that could not be read after a write failed."""
        for place in list(self._places.values()):
            if place.room.connections and not place.room.number:
                await place.room.do(place.room.table())

    async def _let_idle_go(self) -> None:
        late = monotonic() - self.settings.idle
        for table, place in list(self._places.items()):
            room = place.room
            if room.used < late and not (
                room.connections or room.is_busy or place.driver.is_thinking
            ):
                del self._places[table]
                await place.driver.stop()

    async def close(self) -> None:
        """Finish what was accepted, and let everything go."""
        self._is_closing = True
        for task in self._tasks:
            task.cancel()
        for place in self._places.values():
            await place.driver.stop()
            await place.room.finish()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
