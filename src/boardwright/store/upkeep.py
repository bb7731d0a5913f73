"""What who runs a server does with tables: look through all of them, delete and rewrite some."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from boardwright.store.damage import intact
from boardwright.store.open import is_server
from boardwright.store.rows import COLUMNS, ENTRIES, KEPT, Row, as_entries, as_kept, as_listed
from boardwright.store.store import Facts, Figures, KeptTable, Listed, OutOfStep
from boardwright.store.sums import RowDamaged, entry_sum, facts_sum, snapshot_sum

# SQLite's way to number what is filled in; PostgreSQL writes $1 for ?1.
WEIGHED: Final = (
    f"SELECT {COLUMNS}, length(summary)"
    " + (SELECT sum(length(body)) FROM entries WHERE table_id = tables.id)"
    " + (SELECT length(body) FROM snapshots WHERE table_id = tables.id)"
    " FROM tables ORDER BY updated DESC, id DESC"
)
DELETE: Final = (
    "DELETE FROM tables WHERE id = ?1",
    "DELETE FROM entries WHERE table_id = ?1",
    "DELETE FROM snapshots WHERE table_id = ?1",
)


class SizedTable(NamedTuple):
    """A table, how many bytes are kept of it, and whether what lists show of it is damaged."""

    listed: Listed
    size: int
    is_damaged: bool


class Rewritten(NamedTuple):
    """A table whose entries were replaced one by one, with further ones; nobody is its creator."""

    kept: KeptTable  # as it was
    entries: Sequence[bytes]  # all of them, from the first on
    facts: Facts
    snapshot: bytes  # in place of the one that is there, at the same entry


class Database(Protocol):
    """A store's database: open for one who asks one thing after the other."""

    name: str

    async def ask(self, sql: str, *values: object) -> list[Any]:  # Any: a row is what the SQL says
        """Carry out a statement and return its rows."""
        ...

    def changing(self) -> AbstractAsyncContextManager[None]:
        """Do all that follows, or nothing of it."""
        ...

    async def tell(self, table: str, number: int) -> None:
        """Let servers know that a table has changed; 0: that it is gone."""
        ...

    async def tidy(self) -> None:
        """Let nothing be left of what was deleted, as far as that is ours to do."""
        ...


class Upkeep:
    """A store, as who runs a server sees it."""

    def __init__(self, database: Database) -> None:
        self.name = database.name
        self._database = database

    async def tables(self) -> list[SizedTable]:
        """Return all tables, the latest changed first."""
        rows = await self._database.ask(WEIGHED)
        return [_weighed(row[:-1], int(row[-1] or 0)) for row in rows]

    async def load(self, table: str) -> KeptTable | None:
        """Return a table as it was left; StoreDamaged if that is not what was written."""
        with intact(self.name, table, Figures()):
            return as_kept(await self._database.ask(KEPT.format("?1"), table))

    async def entries(self, table: str) -> list[bytes]:
        """Return all entries of a table; StoreDamaged if they are not what was written."""
        with intact(self.name, table, Figures()):
            rows = await self._database.ask(ENTRIES.format("?1", "?2"), 0, table)
            return as_entries(table, 0, rows[0][0], [row[1:] for row in rows]) if rows else []

    async def delete(self, tables: Sequence[str]) -> None:
        """Delete tables with all that is kept of them."""
        async with self._database.changing():
            for table in tables:
                for sql in DELETE:
                    await self._database.ask(sql, table)
        for table in tables:
            await self._database.tell(table, 0)

    async def rewrite(self, new: Rewritten) -> None:
        """Replace what is kept of a table; OutOfStep if it has gone on in the meantime."""
        ask = self._database.ask
        kept, entries, facts, snapshot = new
        table, before, latest = kept.table, kept.number, len(entries)
        at = before - len(kept.since)  # where the snapshot stands
        async with self._database.changing():
            moved = await ask(
                "UPDATE tables SET number = ?3, creator = '', status = ?4, is_public = ?5,"
                " due = ?6, summary = ?7, sum = ?8 WHERE id = ?1 AND number = ?2 RETURNING number",
                *(table, before, latest, *facts, facts_sum(table, latest, facts, kept.updated)),
            )
            if not moved:
                raise OutOfStep(table, before, 0)
            await ask("DELETE FROM entries WHERE table_id = ?1", table)
            for number, body in enumerate(entries, 1):
                await ask(
                    "INSERT INTO entries (table_id, number, body, sum) VALUES (?1, ?2, ?3, ?4)",
                    *(table, number, body, entry_sum(table, number, body)),
                )
            await ask(
                "UPDATE snapshots SET body = ?2, sum = ?3 WHERE table_id = ?1",
                *(table, snapshot, snapshot_sum(table, at, snapshot)),
            )
        await self._database.tell(table, latest)

    async def tidy(self) -> None:
        """Let nothing be left of what was deleted, as far as that is ours to do."""
        await self._database.tidy()


def _weighed(row: Row, size: int) -> SizedTable:
    try:
        return SizedTable(as_listed(row), size, False)
    except RowDamaged:
        table, number, status, is_public, due, summary, updated, _ = row
        facts = Facts(status, bool(is_public), due, summary)
        return SizedTable(Listed(table, number, facts, updated), size, True)


@asynccontextmanager
async def looking(where: str) -> AsyncIterator[Upkeep]:
    """Open a store for a while to look at it, also beside a server."""
    if is_server(where):
        from boardwright.store.postgres_upkeep import connected_database

        async with connected_database(where) as database:
            yield Upkeep(database)
    else:
        from boardwright.store.sqlite_upkeep import beside

        with beside(Path(where).expanduser()) as file:
            yield Upkeep(file)


@asynccontextmanager
async def changing(where: str) -> AsyncIterator[Upkeep]:
    """Open a store for a while to change it; a file is refused while a server runs on it."""
    if is_server(where):
        async with looking(where) as upkeep:
            yield upkeep
    else:
        from boardwright.store.sqlite_upkeep import alone_with

        with alone_with(Path(where).expanduser()) as file:
            yield Upkeep(file)
