"""What happened in a running game, move by move, in words."""

from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from boardwright.cli.boards.board import Board
from boardwright.core.game import State, View


class TableSeen(NamedTuple):
    """What everybody saw before a move: whose it is, the table, the points."""

    seat: int
    view: View
    scores: list[dict[str, int]]


class Move(NamedTuple):
    """One move, told."""

    seat: int
    lines: list[str]


class Story:
    """The moves of a game since its setup, in the order of its record."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._moves: list[Move] = []

    def look(self, state: State) -> TableSeen:
        """Look at the table before a move."""
        return TableSeen(state.current_player(), state.view(-1), state.scores())

    def tell(self, before: TableSeen, action: int, state: State) -> None:
        """Tell a move from the table before and after it."""
        lines = self._board.tell(before.view, action, state.view(-1))
        # Points come before what follows them, such as a new round.
        lines[1:1] = self._board.gains(before.scores, state.scores())
        self.add(before.seat, lines)

    def add(self, seat: int, lines: list[str]) -> None:
        """Add what was told elsewhere; seat -1 for what nobody did."""
        self._moves.append(Move(seat, lines))

    def take_back(self, moves: int) -> None:
        """Forget the latest moves."""
        del self._moves[len(self._moves) - moves :]

    def since(self, seat: int) -> Table:
        """Draw what happened from the seat's latest move on, that move included."""
        first = len(self._moves)
        while first > 0:
            first -= 1
            if self._moves[first].seat == seat:
                break
        return self._drawn(self._moves[first:])

    def latest(self, moves: int) -> Table:
        """Draw the latest moves."""
        return self._drawn(self._moves[-moves:])

    def _drawn(self, moves: list[Move]) -> Table:
        """Draw moves, each behind the sign of its seat."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for move in moves:
            for number, line in enumerate(move.lines):
                is_first = number == 0 and move.seat >= 0
                mark = self._board.mark(move.seat) if is_first else Text()
                table.add_row(mark, Text(line))
        return table
