"""Ask a server for as much as it can do: many tables and connections, moves at a growing rate.

`make load` runs `boardwright serve` with SQLite on loopback, seats 2,000 people at 1,000 tables,
and lets them move at each rate for a while. It stops by itself when 99 of 100 moves no longer come
back within 50 ms, and compares the moves that were acknowledged with those in the store.
"""

import argparse
import asyncio
import gc
import os
import resource
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from boardwright.server.table.entries import Played, from_bytes
from tools.trials.crowd import Crowd
from tools.trials.servers import ServerProcess, end_in_order

GOAL: Final = 0.050  # seconds within which 99 of 100 moves are to come back
RATES: Final = (100.0, 250.0, 500.0, 600.0, 700.0, 800.0, 1000.0, 1250.0, 1500.0, 2000.0)
WARM_UP: Final = 5.0  # seconds of moves that are not timed


class Step(NamedTuple):
    """What was measured at one rate."""

    rate: float  # moves a second that were asked for
    reached: float  # that came back
    half: float  # ms within which half of the moves came back
    p99: float
    longest: float
    server: float  # of a core that the server used
    crowd: float  # of a core that the clients used
    others: float  # cores that everything else on the machine used

    def line(self) -> str:
        """Return it as a row of a table."""
        return (
            f"| {self.rate:.0f} | {self.reached:.0f} | {self.half:.1f} | {self.p99:.1f} "
            f"| {self.longest:.0f} | {self.server:.0%} | {self.crowd:.0%} | {self.others:.2f} |"
        )


HEAD: Final = """\
| moves/s asked | done | median ms | p99 ms | longest ms | server | clients | other load, cores |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""


class Clock:
    """The processor time that the server, the clients and all else have used."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._tick = os.sysconf("SC_CLK_TCK")
        self._read = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        server = (int(fields[11]) + int(fields[12])) / self._tick
        all_fields = Path("/proc/stat").read_text().partition("\n")[0].split()[1:9]
        busy = sum(int(all_fields[at]) for at in (0, 1, 2, 5, 6)) / self._tick
        return time.perf_counter(), server, time.process_time(), busy

    def used(self) -> tuple[float, float, float]:
        """Return the cores used since the last time by server, clients and all else."""
        before, self._read = self._read, self._now()
        seconds, server, crowd, busy = (new - old for new, old in zip(self._read, before))
        return server / seconds, crowd / seconds, max(0.0, busy - server - crowd) / seconds


def memory(pid: int) -> float:
    """Return the memory of a process in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise RuntimeError("the server has ended")


async def measure(crowd: Crowd, rate: float, seconds: float, clock: Clock) -> Step:
    """Let the crowd move at a rate for a while."""
    crowd.latencies.clear()
    clock.used()
    started = time.perf_counter()
    await crowd.play(rate, seconds)
    reached = len(crowd.latencies) / (time.perf_counter() - started)
    times = sorted(1000 * latency for latency in crowd.latencies)
    server, people, others = clock.used()
    half, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    return Step(rate, reached, half, p99, times[-1], server, people, others)


async def run(
    server: ServerProcess, tables: int, rates: list[float], seconds: float, *, keep_going: bool
) -> int:
    """Measure memory, then each rate; return how many moves were acknowledged."""
    pid = server.process.pid
    crowd = Crowd(server.host, Random(1))
    await crowd.make_tables(tables)
    empty = memory(pid)
    await crowd.sit_down(0)
    one = memory(pid)
    await crowd.sit_down(1)
    two = memory(pid)
    connection = (two - one) / tables
    print(
        f"{tables} tables, {2 * tables} connections; memory {empty / 1000:.0f} MB before, "
        f"{two / 1000:.0f} MB with all: {connection:.0f} kB a connection, "
        f"{(one - empty) / tables - connection:.0f} kB a table"
    )
    gc.disable()  # a search for garbage among so many clients would be taken for a slow server
    clock = Clock(pid)
    await crowd.play(min(100.0, rates[0]), WARM_UP)
    print(HEAD, flush=True)
    for rate in rates:
        step = await measure(crowd, rate, seconds, clock)
        print(step.line(), flush=True)
        if step.p99 > 1000 * GOAL and not keep_going:
            print(f"p99 is above {1000 * GOAL:.0f} ms: stopping here")
            break
    figures = server.figures()
    acknowledged, told = crowd.acknowledged, int(figures["moves_total"])
    print(
        f"a move costs {crowd.bytes_heard / max(1, acknowledged) / 1000:.1f} kB of messages; "
        f"memory at the end {memory(pid) / 1000:.0f} MB; {crowd.refused} refused, "
        f"{crowd.starved} waits for a table, {figures['store_commit_seconds_count']:.0f} commits "
        f"of {figures['store_entries_total']:.0f} entries, {figures['errors_total']:.0f} errors"
    )
    await crowd.leave()
    if crowd.refused or figures["errors_total"] or told != acknowledged:
        raise AssertionError(f"{acknowledged} moves acknowledged, {told} shown by the server")
    return acknowledged


def committed_moves(store: Path) -> int:
    """Count the moves in the store, past the server."""
    with closing(sqlite3.connect(store)) as file:
        bodies = file.execute("SELECT body FROM entries")
        return sum(isinstance(from_bytes(body), Played) for (body,) in bodies)


def main() -> int:
    """Run the trial, on loopback only."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000, help="with two people each (1000)")
    parser.add_argument("--seconds", type=float, default=20.0, help="at each rate (20)")
    parser.add_argument("--rates", help="moves a second, such as 100,500 (100 to 2000)")
    parser.add_argument("--keep-going", action="store_true", help="past the first slow rate too")
    given = parser.parse_args()
    end_in_order()
    rates = [float(rate) for rate in given.rates.split(",")] if given.rates else list(RATES)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65536), most))  # the server inherits it
    with tempfile.TemporaryDirectory(prefix="bw-load-") as folder:
        store = Path(folder) / "tables.db"
        server = ServerProcess(str(store), Path(folder) / "server.log")
        try:
            server.wait_until_up()
            acknowledged = asyncio.run(
                run(server, given.tables, rates, given.seconds, keep_going=given.keep_going)
            )
            server.stop()
        finally:
            server.kill_all()
        committed = committed_moves(store)
    print(f"{acknowledged} moves acknowledged, {committed} committed")
    return int(acknowledged != committed)


if __name__ == "__main__":
    sys.exit(main())
