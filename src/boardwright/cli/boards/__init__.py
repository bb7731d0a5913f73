"""The tables of the games, drawn for the terminal: a module a game, found here by name."""

from importlib import import_module
from typing import Final

from rich.console import RenderableType

from boardwright.cli.boards.board import Board
from boardwright.core.game import Game, View

# The class that draws each game, in the module of the game's name.
BOARDS: Final = {
    "builders": "BuildersBoard",
    "imhotep": "ImhotepBoard",
    "biotopia": "BiotopiaBoard",
}


def board_of(game: Game) -> Board:
    """Return the board of a game; only its own module is loaded."""
    module = import_module(f"boardwright.cli.boards.{game.name}")
    board = getattr(module, BOARDS[game.name])(game)
    assert isinstance(board, Board)
    return board


def draw(game: Game, view: View, width: int) -> RenderableType:
    """Draw the table as a seat sees it, at most `width` columns wide."""
    return board_of(game).draw(view, width)
