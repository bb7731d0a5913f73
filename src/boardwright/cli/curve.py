"""The win chances of all seats from move to move, drawn with blocks."""

from typing import Final

from rich.table import Table
from rich.text import Text

from boardwright.cli.boards.board import Board, words_for
from boardwright.cli.speech import in_percent, say
from boardwright.core.game import Game

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
HEIGHT: Final = 3  # rows of a curve
WIDEST_MOVE: Final = 4  # columns
BESIDE: Final = 24  # columns for names and numbers


def curve_table(game: Game, board: Board, curve: list[list[float]], width: int) -> Table:
    """Draw a curve for each seat, and below them the moves; `curve` is by move, then by seat."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True, style="bold")
    columns = max(1, width - BESIDE)
    for seat, name in enumerate(game.seats()):
        chances = [by_seat[seat] for by_seat in curve]
        who = Text.assemble(board.mark(seat), " ", words_for(game.name, "seat", name))
        last = say("cli-analyze-percent", percent=in_percent(chances[-1]))
        for row, blocks in enumerate(curve_rows(chances, columns)):
            is_last = row == HEIGHT - 1
            scale = {0: "100", HEIGHT - 1: "0"}.get(row, "")
            table.add_row("" if row else who, Text(scale, "dim"), blocks, last if is_last else "")
    drawn = len(curve_rows([by_seat[0] for by_seat in curve], columns)[0])
    table.add_row("", "", Text(_moves(len(curve) - 1, drawn), "dim"))
    return table


def curve_rows(chances: list[float], columns: int) -> list[str]:
    """Return the rows of a curve from the top, with at most that many columns.

    A move is a few columns wide, or several moves share a column and show their mean.
    """
    moves = len(chances)
    if moves <= columns:
        times = min(WIDEST_MOVE, columns // moves)
        heights = [chance for chance in chances for _ in range(times)]
    else:
        heights = []
        for column in range(columns):
            first, end = column * moves // columns, (column + 1) * moves // columns
            heights.append(sum(chances[first:end]) / (end - first))
    eighths = [round(height * HEIGHT * 8) for height in heights]
    return [
        "".join(BLOCKS[min(8, max(0, filled - 8 * row))] for filled in eighths)
        for row in reversed(range(HEIGHT))
    ]


def _moves(last: int, columns: int) -> str:
    """Number the first and the last move below a curve, and the middle one where there is room."""
    middle = str(last // 2).center(columns - len(str(last)) - 1) if columns > 20 else ""
    return ("0" + middle).ljust(columns - len(str(last))) + str(last) if last else "0"
