"""A copy of all tables in one file, made while the server runs: the same from either store."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from boardwright.store.open import is_server
from boardwright.store.progress import Progress
from boardwright.store.sqlite_beside import check_sound, reading, refusing, version_of
from boardwright.store.store import StoreRefused

PAGES: Final = 256  # copied at a time: one megabyte, then the progress is told


class Backup(NamedTuple):
    """What a backup holds."""

    tables: int
    entries: int
    bytes: int


async def back_up(where: str, file: Path, tell: Progress, *, replaces: bool = False) -> Backup:
    """Copy the tables as they stand now into a file, which is there only once it is complete."""
    if not is_server(where):
        _check_other(Path(where).expanduser(), file)
    with _in_place(file, replaces=replaces) as fresh:
        if is_server(where):
            from boardwright.store.postgres_copy import copy_out

            await copy_out(where, fresh, tell)
            make_self_contained(fresh)
        else:
            with reading(Path(where).expanduser()) as source:
                copy(source, fresh, tell)
        return checked(fresh)


def copy(source: sqlite3.Connection, file: Path, tell: Progress) -> None:
    """Copy what is there now into a new file."""
    # Within one transaction the source is seen as it is at its beginning, whatever is written
    # meanwhile; without it, each commit of the server would let the copying begin anew.
    source.execute("BEGIN")
    source.execute("SELECT count(*) FROM sqlite_master").fetchone()
    with writing(file), closing(sqlite3.connect(file, isolation_level=None)) as target:
        source.backup(
            target,
            pages=PAGES,
            progress=lambda _, left, total: tell(total - left, total),
        )
    source.execute("ROLLBACK")
    make_self_contained(file)


def writing(file: Path) -> AbstractContextManager[None]:
    """Say as a refusal why a copy cannot be written."""
    return refusing(file, "store-unwritable")


def make_self_contained(file: Path) -> None:
    """Let a copy need no other files beside it, which would have to be kept together with it."""
    with writing(file), closing(sqlite3.connect(file, isolation_level=None)) as copied:
        copied.execute("PRAGMA journal_mode = DELETE")


def checked(file: Path) -> Backup:
    """Return what a backup holds; refuse a file that is none, newer than us, or damaged."""
    with reading(file) as connection:
        version_of(str(file), connection)
        check_sound(file, connection)
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    return Backup(tables, entries, file.stat().st_size)


def _check_other(store: Path, file: Path) -> None:
    if store.exists() and file.exists() and store.samefile(file):
        raise StoreRefused("store-backup-itself", {"file": str(file)})


def check_free(file: Path, *, replaces: bool) -> None:
    """Refuse to put a backup where something is, unless it is a file that may be replaced."""
    if file.exists() and not (replaces and file.is_file()):
        message = "store-backup-exists" if file.is_file() else "store-backup-no-file"
        raise StoreRefused(message, {"file": str(file)})


@contextmanager
def _in_place(file: Path, *, replaces: bool) -> Iterator[Path]:
    """Give out a new file beside another one, whose place it takes when all went well."""
    check_free(file, replaces=replaces)
    try:
        folder = Path(tempfile.mkdtemp(prefix=f".{file.name}.", dir=file.parent))
    except OSError as error:
        error.filename = str(file)  # the one that somebody named
        raise
    fresh = folder / file.name
    try:
        os.close(os.open(fresh, os.O_RDWR | os.O_CREAT, 0o600))
        yield fresh
        with writing(file):
            _bring_to_disk(fresh)
            check_free(file, replaces=replaces)  # it took a while
            fresh.replace(file)
            _bring_to_disk(file.parent)
    except StoreRefused as error:
        if error.why.values.get("store") != str(fresh):
            raise
        raise StoreRefused(error.why.id, {**error.why.values, "store": str(file)}) from error
    finally:
        shutil.rmtree(folder)


def _bring_to_disk(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
