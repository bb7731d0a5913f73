"""Guided games of Builders & Biomes: the first one, and chapters of what comes later."""

from typing import Final

from boardwright.games.builders.lessons.fights import FIGHTS
from boardwright.games.builders.lessons.first import FIRST
from boardwright.games.builders.lessons.scoring import SCORINGS

LESSONS: Final = [FIRST, FIGHTS, SCORINGS]
