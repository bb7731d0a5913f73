"""The table of Biotopia in a terminal."""

from boardwright.cli.boards.biotopia.table import BiotopiaBoard

__all__ = ["BiotopiaBoard"]
