"""Guided games of Imhotep: the first game, and chapters about what comes later."""

from typing import Final

from boardwright.games.imhotep.lessons.b_sides import B_SIDES
from boardwright.games.imhotep.lessons.blue_cards import BLUE_CARDS
from boardwright.games.imhotep.lessons.first import FIRST

LESSONS: Final = [FIRST, BLUE_CARDS, B_SIDES]
