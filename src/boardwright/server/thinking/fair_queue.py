"""Waiting fairly: whoever wants much waits for oneself, and nobody else does."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """So many places, for which households wait; the one that has waited longest is next.

    It has waited since its latest turn, or since it came. So nobody waits for more than what is
    under way, and one turn of each other household, however often that comes and goes.
    """

    def __init__(self, places: int, each: int = 0) -> None:
        self._free = places
        self._each = each or places  # that one household may have at a time
        self._inside: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._since: dict[str, int] = {}  # which turn each waits since that has a place or waits
        self._turns = 0

    def waiting(self, household: str) -> int:
        """Return how many of a household wait."""
        return len(self._waiting.get(household, ()))

    @asynccontextmanager
    async def turn(self, household: str) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(household, deque()).append(place)
        # Who comes goes before those who had the latest turn and want another one.
        self._since.setdefault(household, self._turns - 1)
        self._let_in()
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._give_up(household, place)
            else:
                self._leave(household)
            raise
        try:
            yield
        finally:
            self._leave(household)

    def _let_in(self) -> None:
        while self._free:
            able = [one for one in self._waiting if self._inside[one] < self._each]
            if not able:
                return
            household = min(able, key=self._since.__getitem__)
            place = self._waiting[household].popleft()
            if not self._waiting[household]:
                del self._waiting[household]
            self._free -= 1
            self._inside[household] += 1
            self._turns += 1
            self._since[household] = self._turns
            place.set_result(None)

    def _leave(self, household: str) -> None:
        self._free += 1
        self._inside[household] -= 1
        self._forget(household)
        self._let_in()

    def _give_up(self, household: str, place: asyncio.Future[None]) -> None:
        self._waiting[household].remove(place)
        if not self._waiting[household]:
            del self._waiting[household]
        self._forget(household)

    def _forget(self, household: str) -> None:
        """Forget who neither has a place nor waits: strangers come and go."""
        if not self._inside[household]:
            del self._inside[household]
            if household not in self._waiting:
                del self._since[household]
