"""Rows as both databases give them."""

from typing import Final

from boardwright.store.store import Facts, Kept, Listed

# What a Listed is made of, in this order; a Kept has the snapshot after it.
COLUMNS: Final = "id, number, status, is_public, due, summary, updated"

Row = tuple[str, int, str, bool, int | None, bytes, int]


def as_listed(row: Row) -> Listed:
    """Return the table that a row of `COLUMNS` tells of."""
    table, number, status, is_public, due, summary, updated = row
    return Listed(table, number, Facts(status, bool(is_public), due, summary), updated)


def as_kept(row: Row, snapshot: bytes) -> Kept:
    """Return the same with its snapshot."""
    table, number, facts, updated = as_listed(row)
    return Kept(table, number, facts, updated, snapshot)
