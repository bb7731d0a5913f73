"""The Store protocol: what a server asks of the place where its tables are kept."""

from bisect import bisect_left
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from boardwright.core.messages import Message, Value
from boardwright.core.refused import Refused
from boardwright.texts import ENGLISH

# Upper bounds in seconds of the counts in `Figures.commit_seconds`; a last count has no bound.
COMMIT_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Facts(NamedTuple):
    """What is known of a table without opening it; each change may replace them."""

    status: str  # the server's word, such as "open"; lists and counts go by it
    is_public: bool
    due: int | None  # ms since 1970 when the server itself must act: a bot's turn, a clock's end
    summary: bytes  # what a list shows, as the server writes it


class Listed(NamedTuple):
    """A table as lists have it: how far it is, its facts, when it changed (ms since 1970)."""

    table: str
    number: int
    facts: Facts
    updated: int


class KeptTable(NamedTuple):
    """A table as it was left: one read that is enough to go on."""

    table: str
    number: int
    facts: Facts
    updated: int
    snapshot: bytes
    since: list[bytes]  # the entries after the snapshot
    creator: str = ""  # whoever the limits count it for


class Salvaged(NamedTuple):
    """What can still be read of a damaged table."""

    entries: list[bytes]  # from the first on, up to the first that is missing or damaged
    is_whole: bool  # whether these are all: only something else is damaged, such as the snapshot


class TableChange(NamedTuple):
    """Another process has committed: the number of the table's latest entry, 0: it is gone."""

    table: str
    number: int


class OutOfStep(Exception):
    """Somebody else was first: the table's latest entry has another number (0: no such table)."""

    def __init__(self, table: str, number: int, latest: int) -> None:
        values: dict[str, Value] = {"table": table, "number": number, "latest": latest}
        super().__init__(ENGLISH.words("store-out-of-step", values))
        self.table = table
        self.number = number
        self.latest = latest


class StoreFailed(OSError):
    """Reading or committing failed; after a write, only reading the table again tells its state."""

    def __init__(self, message: str, values: dict[str, Value]) -> None:
        super().__init__(ENGLISH.words(message, values))


class StoreDamaged(StoreFailed):
    """What is kept of a table is not what was written; `salvage` tells what still is."""


class StoreRefused(Refused):
    """The store cannot be opened at all: why, and what can be done instead."""

    def __init__(self, message: str, values: dict[str, Value]) -> None:
        super().__init__(Message(message, values))


class Figures:
    """What a store counts of itself since it was opened."""

    def __init__(self) -> None:
        self.queued = 0  # writes accepted and not yet answered
        self.commits = 0
        self.rows = 0  # entries in those commits
        self.failures = 0  # writes answered with StoreFailed
        self.damaged: set[str] = set()  # tables of which something was not what had been written
        self.commit_seconds = [0] * (len(COMMIT_BOUNDS) + 1)  # commits by how long they took
        self.commit_seconds_sum = 0.0

    def committed(self, rows: int, seconds: float) -> None:
        """Count one commit."""
        self.commits += 1
        self.rows += rows
        self.commit_seconds[bisect_left(COMMIT_BOUNDS, seconds)] += 1
        self.commit_seconds_sum += seconds


class Store(Protocol):
    """Tables, each an append-only row of entries numbered from 1, with facts and a snapshot.

    The contents of entries, summaries and snapshots are the server's: the store keeps their bytes.
    Whoever is told that a write succeeded can rely on it, whatever happens to the machine next. A
    write whose caller stops waiting (is cancelled) may still be committed. What is read is compared
    with its check sums; StoreDamaged when it is not what was written.
    """

    @property
    def name(self) -> str:
        """Return where it is, without secrets: fit for logs and errors."""
        ...

    @property
    def figures(self) -> Figures:
        """Return what it counts of itself."""
        ...

    async def create(
        self, table: str, creator: str, entries: Sequence[bytes], facts: Facts, snapshot: bytes
    ) -> None:
        """Keep a new table with its first entries; OutOfStep when the id is taken.

        `creator` is whoever the limits count it for, in whatever words the server uses.
        """
        ...

    async def append(
        self,
        table: str,
        number: int,
        entries: Sequence[bytes],
        facts: Facts,
        snapshot: bytes | None,
    ) -> None:
        """Commit entries `number + 1` and following, all or none, with new facts.

        OutOfStep when `number` is not the latest; several processes may try, one is first. With
        no new snapshot the latest one stays, and `load` gives the entries since it too.
        """
        ...

    async def load(self, table: str) -> KeptTable | None:
        """Return a table as it was left."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`, in order."""
        ...

    async def salvage(self, table: str) -> Salvaged:
        """Return what can still be read of a table that is damaged."""
        ...

    async def listed(self, tables: Sequence[str]) -> list[Listed]:
        """Return those of the tables that exist, in no particular order; no damaged ones."""
        ...

    async def public_tables(
        self, status: str, limit: int, before: Listed | None = None
    ) -> list[Listed]:
        """Return public tables of a status, the latest changed first; `before` is the last seen.

        Damaged ones are left out.
        """
        ...

    async def due_tables(self, until: int, limit: int) -> list[str]:
        """Return the tables whose `due` has come by then, the longest waiting first."""
        ...

    async def count(self, creator: str, since: int = 0) -> dict[str, int]:
        """Return how many tables somebody has created, by status; changed at `since` or later."""
        ...

    def changes(self, held: Callable[[], Iterable[str]]) -> AsyncIterator[TableChange]:
        """Tell of commits by other processes, until the store is closed; read by one task only.

        Several changes of a table may be told as one. When some may have been missed, how far each
        table of `held()` is is told, so that whoever compares numbers misses nothing.
        """
        ...

    async def claim(self, table: str) -> bool:
        """Say whether this process now is the one to run the table's bots and clocks.

        Ask before each turn: a process that dies or loses its connection loses its claims. A claim
        only avoids needless work; who writes is decided by `append`.
        """
        ...

    async def release(self, table: str) -> None:
        """Let others claim the table."""
        ...

    async def check(self) -> None:
        """Return when something was written and read again, else StoreFailed."""
        ...

    async def close(self) -> None:
        """Finish what was accepted, give up all claims, and refuse what comes after."""
        ...
