"""Flip bytes in copies of a store: each gives the right state or an honest refusal.

`python -m tools.trials.damage` plays at a few tables, then damages 1,000 copies of the file (or,
with `--store postgres`, rows of databases), opens each and compares every table with what it was.
"""

import argparse
import asyncio
import logging
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import asyncpg

from boardwright.core.chance import RandomChance
from boardwright.core.messages import message
from boardwright.core.refused import Refused
from boardwright.server.room.loading import find_table
from boardwright.server.running.metrics import Metrics
from boardwright.server.table import moves
from boardwright.server.table.changes import CarriedOut, after
from boardwright.server.table.entries import Noticed, to_bytes
from boardwright.server.table.new_table import NewTable, SeatWanted, make
from boardwright.server.table.summary import facts_of
from boardwright.server.table.table import Table
from boardwright.store.open import open_store
from boardwright.store.store import Store, StoreFailed, StoreRefused
from tools.live.postgres import PostgresServer
from tools.trials.chaos import show

GAMES: Final = ["imhotep", "builders", "biotopia"]
TABLES: Final = 6
LONGEST: Final = 60  # moves at a table
MOST_FLIPS: Final = 8  # bytes in a copy
COLUMNS: Final = [
    ("entries", "body"),
    ("entries", "sum"),
    ("snapshots", "body"),
    ("snapshots", "sum"),
    ("tables", "summary"),
    ("tables", "sum"),
]


class Wrong(AssertionError):
    """Something was given that is not what had been kept, without a word."""


async def fill(where: str, random: Random) -> dict[str, Table]:
    """Play at a few tables; return them as they were left."""
    store = await open_store(where)
    tables: dict[str, Table] = {}
    for number in range(TABLES):
        seats = [SeatWanted("person", name=name) for name in ("Ann", "Ben")]
        making = make(NewTable(GAMES[number % len(GAMES)], seats, is_public=number % 2 == 0))
        table = making.table
        entries = [to_bytes(entry) for entry in making.entries]
        await store.create(table.id, "c", entries, facts_of(table, 0, 0.0), table.snapshot())
        for at in range(random.randrange(3, LONGEST)):
            _, state = table.playing()
            if state.is_terminal():
                break
            action = random.choice(state.legal_actions())
            move = moves.play(table, action, "person", RandomChance(number, at), at)
            table = await _keep(store, table, move, to_bytes(move.entry), at % 16 == 0)
        tables[table.id] = table
    await store.close()
    return tables


async def _keep(
    store: Store, table: Table, happened: CarriedOut | Noticed, body: bytes, is_due: bool
) -> Table:
    gone_on = after(table, happened)
    snapshot = gone_on.snapshot() if is_due else None
    facts = facts_of(gone_on, 0, 0.0)
    await store.append(table.id, table.number, [body], facts, snapshot)
    return gone_on


async def look(where: str, tables: dict[str, Table]) -> Counter[str]:
    """Open a damaged store, and count what comes of each table; Wrong if it is a lie."""
    try:
        store = await open_store(where)
    except StoreRefused:
        return Counter({"refused to open": len(tables)})
    found: Counter[str] = Counter()
    try:
        for table in tables.values():
            found[await _look_at(store, table)] += 1
        await _look_at_lists(store, tables)
    finally:
        await store.close()
    return found


async def _look_at(store: Store, table: Table) -> str:
    try:
        seen = await find_table(store, table.id, Metrics())
    except (StoreFailed, Refused):
        return "refused"
    if seen is None:
        raise Wrong(f"{table.id} is said not to exist")
    if seen.table.is_damaged:
        if not _is_beginning(seen.table, table):
            raise Wrong(f"{table.id} is shown as damaged, and not as it once was")
        return "shown as far as it goes"
    if (seen.table.number, seen.table.snapshot()) != (table.number, table.snapshot()):
        raise Wrong(f"{table.id} is not what it was")
    return await _go_on(store, seen.table, "as it was" if seen.has_snapshot else "built anew")


def _is_beginning(shown: Table, table: Table) -> bool:
    """Tell whether the log of a damaged table has nothing that never happened."""
    if shown.number > table.number or shown.sheet.created != table.sheet.created:
        return False
    return shown.sheet.n <= table.sheet.n and shown.rules is None


async def _go_on(store: Store, table: Table, word: str) -> str:
    """Add an entry to a table that seems sound, and read it again."""
    noticed = Noticed(0, message("server-damaged"))
    try:
        gone_on = await _keep(store, table, noticed, to_bytes(noticed), True)
        kept = await find_table(store, table.id, Metrics())
    except (StoreFailed, Refused):
        return f"{word}, then refused"
    if kept is None or kept.table.snapshot() != gone_on.snapshot():
        raise Wrong(f"{table.id} is not what was just written")
    return word


async def _look_at_lists(store: Store, tables: dict[str, Table]) -> None:
    """Compare what is listed; what is damaged may be left out."""
    try:
        listed = await store.listed(list(tables)) + await store.public_tables("running", 99)
        all_entries = {table: await _entries(store, table) for table in tables}
    except StoreFailed:
        return
    for row in listed:
        known = tables[row.table].sheet
        if (row.facts.status, row.facts.is_public) != (known.status, known.created.is_public):
            raise Wrong(f"{row.table} is listed as what it is not")
    for table, number in all_entries.items():
        if number is not None and number not in (tables[table].number, tables[table].number + 1):
            raise Wrong(f"{table} has lost entries")


async def _entries(store: Store, table: str) -> int | None:
    try:
        return len(await store.entries(table))
    except StoreFailed:
        return None


def flip(path: Path, random: Random) -> None:
    """Change a few bytes of a file, all in one place or anywhere."""
    content = bytearray(path.read_bytes())
    near = random.randrange(len(content))
    is_near = random.random() < 0.5
    for _ in range(random.randint(1, MOST_FLIPS)):
        at = near + random.randrange(64) if is_near else random.randrange(len(content))
        content[at % len(content)] ^= random.randrange(1, 256)
    path.write_bytes(content)


async def flip_rows(where: str, random: Random) -> None:
    """Change a byte of a few rows of a PostgreSQL database."""
    connection = await asyncpg.connect(where)
    try:
        for _ in range(random.randint(1, 3)):
            table, column = random.choice(COLUMNS)
            await connection.execute(
                f"UPDATE {table} SET {column} = set_byte({column}, $1 % length({column}),"
                f" (get_byte({column}, $1 % length({column})) + $2) % 256) WHERE ctid ="
                f" (SELECT ctid FROM {table} ORDER BY md5(ctid::text || $3::text) LIMIT 1)",
                random.randrange(10**4),
                random.randrange(1, 256),
                str(random.random()),
            )
    finally:
        await connection.close()


async def try_sqlite(copies: int, seed: int, folder: Path) -> Counter[str]:
    """Damage copies of a file."""
    random = Random(seed)
    whole = folder / "whole.db"
    tables = await fill(str(whole), random)
    found: Counter[str] = Counter()
    for number in range(copies):
        path = folder / "copy.db"
        shutil.copy(whole, path)
        flip(path, random)
        try:
            found += await look(str(path), tables)
        except BaseException as error:
            error.add_note(f"copy {number} of seed {seed}, left at {path}")
            raise
        for part in folder.glob("copy.db*"):
            part.unlink()
        show(f"{number + 1} of {copies} copies")
    return found


async def try_postgres(copies: int, seed: int) -> Counter[str]:
    """Damage rows in new databases."""
    random = Random(seed)
    server = PostgresServer()
    found: Counter[str] = Counter()
    try:
        for number in range(copies):
            where = server.new_address()
            tables = await fill(where, random)
            await flip_rows(where, random)
            found += await look(where, tables)
            show(f"{number + 1} of {copies} databases")
    finally:
        server.remove()
    return found


def main() -> int:
    """Damage as many copies as are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--copies", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="what decides the bytes (1)")
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    given = parser.parse_args()
    logging.disable(logging.CRITICAL)  # thousands of damages are said, as they should be
    started = time.monotonic()
    if given.store == "postgres":
        found = asyncio.run(try_postgres(given.copies, given.seed))
    else:
        folder = Path(tempfile.mkdtemp(prefix="bw-damage-"))
        found = asyncio.run(try_sqlite(given.copies, given.seed, folder))
        shutil.rmtree(folder)
    told = ", ".join(f"{what} {number}" for what, number in found.most_common())
    seconds = time.monotonic() - started
    print(
        f"{given.store}, seed {given.seed}: {given.copies} copies with {found.total()} tables in"
        f" {seconds:.0f} s: {told}; none wrong without a word"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
