"""The tables of the games, drawn for the terminal: by the game itself, or as a plain list."""

from rich.console import RenderableType

from boardwright.cli.boards.board import Board
from boardwright.cli.boards.plain import PlainBoard
from boardwright.core.game import Game, View
from boardwright.core.library import part_of


def board_of(game: Game) -> Board:
    """Return the board of a game, by `BOARD` of its part `terminal`."""
    part = part_of(game.name, "terminal")
    if part is None:
        return PlainBoard(game)
    board = part.BOARD(game)
    assert isinstance(board, Board)
    return board


def draw(game: Game, view: View, width: int) -> RenderableType:
    """Draw the table as a seat sees it, at most `width` columns wide."""
    return board_of(game).draw(view, width)
