"""Who has connections open: so many of a household, and fewer in all than the system lets."""

from collections import Counter
from contextlib import suppress
from typing import Final

from boardwright.server.running.limits import Bucket
from boardwright.server.running.metrics import Metrics
from boardwright.server.running.settings import ServerSettings

CALLERS: Final = "callers"  # by which protocols find them in the state of the application
USUAL: Final = 1024  # descriptors where the system does not tell
ENOUGH: Final = 65_536  # descriptors that are asked for where the system lets
LEAST_SPARE: Final = 96  # descriptors for files, the store and pipes to other processes
MOST_AT_ONCE: Final = 2048  # connections that are accepted in one go
GOES: Final = 8  # in which connections are accepted before the first of them is counted, at most


class Callers:
    """The open connections of a server, counted when they are accepted."""

    def __init__(self, settings: ServerSettings, metrics: Metrics) -> None:
        self.seconds = settings.request_seconds
        self._settings = settings
        self._metrics = metrics
        self._each: Counter[str] = Counter()
        self._all = 0
        self._most = settings.sockets_in_all or descriptors() - _spare()
        metrics.watch("sockets", "Open connections.", lambda: self._all)

    def budget(self) -> Bucket:
        """Return what a new connection may send."""
        return Bucket(self._settings.messages_a_second, self._settings.messages_at_once)

    def enter(self, household: str | None) -> bool:
        """Count a connection, or refuse it; behind a proxy (none) only all together are counted."""
        if self._all >= self._most:
            return False
        if household is not None:
            if self._each[household] >= self._settings.sockets:
                return False
            self._each[household] += 1
        self._all += 1
        return True

    def leave(self, household: str | None) -> None:
        """Count a connection no longer."""
        self._all -= 1
        if household is not None:
            self._each[household] -= 1
            if not self._each[household]:
                del self._each[household]

    def drop(self) -> None:
        """Note that a connection is let go against its will."""
        self._metrics.count("connections_dropped_total")


def descriptors() -> int:
    """Return how many files and connections this process may have open, as many as it gets."""
    with suppress(ImportError, OSError, ValueError):  # Windows has no such bound
        from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit, setrlimit

        soft, hard = getrlimit(RLIMIT_NOFILE)
        wanted = ENOUGH if hard == RLIM_INFINITY else min(ENOUGH, hard)
        if soft != RLIM_INFINITY and soft < wanted:
            setrlimit(RLIMIT_NOFILE, (wanted, hard))
            return wanted
        return ENOUGH if soft == RLIM_INFINITY else soft
    return USUAL


def at_once() -> int:
    """Return how many connections may be accepted in one go, before any of them is counted."""
    return min(MOST_AT_ONCE, _spare() // GOES)


def _spare() -> int:
    return max(LEAST_SPARE, descriptors() // 4)
