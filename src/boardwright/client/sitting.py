"""A place at a table for a program that waits for its person: a thread does the talking."""

import asyncio
from collections.abc import Callable, Coroutine
from threading import Event, Lock, Thread
from typing import Final, TypeVar

from boardwright.client.remote_table import RemoteTable
from boardwright.server.wire import asks
from boardwright.server.wire.tells import Done, HintTold, RefusedTold, TableTold, Tell

T = TypeVar("T")

BLINK: Final = 0.5  # seconds; some systems do not let Ctrl-C through a longer wait


class Sitting:
    """A `RemoteTable` whose methods wait; to be used in a `with`."""

    def __init__(self, server: str, table: str, tokens: list[str]) -> None:
        self.stirred: Callable[[], None] = lambda: None  # called in the thread at news
        self._table = RemoteTable(server, table, tokens)
        self._table.hear = self._hear
        self._news: list[Tell | None] = []
        self._lock = Lock()
        self._has_news = Event()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="table", daemon=True)

    def __enter__(self) -> "Sitting":
        """Sit down."""
        self._thread.start()
        try:
            self._await(self._table.sit_down())
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """Get up; the seat stays one's own."""
        self._await(self._table.hang_up())
        self._stop()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def told(self) -> TableTold:
        """The table as it stands."""
        return self._table.told

    @property
    def is_connected(self) -> bool:
        """Whether there is a line; if not, it is tried again and again."""
        return self._table.is_connected

    def ask(self, wanted: asks.AtTable) -> Done:
        """Say something and wait for its answer, as `RemoteTable.ask`."""
        return self._await(self._table.ask(wanted))

    def hint(self, seat: int, n: int) -> HintTold:
        """Wait for what a bot would do, as `RemoteTable.hint`."""
        return self._await(self._table.hint(seat, n))

    def wait(self) -> None:
        """Wait until there is news."""
        while not self._has_news.wait(BLINK):
            pass

    def news(self) -> list[Tell | None]:
        """Fetch all that was heard since the last time; raise if no more will come."""
        if self._table.ended is not None:
            raise self._table.ended
        with self._lock:
            news, self._news = self._news, []
            self._has_news.clear()
        return news

    def _hear(self, tell: Tell | None) -> None:
        if isinstance(tell, Done | RefusedTold | HintTold):
            return  # whoever asked is told
        with self._lock:
            self._news.append(tell)
            self._has_news.set()
        self.stirred()

    def _await(self, doing: Coroutine[object, object, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result()
