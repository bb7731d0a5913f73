"""The table of Builders & Biomes in a terminal."""

from typing import Final

from boardwright.games.builders.terminal.table import BuildersBoard

BOARD: Final = BuildersBoard
