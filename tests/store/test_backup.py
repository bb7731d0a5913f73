"""A backup is complete, whoever writes meanwhile, and becomes a store again on either database."""

import hashlib
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from boardwright.store import schema
from boardwright.store.backup import Backup, back_up
from boardwright.store.restore import restore
from boardwright.store.sqlite_file import APPLICATION
from boardwright.store.store import KeptTable, StoreRefused
from tests.store.processes import all_lines, next_line, running
from tests.store.tables import append, body, create, facts, opened
from tools.live.postgres import PostgresServer

ENOUGH = 300  # entries that were acknowledged before the backup begins


def quietly(done: int, total: int) -> None:
    """Show no progress."""
    assert 0 <= done <= total


async def fill(where: str, *tables: str) -> dict[str, KeptTable | None]:
    """Keep some tables, and return them as they are kept."""
    async with opened(where) as store:
        for table in tables:
            await create(store, table, facts("running", is_public=True, due=5), creator="ann")
            for number in range(1, 20):
                await append(store, table, number)
            await store.append(table, 20, [b"\x00\xff", b""], facts("finished"), None)
        return {table: await store.load(table) for table in tables}


async def other_place(where: str, tmp_path: Path, postgres: PostgresServer) -> str:
    """Return a new place for a store of the other kind."""
    is_file = not where.startswith("postgresql:")
    return postgres.new_address() if is_file else str(tmp_path / "other" / "tables.sqlite")


async def test_all_that_was_acknowledged_before_is_in_it(where: str, tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    with running("burst", where) as writer:
        for _ in range(ENOUGH):
            table, number = next_line(writer).split()
            acknowledged[table] = int(number)
        made = await back_up(where, tmp_path / "backup", quietly)
        for _ in range(50):  # the writer goes on
            assert next_line(writer)
    assert made.tables >= len(acknowledged)
    async with opened(str(tmp_path / "backup")) as store:
        for table, latest in acknowledged.items():
            entries = await store.entries(table)
            assert len(entries) >= latest
            assert entries == [body(table, place) for place in range(1, len(entries) + 1)]
            await append(store, table, len(entries))  # play can go on


async def test_a_backup_is_restored_into_the_other_kind_and_back(
    where: str, tmp_path: Path, postgres: PostgresServer
) -> None:
    kept = await fill(where, "t1", "t2")
    other = await other_place(where, tmp_path, postgres)
    made = await back_up(where, tmp_path / "there", quietly)
    assert made == Backup(2, 44, (tmp_path / "there").stat().st_size)
    assert (await restore(tmp_path / "there", other, quietly, old=None)).replaced is None
    async with opened(other) as store:
        assert {table: await store.load(table) for table in kept} == kept
        assert await store.count("ann") == {"finished": 2}
        await store.append("t1", 22, [b"on"], facts("running"), b"23")
        gone_on = await store.load("t1")
    await back_up(other, tmp_path / "back", quietly)
    restored = await restore(tmp_path / "back", where, quietly, old=tmp_path / "replaced")
    assert restored.replaced == tmp_path / "replaced"
    async with opened(where) as store:
        assert await store.load("t1") == gone_on
        assert len(await store.entries("t1")) == 23
    async with opened(str(tmp_path / "replaced")) as store:
        assert {table: await store.load(table) for table in kept} == kept


async def test_a_store_with_tables_is_not_replaced_by_accident(where: str, tmp_path: Path) -> None:
    kept = await fill(where, "t1")
    await back_up(where, tmp_path / "backup", quietly)
    with pytest.raises(StoreRefused, match=r"already holds tables \(1\)"):
        await restore(tmp_path / "backup", where, quietly, old=None)
    async with opened(where) as store:
        assert await store.load("t1") == kept["t1"]


async def test_nothing_is_restored_while_a_server_runs(where: str, tmp_path: Path) -> None:
    await fill(where, "t1")
    await back_up(where, tmp_path / "backup", quietly)
    with running("hold", where) as server:
        assert next_line(server) == "holding"
        with pytest.raises(StoreRefused, match=r"A server is using .* Stop the server"):
            await restore(tmp_path / "backup", where, quietly, old=tmp_path / "old")
    assert not (tmp_path / "old").exists()


async def test_a_backup_is_one_file_for_its_owner_and_leaves_the_store_alone(
    tmp_path: Path,
) -> None:
    where = tmp_path / "tables.sqlite"
    await fill(str(where), "t1")
    before = hashlib.sha256(where.read_bytes()).digest()
    folder = tmp_path / "backups"
    folder.mkdir()
    await back_up(str(where), folder / "backup", quietly)
    assert [path.name for path in folder.iterdir()] == ["backup"]
    assert stat.S_IMODE((folder / "backup").stat().st_mode) == 0o600
    assert hashlib.sha256(where.read_bytes()).digest() == before
    os.chmod(folder / "backup", 0o400)
    await restore(folder / "backup", str(tmp_path / "new"), quietly, old=None)


async def test_what_is_there_is_kept_unless_told_otherwise(tmp_path: Path) -> None:
    where, file = tmp_path / "tables.sqlite", tmp_path / "backup"
    await fill(str(where), "t1")
    file.write_text("precious")
    with pytest.raises(StoreRefused, match=r"already exists.*--force"):
        await back_up(str(where), file, quietly)
    assert file.read_text() == "precious"
    assert (await back_up(str(where), file, quietly, replaces=True)).tables == 1
    with pytest.raises(StoreRefused, match="not an ordinary file"):
        await back_up(str(where), Path("/dev/null"), quietly, replaces=True)
    with pytest.raises(StoreRefused, match="is the store itself"):
        await back_up(str(where), where, quietly, replaces=True)
    async with opened(str(where)) as store:
        assert await store.load("t1")


async def test_what_cannot_be_backed_up_is_told(where: str, tmp_path: Path) -> None:
    with pytest.raises(StoreRefused, match="There is no store"):
        await back_up(where, tmp_path / "backup", quietly)
    assert not list(tmp_path.glob("*"))


async def test_only_a_sound_backup_of_a_known_version_is_restored(tmp_path: Path) -> None:
    where, file = tmp_path / "tables.sqlite", tmp_path / "backup"
    new = str(tmp_path / "new" / "tables.sqlite")
    with pytest.raises(FileNotFoundError):
        await restore(file, new, quietly, old=None)
    file.write_text("no database at all, but a text that is long enough" * 100)
    with pytest.raises(StoreRefused, match="something other than Boardwright’s tables"):
        await restore(file, new, quietly, old=None)
    await fill(str(where), "t1", "t2")
    await back_up(str(where), file, quietly, replaces=True)
    newer = sqlite3.connect(file, isolation_level=None)
    newer.execute(f"PRAGMA user_version = {len(schema.STEPS) + 1}")
    newer.close()
    with pytest.raises(StoreRefused, match="newer Boardwright"):
        await restore(file, new, quietly, old=None)
    await back_up(str(where), file, quietly, replaces=True)
    with file.open("r+b") as damaged:
        damaged.seek(4096 * 2)
        damaged.write(b"\xaa" * 2000)
    with pytest.raises(StoreRefused, match="is damaged"):
        await restore(file, new, quietly, old=None)
    assert not Path(new).exists()


async def test_a_backup_of_version_1_is_brought_to_the_present(where: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    old = sqlite3.connect(file, isolation_level=None)
    old.executescript(Path(__file__).with_name("version-1.sql").read_text("utf-8"))
    assert old.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    old.close()
    await restore(file, where, quietly, old=None)
    async with opened(where) as store:
        assert await store.entries("kept-1") == [b'{"created":1}', b"\x00\xff", b""]
    again = sqlite3.connect(file)
    assert again.execute("PRAGMA user_version").fetchone() == (1,)  # the file is left as it was
    again.close()


def test_where_there_is_no_room_nothing_is_left_behind(tmp_path: Path) -> None:
    where, file = tmp_path / "tables.sqlite", tmp_path / "backups" / "backup"
    file.parent.mkdir()
    file.write_text("precious")
    lines = all_lines("back_up_without_room", str(where))
    assert lines[0].startswith(f"refused: {file} cannot be written: ")
    assert [path.name for path in file.parent.iterdir()] == ["backup"]
    assert file.read_text() == "precious"
