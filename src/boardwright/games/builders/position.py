"""A position of Builders & Biomes: everything that lies on the table, and what is asked of whom."""

from mypy_extensions import i64

from boardwright.core.game import Game
from boardwright.games.builders.box import Box
from boardwright.games.builders.laid_out import LaidOut
from boardwright.games.builders.vocabulary import BLOCKS, GAME_OVER


class Position(LaidOut):
    """The table, with the fields of `fields.py`; the modules named after them change it."""

    box: Box

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box

    def ask(self, what: i64, seat: i64) -> None:
        """Ask this of a seat, in place of what was asked."""
        self.asked = what
        self.asked_seat = seat

    def blocks_of(self, seat: i64) -> i64:
        """Count the blocks in a seat's supply."""
        blocks: i64 = 0
        kind: i64 = 0
        while kind < BLOCKS:
            blocks += self.supply[seat * BLOCKS + kind]
            kind += 1
        return blocks

    def is_terminal(self) -> bool:
        """Tell whether the game has ended."""
        return self.asked == GAME_OVER
