"""A SQLite file of our own: made, locked for one process, and brought to the present schema."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from boardwright.store import schema
from boardwright.store.file_guard import FileGuard
from boardwright.store.store import Facts, StoreRefused
from boardwright.store.sums import entry_sum, facts_sum, snapshot_sum
from boardwright.store.system import refused_by_system

APPLICATION: Final = 0x42577274  # “BWrt” in the file's head: other programs' files are not ours
BUSY_MS: Final = 5000  # a backup or a curious shell may hold the file for a moment


class OpenFile(NamedTuple):
    """A file that is ours: who keeps others out, a connection to write and one to read."""

    guard: FileGuard
    lock: sqlite3.Connection
    writer: sqlite3.Connection
    reader: sqlite3.Connection

    def close(self) -> None:
        """Let go of all that is still open, the guard last: it must outlive the connections."""
        _close([self.lock, self.writer, self.reader])
        self.guard.close()


def open_file(path: Path) -> OpenFile:
    """Open the file, made where it is missing, and bring it up to date; StoreRefused if not."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        guard = FileGuard(path)
        try:
            return _connected(path, guard)
        except BaseException:
            guard.close()
            raise
    except (sqlite3.Error, OSError, UnicodeDecodeError) as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            raise StoreRefused("store-not-ours", {"store": str(path)}) from error
        why = refused_by_system(error)
        raise StoreRefused("store-unusable", {"store": str(path), "error": why}) from error


def _connected(path: Path, guard: FileGuard) -> OpenFile:
    opened: list[sqlite3.Connection] = []
    try:
        opened.append(_lock(path))
        opened.append(_connect(path))
        _migrate(path, opened[1])
        opened.append(_connect(path))
        opened[2].execute("PRAGMA query_only = 1")
        opened[2].execute("SELECT 1 FROM tables").fetchone()
        # A text that is damaged is to be compared with its sum, as anything else is.
        opened[2].text_factory = _text
        for kind in ("-wal", "-shm"):  # they are there as long as anybody has the file open
            guard.know(path.with_name(path.name + kind))
    except BaseException:
        _close(opened)
        raise
    lock, writer, reader = opened
    return OpenFile(guard, lock, writer, reader)


def _close(connections: list[sqlite3.Connection]) -> None:
    for connection in reversed(connections):
        connection.close()


def _text(kept: bytes) -> str:
    return kept.decode("utf-8", "replace")


def _lock(path: Path) -> sqlite3.Connection:
    """Hold a file beside the store: for systems without other locks, and for older versions."""
    beside = path.with_name(path.name + ".lock")
    with suppress(FileExistsError):  # for its owner only; one that is there is not opened by us
        os.close(os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise StoreRefused("store-in-use", {"store": str(path)}) from error
    return lock


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(
            "PRAGMA fullfsync = 1"
        )  # macOS: else its disks may keep it to themselves
    except BaseException:
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
            if number == schema.SUMMED:
                fill_sums(connection)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except (sqlite3.Error, UnicodeDecodeError) as error:
            connection.rollback()
            raise schema.step_failed(str(path), number, str(error)) from error


def fill_sums(connection: sqlite3.Connection) -> None:
    """Give every row the sum of what it holds now."""
    connection.create_function("entry_sum", 3, entry_sum, deterministic=True)
    connection.create_function("snapshot_sum", 3, snapshot_sum, deterministic=True)
    connection.create_function("facts_sum", 7, _facts_sum, deterministic=True)
    connection.execute("UPDATE entries SET sum = entry_sum(table_id, number, body)")
    connection.execute("UPDATE snapshots SET sum = snapshot_sum(table_id, number, body)")
    connection.execute(
        "UPDATE tables SET sum = facts_sum(id, number, status, is_public, due, summary, updated)"
    )


def _facts_sum(
    table: str,
    number: int,
    status: str,
    is_public: bool,
    due: int | None,
    summary: bytes,
    updated: int,
) -> bytes:
    return facts_sum(table, number, Facts(status, is_public, due, summary), updated)


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    (number,) = connection.execute(f"PRAGMA {pragma}").fetchone()
    assert isinstance(number, int)
    return number
