import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from boardwright.store.open import open_store
from boardwright.store.sqlite_file import open_file
from boardwright.store.store import StoreRefused
from tests.store.tables import append, create, opened


async def test_a_file_is_for_its_owner_only(tmp_path: Path) -> None:
    where = tmp_path / "new" / "folder" / "tables.sqlite"
    async with opened(str(where)) as store:
        await create(store, "t")
        modes = {path.name: path.stat().st_mode & 0o777 for path in where.parent.iterdir()}
        assert modes.keys() >= {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite.lock"}
        assert set(modes.values()) == {0o600}
        assert where.parent.stat().st_mode & 0o777 == 0o700


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    file = open_file(tmp_path / "tables.sqlite")
    for connection in (file.writer, file.reader):
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    file.close()


async def test_a_closed_store_is_one_file_and_its_lock(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "tables.sqlite")) as store:
        await create(store, "t")
        await append(store, "t", 1)
    assert sorted(os.listdir(tmp_path)) == ["tables.sqlite", "tables.sqlite.lock"]


async def test_a_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    where = tmp_path / "recipes.sqlite"
    other = sqlite3.connect(where)
    other.execute("CREATE TABLE tables (recipe TEXT)")
    other.close()
    with pytest.raises(StoreRefused, match="something other than Boardwright’s tables"):
        await open_store(where)
    other = sqlite3.connect(where)
    assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("tables",)]
    other.close()


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    where = tmp_path / "letter.txt"
    where.write_text("Dear all, " * 100)
    with pytest.raises(StoreRefused, match=r"letter\.txt holds something other"):
        await open_store(where)
    assert where.read_text() == "Dear all, " * 100


async def test_a_path_that_cannot_be_is_refused_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreRefused, match=r"opened: (something with this name|part of the path)"):
        await open_store(tmp_path / "file" / "tables.sqlite")
    with pytest.raises(StoreRefused, match="cannot be opened: it is a folder"):
        await open_store(tmp_path)


async def test_a_refused_file_can_be_opened_later(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    where.write_text("not yet a database " * 100)
    with pytest.raises(StoreRefused):
        await open_store(where)
    where.unlink()
    async with opened(str(where)) as store:
        await store.check()


async def test_the_event_loop_goes_on_while_the_file_is_busy(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    async with opened(where) as store:
        shell = sqlite3.connect(where, isolation_level=None)
        shell.execute("BEGIN IMMEDIATE")
        write = asyncio.create_task(create(store, "t"))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not write.done()
        assert await store.load("t") is None  # reading does not wait either
        shell.close()
        await write
