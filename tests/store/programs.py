"""Programs that tests start as processes of their own: `python -m tests.store.programs NAME WHERE`.

Each prints a line for what it has done, after the store has said that it is done.
"""

import asyncio
import os
import resource
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

from boardwright.store.backup import back_up
from boardwright.store.open import open_store
from boardwright.store.store import OutOfStep, StoreFailed, StoreRefused
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


async def obey(where: str) -> None:
    """Append an entry for each line that is read, and say its number."""
    store = await open_store(where)
    number = 0
    while await asyncio.to_thread(sys.stdin.readline):
        await (append(store, "t", number) if number else create(store, "t"))
        number += 1
        say(str(number))


async def fill(where: str) -> None:
    """Append and check while files cannot grow, and after they can again."""
    async with opened(where) as store:
        await create(store, "t")
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        for lowest in (8192, limits[0]):
            resource.setrlimit(resource.RLIMIT_FSIZE, (lowest, limits[1]))
            for name, call in (("append", append(store, "t", 1)), ("check", store.check())):
                try:
                    await call
                    say(f"{name} went on")
                except StoreFailed as error:
                    say(f"{name} failed: {error}")


async def back_up_without_room(where: str) -> None:
    """Make a backup while the system refuses to let files grow."""
    async with opened(where) as store:
        await create(store, "t")
        for number in range(1, 800):
            await append(store, "t", number)
    file = Path(where).parent / "backups" / "backup"
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(
        resource.RLIMIT_FSIZE, (2**16, limits[1])
    )  # room for SQLite's index of its log
    try:
        await back_up(where, file, lambda done, total: None, replaces=True)
    except StoreRefused as error:
        say(f"refused: {error}")


PROGRAMS: dict[str, Callable[[str], Coroutine[None, None, None]]] = {
    program.__name__: program
    for program in (burst, race, hold, full, obey, fill, back_up_without_room)
}

if __name__ == "__main__":
    asyncio.run(PROGRAMS[sys.argv[1]](sys.argv[2]))
