"""Rows as both databases give them."""

from collections.abc import Sequence
from typing import Final

from boardwright.store.store import Facts, Kept, Listed

# What a Listed is made of, in this order.
COLUMNS: Final = "tables.id, tables.number, status, is_public, due, summary, updated"

# A table in one read: a row for each entry since its snapshot, which is in the first row alone;
# one row with neither number nor entry if there are none. The id is bound.
KEPT: Final = (
    f"SELECT {COLUMNS},"
    " CASE WHEN entries.number > snapshots.number + 1 THEN NULL ELSE snapshots.body END,"
    " entries.body"
    " FROM tables JOIN snapshots ON snapshots.table_id = tables.id"
    " LEFT JOIN entries ON entries.table_id = tables.id AND entries.number > snapshots.number"
    " WHERE tables.id = {} ORDER BY entries.number"
)

Row = tuple[str, int, str, bool, int | None, bytes, int]
KeptRow = tuple[str, int, str, bool, int | None, bytes, int, bytes | None, bytes | None]


def as_listed(row: Row) -> Listed:
    """Return the table that a row of `COLUMNS` tells of."""
    table, number, status, is_public, due, summary, updated = row
    return Listed(table, number, Facts(status, bool(is_public), due, summary), updated)


def as_kept(rows: Sequence[KeptRow]) -> Kept | None:
    """Return the table that the rows of `KEPT` tell of."""
    if not rows:
        return None
    snapshot = rows[0][7]
    assert snapshot is not None
    since = [row[8] for row in rows if row[8] is not None]
    return Kept(*as_listed(rows[0][:7]), snapshot, since)
