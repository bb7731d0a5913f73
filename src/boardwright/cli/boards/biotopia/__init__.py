"""The table of Biotopia in a terminal, and the words for what happens at it."""

from boardwright.cli.boards.biotopia.table import BiotopiaBoard

__all__ = ["BiotopiaBoard"]
