"""The tables of the games, drawn for the terminal: by the game itself, or as a plain list."""

from rich.console import RenderableType

from boardwright.cli.boards.board import Board
from boardwright.cli.boards.plain import PlainBoard
from boardwright.core.game import Game, View
from boardwright.core.library import broken_by, part_of
from boardwright.core.refused import refuse


def board_of(game: Game) -> Board:
    """Return the board of a game, by `BOARD` of its part `terminal`."""
    try:
        part = part_of(game.name, "terminal")
        board = PlainBoard(game) if part is None else part.BOARD(game)
        assert isinstance(board, Board), "BOARD makes no Board"
    except Exception as error:  # the code of somebody else's package may do anything
        raise refuse("game-left-out", game=game.name, reason=broken_by(error)) from error
    return board


def draw(game: Game, view: View, width: int) -> RenderableType:
    """Draw the table as a seat sees it, at most `width` columns wide."""
    return board_of(game).draw(view, width)
