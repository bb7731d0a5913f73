"""Guided games of Imhotep: the first game, and chapters about what comes later."""

from typing import Final

from boardwright.games.imhotep.lessons.first import FIRST

LESSONS: Final = [FIRST]
