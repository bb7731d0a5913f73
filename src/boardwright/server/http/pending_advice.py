"""Advice for one connection: asked for, answered at once, and told when it has been found."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from boardwright.core.messages import message
from boardwright.core.refused import refuse
from boardwright.server.room.room import Connection, Room
from boardwright.server.running.limits import Bucket, Buckets
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table import seating
from boardwright.server.table.table import Table
from boardwright.server.thinking.advice_workers import AdviceWorkers
from boardwright.server.wire import asks
from boardwright.server.wire.tells import HintTold, Tell


class PendingAdvice:
    """What somebody has asked for and waits for: one hint and one analysis at a time."""

    def __init__(
        self,
        advice_workers: AdviceWorkers,
        settings: ServerSettings,
        household: str,
        hints: Buckets,
        tell: Callable[[Tell], None],
    ) -> None:
        self._advice_workers = advice_workers
        self._household = household
        self._tell = tell
        self._hints = Bucket(settings.hints_a_second, settings.hints_at_once)
        self._all_hints = hints  # of the household
        self._waiting: dict[type, asyncio.Task[None]] = {}

    async def ask(self, room: Room, asker: Connection, ask: asks.Hint | asks.Analyse) -> None:
        """Begin to find what is asked for, unless it is refused."""
        before = self._waiting.get(type(ask))
        if before is not None and not before.done():
            raise refuse("server-advice-wait")
        finding = await room.do(self._begin(room, asker, ask))
        if finding is not None:
            self._waiting[type(ask)] = asyncio.create_task(finding)

    async def _begin(
        self, room: Room, asker: Connection, ask: asks.Hint | asks.Analyse
    ) -> Coroutine[Any, Any, None] | None:
        table = await room.table()
        if isinstance(ask, asks.Hint):
            seating.check_own(asker.eyes.seats, ask.seat)
            self._advice_workers.check_hint(table, ask.seat, ask.n, self._household)
            if not self._hints.take() or not self._all_hints.take(self._household):
                raise refuse("server-too-fast")
            return self._hint(table, asker, ask)
        self._advice_workers.analyses.check(table, self._household)
        if ask.is_begun and not self._advice_workers.analyses.has_begun(table):
            return None
        record = (await room.history(table)).record(table).to_text()
        return self._analysis(table, record, ask.id)

    async def _hint(self, table: Table, asker: Connection, ask: asks.Hint) -> None:
        told = await self._advice_workers.hint(table, ask.seat, ask.id, self._household)
        if ask.seat not in asker.eyes.seats:  # it was theirs when they asked, but is no more
            told = HintTold(ask.id, told.n, ask.seat, None, None, [message("server-not-own")])
        self._tell(told)

    async def _analysis(self, table: Table, record: str, re: int) -> None:
        analyses = self._advice_workers.analyses
        async for told in analyses.watch(table, record, re, self._household):
            self._tell(told)

    def end(self) -> None:
        """Stop waiting: nobody is there any more."""
        for task in self._waiting.values():
            task.cancel()
