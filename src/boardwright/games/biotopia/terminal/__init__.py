"""The table of Biotopia in a terminal."""

from typing import Final

from boardwright.games.biotopia.terminal.table import BiotopiaBoard

BOARD: Final = BiotopiaBoard
