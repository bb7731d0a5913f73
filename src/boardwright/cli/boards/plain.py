"""The table of a game that draws none: what is seen, line by line."""

from dataclasses import fields, is_dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

from boardwright.cli.boards.board import Board
from boardwright.cli.speech import seated_at, speak
from boardwright.core.game import Game, View

HIDDEN: Final = ("seat", "asked", "asked_seat", "detail")  # the question and the choices tell these


class PlainBoard(Board):
    """A list of the fields of a view, with the names that the game has for them."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._game = game

    def draw(self, view: View, width: int) -> Table:
        """List what the view says; lists by seat with the names of the seats."""
        table = Table(box=None, show_header=False, width=width)
        for name, value in _fields(view):
            if name not in HIDDEN and value != []:
                table.add_row(
                    Text(speak(self._words.field(name)), "bold"), Text(self._shown(value))
                )
        return table

    def _shown(self, value: object) -> str:
        if not isinstance(value, list):
            return str(value)
        if len(value) != self._game.num_players():
            return " ".join(str(item) for item in value)
        seats = [seated_at(self._words.seat(seat)) for seat in range(len(value))]
        return ", ".join(f"{seat} {item}" for seat, item in zip(seats, value))

    def mark(self, seat: int) -> Text:
        """Return the number of a seat."""
        return Text(f"{seat + 1}", "bold")


def _fields(view: object) -> list[tuple[str, object]]:
    """Return the fields of a view with their values."""
    assert is_dataclass(view), "every game's view is a dataclass"
    return [(field.name, getattr(view, field.name)) for field in fields(view)]
