"""The table of Builders & Biomes in a terminal."""

from boardwright.cli.boards.builders.table import BuildersBoard

__all__ = ["BuildersBoard"]
