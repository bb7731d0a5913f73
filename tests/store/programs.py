"""Programs that tests start as processes of their own: `python -m tests.store.programs NAME WHERE`.

Each prints a line for what it has done, after the store has said that it is done.
"""

import asyncio
import os
import resource
import sys
from collections.abc import Callable, Coroutine

from boardwright.store.open import open_store
from boardwright.store.store import OutOfStep, StoreFailed
from tests.store.tables import append, create, opened

BURST_TABLES = 8


def say(words: str) -> None:
    """Write a line at once and in one piece, so that a kill cannot tear it."""
    os.write(1, f"{words}\n".encode())


async def burst(where: str) -> None:
    """Append to several tables at once, for ever."""
    store = await open_store(where)

    async def fill(table: str) -> None:
        kept = await store.load(table)
        if kept is None:
            await create(store, table)
            say(f"{table} 1")
        number = kept.number if kept else 1
        while True:
            await append(store, table, number)
            number += 1
            say(f"{table} {number}")

    await asyncio.gather(*(fill(f"t{n}") for n in range(BURST_TABLES)))


async def race(where: str) -> None:
    """Append to one table until it has a hundred entries, against whoever else does."""
    async with opened(where) as store:
        number = 1
        while number < 100:
            try:
                await append(store, "t", number)
                number += 1
                say(f"won {number}")
            except OutOfStep as error:
                number = error.latest


async def hold(where: str) -> None:
    """Open the store, claim a table, and do nothing until the process is ended."""
    store = await open_store(where)
    assert await store.claim("t")
    say("holding")
    await asyncio.Event().wait()


async def full(where: str) -> None:
    """Append while the system refuses to let files grow, and after it allows it again."""
    async with opened(where) as store:
        await create(store, "t")
        await append(store, "t", 1)
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, limits[1]))
        for _ in range(3):
            try:
                await append(store, "t", 2)
            except StoreFailed as error:
                say(f"failed: {error}")
        say(f"failures {store.figures.failures}")
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        await append(store, "t", 2)
        say("went on")


PROGRAMS: dict[str, Callable[[str], Coroutine[None, None, None]]] = {
    program.__name__: program for program in (burst, race, hold, full)
}

if __name__ == "__main__":
    asyncio.run(PROGRAMS[sys.argv[1]](sys.argv[2]))
