"""Who gives advice: hints to who is asked, and looks back at finished games, in own processes.

Bots are not asked in these processes, so nobody waits for a bot because somebody else wants
advice. Each deed is short, and the households that want advice take turns.
"""

import secrets
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from boardwright.core.game import State
from boardwright.core.messages import Message, message
from boardwright.core.refused import refuse
from boardwright.lab.advice import Advice, Verdict
from boardwright.server.running.logs import note_error
from boardwright.server.running.metrics import Metrics
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table.moves import check_turn
from boardwright.server.table.table import Table
from boardwright.server.thinking.advice_tasks import HintWanted, hint_for, verdict_on
from boardwright.server.thinking.advice_words import hint_told, judged
from boardwright.server.thinking.analyses import Analyses
from boardwright.server.thinking.workers import WorkerLost, Workers
from boardwright.server.wire.asks import Judge
from boardwright.server.wire.tells import HintTold, Judged

MODULE: Final = "boardwright.server.thinking.advice_worker"
Told = TypeVar("Told")

MOST_WAITING: Final = 5  # hints that a household wants at a time


class AdviceWorkers:
    """All advice of a server."""

    def __init__(self, settings: ServerSettings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._workers = Workers(MODULE, settings.advice_workers, settings.advice_seconds, metrics)
        self.analyses = Analyses(self._workers, settings.analyses, metrics)
        self._waiting: Counter[str] = Counter()  # by household

    def check_hint(self, table: Table, seat: int, n: int, household: str) -> None:
        """Refuse a hint that is not allowed, or one more than a household may wait for."""
        self._check(table, household)
        check_turn(table, seat, n)
        if table.bot_asked():
            raise refuse("server-bot-plays")

    def check_verdict(self, table: Table, household: str) -> None:
        """Refuse a verdict that is not allowed, or one more than a household may wait for."""
        self._check(table, household)
        table.playing()
        if table.sheet.status == "finished":
            raise refuse("server-finished")

    def _check(self, table: Table, household: str) -> None:
        if not table.sheet.created.has_hints:
            raise refuse("server-no-hints")
        if self._waiting[household] >= MOST_WAITING:
            raise refuse("server-busy")

    async def hint(self, table: Table, seat: int, re: int, household: str) -> HintTold:
        """Return what a bot would do, from what the seat sees alone, or why nothing was found."""
        rules, state = table.playing()
        view = state.view(seat)

        def told(found: object) -> HintTold:
            assert isinstance(found, Advice)
            return hint_told(rules, view, found, re=re, n=table.sheet.n, seat=seat)

        def lost(why: Message) -> HintTold:
            return HintTold(re, table.sheet.n, seat, None, None, [why])

        deed = partial(hint_for, self._wanted(table, state, seat))
        return await self._found(table, deed, told, lost, household)

    async def verdict(
        self, table: Table, before: State, played: int, ask: Judge, household: str
    ) -> Judged:
        """Return what would have been much better than a move, from what its seat saw before it.

        Nothing if the move was fine, or nothing could be found: whoever learns is not disturbed.
        """
        rules, _ = table.playing()

        def told(found: object) -> Judged:
            assert found is None or isinstance(found, Verdict)
            return judged(rules, before, found, re=ask.id, seat=ask.seat, line=ask.line)

        def lost(why: Message) -> Judged:
            return told(None)

        deed = partial(verdict_on, self._wanted(table, before, ask.seat), played)
        return await self._found(table, deed, told, lost, household)

    def _wanted(self, table: Table, state: State, seat: int) -> HintWanted:
        created, view = table.sheet.created, state.view(seat)
        return HintWanted(
            created.game,
            created.version,
            created.options,
            created.components,
            view,
            state.legal_actions(),
            self._settings.hint_seconds,
            secrets.token_hex(16),
        )

    async def _found(
        self,
        table: Table,
        deed: Callable[[], object],
        told: Callable[[object], Told],
        lost: Callable[[Message], Told],
        household: str,
    ) -> Told:
        """Return what a process has found, in words, or why it found nothing."""
        self._waiting[household] += 1
        try:
            answer = told(await self._workers.ask(deed, household))
            self._metrics.count("hints_total")
            return answer
        except WorkerLost:
            return lost(message("server-advice-lost"))
        except Exception as error:
            self._metrics.count("errors_total")
            note_error("a hint could not be given", error, table=table.id)
            return lost(message("server-error"))
        finally:
            self._waiting[household] -= 1
            if not self._waiting[household]:
                del self._waiting[household]

    async def close(self) -> None:
        """End all processes."""
        await self.analyses.close()
        await self._workers.close()
