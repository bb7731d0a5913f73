"""The processes in which bots think; a table gets a legal action whatever happens to them."""

import secrets
from typing import Final

from boardwright.server.running.metrics import Metrics
from boardwright.server.thinking.bot_pipe import BotAnswer, BotQuestion
from boardwright.server.thinking.workers import WorkerLost, Workers

MODULE: Final = "boardwright.server.thinking.bot_worker"


class BotWorkers:
    """A bounded number of processes that answer for bots."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._workers = Workers(MODULE, processes, seconds, metrics)
        self._metrics = metrics

    async def ask(self, question: BotQuestion, creator: str) -> BotAnswer:
        """Return a legal action: the bot's own, or any if its process fails.

        Whoever created many tables shares the processes with who created one.
        """
        try:
            answer = await self._workers.ask(question, creator)
        except WorkerLost:
            self._metrics.count("bot_troubles_total")
            return BotAnswer(secrets.choice(question.legal), "server-bot-lost")
        assert isinstance(answer, BotAnswer)
        self._metrics.count("bot_answers_total")
        if answer.trouble:
            self._metrics.count("bot_troubles_total")
        return answer

    def pids(self) -> list[int]:
        """Return the processes that run now."""
        return self._workers.pids()

    async def close(self) -> None:
        """End all processes."""
        await self._workers.close()
