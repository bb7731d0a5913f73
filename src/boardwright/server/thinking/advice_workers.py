"""Who gives advice: hints to who is asked, and looks back at finished games, in own processes.

Bots are not asked in these processes, so nobody waits for a bot because somebody else wants
advice. Each deed is short, and the households that want advice take turns.
"""

import secrets
from collections import Counter
from functools import partial
from typing import Final

from boardwright.core.messages import message
from boardwright.core.refused import refuse
from boardwright.lab.advice import Advice
from boardwright.server.running.logs import note_error
from boardwright.server.running.metrics import Metrics
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table.moves import check_turn
from boardwright.server.table.table import Table
from boardwright.server.thinking.advice_tasks import HintWanted, hint_for
from boardwright.server.thinking.advice_words import hint_told
from boardwright.server.thinking.analyses import Analyses
from boardwright.server.thinking.workers import WorkerLost, Workers
from boardwright.server.wire.tells import HintTold

MODULE: Final = "boardwright.server.thinking.advice_worker"
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
        if not table.sheet.created.has_hints:
            raise refuse("server-no-hints")
        check_turn(table, seat, n)
        if table.bot_asked():
            raise refuse("server-bot-plays")
        if self._waiting[household] >= MOST_WAITING:
            raise refuse("server-busy")

    async def hint(self, table: Table, seat: int, re: int, household: str) -> HintTold:
        """Return what a bot would do, from what the seat sees alone, or why nothing was found."""
        rules, state = table.playing()
        created = table.sheet.created
        view = state.view(seat)
        wanted = HintWanted(
            created.game,
            created.version,
            created.options,
            created.components,
            view,
            state.legal_actions(),
            self._settings.hint_seconds,
            secrets.token_hex(16),
        )
        self._waiting[household] += 1
        try:
            advice = await self._workers.ask(partial(hint_for, wanted), household)
            assert isinstance(advice, Advice)
            told = hint_told(rules, view, advice, re=re, n=table.sheet.n, seat=seat)
            self._metrics.count("hints_total")
            return told
        except WorkerLost:
            why = message("server-advice-lost")
        except Exception as error:
            self._metrics.count("errors_total")
            note_error("a hint could not be given", error, table=table.id)
            why = message("server-error")
        finally:
            self._waiting[household] -= 1
            if not self._waiting[household]:
                del self._waiting[household]
        return HintTold(re, table.sheet.n, seat, None, None, [why])

    async def close(self) -> None:
        """End all processes."""
        await self.analyses.close()
        await self._workers.close()
