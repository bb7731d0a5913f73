"""The table of Imhotep in a terminal."""

from boardwright.cli.boards.imhotep.table import ImhotepBoard

__all__ = ["ImhotepBoard"]
