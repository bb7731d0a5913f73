"""All players of Biotopia at a glance: what everybody knows of each of them."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.speech import say, seated_at, speak
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.terminal.signs import (
    LEAF,
    NEXT,
    QUIET,
    counted,
    flowing,
    headed,
    seat_sign,
)
from boardwright.games.biotopia.vocabulary import BUTTERFLIES, GAME_OVER, KINDS, SOURCES
from boardwright.games.biotopia.wording.names import narrow_source_name, seat_name, source_name

WIDE: Final = 90  # columns from which on a player's open cards stand in the same row
NUMBERS: Final = 33  # columns for all else that is not points by source
OPEN_CARDS: Final = NUMBERS + 42


def players_table(view: BiotopiaView, width: int) -> RenderableType:
    """Draw a row for each player: points, flowers, hand, and the cards that all know of."""
    headings = _source_headings(width - (OPEN_CARDS if width >= WIDE else NUMBERS))
    table = Table(
        box=None, width=width if width >= WIDE else None, padding=(0, 1, 0, 0), header_style=QUIET
    )
    table.add_column(say("biotopia-player"), no_wrap=True)
    table.add_column(say("biotopia-points"), justify="right", style="bold", no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column(say("biotopia-flowers"), justify="right", style=LEAF, no_wrap=True)
    table.add_column(say("biotopia-hand-size"), justify="right", no_wrap=True)
    if width >= WIDE:
        table.add_column(say("biotopia-open-cards"), ratio=1)
    below: list[Text] = []
    for seat in range(len(view.symbols)):
        points = view.points[seat * SOURCES : (seat + 1) * SOURCES]
        row: list[Text | str] = [
            _player(view, seat),
            str(sum(points)),
            *(str(points[source]) for source, _ in enumerate(headings)),
            f"{view.symbols[seat]}✿",
            str(view.hand_size[seat]),
        ]
        cards = _open_cards(view, seat)
        if width >= WIDE:
            row.append(Text(", ").join(cards))
        elif cards:
            below += flowing(headed(Text.assemble(seat_sign(seat), " "), cards), width)
        table.add_row(*row)
    return Group(table, *below)


def _source_headings(room: int) -> list[str]:
    """Return headings for points by source: in full, or narrow where there is little room."""
    headings = [speak(source_name(source)) for source in range(SOURCES)]
    if sum(len(heading) + 1 for heading in headings) <= room:
        return headings
    return [speak(narrow_source_name(source)) for source in range(SOURCES)]


def _player(view: BiotopiaView, seat: int) -> Text:
    is_asked = view.asked_seat == seat and view.asked != GAME_OVER
    name = say("biotopia-you") if seat == view.seat else seated_at(seat_name(seat))
    words = Text(f" {name}", "bold" if is_asked else "")
    return Text.assemble(("▶" if is_asked else " ", NEXT), seat_sign(seat), words)


def _open_cards(view: BiotopiaView, seat: int) -> list[Text]:
    """Name a rival's butterflies, and the cards that all saw it take and not yet show.

    The own ones lie in the own garden.
    """
    if seat == view.seat:
        return []
    cards = counted(view.butterflies[seat * BUTTERFLIES : (seat + 1) * BUTTERFLIES], in_short=True)
    own = slice(seat * int(KINDS), (seat + 1) * int(KINDS))
    held = view.held[own]
    others = [known - sure for known, sure in zip(view.known[own], held)]
    for words, counts in (("biotopia-in-hand", held), ("biotopia-known", others)):
        named = counted(counts, in_short=True)
        cards += headed(Text(say(words) + " ", NEXT), named) if named else []
    return cards


def compost_lines(view: BiotopiaView, width: int) -> list[Text]:
    """Name what is in the compost, which is open to all."""
    head = Text(say("biotopia-compost", cards=sum(view.compost)) + " ", "bold")
    return flowing(headed(head, counted(view.compost) or [Text(say("biotopia-none"))]), width)
