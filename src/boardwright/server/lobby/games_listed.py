"""The games as they are listed: what can be chosen, who plays against one, what can be learned."""

import msgspec

from boardwright.bots.game_bots import bots_of
from boardwright.core.library import game_names, glance_of, options_of
from boardwright.core.options import Option
from boardwright.wording.lessons import lessons_of


class LessonListed(msgspec.Struct, frozen=True):
    """A guided game; its title is the text `<game>-lesson-<name>`."""

    name: str
    minutes: int  # that it takes somebody who reads slowly


class GameListed(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    options: list[Option]
    levels: int  # bots `level:1` to this
    minutes: list[int]  # the shortest and the longest game; empty: nobody says
    age: int  # from which it is; 0: nobody says
    lessons: list[LessonListed] = []  # guided games, the first one first


def games_listed() -> list[GameListed]:
    """Return the games that can be played here."""
    return [
        GameListed(
            name,
            options_of(name),
            len(bots_of(name).levels),
            *glance_of(name),
            [LessonListed(lesson.name, lesson.minutes) for lesson in lessons_of(name)],
        )
        for name in game_names()
    ]
