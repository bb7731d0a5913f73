"""Kill servers at random moments of play, and prove that nothing acknowledged is ever lost.

`make chaos` plays 200 rounds on SQLite and 200 on PostgreSQL. In each, people and bots play at
tables of all three games; then something is killed with `kill -9`. Afterwards the store is compared
with all that anybody was told, and the next round goes on with the same tables. All the while a
second client opens the SQLite file and closes it, and a copy made before each kill is compared too.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

from tools.live.postgres import PostgresServer
from tools.trials.people import Person, sit_down
from tools.trials.servers import ServerProcess, end_in_order, kill_quietly
from tools.trials.visitor import Visitor, back_up, check_backup
from tools.trials.witness import Lost, Witness, check

TABLES: Final = [
    ("imhotep", ["Ann", "Ben"]),
    ("builders", ["Ann", "greedy"]),
    ("biotopia", ["Ann", "Ben", "random"]),
    ("imhotep", ["Ann", "random", "level:1"]),
    ("builders", ["Ann", "Ben", "Cyd"]),
    ("biotopia", ["random", "greedy"]),
]
LONGEST_PLAY: Final = 1.0  # seconds before something is killed
LONGEST_START: Final = 2.0
PATIENCE: Final = 60.0  # seconds within which the tables must have gone on
SOON: Final = {"bot_rescue": 1.0, "sweep": 0.2}  # the bots of a dead process are taken over early


class Chaos:
    """Rounds of play at the same tables on one store; `postgres` if the store is there."""

    def __init__(
        self, where: str, folder: Path, random: Random, postgres: PostgresServer | None = None
    ) -> None:
        self.witnesses: list[Witness] = []
        self.killed: Counter[str] = Counter()
        self.entries = 0
        self.limits = dict(SOON)
        self.is_visited = postgres is None  # by another client of the file
        self._where = where
        self._log = folder / "server.log"
        self._random = random
        self._postgres = postgres
        self._people: list[list[Person]] = []
        self.visits: Counter[str] = Counter()  # of a second client, if the store is a file
        self.backups = 0
        self._kinds = list(TABLES)
        self._hosts: list[str] = []  # where servers live
        self._rounds: list[Callable[[], Awaitable[None]]] = [
            self.kill_server,
            self.kill_bots,
            self.kill_starting,
            self.kill_server,
        ]
        if postgres is not None:
            several = [self.kill_one_of_two, self.kill_worker, self.kill_database]
            self._rounds = [*several, *self._rounds, self.kill_one_of_two]

    async def play(self, rounds: int) -> None:
        """Play rounds of every kind in turn, and compare after each."""
        visitor = Visitor(self._where, self._random.getrandbits(32)) if self.is_visited else None
        try:
            for number in range(rounds):
                kill = self._rounds[number % len(self._rounds)]
                await kill()
                self.killed[kill.__name__.removeprefix("kill_")] += 1
                playing = [people[0].witness for people in self._people]
                await check(self._where, playing)
                show(f"{number + 1} of {rounds} rounds, {self.killed.total()} kills")
        finally:
            if visitor is not None:
                self.visits = visitor.end()
        self.entries = await check(self._where, self.witnesses)

    def report(self, what: str, seconds: float) -> str:
        """Say in a line what was played, killed and found."""
        killed = ", ".join(f"{kind} {number}" for kind, number in self.killed.items())
        states = sum(len(witness.states) for witness in self.witnesses)
        choices = sum(len(witness.chosen) for witness in self.witnesses)
        over = sum(witness.is_over for witness in self.witnesses)
        return (
            f"{what}: {self.killed.total()} rounds ({killed}) in {seconds:.0f} s; "
            f"{len(self.witnesses)} tables, {over} games ended, {states} states told, "
            f"{choices} choices acknowledged, {self.entries} entries kept, "
            f"{self.visits.total()} visits of another client, {self.backups} backups: "
            "nothing lost, none damaged"
        )

    # What is killed in a round.

    async def kill_server(self) -> None:
        """Kill the only server."""
        async with self._playing(1) as (server,):
            self._hosts.clear()
            server.kill()

    async def kill_starting(self) -> None:
        """Kill a server that may not even be up."""
        server = ServerProcess(self._where, self._log)
        await asyncio.sleep(self._random.random() * LONGEST_START)
        server.kill()

    async def kill_bots(self) -> None:
        """Kill the processes in which bots think: the tables go on."""
        async with self._playing(1) as (server,):
            for pid in server.children():
                kill_quietly(pid)
            await self._all_go_on()

    async def kill_one_of_two(self) -> None:
        """Kill one of two servers: its people go to the other one, which plays its bots too."""
        async with self._playing(2) as servers:
            dying = self._random.choice(servers)
            self._hosts.remove(dying.host)
            dying.kill()
            await self._all_go_on()

    async def kill_worker(self) -> None:
        """Kill one of the processes of `--workers 2`: the tables go on at the other one."""
        async with self._playing(1, "--workers=2") as (server,):
            kill_quietly(self._random.choice(server.children()))
            await self._all_go_on()

    async def kill_database(self) -> None:
        """Kill PostgreSQL and start it again: the server finds it, and the tables go on."""
        assert self._postgres is not None
        async with self._playing(1):
            await asyncio.to_thread(self._postgres.crash)
            await asyncio.to_thread(self._postgres.start)
            await self._all_go_on()

    # How a round goes.

    @asynccontextmanager
    async def _playing(self, number: int, *options: str) -> AsyncIterator[list[ServerProcess]]:
        """Start servers and let people play for a while; at last all servers are killed."""
        servers = [
            ServerProcess(self._where, self._log, *options, **self.limits) for _ in range(number)
        ]
        try:
            for server in servers:
                await asyncio.to_thread(server.wait_until_up)
            await self._fill_tables(servers[0].host)
            self._hosts = [server.host for server in servers]
            async with asyncio.TaskGroup() as staying:
                for people in self._people:
                    for person in people:
                        staying.create_task(self._stay(person))
                await asyncio.sleep(self._random.random() * LONGEST_PLAY)
                if self.is_visited:
                    await self._back_up()
                yield servers
                self._hosts.clear()
                for server in servers:
                    server.kill()
            await _end_alone(servers)
        finally:
            for server in servers:
                server.kill_all()

    async def _back_up(self) -> None:
        """Copy the file while all play: everything that was told before is in the copy."""
        told = [people[0].witness.so_far() for people in self._people]
        copy = self._log.with_name("copy.db")
        await asyncio.to_thread(back_up, self._where, copy)
        await check_backup(self._where, copy, told)
        self.backups += 1

    async def _fill_tables(self, host: str) -> None:
        """Make new tables for those at which the game is over."""
        self._people = [people for people in self._people if not people[0].witness.is_over]
        while len(self._people) < len(TABLES):
            kind = self._kinds.pop(0)
            self._kinds.append(kind)
            people = await sit_down(host, *kind, self._random)
            self._people.append(people)
            self.witnesses.append(people[0].witness)

    async def _stay(self, person: Person) -> None:
        """Play wherever a server lives, and come back when it dies."""
        while self._hosts and not person.witness.is_over:
            await person.play(self._random.choice(self._hosts))
            await asyncio.sleep(0.02)

    async def _all_go_on(self) -> None:
        """Wait until something has happened at each table."""
        witnesses = [people[0].witness for people in self._people]
        before = [witness.latest for witness in witnesses]
        until = time.monotonic() + PATIENCE
        while stuck := [
            witness.table
            for witness, n in zip(witnesses, before)
            if witness.latest == n and not witness.is_over
        ]:
            if time.monotonic() > until:
                raise Lost(f"nobody goes on at {stuck}")
            await asyncio.sleep(0.02)


async def _end_alone(servers: list[ServerProcess]) -> None:
    """Check that what a dead server has started ends by itself."""
    until = time.monotonic() + PATIENCE
    while any(server.left_over() for server in servers):
        if time.monotonic() > until:
            raise Lost("a dead server leaves processes behind")
        await asyncio.sleep(0.02)


def show(words: str) -> None:
    """Say on a terminal how far it is."""
    if sys.stderr.isatty():
        print(f"\r{words}\033[K", end="", file=sys.stderr, flush=True)


def try_sqlite(rounds: int, seed: int, folder: Path) -> Chaos:
    """Play rounds on a SQLite file."""
    chaos = Chaos(str(folder / "tables.db"), folder, Random(seed))
    asyncio.run(chaos.play(rounds))
    return chaos


def try_postgres(rounds: int, seed: int, folder: Path) -> Chaos:
    """Play rounds on a PostgreSQL server of our own."""
    postgres = PostgresServer()
    try:
        chaos = Chaos(postgres.new_address(), folder, Random(seed), postgres)
        asyncio.run(chaos.play(rounds))
        return chaos
    finally:
        postgres.remove()


def main() -> int:
    """Play the rounds that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=200, help="on each store (200)")
    parser.add_argument("--seed", type=int, default=1, help="what decides the moments (1)")
    parser.add_argument("--store", choices=["sqlite", "postgres"], help="only this store")
    given = parser.parse_args()
    end_in_order()
    for store, trial in (("sqlite", try_sqlite), ("postgres", try_postgres)):
        if given.store not in (None, store):
            continue
        started = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="bw-chaos-") as folder:
            try:
                chaos = trial(given.rounds, given.seed, Path(folder))
            except BaseException:
                print((Path(folder) / "server.log").read_text("utf-8")[-4000:], file=sys.stderr)
                raise
        print(chaos.report(store, time.monotonic() - started), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
