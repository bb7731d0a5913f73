"""The guided games of Biotopia: the first one, and a chapter for each thing that comes later."""

from typing import Final

from boardwright.games.biotopia.lessons.bio_cards import BIO_CARDS
from boardwright.games.biotopia.lessons.first import FIRST
from boardwright.games.biotopia.lessons.missions import MISSIONS
from boardwright.wording.lessons import Lesson

LESSONS: Final[list[Lesson]] = [FIRST, MISSIONS, BIO_CARDS]
