"""How stones, spaces and cards of Imhotep look in a terminal: a letter each, and a colour."""

from typing import Final

from rich.text import Text

from boardwright.games.imhotep.box import Box
from boardwright.games.imhotep.vocabulary import PAVED_PATH, STATUE

# Black is charcoal, to be seen on a black ground too.
GROUND: Final = {"black": "#39414f", "white": "#f3ecd9", "brown": "#9a5a20", "grey": "#9aa1a8"}
LETTER: Final = {"black": "#ffffff", "white": "#26221a", "brown": "#fff4e2", "grey": "#15181b"}
WOOD: Final = "#8a6238"
NEXT: Final = "bold #e0a030"
QUIET: Final = "dim"

RED: Final = "#d9584a"
GREEN: Final = "#5fa65a"
VIOLET: Final = "#b07cd0"
BLUE: Final = "#5b9bd8"


def stone(box: Box, seat: int, behind: str = "") -> Text:
    """Draw a stone three columns wide."""
    edge = f"{GROUND[box.colours[seat]]}{behind}"
    return Text.assemble(("▐", edge), flat_stone(box, seat), ("▌", edge))


def flat_stone(box: Box, seat: int) -> Text:
    """Draw a stone one column wide."""
    colour = box.colours[seat]
    return Text(box.letters[seat], f"bold {LETTER[colour]} on {GROUND[colour]}")


def space(shows: str, *, is_next: bool = False) -> Text:
    """Draw an empty space three columns wide, with what it shows."""
    return Text(f"{shows:^3}", NEXT if is_next else QUIET)


def card_style(kind: int) -> str:
    """Return the colour of a market card."""
    if kind <= PAVED_PATH:
        return RED
    if kind < STATUE:
        return GREEN
    return VIOLET if kind == STATUE else BLUE


def joined(parts: list[Text], between: str = "") -> Text:
    """Join drawings in a row."""
    return Text(between).join(parts)
