"""A SQLite file of our own: made, locked for one process, and brought to the present schema."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from boardwright.store import schema
from boardwright.store.store import StoreRefused
from boardwright.store.system import refused_by_system

APPLICATION: Final = 0x42577274  # “BWrt” in the file's head: other programs' files are not ours
BUSY_MS: Final = 5000  # a backup or a curious shell may hold the file for a moment


def open_file(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection, sqlite3.Connection]:
    """Return the lock that keeps others out, a connection to write and one to read."""
    opened: list[sqlite3.Connection] = []
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        opened.append(_lock(path))
        opened.append(_connect(path))
        _migrate(path, opened[1])
        opened.append(_connect(path))
        opened[2].execute("PRAGMA query_only = 1")
    except (sqlite3.Error, OSError) as error:
        _close(opened)
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            raise StoreRefused("store-not-ours", {"store": str(path)}) from error
        why = refused_by_system(error)
        raise StoreRefused("store-unusable", {"store": str(path), "error": why}) from error
    except StoreRefused:
        _close(opened)
        raise
    lock, writer, reader = opened
    return lock, writer, reader


def _close(connections: list[sqlite3.Connection]) -> None:
    for connection in reversed(connections):
        connection.close()


def _lock(path: Path) -> sqlite3.Connection:
    """Hold a file beside the store; the lock goes with the process, however that ends."""
    beside = path.with_name(path.name + ".lock")
    _make(beside)
    # SQLite's own locks rather than flock: they work the same on every system it runs on.
    lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise StoreRefused("store-in-use", {"store": str(path)}) from error
    return lock


def _make(path: Path) -> None:
    """Make the file unless it is there, for its owner only; SQLite's other files follow it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _connect(path: Path) -> sqlite3.Connection:
    _make(path)
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(
            "PRAGMA fullfsync = 1"
        )  # macOS: else its disks may keep it to themselves
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _migrate(path: Path, connection: sqlite3.Connection) -> None:
    version = _number(connection, "user_version")
    is_new = version == 0 and not connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    if not is_new and _number(connection, "application_id") != APPLICATION:
        raise StoreRefused("store-not-ours", {"store": str(path)})
    schema.check_version(str(path), version)
    for number, statements in schema.steps_after(version, schema.SQLITE):
        try:
            connection.execute("BEGIN IMMEDIATE")
            for statement in statements:
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            connection.rollback()
            raise schema.step_failed(str(path), number, str(error)) from error


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    (number,) = connection.execute(f"PRAGMA {pragma}").fetchone()
    assert isinstance(number, int)
    return number
