"""The table of Imhotep in a terminal, and the words for what happens at it."""

from boardwright.cli.boards.imhotep.table import ImhotepBoard

__all__ = ["ImhotepBoard"]
