"""Looking back: the log and every position of a game, from all that ever happened at its table."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import msgspec

from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.core.record import Line, Record, parse_line
from boardwright.server.changes import after, begun, read_item
from boardwright.server.entries import AnyEntry, Created, Played, Started, Undone, from_bytes
from boardwright.server.moves import record_of
from boardwright.server.said import refuse
from boardwright.server.table import Table
from boardwright.server.tells import Told

ITEMS: Final = 50  # of the log in one answer
MOST_ITEMS: Final = 10_000  # of the log that are remembered, the latest; games have some hundred


class Item(NamedTuple):
    """An item of the log, written down, and where it stands."""

    number: int
    line: int
    written: msgspec.Raw


class Film:
    """A game with its log, taken further as the table goes on, so that nothing is read twice."""

    def __init__(self, table: str) -> None:
        self._id = table
        self._now: Table | None = None  # as far as it was filmed; without rules, for the log only
        self._log: list[Item] = []
        self._lines: list[Line] = []  # of the record
        self._match: Match | None = None
        self._states: list[State] = []

    @property
    def number(self) -> int:
        """Return the number of the latest entry that was taken in."""
        return 0 if self._now is None else self._now.number

    def take_in(self, bodies: Sequence[bytes]) -> None:
        """Film what happened next; each entry costs the same, however many came before."""
        for body in bodies:
            entry = from_bytes(body)
            self._follow(entry)
            self._tell(entry)
        del self._log[:-MOST_ITEMS]

    def _follow(self, entry: AnyEntry) -> None:
        """Write the record."""
        if isinstance(entry, Started | Played):
            self._lines.append(parse_line(entry.line, len(self._lines)))
        elif isinstance(entry, Undone):
            del self._lines[-entry.lines :]
            if len(self._states) > len(self._lines):
                self._match, self._states = None, []

    def _tell(self, entry: AnyEntry) -> None:
        """Write the log, for which the rules are not needed."""
        if self._now is None:
            assert isinstance(entry, Created)
            self._now = replace(begun(self._id, entry), rules=None)
            return
        latest = self._now.sheet.log[-1:]
        self._now = now = after(self._now, entry)
        while self._log and self._log[-1].line > now.sheet.line:
            self._log.pop()
        if now.sheet.log and now.sheet.log[-1:] != latest:
            self._log.append(Item(now.number, now.sheet.line, now.sheet.log[-1]))

    def items_before(self, number: int) -> list[Told]:
        """Return the log items just before the one with a number, oldest first."""
        end = bisect_left(self._log, number, key=lambda item: item.number)
        return [read_item(item.written) for item in self._log[max(0, end - ITEMS) : end]]

    def latest(self, items: int) -> list[msgspec.Raw]:
        """Return the latest items of the log as they are written down."""
        return [item.written for item in self._log[-items:]]

    def record(self, table: Table) -> Record:
        """Return the record as far as the game was filmed."""
        record = record_of(table, [])
        record.lines = list(self._lines)
        return record

    def state_after(self, table: Table, line: int) -> State:
        """Return the position after a line."""
        rules, _ = table.playing()
        if line >= len(self._lines):
            raise refuse("server-no-line", last=len(self._lines) - 1)
        if self._match is None:
            self._match = Match(rules.game, [])
        record = self.record(table)
        while len(self._states) <= line:
            self._match.follow(record, len(self._states))
            self._states.append(self._match.state.clone())
        return self._states[line]
