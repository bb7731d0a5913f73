"""Looking back: the log and every position of a game, from all that ever happened at its table."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.core.record import Line, Record, parse_line
from boardwright.core.refused import refuse
from boardwright.server.table.changes import after, begun
from boardwright.server.table.entries import (
    AnyEntry,
    Created,
    Forgotten,
    Played,
    Started,
    Undone,
    from_bytes,
)
from boardwright.server.table.moves import record_of
from boardwright.server.table.table import Table
from boardwright.server.wire.tells import Written

ITEMS: Final = 50  # of the log in one answer
MOST_ITEMS: Final = 10_000  # of the log that are remembered, the latest; games have some hundred


class Item(NamedTuple):
    """An item of the log, written down, and where it stands."""

    number: int
    line: int
    written: Written


class GameHistory:
    """A game with its log, taken further as the table goes on, so that nothing is read twice."""

    def __init__(self, table: str) -> None:
        self._id = table
        self._now: Table | None = None  # as far as was taken in; without rules, for the log only
        self._log: list[Item] = []
        self._lines: list[Line] = []  # of the record
        self._match: Match | None = None
        self._states: list[State] = []

    @property
    def number(self) -> int:
        """Return the number of the latest entry that was taken in."""
        return 0 if self._now is None else self._now.number

    def take_in(self, bodies: Sequence[bytes], number: int) -> bool:
        """Take in what happened next, as far as the entry with a number; tell whether that can be.

        Each entry costs the same, however many came before. If names and chat were deleted since,
        then from what was taken in before too, and the history is to be made anew.
        """
        before = self.number
        for at, body in enumerate(bodies, before + 1):
            entry = from_bytes(body)
            if before and isinstance(entry, Forgotten):
                return False
            if at <= number:
                self._follow(entry)
                self._tell(entry)
        del self._log[:-MOST_ITEMS]
        return True

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

    def items_before(self, number: int) -> list[Written]:
        """Return the log items just before the one with a number, oldest first."""
        end = bisect_left(self._log, number, key=lambda item: item.number)
        return [item.written for item in self._log[max(0, end - ITEMS) : end]]

    def latest(self, items: int) -> list[Written]:
        """Return the latest items of the log."""
        return [item.written for item in self._log[-items:]]

    def record(self, table: Table) -> Record:
        """Return the record as far as the game was taken in."""
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
