"""What is found damaged: said, counted, and kept from being taken for what was written."""

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from boardwright.store.rows import Row, as_listed
from boardwright.store.store import Figures, Listed, StoreDamaged
from boardwright.store.sums import RowDamaged

LOG: Final = logging.getLogger(__name__)


@contextmanager
def intact(store: str, table: str, figures: Figures) -> Iterator[None]:
    """Refuse what is read of a table if it is not what was written."""
    try:
        yield
    except RowDamaged as error:
        raise _found(store, table, figures, error) from error


def undamaged(store: str, rows: Iterable[Row], figures: Figures) -> list[Listed]:
    """Return the tables of rows, without those that are damaged: the others are still listed."""
    listed: list[Listed] = []
    for row in rows:
        try:
            listed.append(as_listed(row))
        except RowDamaged as error:
            _found(store, str(row[0]), figures, error)
    return listed


def _found(store: str, table: str, figures: Figures, error: RowDamaged) -> StoreDamaged:
    if table not in figures.damaged:  # said once, however often somebody asks for it
        LOG.error("%s: %s", store, error)
        figures.damaged.add(table)
    return StoreDamaged("store-damaged", {"store": store, "table": table})
