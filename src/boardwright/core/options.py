"""Options of a game: texts that fit a pattern, so that a record can name them."""

import re
from typing import Final, NamedTuple

from boardwright.core.game import UnknownText, unknown
from boardwright.core.texts import message

LONGEST: Final = 64  # letters of a value; no pattern is tried on more


class Option(NamedTuple):
    """One option: its name, what it is if nobody says, the texts that are right, an example."""

    name: str
    default: str
    pattern: str
    example: str

    def is_flag(self) -> bool:
        """Tell whether the option is a plain yes or no."""
        return self.pattern == "yes|no"


def read_options(game: str, known: list[Option], given: dict[str, object]) -> dict[str, str]:
    """Return every option of a game as text, the given ones checked.

    True and False stand for yes and no, and a number for its digits.
    """
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise unknown(message("unknown-option", text=name, game=game), name, names)
    options: dict[str, str] = {}
    for option in known:
        value = given.get(option.name, option.default)
        text = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        if len(text) > LONGEST or not re.fullmatch(option.pattern, text):
            shown = text[:LONGEST]
            raise UnknownText(
                message("option-unfit", name=option.name, text=shown, example=option.example)
            )
        options[option.name] = text
    return options
