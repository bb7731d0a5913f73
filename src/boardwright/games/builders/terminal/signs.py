"""How blocks, biomes and characters look in a terminal: a letter each, and a colour."""

from typing import Final

from rich.text import Text

from boardwright.cli.speech import speak
from boardwright.games.builders.box import Box
from boardwright.games.builders.wording.names import block_sign, seat_sign

GROUND: Final = {"red": "#c0392b", "blue": "#2f6fc4", "yellow": "#e5c33b", "green": "#3f9b46"}
LETTER: Final = {"red": "#ffffff", "blue": "#ffffff", "yellow": "#26221a", "green": "#ffffff"}
# By block: wood, sand, stone, obsidian, emerald.
BLOCK: Final = ["#b07a3c", "#e0cf8a", "#9aa1a8", "#a98bd8", "#3fd07f"]
# By biome: forest, desert, mountains, snowy tundra.
BIOME: Final = ["#6cbf5f", "#e0c060", "#b0a08c", "#9fd3e8"]
MOB: Final = "#e07a6a"
WEAPON: Final = "#7fb4e6"
EARTH: Final = "#8a6238"
GRASS: Final = "#5fa65a"
NEXT: Final = "bold #e0a030"
QUIET: Final = "dim"


def ground_of(box: Box, seat: int) -> str:
    """Return what the sign of a seat is drawn on."""
    return GROUND[box.colours[seat]]


def character(box: Box, seat: int) -> Text:
    """Draw a character: the letter of its colour."""
    letter = LETTER[box.colours[seat]]
    return Text(speak(seat_sign(box, seat)), f"bold {letter} on {ground_of(box, seat)}")


def mark_of(box: Box, seat: int) -> Text:
    """Draw the sign of a seat three columns wide."""
    edge = ground_of(box, seat)
    return Text.assemble(("▐", edge), character(box, seat), ("▌", edge))


def blocks_of(counts: list[int]) -> Text:
    """Write blocks down by kind, such as `2w 1e`."""
    parts = [
        Text(f"{count}{speak(block_sign(kind))}", BLOCK[kind])
        for kind, count in enumerate(counts)
        if count
    ]
    return Text(" ").join(parts)


def padded(text: Text, width: int) -> Text:
    """Fill a drawing up to a width, or cut it."""
    text = text[:width]
    return Text.assemble(text, " " * (width - text.cell_len))
