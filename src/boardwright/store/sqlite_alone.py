"""A SQLite store for who runs the server: as the server opens it, and therefore not beside it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from boardwright.store.sqlite_file import OpenFile, open_file
from boardwright.store.store import StoreRefused


@contextmanager
def alone(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a file, made where it is missing, for a while in which nobody else can; to write."""
    opened = _opened(path)
    try:
        yield opened.writer
    finally:
        opened.close()


def _opened(path: Path) -> OpenFile:
    try:
        return open_file(path.expanduser().resolve())
    except StoreRefused as error:
        if error.why.id != "store-in-use":
            raise
        raise StoreRefused("store-served", {"store": str(path)}) from error
