"""A backup becomes a store again, on either database."""

import errno
import sqlite3
import tempfile
from pathlib import Path
from typing import NamedTuple

from boardwright.store.backup import PAGES, Backup, back_up, checked, copy
from boardwright.store.open import is_server
from boardwright.store.progress import Progress
from boardwright.store.sqlite_alone import alone
from boardwright.store.sqlite_beside import reading, refusing
from boardwright.store.store import StoreRefused


class Restored(NamedTuple):
    """What was restored, and where the tables are that it replaced; nowhere if there were none."""

    backup: Backup
    replaced: Path | None


async def restore(file: Path, where: str, tell: Progress, *, old: Path | None) -> Restored:
    """Put the tables of a backup into a store that has none, or whose own go to a file `old`.

    The backup is left as it is. Nothing is changed before all of it was read, and brought to the
    present schema; then all of it is there, or nothing has changed.
    """
    if not file.exists():
        raise FileNotFoundError(errno.ENOENT, "", str(file))
    backup = checked(file)
    beside = None if is_server(where) else _folder_of(Path(where).expanduser())
    with tempfile.TemporaryDirectory(prefix=".boardwright-", dir=beside) as folder:
        present = Path(folder) / "tables.db"
        with reading(file) as source:
            copy(source, present, lambda done, total: None)
        with alone(present):
            pass  # it is of the present version now
        if is_server(where):
            return Restored(backup, await _into_server(present, where, tell, old))
        return Restored(backup, await _into_file(present, where, tell, old))


async def _into_server(file: Path, where: str, tell: Progress, old: Path | None) -> Path | None:
    from boardwright.store.postgres_copy import copy_in, without_servers

    async with without_servers(where) as target:
        count = int(await target.fetchval("SELECT count(*) FROM tables"))
        replaced = await _set_aside(where, count, old)
        await copy_in(file, target, tell)
    return replaced


async def _into_file(file: Path, where: str, tell: Progress, old: Path | None) -> Path | None:
    path = Path(where).expanduser()
    with alone(path) as target, refusing(path):
        (count,) = target.execute("SELECT count(*) FROM tables").fetchone()
        replaced = await _set_aside(where, count, old)
        _overwrite(target, file, tell)
    return replaced


def _overwrite(target: sqlite3.Connection, file: Path, tell: Progress) -> None:
    """Copy a file into an open one, in one transaction."""
    with reading(file) as source:
        source.backup(
            target, pages=PAGES, progress=lambda _, left, total: tell(total - left, total)
        )


async def _set_aside(where: str, count: int, old: Path | None) -> Path | None:
    """Keep the tables that are to be replaced; refuse if nobody has said that they may be."""
    if count == 0:
        return None
    if old is None:
        raise StoreRefused("store-not-empty", {"store": _spoken(where), "tables": count})
    await back_up(where, old, lambda done, total: None)
    return old


def _spoken(where: str) -> str:
    if not is_server(where):
        return where
    from boardwright.store.address import spoken

    return spoken(where)


def _folder_of(path: Path) -> Path:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path.parent
