"""Finished games looked at again, on demand: a few at a time, and the latest are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from functools import partial
from typing import Final, cast

from boardwright.core.messages import NOTHING, Message, message
from boardwright.core.refused import refuse
from boardwright.lab.analysis import Mistake, Moment, MomentLook, doubts, look_at, sum_up, weigh
from boardwright.lab.timing import is_compiled
from boardwright.server.running.logs import note_error
from boardwright.server.running.metrics import Metrics
from boardwright.server.table.rules_in_play import Rules
from boardwright.server.table.table import Table
from boardwright.server.thinking.advice_tasks import TableTask, moments_in
from boardwright.server.thinking.advice_words import analysis_found
from boardwright.server.thinking.fair_queue import FairQueue
from boardwright.server.thinking.workers import WorkerLost, Workers
from boardwright.server.wire.tells import AnalysisFound, AnalysisTold

MOST_KEPT: Final = 100  # games whose analysis is remembered
MOST_WAITING: Final = 5  # games that are looked at for a household, or wait for it
PAUSE: Final = 0.3  # seconds between two words on how far it is
ITERATIONS: Final = 120 if is_compiled() else 20  # of the search for something better
PLAYOUTS: Final = 50 if is_compiled() else 5  # from each position
WEIGHING: Final = 4  # times as many for what seems to be a mistake
SEED: Final = 1  # the same game, the same findings


class Analysing:
    """One game, as far as it was looked at."""

    def __init__(self, moves: int, household: str) -> None:
        self.household = household  # that wanted it first
        self.seen = 0
        self.of = moves
        self.found: AnalysisFound | None = None
        self.why: Message = NOTHING
        self.task: asyncio.Task[None] | None = None

    def told(self, re: int) -> AnalysisTold:
        """Tell how far it is."""
        return AnalysisTold(re, self.seen, self.of, self.found, self.why)

    @property
    def is_over(self) -> bool:
        """Tell whether there is nothing more to wait for."""
        return self.task is not None and self.task.done()


class Analyses:
    """All that are wanted, and the latest that were found."""

    def __init__(self, workers: Workers, at_once: int, metrics: Metrics) -> None:
        self._workers = workers
        self._metrics = metrics
        self._queue = FairQueue(at_once, each=max(1, at_once - 1))
        self._kept: OrderedDict[str, Analysing] = OrderedDict()

    def check(self, table: Table, household: str) -> None:
        """Refuse a game that is not over, or one more than a household may wait for."""
        table.playing()
        if table.sheet.status != "finished":
            raise refuse("server-not-finished")
        wanted = (one for one in self._kept.values() if one.household == household)
        waiting = sum(not one.is_over for one in wanted)
        if table.id not in self._kept and waiting >= MOST_WAITING:
            raise refuse("server-busy")

    def has_begun(self, table: Table) -> bool:
        """Tell whether a game is being looked at, or what was found is still known."""
        return table.id in self._kept

    async def watch(
        self, table: Table, record: str, re: int, household: str
    ) -> AsyncIterator[AnalysisTold]:
        """Tell how far the analysis of a game is, and at last what it found."""
        analysing = self._kept.pop(table.id, None)
        if analysing is None:
            analysing = Analysing(table.sheet.line + 1, household)
            analysing.task = asyncio.create_task(self._analyse(analysing, table, record))
        self._kept[table.id] = analysing
        if len(self._kept) > MOST_KEPT:
            # One that is still looked at stays, so that it can be watched, and stopped at the end.
            over = next((id for id, one in self._kept.items() if one.is_over), None)
            if over is not None:
                del self._kept[over]
        assert analysing.task is not None
        while not analysing.is_over:
            yield analysing.told(re)
            await asyncio.wait([analysing.task], timeout=PAUSE)
        yield analysing.told(re)

    async def _analyse(self, analysing: Analysing, table: Table, record: str) -> None:
        rules, _ = table.playing()
        try:
            async with self._queue.turn(analysing.household):
                analysing.found = await self._find(analysing, table, rules, record)
            self._metrics.count("analyses_total")
        except WorkerLost:
            analysing.why = message("server-advice-lost")
        except Exception as error:
            self._metrics.count("errors_total")
            note_error("a game could not be analysed", error, table=table.id)
            analysing.why = message("server-error")
        if analysing.found is None:
            self._kept.pop(table.id, None)  # whoever asks again has another chance

    async def _find(
        self, analysing: Analysing, table: Table, rules: Rules, record: str
    ) -> AnalysisFound:
        created = table.sheet.created
        game = (created.game, created.version, created.options, created.components)
        task = TableTask(*game, ITERATIONS, PLAYOUTS, SEED)
        ask, whose = self._workers.ask, analysing.household
        moments = cast(list[Moment], await ask(partial(moments_in, task, record), whose))
        looks: list[MomentLook] = []
        for moment in moments:
            looks.append(cast(MomentLook, await ask(partial(look_at, task, moment), whose)))
            analysing.seen += 1
        thorough = task._replace(iterations=WEIGHING * ITERATIONS, playouts=WEIGHING * PLAYOUTS)
        doubtful = doubts(looks)
        analysing.of += len(doubtful)
        weighed: list[Mistake] = []
        for look in doubtful:
            weighed.append(cast(Mistake, await ask(partial(weigh, thorough, look), whose)))
            analysing.seen += 1
        return analysis_found(rules, moments, sum_up(looks, weighed))

    async def close(self) -> None:
        """Stop what is still looked at."""
        tasks = [one.task for one in self._kept.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
