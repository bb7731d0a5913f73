"""Looking back: the log and every position of a game, from all that ever happened at its table."""

from dataclasses import replace
from typing import Final

from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.server.changes import after, begun, read_item
from boardwright.server.entries import AnyEntry, Created
from boardwright.server.moves import record_of
from boardwright.server.said import refuse
from boardwright.server.table import Table
from boardwright.server.tells import Told

ITEMS: Final = 50  # of the log in one answer


class Film:
    """A game up to the table as it stands, wound on as far as somebody looks."""

    def __init__(self, table: Table, entries: list[AnyEntry]) -> None:
        self.number = table.number
        self._table = table
        self._entries = entries
        self._record = record_of(table, entries)
        self._match: Match | None = None
        self._states: list[State] = []
        self._log: list[Told] = []

    def items_before(self, line: int) -> list[Told]:
        """Return the log items just before a line, oldest first."""
        if not self._log:
            self._log = whole_log(self._table.id, self._entries)
        return [told for told in self._log if told.line < line][-ITEMS:]

    def state_after(self, line: int) -> State:
        """Return the position after a line."""
        rules, _ = self._table.playing()
        if line >= len(self._record.lines):
            raise refuse("server-no-line", last=len(self._record.lines) - 1)
        if self._match is None:
            self._match = Match(rules.game, self._record.seats)
        while len(self._states) <= line:
            self._match.follow(self._record, len(self._states))
            self._states.append(self._match.state.clone())
        return self._states[line]


def whole_log(table: str, entries: list[AnyEntry]) -> list[Told]:
    """Return the log from the beginning; the rules are not needed for that."""
    first = entries[0]
    assert isinstance(first, Created)
    now = replace(begun(table, first), rules=None)
    items: list[Told] = []
    for entry in entries[1:]:
        latest = now.sheet.log[-1:]
        now = after(now, entry)
        items = [told for told in items if told.line <= now.sheet.line]
        if now.sheet.log and now.sheet.log[-1:] != latest:
            items.append(read_item(now.sheet.log[-1]))
    return items
