"""What the people of a trial were told, and whether the store still holds all of it, undamaged."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing

import asyncpg

from boardwright.server.table.changes import after, as_left, begun
from boardwright.server.table.entries import Chatted, Created, Played, from_bytes
from boardwright.store.open import open_store
from boardwright.store.store import KeptTable, Store


class Lost(AssertionError):
    """Something that was acknowledged is gone, or a table is damaged."""


class Witness:
    """Remembers, for one table, all that the server has acknowledged."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.states: dict[int, str] = {}  # the hash of each state that anybody was told of
        self.chosen: dict[int, tuple[int, int]] = {}  # own moves with their `done`: seat, action
        self.chats: list[str] = []
        self.is_over = False

    def so_far(self) -> "Witness":
        """Return a witness who heard the same up to now, and hears no more."""
        witness = Witness(self.table)
        witness.states, witness.chosen = dict(self.states), dict(self.chosen)
        witness.chats = list(self.chats)
        return witness

    @property
    def latest(self) -> int:
        """Return the number of the latest state that anybody was told of."""
        return max(self.states, default=0)

    def hear(self, n: int, hash: str) -> None:
        """Remember a state; nobody may be told two different ones with the same number."""
        if self.states.setdefault(n, hash) != hash:
            raise Lost(f"{self.table}: state {n} was told twice, differently")


async def check(where: str, witnesses: Iterable[Witness]) -> int:
    """Compare the store with what was told; return how many entries were looked at."""
    store = await open_store(where)
    total = 0
    try:
        for witness in witnesses:
            total += await _check_table(store, where, witness)
    finally:
        await store.close()
    if "://" not in where:
        with closing(sqlite3.connect(where)) as file:
            if file.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise Lost("SQLite finds its file damaged")
    return total


async def _check_table(store: Store, where: str, witness: Witness) -> int:
    kept = await store.load(witness.table)
    if kept is None:
        raise Lost(f"{witness.table}: the table is gone")
    numbers = await _numbers(where, witness.table)
    if numbers != list(range(1, kept.number + 1)):
        raise Lost(f"{witness.table}: the entries are not numbered 1 to {kept.number}: {numbers}")
    _check_replay(kept, await store.entries(witness.table), witness)
    return kept.number


def _check_replay(kept: KeptTable, bodies: list[bytes], witness: Witness) -> None:
    """Replay all entries, and compare each state and the snapshot."""
    first, *rest = [from_bytes(body) for body in bodies]
    if not isinstance(first, Created):
        raise Lost(f"{witness.table}: the first entry is not a beginning")
    table = begun(witness.table, first)
    hashes: dict[int, str] = {}
    played: dict[int, tuple[int, int]] = {}
    for entry in rest:
        answered, asked = table.sheet.n, table.asked()
        table = after(table, entry)
        hashes[table.sheet.n] = table.hash
        if isinstance(entry, Played):
            played[answered] = (asked, entry.action)
    for n, hash in witness.states.items():
        if hashes.get(n) != hash:
            raise Lost(f"{witness.table}: state {n} was told, and is lost")
    for n, choice in witness.chosen.items():
        if played.get(n) != choice:
            raise Lost(f"{witness.table}: the choice at {n} was acknowledged, and is lost")
    said = [entry.text for entry in rest if isinstance(entry, Chatted)]
    wrong = [text for text in witness.chats if said.count(text) != 1]
    if wrong:
        raise Lost(f"{witness.table}: chat is lost or doubled: {wrong}")
    left = as_left(kept)
    if (left.number, left.snapshot()) != (table.number, table.snapshot()):
        raise Lost(
            f"{witness.table}: the snapshot and what came since are not what all entries make"
        )


async def _numbers(where: str, table: str) -> list[int]:
    """Read the numbers of a table's entries past the store, which would hide a gap."""
    if "://" not in where:
        with closing(sqlite3.connect(where)) as file:
            sql = "SELECT number FROM entries WHERE table_id = ? ORDER BY number"
            return [number for (number,) in file.execute(sql, (table,))]
    connection = await asyncpg.connect(where)
    try:
        sql = "SELECT number FROM entries WHERE table_id = $1 ORDER BY number"
        return [row[0] for row in await connection.fetch(sql, table)]
    finally:
        await connection.close()
