"""The table of Builders & Biomes in a terminal, and the words for what happens at it."""

from boardwright.cli.boards.builders.table import BuildersBoard

__all__ = ["BuildersBoard"]
