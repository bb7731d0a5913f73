"""Processes that think: so many at a time, started again when they die or hang."""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

from boardwright.server.running.logs import note
from boardwright.server.running.metrics import Metrics
from boardwright.server.thinking.fair_queue import FairQueue
from boardwright.server.thinking.pipe import LENGTH, packed

CHANCES: Final = 2  # whoever died from something else gets a second one


class WorkerLost(Exception):
    """The process died, or had to be ended."""


class Worker:
    """One process, which answers one question at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, module: str) -> "Worker":
        """Start a process that runs a module and finds what this one does, in an archive too.

        It looks nowhere else: not in the current folder, whatever lies there.
        """
        found = os.pathsep.join([os.path.abspath(place) for place in sys.path])
        command = (sys.executable, "-P", "-m", module)
        environment = {**os.environ, "PYTHONPATH": found}
        return cls(
            await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
        )

    async def ask(self, question: object, seconds: float) -> object:
        """Return its answer; WorkerLost when none comes in time."""
        try:
            async with asyncio.timeout(seconds):
                return await self._exchange(question)
        except TimeoutError as error:
            raise WorkerLost("slow") from error
        except Exception as error:  # no end of what may come of an answer that is none
            raise WorkerLost("died") from error

    async def _exchange(self, question: object) -> object:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(packed(question))
        await stdin.drain()
        (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
        answer: object = pickle.loads(await stdout.readexactly(length))
        return answer

    async def end(self) -> None:
        """End the process, whatever it does."""
        with suppress(ProcessLookupError):
            self.process.kill()
        stdin = self.process.stdin
        if stdin is not None:
            stdin.close()
        await self.process.wait()


class Workers:
    """A bounded number of processes; those who want an answer are asked for in turn."""

    def __init__(self, module: str, processes: int, seconds: float, metrics: Metrics) -> None:
        self._module = module
        self._seconds = seconds
        self._metrics = metrics
        self._queue = FairQueue(processes)
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._is_closed = False

    async def ask(self, question: object, household: str) -> object:
        """Return the answer of a process; WorkerLost if none gives one.

        The household is whose question it is: each waits for at most one of every other.
        """
        trouble = ""
        for _ in range(CHANCES):
            async with self._queue.turn(household):
                worker: Worker | None = None
                try:
                    worker = self._idle.pop() if self._idle else await self._start()
                    answer = await worker.ask(question, self._seconds)
                except (WorkerLost, OSError) as error:
                    trouble = str(error)
                    await self._lose(worker)
                except asyncio.CancelledError:
                    await self._lose(worker)  # its answer must not meet the next question
                    raise
                else:
                    self._idle.append(worker)
                    return answer
            if trouble == "slow":
                break
        raise WorkerLost(trouble)

    async def _start(self) -> Worker:
        if self._is_closed:
            raise WorkerLost("closed")
        worker = await Worker.start(self._module)
        self._workers.add(worker)
        return worker

    async def _lose(self, worker: Worker | None) -> None:
        if worker is None:
            return
        self._metrics.count("worker_restarts_total")
        note("process lost", module=self._module, pid=worker.process.pid)
        self._workers.discard(worker)
        await worker.end()

    def pids(self) -> list[int]:
        """Return the processes that run now."""
        return [worker.process.pid for worker in self._workers]

    async def close(self) -> None:
        """End all processes, and start no more: who still waits for an answer gets none."""
        self._is_closed = True
        for worker in list(self._workers):
            await worker.end()
        self._workers.clear()
