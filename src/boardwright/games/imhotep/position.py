"""A position of Imhotep: everything that lies on the table, and what is asked of whom."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.game import Game
from boardwright.games.imhotep.box import Box
from boardwright.games.imhotep.laid_out import LaidOut
from boardwright.games.imhotep.vocabulary import CARDS, GAME_OVER

DEPTH: Final = 20  # of the agenda: turn, blue card, ship, and a red card for each pyramid space


class Position(LaidOut):
    """The table, with the fields of `fields.py`; the modules named after them change it."""

    box: Box

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box

    def has_card(self, seat: i64, kind: i64) -> bool:
        """Tell whether a card of this kind lies before the seat."""
        return self.cards[seat * CARDS + kind] > 0

    def is_terminal(self) -> bool:
        """Tell whether the game has ended."""
        return self.asked == GAME_OVER

    def visited_sites(self) -> i64:
        """Return a bit for each site at which a ship lies this round (IM-5.2)."""
        visited: i64 = 0
        for site in self.ship_site:
            if site >= 0:
                visited |= 1 << site
        return visited


def owner_of(stone: i64) -> i64:
    """Return who owns a stone on the pyramids."""
    return stone & 3
