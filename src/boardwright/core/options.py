"""Options of a game: texts that fit a pattern, so that a record can name them."""

import re
from typing import Final, NamedTuple

from boardwright.core.game import UnknownText, unknown
from boardwright.core.messages import message

COLOURS: Final = "colours"  # the option that gives each seat a colour
LONGEST: Final = 64  # letters of a value; no pattern is tried on more


class Option(NamedTuple):
    """One option: its name, what it is if nobody says, the texts that are right, an example."""

    name: str
    default: str  # empty: it is not among a game's options unless somebody chose it
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
        if text == option.default == "":
            continue
        if len(text) > LONGEST or not re.fullmatch(option.pattern, text):
            shown = text[:LONGEST]
            raise UnknownText(
                message("option-unfit", name=option.name, text=shown, example=option.example)
            )
        options[option.name] = text
    return options


def check_seats(seats: str, players: int) -> None:
    """Refuse a digit that is no seat of the table."""
    for seat in seats:
        if not 1 <= int(seat) <= players:
            raise UnknownText(message("unknown-seat", text=seat, players=players))


def colours_option(colours: list[str]) -> Option:
    """Return the option by which each seat takes one of a game's colours."""
    one = f"({'|'.join(colours)})"
    pattern = rf"{one}(,{one}){{1,{len(colours) - 1}}}"
    return Option(COLOURS, "", pattern, ",".join(reversed(colours)))


def colours_by_seat(options: dict[str, str], colours: list[str], players: int) -> list[str]:
    """Return the colour of each seat, no two the same one, then those that nobody plays.

    If none were chosen, seats take them in the order of the game.
    """
    text = options.get(COLOURS)
    if text is None:
        return colours
    chosen = text.split(",")
    if not len(chosen) == len(set(chosen)) == players:
        known = ", ".join(colours)
        raise UnknownText(message("unknown-colours", text=text, players=players, known=known))
    return chosen + [colour for colour in colours if colour not in chosen]
