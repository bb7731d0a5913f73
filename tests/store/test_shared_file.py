"""A file that others open, link, remove or replace while it is in use: nothing told is lost."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.store.open import open_store
from boardwright.store.store import StoreFailed, StoreRefused
from tests.store.processes import next_line, running
from tests.store.tables import append, body, create, opened

VISITS = {
    "read": "file.execute('SELECT count(*) FROM entries').fetchone()",
    "backup": "file.backup(sqlite3.connect(sys.argv[1] + '.copy'))",
    "checkpoint": "file.execute('PRAGMA wal_checkpoint(TRUNCATE)').fetchone()",
    "pragma": "file.execute('PRAGMA integrity_check').fetchall()",
}
JOURNAL = "file.execute('PRAGMA journal_mode = DELETE').fetchone()"


def visit(where: str, what: str) -> str:
    """Let another process open the file, do something with it and close it; return its answer."""
    program = (
        "import sqlite3, sys\n"
        "file = sqlite3.connect(sys.argv[1], timeout=0)\n"
        f"try:\n    print({what})\n"
        "except sqlite3.Error as error:\n    print(error)\n"
        "file.close()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, where], stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize("what", [*VISITS.values(), JOURNAL], ids=[*VISITS, "journal"])
async def test_nothing_told_is_lost_whatever_another_client_does(tmp_path: Path, what: str) -> None:
    where = str(tmp_path / "tables.sqlite")
    with running("obey", where) as process:
        assert process.stdin is not None

        def told() -> str:
            assert process.stdin is not None
            process.stdin.write("on\n")
            process.stdin.flush()
            return next_line(process)

        assert [await asyncio.to_thread(told) for _ in range(3)] == ["1", "2", "3"]
        await asyncio.to_thread(visit, where, what)
        assert (tmp_path / "tables.sqlite-wal").exists()
        assert [await asyncio.to_thread(told) for _ in range(3)] == ["4", "5", "6"]
        process.kill()
        process.wait()
    async with opened(where) as store:
        assert await store.entries("t") == [body("t", n) for n in range(1, 7)]


async def test_no_other_client_can_take_the_journal_away(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    async with opened(where) as store:
        await create(store, "t")
        assert "locked" in await asyncio.to_thread(visit, where, JOURNAL)
        await append(store, "t", 1)


async def test_a_second_process_is_refused_by_whatever_name(tmp_path: Path) -> None:
    where = tmp_path / "tables.sqlite"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with running("hold", str(where)) as process:
        assert await asyncio.to_thread(next_line, process) == "holding"
        (tmp_path / "tables.sqlite.lock").unlink()
        with pytest.raises(StoreRefused, match="in use by another process"):
            await open_store(where)
        (elsewhere / "soft").symlink_to(where)
        with pytest.raises(StoreRefused, match="in use by another process"):
            await open_store(elsewhere / "soft")
        os.link(where, elsewhere / "hard")
        with pytest.raises(StoreRefused, match="in use by another process"):
            await open_store(elsewhere / "hard")
        process.kill()
        process.wait()
    with pytest.raises(StoreRefused, match="several names"):
        await open_store(elsewhere / "hard")
    (elsewhere / "hard").unlink()
    async with opened(str(where)) as store:
        await store.check()


async def test_a_second_try_in_the_same_process_takes_no_lock_away(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    async with opened(where) as store:
        await create(store, "t")
        with pytest.raises(StoreRefused, match="in use"):
            await open_store(where)
        await asyncio.to_thread(visit, where, VISITS["read"])
        assert (tmp_path / "tables.sqlite-wal").exists()
        await append(store, "t", 1)


@pytest.mark.parametrize("kind", ["", "-wal", "-shm"])
async def test_nothing_is_accepted_into_a_file_that_is_gone(tmp_path: Path, kind: str) -> None:
    where = tmp_path / "tables.sqlite"
    async with opened(str(where)) as store:
        await create(store, "t")
        file = tmp_path / f"tables.sqlite{kind}"
        file.rename(tmp_path / "kept")
        for call in (append(store, "t", 1), store.check(), store.load("t"), create(store, "u")):
            with pytest.raises(StoreFailed, match=r"removed or replaced.*Stop the server"):
                await call
        (tmp_path / "kept").rename(file)
        await store.check()
        await append(store, "t", 1)
        assert await store.entries("t") == [body("t", 1), body("t", 2)]


async def test_nothing_is_accepted_into_a_file_that_was_replaced(tmp_path: Path) -> None:
    where, other = tmp_path / "tables.sqlite", tmp_path / "other.sqlite"
    async with opened(str(other)) as store:
        await create(store, "t")
    async with opened(str(where)) as store:
        await create(store, "t")
        other.replace(where)
        with pytest.raises(StoreFailed, match="replaced"):
            await append(store, "t", 1)
        with pytest.raises(StoreFailed, match="replaced"):
            await store.check()


async def test_a_check_fails_when_there_is_no_room(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    with running("fill", where) as process:
        lines = [await asyncio.to_thread(next_line, process) for _ in range(4)]
    assert lines[0].startswith("append failed")
    assert lines[1].startswith("check failed")
    assert lines[2:] == ["append went on", "check went on"]


async def test_a_check_leaves_one_row_behind(tmp_path: Path) -> None:
    where = str(tmp_path / "tables.sqlite")
    async with opened(where) as store:
        for _ in range(3):
            await store.check()
    with sqlite3.connect(where) as file:
        assert file.execute("SELECT count(*) FROM checks").fetchone() == (1,)
    file.close()
