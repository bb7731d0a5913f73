"""Take away from a server what it needs, give it back, and prove that nothing told is lost.

`python -m tools.trials.troubles` plays as `chaos` does; instead of killing something, it fills the
disk, moves the file away or replaces it, stops the server or its bots for a while, or lets the bots
run out of memory; on PostgreSQL (`--store postgres`) the database only reads, or stands still.
While there is no place to write, no move is acknowledged and `/health` says so.
"""

import argparse
import asyncio
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

from tools.live.postgres import PostgresServer
from tools.trials.chaos import PATIENCE, Chaos
from tools.trials.servers import ServerProcess, end_in_order
from tools.trials.witness import Lost

STOPPED: Final = 2.0  # seconds for which a process stands still
NO_ROOM: Final = 1.0  # seconds for which nothing can be written
LIMITS: Final = {"bot_seconds": 1.0}  # after which a bot that stands still is ended
TOO_LITTLE: Final = 2**20  # bytes of memory, less than a bot has already


class Troubles(Chaos):
    """Rounds of play at the same tables on one store, each with a trouble that passes."""

    def __init__(
        self, where: str, folder: Path, random: Random, postgres: PostgresServer | None = None
    ) -> None:
        super().__init__(where, folder, random, postgres)
        self.limits |= LIMITS
        self.is_visited = False  # who opens a copy beside the file's journal destroys that
        self._file = Path(where)
        of_store = [self.fill_disk, self.remove_file, self.replace_file, self.remove_journal]
        if postgres is not None:
            of_store = [self.only_read, self.stop_database]
        self._rounds = [*of_store, self.stop_server, self.stop_bots, self.starve_bots]

    async def fill_disk(self) -> None:
        """Let no file of the server grow for a while."""
        async with self._playing(1) as (server,):
            pid = server.process.pid
            before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, before[1]))
            await self._refuse_all(server)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
            await self._all_go_on()

    async def remove_file(self) -> None:
        """Take the file away, and bring it back."""
        await self._without(_removed(self._file))

    async def remove_journal(self) -> None:
        """Take away the file in which SQLite has the latest changes, and bring it back."""
        await self._without(_removed(Path(f"{self._file}-wal")))

    async def replace_file(self) -> None:
        """Put a copy in the file's place, and bring the file back."""
        await self._without(_replaced(self._file))

    async def only_read(self) -> None:
        """Let the database take nothing in for a while, as one that is a copy of another does."""
        assert self._postgres is not None
        await self._without(_read_only(self._postgres))

    async def stop_database(self) -> None:
        """Let the whole database stand still for a while."""
        assert self._postgres is not None
        async with self._playing(1):
            await _stand_still(*self._postgres.processes())
            await self._all_go_on()

    async def stop_server(self) -> None:
        """Let the whole server stand still for a while."""
        async with self._playing(1) as (server,):
            await _stand_still(server.process.pid)
            await self._all_go_on()

    async def stop_bots(self) -> None:
        """Let the processes in which bots think stand still for good: others take their place."""
        async with self._playing(1) as (server,):
            stopped = server.children()
            for pid in stopped:
                os.kill(pid, signal.SIGSTOP)
            await self._all_go_on()
            for pid in stopped:  # one that nobody asked meanwhile could not end with the server
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    async def starve_bots(self) -> None:
        """Let the processes in which bots think have no more memory."""
        async with self._playing(1) as (server,):
            for pid in server.children():
                resource.prlimit(pid, resource.RLIMIT_AS, (TOO_LITTLE, TOO_LITTLE))
            await self._all_go_on()

    async def _without(self, trouble: AbstractContextManager[None]) -> None:
        async with self._playing(1) as (server,):
            with trouble:
                await self._refuse_all(server)
            await self._all_go_on()

    async def _refuse_all(self, server: ServerProcess) -> None:
        """Wait until the server says that its store fails, and see that it accepts nothing then."""
        until = time.monotonic() + PATIENCE
        while await asyncio.to_thread(_is_well, server):
            if time.monotonic() > until:
                raise Lost("a server without a place to write says that it is well")
            await asyncio.sleep(0.05)
        await asyncio.sleep(NO_ROOM)  # until what was acknowledged before has been heard, too
        before = self._acknowledged()
        await asyncio.sleep(NO_ROOM)
        if self._acknowledged() != before:
            raise Lost("a server without a place to write acknowledges moves")

    def _acknowledged(self) -> int:
        return sum(len(witness.chosen) + len(witness.chats) for witness in self.witnesses)


def _is_well(server: ServerProcess) -> bool:
    try:
        with urllib.request.urlopen(f"http://{server.host}/health", timeout=30.0) as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError:
        return False


async def _stand_still(*pids: int) -> None:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(STOPPED)
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@contextmanager
def _read_only(postgres: PostgresServer) -> Iterator[None]:
    postgres.set("default_transaction_read_only", "on")
    try:
        yield
    finally:
        postgres.set("default_transaction_read_only", "off")


@contextmanager
def _removed(file: Path) -> Iterator[None]:
    away = file.with_name("away")
    file.rename(away)
    try:
        yield
    finally:
        away.replace(file)


@contextmanager
def _replaced(file: Path) -> Iterator[None]:
    """Keep the file under another name meanwhile."""
    kept, copy = file.with_name("kept"), file.with_name("copy")
    os.link(file, kept)
    shutil.copy(file, copy)
    copy.replace(file)
    try:
        yield
    finally:
        kept.replace(file)


def try_sqlite(rounds: int, seed: int, folder: Path) -> Troubles:
    """Play rounds with a trouble each on a SQLite file."""
    troubles = Troubles(str(folder / "tables.db"), folder, Random(seed))
    asyncio.run(troubles.play(rounds))
    return troubles


def try_postgres(rounds: int, seed: int, folder: Path) -> Troubles:
    """Play rounds with a trouble each on a PostgreSQL server of our own."""
    postgres = PostgresServer()
    try:
        troubles = Troubles(postgres.new_address(), folder, Random(seed), postgres)
        asyncio.run(troubles.play(rounds))
        return troubles
    finally:
        postgres.remove()


def main() -> int:
    """Play the rounds that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=35)
    parser.add_argument("--seed", type=int, default=1, help="what decides the moments (1)")
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    given = parser.parse_args()
    end_in_order()
    trial = try_sqlite if given.store == "sqlite" else try_postgres
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="bw-troubles-") as folder:
        try:
            troubles = trial(given.rounds, given.seed, Path(folder))
        except BaseException:
            print((Path(folder) / "server.log").read_text("utf-8")[-4000:], file=sys.stderr)
            raise
    what = f"troubles, {given.store}, seed {given.seed}"
    print(troubles.report(what, time.monotonic() - started), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
