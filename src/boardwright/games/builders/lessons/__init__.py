"""Guided games of Builders & Biomes: the first one, and chapters of what comes later."""

from typing import Final

from boardwright.games.builders.lessons.first import FIRST

LESSONS: Final = [FIRST]
