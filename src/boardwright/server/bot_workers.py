"""The processes in which bots think: so many at a time, started again when they die or hang."""

import asyncio
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

from boardwright.server.bot_pipe import LENGTH, Answer, Question, packed
from boardwright.server.logs import note
from boardwright.server.metrics import Metrics

COMMAND: Final = [sys.executable, "-m", "boardwright.server.bot_worker"]


class WorkerLost(Exception):
    """The process died, or had to be ended."""


class Worker:
    """One process, which answers one question at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> "Worker":
        """Start a process."""
        return cls(await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE))

    async def ask(self, question: Question, seconds: float) -> Answer:
        """Return its answer; WorkerLost when none comes in time."""
        try:
            async with asyncio.timeout(seconds):
                return await self._exchange(question)
        except TimeoutError as error:
            raise WorkerLost("slow") from error
        except (OSError, asyncio.IncompleteReadError, pickle.UnpicklingError) as error:
            raise WorkerLost("died") from error

    async def _exchange(self, question: Question) -> Answer:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(packed(question))
        await stdin.drain()
        (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
        answer: Answer = pickle.loads(await stdout.readexactly(length))
        return answer

    async def end(self) -> None:
        """End the process, whatever it does."""
        with suppress(ProcessLookupError):
            self.process.kill()
        stdin = self.process.stdin
        if stdin is not None:
            stdin.close()
        await self.process.wait()


class BotWorkers:
    """A bounded number of processes; questions wait in the order in which they come."""

    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self._workers: set[Worker] = set()
        for _ in range(processes):
            self._idle.put_nowait(None)  # started with its first question

    async def ask(self, question: Question) -> Answer:
        """Return a legal action: the bot's own, or any if its process fails."""
        trouble = ""
        for _ in range(2):  # whoever died from something else gets a second chance
            worker = await self._idle.get()
            try:
                if worker is None:
                    worker = await self._start()
                answer = await worker.ask(question, self._seconds)
            except (WorkerLost, OSError) as error:
                trouble = str(error)
                await self._lose(worker)
                worker = None
            except asyncio.CancelledError:
                await self._lose(worker)  # its answer to this question must not meet the next one
                worker = None
                raise
            else:
                self._count(answer)
                return answer
            finally:
                self._idle.put_nowait(worker)
            if trouble == "slow":
                break
        self._metrics.count("bot_troubles_total")
        return Answer(secrets.choice(question.legal), "server-bot-lost")

    def _count(self, answer: Answer) -> None:
        self._metrics.count("bot_answers_total")
        if answer.trouble:
            self._metrics.count("bot_troubles_total")

    async def _start(self) -> Worker:
        worker = await Worker.start()
        self._workers.add(worker)
        return worker

    async def _lose(self, worker: Worker | None) -> None:
        if worker is None:
            return
        self._metrics.count("bot_restarts_total")
        note("bot process lost", pid=worker.process.pid)
        self._workers.discard(worker)
        await worker.end()

    def pids(self) -> list[int]:
        """Return the processes that run now."""
        return [worker.process.pid for worker in self._workers]

    async def close(self) -> None:
        """End all processes."""
        for worker in list(self._workers):
            await worker.end()
        self._workers.clear()
