"""The table of Imhotep in a terminal."""

from typing import Final

from boardwright.games.imhotep.terminal.table import ImhotepBoard

BOARD: Final = ImhotepBoard
