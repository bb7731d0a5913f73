import asyncio
import sys
from random import Random
from subprocess import Popen

from boardwright.store.store import Store
from tests.store.processes import next_line, running
from tests.store.programs import BURST_TABLES
from tests.store.tables import body, opened
from tools.live.postgres import PostgresServer

ROUNDS = 4
ALL = sys.maxsize  # lines


async def told(process: Popen[str], lines: int) -> dict[str, int]:
    """Return the latest number of each table in so many lines of a burst, or in all to its end."""
    numbers: dict[str, int] = {}
    for _ in range(lines):
        line = await asyncio.to_thread(next_line, process)
        if not line:
            break
        table, number = line.split()
        numbers[table] = int(number)
    return numbers


async def check_whole(store: Store, before: dict[str, int]) -> None:
    """Check that all that was told is there, and nothing that is there is damaged."""
    for table in (f"t{n}" for n in range(BURST_TABLES)):
        kept = await store.load(table)
        number = kept.number if kept else 0
        assert number >= before.get(table, 0)
        assert await store.entries(table) == [body(table, n) for n in range(1, number + 1)]
        assert kept is None or kept.snapshot == b"%d" % number


async def test_nothing_told_is_lost_when_the_process_is_killed(where: str) -> None:
    random = Random(6)
    for _ in range(ROUNDS):
        with running("burst", where) as process:
            before = await told(process, random.randrange(1, 400))
            process.kill()
            before |= await told(process, ALL)
        assert before
        async with opened(where) as store:
            await check_whole(store, before)


async def test_nothing_told_is_lost_when_postgresql_crashes() -> None:
    server = PostgresServer()
    try:
        where = server.new_address()
        with running("burst", where) as process:
            before = await told(process, 100)
            server.crash()
            before |= await told(process, ALL)
        assert before
        server.start()
        async with opened(where) as store:
            await check_whole(store, before)
    finally:
        server.remove()
