"""Advice for one connection: asked for, answered at once, and told when it has been found."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from boardwright.core.game import State
from boardwright.core.messages import message
from boardwright.core.refused import refuse
from boardwright.server.room.room import Connection, Room
from boardwright.server.running.limits import Bucket, Buckets, Shares
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table import seating
from boardwright.server.table.table import Table
from boardwright.server.thinking.advice_workers import AdviceWorkers
from boardwright.server.wire import asks
from boardwright.server.wire.tells import HintTold, Tell

Lasting = asks.Hint | asks.Judge | asks.Analyse  # what takes a while


class PendingAdvice:
    """What somebody has asked for and waits for: one hint, verdict and analysis at a time."""

    def __init__(
        self,
        advice_workers: AdviceWorkers,
        settings: ServerSettings,
        household: str,
        shares: Shares,
        tell: Callable[[Tell], None],
    ) -> None:
        self._advice_workers = advice_workers
        self._household = household
        self._tell = tell
        bounds = settings.hints_a_second, settings.hints_at_once
        self._hints, self._verdicts = Bucket(*bounds), Bucket(*bounds)
        self._shares = shares  # of the household
        self._waiting: dict[type, asyncio.Task[None]] = {}

    async def ask(self, room: Room, asker: Connection, ask: Lasting) -> None:
        """Begin to find what is asked for, unless it is refused."""
        before = self._waiting.get(type(ask))
        if before is not None and not before.done():
            raise refuse("server-advice-wait")
        finding = await room.do(self._begin(room, asker, ask))
        if finding is not None:
            self._waiting[type(ask)] = asyncio.create_task(finding)

    async def _begin(
        self, room: Room, asker: Connection, ask: Lasting
    ) -> Coroutine[Any, Any, None] | None:
        table = await room.table()
        if isinstance(ask, asks.Hint):
            seating.check_own(asker.eyes.seats, ask.seat)
            self._advice_workers.check_hint(table, ask.seat, ask.n, self._household)
            self._take(self._hints, self._shares.hints)
            return self._hint(table, asker, ask)
        if isinstance(ask, asks.Judge):
            seating.check_own(asker.eyes.seats, ask.seat)
            self._advice_workers.check_verdict(table, self._household)
            self._take(self._verdicts, self._shares.verdicts)
            return self._verdict(table, asker, ask, await self._move(room, table, ask))
        self._advice_workers.analyses.check(table, self._household)
        if ask.is_begun and not self._advice_workers.analyses.has_begun(table):
            return None
        record = (await room.history(table)).record(table).to_text()
        return self._analysis(table, record, ask.id)

    def _take(self, own: Bucket, shared: Buckets) -> None:
        if not own.take() or not shared.take(self._household):
            raise refuse("server-too-fast")

    async def _move(self, room: Room, table: Table, ask: asks.Judge) -> tuple[State, int]:
        """Return the position before a move of a seat, and what it chose."""
        history = await room.history(table)
        if not 0 < ask.line <= table.sheet.line:
            raise refuse("server-no-line", last=table.sheet.line)
        before = await asyncio.to_thread(history.state_after, table, ask.line - 1)
        line = history.record(table).lines[ask.line]
        if line.seat != ask.seat:
            raise refuse("server-not-own")
        return before, before.string_to_action(line.action)

    async def _verdict(
        self, table: Table, asker: Connection, ask: asks.Judge, move: tuple[State, int]
    ) -> None:
        told = await self._advice_workers.verdict(table, *move, ask, self._household)
        if ask.seat in asker.eyes.seats:  # else it was theirs when they asked, but is no more
            self._tell(told)

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
