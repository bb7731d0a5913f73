"""Rows as both databases give them, compared with their check sums."""

from collections.abc import Sequence
from typing import Final

from boardwright.store.store import Facts, KeptTable, Listed
from boardwright.store.sums import RowDamaged, entry_sum, facts_sum, snapshot_sum

# What a Listed is made of, in this order.
COLUMNS: Final = "tables.id, tables.number, status, is_public, due, summary, updated, tables.sum"

# A table in one read: a row for each entry since its snapshot, which is in the first row alone;
# one row without an entry if there are none. The id is bound.
KEPT: Final = (
    f"SELECT {COLUMNS}, snapshots.number, snapshots.sum,"
    " CASE WHEN entries.number > snapshots.number + 1 THEN NULL ELSE snapshots.body END,"
    " entries.number, entries.sum, entries.body, creator"
    " FROM tables LEFT JOIN snapshots ON snapshots.table_id = tables.id"
    " LEFT JOIN entries ON entries.table_id = tables.id AND entries.number > snapshots.number"
    " WHERE tables.id = {} ORDER BY entries.number"
)

# The entries above a number, each with the latest number; one row without an entry if there are
# none. The id and the number are bound.
ENTRIES: Final = (
    "SELECT tables.number, entries.number, entries.sum, entries.body"
    " FROM tables LEFT JOIN entries ON entries.table_id = tables.id AND entries.number > {}"
    " WHERE tables.id = {} ORDER BY entries.number"
)

# One entry, to find out how far the entries of a damaged table can be read.
ENTRY: Final = "SELECT number, sum, body FROM entries WHERE table_id = {} AND number = {}"

Row = tuple[str, int, str, bool, int | None, bytes, int, bytes]
EntryRow = tuple[int | None, bytes | None, bytes | None]
KeptRow = tuple[
    str,
    int,
    str,
    bool,
    int | None,
    bytes,
    int,
    bytes,
    int | None,
    bytes | None,
    bytes | None,
    int | None,
    bytes | None,
    bytes | None,
    str,
]


def as_listed(row: Row) -> Listed:
    """Return the table that a row of `COLUMNS` tells of."""
    table, number, status, is_public, due, summary, updated, kept_sum = row
    facts = Facts(status, bool(is_public), due, summary)
    if facts_sum(table, number, facts, updated) != kept_sum:
        raise RowDamaged(f"the facts of table {table}")
    return Listed(table, number, facts, updated)


def as_kept(rows: Sequence[KeptRow]) -> KeptTable | None:
    """Return the table that the rows of `KEPT` tell of."""
    if not rows:
        return None
    listed = as_listed(rows[0][:8])
    number, kept_sum, snapshot = rows[0][8:11]
    if number is None or snapshot is None:
        raise RowDamaged(f"the snapshot of table {listed.table} is missing")
    if snapshot_sum(listed.table, number, snapshot) != kept_sum:
        raise RowDamaged(f"the snapshot of table {listed.table}")
    since = as_entries(listed.table, number, listed.number, [row[11:14] for row in rows])
    return KeptTable(*listed, snapshot, since, rows[0][14])


def as_entries(table: str, after: int, latest: int, rows: Sequence[EntryRow]) -> list[bytes]:
    """Return the entries from above one number up to another: these and no others."""
    bodies = [body for _, _, body in rows if body is not None]
    if len(bodies) != latest - after:
        raise RowDamaged(f"table {table} has not the entries {after + 1} to {latest}")
    for expected, (number, kept_sum, body) in zip(range(after + 1, latest + 1), rows):
        if number != expected or body is None or entry_sum(table, number, body) != kept_sum:
            raise RowDamaged(f"entry {expected} of table {table}")
    return bodies
