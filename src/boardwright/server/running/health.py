"""Whether the store can be relied on, found out once for all who ask at about the same time."""

import asyncio
from time import monotonic
from typing import Final

from boardwright.store.store import Store

FRESH: Final = 1.0  # seconds for which an answer holds: a check writes, and anybody may ask


class Health:
    """The latest check of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._check: asyncio.Task[None] | None = None
        self._begun = 0.0

    async def check(self) -> None:
        """Return when the store could be written and read a moment ago, else StoreFailed."""
        if self._check is None or (self._check.done() and monotonic() > self._begun + FRESH):
            self._begun = monotonic()
            self._check = asyncio.create_task(self._store.check())
        await asyncio.shield(self._check)
