"""Tables for tests: the store opened and closed, and contents that tell where they belong."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from boardwright.store.open import open_store
from boardwright.store.sqlite_file import fill_sums
from boardwright.store.store import Facts, Store

OPEN = Facts("open", False, None, b"{}")


@asynccontextmanager
async def opened(where: str) -> AsyncIterator[Store]:
    """Open a store for a while."""
    store = await open_store(where)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def rewriting(path: Path) -> Iterator[sqlite3.Connection]:
    """Write into a closed file as if other versions had: its sums are right afterwards."""
    file = sqlite3.connect(path)
    try:
        with file:
            yield file
            fill_sums(file)
    finally:
        file.close()


def body(table: str, number: int) -> bytes:
    """Return the contents of an entry in the tests that check whole tables."""
    return f"{table} {number} {'x' * (number % 300)}".encode()


def facts(status: str = "open", *, is_public: bool = False, due: int | None = None) -> Facts:
    """Return facts that differ from the usual ones in what is said."""
    return Facts(status, is_public, due, b"{}")


async def create(store: Store, table: str, facts: Facts = OPEN, creator: str = "somebody") -> None:
    """Keep a new table with one entry."""
    await store.create(table, creator, [body(table, 1)], facts, b"1")


async def append(store: Store, table: str, number: int) -> None:
    """Append one entry after entry `number`."""
    await store.append(table, number, [body(table, number + 1)], OPEN, b"%d" % (number + 1))
