"""The one thread that writes to a SQLite file: all that waits goes into one commit."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter, time_ns
from typing import Final, NamedTuple

from boardwright.store.file_guard import FileGuard
from boardwright.store.store import Facts, Figures, OutOfStep, StoreFailed
from boardwright.store.sums import entry_sum, facts_sum, snapshot_sum

LARGEST_GROUP: Final = 512  # writes in a commit: the first of them waits for the last


class Write(NamedTuple):
    """Entries to commit; a creator means a new table, and then `number` is 0."""

    table: str
    creator: str | None
    number: int
    entries: Sequence[bytes]
    facts: Facts
    snapshot: bytes | None  # none: the latest one stays


class Mark(NamedTuple):
    """Something to commit in order to see whether that can be done."""

    body: bytes


Outcome = OutOfStep | StoreFailed | None
Waiting = tuple[Write | Mark, asyncio.Future[None]]


class Writer:
    """Takes writes from the event loop and answers each after its commit."""

    def __init__(
        self, name: str, connection: sqlite3.Connection, guard: FileGuard, figures: Figures
    ) -> None:
        self._name = name
        self._connection = connection
        self._guard = guard
        self._figures = figures
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._ended = self._loop.create_future()
        # A daemon: whoever forgets to close the store can still leave the program.
        Thread(target=self._run, name="boardwright-sqlite-writer", daemon=True).start()

    async def write(self, write: Write | Mark) -> None:
        """Return once it is committed; OutOfStep or StoreFailed when it is not."""
        answer: asyncio.Future[None] = self._loop.create_future()
        self._figures.queued += 1
        self._queue.put((write, answer))
        await answer

    async def finish(self) -> None:
        """Return when all that was accepted is answered and the connection is closed."""
        self._queue.put(None)
        await self._ended

    def _run(self) -> None:
        is_last = False
        while not is_last:
            group, is_last = self._next_group()
            started = perf_counter()
            outcomes = self._commit([write for write, _ in group])
            seconds = perf_counter() - started
            self._loop.call_soon_threadsafe(self._answer, group, outcomes, seconds)
        self._connection.close()
        self._loop.call_soon_threadsafe(self._ended.set_result, None)

    def _next_group(self) -> tuple[list[Waiting], bool]:
        """Wait for a write, take along what else is there; say whether nothing comes after."""
        group: list[Waiting] = []
        waiting = self._queue.get()
        while waiting is not None:
            group.append(waiting)
            if len(group) == LARGEST_GROUP:
                return group, False
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return group, False
        return group, True

    def _commit(self, writes: list[Write | Mark]) -> list[Outcome]:
        """Commit them together; each that cannot be done leaves the others alone."""
        # Whatever goes wrong, the writes are answered and the thread lives on.
        try:
            self._guard.check()
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                outcomes = [self._do(write) for write in writes]
            except Exception:
                if len(writes) == 1:
                    raise
                self._roll_back()
                return [self._commit([write])[0] for write in writes]
            self._connection.execute("COMMIT")
            self._guard.check()  # nobody is told that it is kept in a file that is gone
            return outcomes
        except StoreFailed as error:
            self._roll_back()
            return [error for _ in writes]
        except Exception as error:
            self._roll_back()
            return [self._failed(error) for _ in writes]

    def _roll_back(self) -> None:
        """Roll back; if even that fails, so does the next beginning, and whoever waits is told."""
        if self._connection.in_transaction:  # SQLite does it by itself when the disk is full
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")

    def _do(self, write: Write | Mark) -> Outcome:
        if isinstance(write, Mark):
            self._connection.execute("INSERT OR REPLACE INTO checks VALUES (1, ?)", write)
            return None
        table, creator, number, entries, facts, snapshot = write
        status, is_public, due, summary = facts
        latest = number + len(entries)
        now = time_ns() // 1_000_000
        facts_now = (status, is_public, due, now, summary, facts_sum(table, latest, facts, now))
        if creator is None:
            done = self._connection.execute(
                "UPDATE tables SET number = ?, status = ?, is_public = ?, due = ?, updated = ?,"
                " summary = ?, sum = ? WHERE id = ? AND number = ?",
                (latest, *facts_now, table, number),
            )
        else:
            done = self._connection.execute(
                "INSERT INTO tables"
                " (id, number, creator, status, is_public, due, updated, summary, sum)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (table, latest, creator, *facts_now),
            )
        if done.rowcount == 0:
            found = self._connection.execute("SELECT number FROM tables WHERE id = ?", (table,))
            row: tuple[int] | None = found.fetchone()
            return OutOfStep(table, number, row[0] if row else 0)
        self._connection.executemany(
            "INSERT INTO entries (table_id, number, body, sum) VALUES (?, ?, ?, ?)",
            [
                (table, place, body, entry_sum(table, place, body))
                for place, body in enumerate(entries, number + 1)
            ],
        )
        if snapshot is not None:
            self._connection.execute(
                "INSERT INTO snapshots (table_id, number, body, sum) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number,"
                " body = excluded.body, sum = excluded.sum",
                (table, latest, snapshot, snapshot_sum(table, latest, snapshot)),
            )
        return None

    def _failed(self, error: Exception) -> StoreFailed:
        return StoreFailed("store-failed", {"store": self._name, "error": str(error)})

    def _answer(self, group: list[Waiting], outcomes: list[Outcome], seconds: float) -> None:
        """Answer in the event loop, where the figures are counted too."""
        rows = [
            len(write.entries)
            for (write, _), outcome in zip(group, outcomes)
            if isinstance(write, Write) and not outcome
        ]
        if rows:
            self._figures.committed(sum(rows), seconds)
        for (_, answer), outcome in zip(group, outcomes):
            self._figures.queued -= 1
            self._figures.failures += isinstance(outcome, StoreFailed)
            if answer.done():
                continue  # nobody waits for it any more
            if outcome is None:
                answer.set_result(None)
            else:
                answer.set_exception(outcome)
