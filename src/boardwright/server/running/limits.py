"""Bounds on how much anybody may ask: buckets that fill by and by."""

from collections import OrderedDict
from time import monotonic
from typing import Final

from boardwright.server.running.settings import ServerSettings

MOST_KEPT: Final = 10_000  # households that are remembered


class Bucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._rate = a_second
        self._most = at_once
        self._left = at_once
        self._at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take from the bucket; tell whether there was enough in it."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for each household; the longest unused are forgotten first."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, household: str, cost: float = 1.0) -> bool:
        """Take from the bucket of a household; tell whether there was enough in it."""
        bucket = self._buckets.pop(household, None) or Bucket(self._a_second, self._at_once)
        self._buckets[household] = bucket
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(cost)


class Shares:
    """What a household may do over all its connections together."""

    def __init__(self, settings: ServerSettings) -> None:
        times = settings.address_times
        self.messages = Buckets(
            times * settings.messages_a_second, times * settings.messages_at_once
        )
        self.chats = Buckets(times * settings.chats_a_second, times * settings.chats_at_once)
        self.hints = Buckets(times * settings.hints_a_second, times * settings.hints_at_once)
        self.verdicts = Buckets(times * settings.hints_a_second, times * settings.hints_at_once)
