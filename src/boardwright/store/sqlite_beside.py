"""A SQLite store opened to be read beside whoever serves it, and files of the same kind."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from boardwright.store import schema
from boardwright.store.sqlite_file import APPLICATION, BUSY_MS
from boardwright.store.store import StoreRefused
from boardwright.store.system import refused_by_system

SOUND: Final = [("ok",)]  # what SQLite answers when it finds nothing wrong


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a file of ours for a while; nothing is written into it, and nobody waits for it."""
    connection = open_beside(path)
    try:
        with refusing(path):
            yield connection
    finally:
        connection.close()


def open_beside(path: Path) -> sqlite3.Connection:
    """Open a file of ours that is there already; StoreRefused tells why it cannot be."""
    if not path.is_file():
        raise StoreRefused("store-absent", {"store": str(path)})
    with refusing(path):
        connection = sqlite3.connect(
            f"{path.resolve().as_uri()}?mode=ro",
            uri=True,
            isolation_level=None,
            check_same_thread=False,
        )
        try:
            connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
            version_of(str(path), connection)
        except BaseException:
            connection.close()
            raise
        return connection


def version_of(name: str, connection: sqlite3.Connection) -> int:
    """Return the version of a file's schema; refuse another program's file, and a newer one."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION:
        raise StoreRefused("store-not-ours", {"store": name})
    schema.check_version(name, version)
    return int(version)


def check_sound(path: Path, connection: sqlite3.Connection) -> None:
    """Let SQLite look through the whole file; refuse one that is damaged."""
    found = connection.execute("PRAGMA integrity_check(1)").fetchall()
    if found != SOUND:
        values = {"store": str(path), "error": str(found[0][0]).splitlines()[-1]}
        raise StoreRefused("store-file-damaged", {**values})


@contextmanager
def refusing(path: Path, message: str = "store-unusable") -> Iterator[None]:
    """Say as a refusal what SQLite or the system cannot do with a file."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_NOTADB:
            raise StoreRefused("store-not-ours", {"store": str(path)}) from error
        if code == sqlite3.SQLITE_CORRUPT:
            values = {"store": str(path), "error": str(error)}
            raise StoreRefused("store-file-damaged", {**values}) from error
        why = refused_by_system(error)
        raise StoreRefused(message, {"store": str(path), "error": why}) from error
