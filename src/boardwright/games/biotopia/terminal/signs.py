"""How seats and cards of Biotopia look in a terminal: a sign or a name, and a colour."""

from typing import Final

from rich.text import Text

from boardwright.cli.speech import say, speak
from boardwright.games.biotopia.vocabulary import SEAT_NAMES
from boardwright.games.biotopia.wording.names import card_name, short_name

NEXT: Final = "bold #e0a030"
QUIET: Final = "dim"
LEAF: Final = "#5fa65a"
SKY_BLUE: Final = "#5b9bd8"
GOLD: Final = "#c9a227"
VIOLET: Final = "#b07cd0"

# By kind: the wings, not too bright and not too dark for any ground.
CARD_COLOURS: Final = [
    "#d98a2b",
    "#a9b4bd",
    "#d9622b",
    "#5b8fd9",
    "#a9784a",
    "#b3ab2e",
    "#e09a3e",
    "#cc4b45",
    "#96628a",
    "#b5533c",
    "#5fa65a",
    "#d0a020",
    "#b566b5",
]
# By seat.
GROUND: Final = ["#3f7d4e", "#8a4a9c", "#b5652b", "#2f6f9f", "#8f8a2c"]


def seat_sign(seat: int) -> Text:
    """Draw the number of a seat, three columns wide."""
    edge = GROUND[seat]
    return Text.assemble(("▐", edge), (SEAT_NAMES[seat], f"bold #ffffff on {edge}"), ("▌", edge))


def counted(counts: list[int], *, in_short: bool = False) -> list[Text]:
    """Name the kinds that are there, each in its colour, with how many if several."""
    name = short_name if in_short else card_name
    named: list[Text] = []
    for kind, count in enumerate(counts):
        if count:
            words = speak(name(kind))
            if count > 1:
                text = "table-several-short" if in_short else "table-several"
                words = say(text, count=count, thing=name(kind))
            named.append(Text(words, CARD_COLOURS[kind]))
    return named


def headed(head: Text, parts: list[Text]) -> list[Text]:
    """Put a heading before the first of some parts."""
    return [Text.assemble(head, parts[0]), *parts[1:]]


def flowing(parts: list[Text], width: int, between: str = ", ", indent: int = 0) -> list[Text]:
    """Put parts one after the other on lines that they fit on, none broken in itself."""
    lines: list[Text] = []
    for number, part in enumerate(parts):
        end = between.rstrip() if number + 1 < len(parts) else ""
        if lines and lines[-1].cell_len + 1 + part.cell_len + len(end) <= width:
            lines[-1].append(" ")
        else:
            lines.append(Text(" " * indent))
        lines[-1].append(part)
        lines[-1].append(end)
    return lines
