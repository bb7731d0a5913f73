"""The four monuments of Imhotep, drawn as lines of text."""

from math import isqrt
from textwrap import wrap

from rich.text import Text

from boardwright.cli.speech import say, speak
from boardwright.games.imhotep.box import (
    BONUS_CARD,
    BONUS_SHIP,
    BONUS_STONES,
    SPACES_OF_A_PYRAMID,
    Box,
)
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.terminal.stones import QUIET, flat_stone, joined, space, stone
from boardwright.games.imhotep.vocabulary import BESIDE
from boardwright.games.imhotep.wording.names import pyramid_name

CELL = 3  # columns of a stone
BONUS_SIGNS = {int(BONUS_CARD): "c", int(BONUS_STONES): "s", int(BONUS_SHIP): "▸"}


def pyramid_a_lines(game: Imhotep, view: ImhotepView) -> list[Text]:
    """Draw the pyramid level by level, the top first; free spaces show their values."""
    box = game.box
    levels: list[list[Text]] = []
    first = 0
    for level in ("level1", "level2", "level3"):
        values = game.components.numbers(f"pyramids.A.{level}")
        cells = [
            stone(box, view.pyramids[at])
            if at < len(view.pyramids)
            else space(str(value), is_next=at == len(view.pyramids))
            for at, value in enumerate(values, first)
        ]
        rows = isqrt(len(values))
        levels.append([joined(cells[row::rows]) for row in range(rows)])
        first += len(values)
    lines = [line for level_lines in reversed(levels) for line in level_lines]
    return lines + _beside(box, view.pyramids[first:])


def _beside(box: Box, owners: list[int]) -> list[Text]:
    """Draw the stones that came when everything was built."""
    if not owners:
        return []
    words = Text(say("imhotep-beside", points=int(box.beside)) + " ", QUIET)
    return [joined([words, *(flat_stone(box, owner) for owner in owners)])]


def _legend(words: str, width: int) -> list[Text]:
    """Break words into lines that fit into a frame."""
    return [Text(line, QUIET) for line in wrap(words, width)]


def pyramids_b_lines(box: Box, view: ImhotepView, width: int) -> list[Text]:
    """Draw three pyramids side by side; a free space shows its points and bonus."""
    drawn = [_pyramid_b(box, view, pyramid) for pyramid in range(3)]
    names = [Text(speak(pyramid_name(pyramid)), QUIET) for pyramid in range(3)]
    room = max(2 * CELL, min(max(name.cell_len for name in names), width // 3))
    lines = [joined([_amid(rows[row], room) for rows in drawn], " ") for row in range(3)]
    lines.append(joined([_amid(name, room) for name in names], " "))
    lines += _beside(box, [s & 3 for s in view.pyramids if s >> 2 == BESIDE])
    legend = say("imhotep-pyramid-signs", stones=int(box.pyramid_stones))
    return lines + _legend(legend, width)


def _amid(drawn: Text, room: int) -> Text:
    """Put something into the middle of a column, cut where it has no room."""
    drawn.truncate(room, overflow="ellipsis")
    drawn.align("center", room)
    return drawn


def _pyramid_b(box: Box, view: ImhotepView, pyramid: int) -> list[Text]:
    owners = [stone_ & 3 for stone_ in view.pyramids if stone_ >> 2 == pyramid]
    cells: list[Text] = []
    for number in range(SPACES_OF_A_PYRAMID):
        at = pyramid * SPACES_OF_A_PYRAMID + number
        shows = f"{int(box.pyramid_b[at])}{BONUS_SIGNS.get(int(box.pyramid_b_bonus[at]), '')}"
        is_next = number == len(owners)
        cells.append(
            stone(box, owners[number]) if number < len(owners) else space(shows, is_next=is_next)
        )
    top = joined([Text(" "), cells[4], Text("  ")])
    return [top, joined([cells[0], cells[2]]), joined([cells[1], cells[3]])]


def temple_lines(box: Box, view: ImhotepView, room: int) -> list[Text]:
    """Draw the temple from above, and how many stones lie under each visible one."""
    width = int(box.temple_spaces)
    count = len(view.temple)
    at_next = count % width
    top: list[Text] = []
    under: list[str] = []
    for number in range(width):
        height = (count - number + width - 1) // width if number < count else 0
        under.append(str(height - 1) if height > 1 else "")
        top.append(stone(box, view.temple[number + (height - 1) * width]) if height else space("·"))
    arrow = Text(" " * (CELL * at_next + 1) + "▴" + " " * (CELL * (width - at_next) - 2), "#e0a030")
    lines = [joined(top), arrow]
    if box.temple_is_b:
        signs = [_temple_sign(box, number) for number in range(width)]
        lines.append(Text("".join(f"{sign:^3}" for sign in signs)))
    if any(under):
        lines.append(Text("".join(f"{stones:^3}" for stones in under), QUIET))
        lines += _legend(say("imhotep-temple-under"), room)
    legend = say("imhotep-temple-a", points=int(box.temple_a))
    if box.temple_is_b:
        legend = say("imhotep-temple-b")
    return lines + _legend(legend, room)


def _temple_sign(box: Box, number: int) -> str:
    points = int(box.temple_b[number])
    bonus = int(box.temple_b_bonus[number])
    if bonus == BONUS_CARD:
        return BONUS_SIGNS[bonus]
    return f"{points}/{BONUS_SIGNS[bonus]}" if bonus else str(points)


def burial_chamber_lines(box: Box, view: ImhotepView, width: int) -> list[Text]:
    """Draw the rows of the burial chamber; the next free place is marked."""
    rows = int(box.rows)
    count = len(view.burial_chamber)
    columns = max(5, count // rows + 1)
    is_wide = columns * CELL <= width
    lines: list[Text] = []
    for row in range(rows):
        cells: list[Text] = []
        for at in range(row, columns * rows, rows):
            if at < count:
                owner = view.burial_chamber[at]
                cells.append(stone(box, owner) if is_wide else flat_stone(box, owner))
            else:
                free = space("▫" if at == count else "·", is_next=at == count)
                cells.append(free if is_wide else free[1:2])
        lines.append(joined(cells, "" if is_wide or columns * 2 > width else " "))
    if box.burial_chamber_is_b:
        places = " ".join(str(int(points)) for points in box.row_places[: box.players])
        legend = say("imhotep-burial-b", places=places)
    else:
        groups = " ".join(str(int(points)) for points in box.groups)
        legend = say("imhotep-burial-a", groups=groups, further=int(box.groups_further))
    return [*lines, Text(""), *_legend(legend, width)]


def obelisk_lines(box: Box, view: ImhotepView, width: int) -> list[Text]:
    """Draw each seat's tower, or the row of obelisks and the stones in none."""
    if box.obelisks_are_b:
        return _obelisk_b_lines(box, view, width)
    lines = []
    for seat in range(box.players):
        height = view.obelisk_stones[seat]
        tower = Text("■" * min(height, 9) + ("+" if height > 9 else ""))
        lines.append(
            joined([stone(box, seat), Text(f"{height:>2} "), tower, Text(" " * (10 - height))])
        )
    places = "/".join(str(int(points)) for points in box.obelisk_ranks)
    return [*lines, *_legend(say("imhotep-obelisks-a", places=places), width)]


def _obelisk_b_lines(box: Box, view: ImhotepView, width: int) -> list[Text]:
    cells: list[Text] = []
    for place, points in enumerate(box.obelisk_places):
        is_next = place == len(view.obelisks)
        cells.append(
            stone(box, view.obelisks[place])
            if place < len(view.obelisks)
            else space(str(int(points)), is_next=is_next)
        )
    lines = [joined(cells[at : at + 4], " ") for at in range(0, len(cells), 4)]
    loose: list[Text] = []
    for seat in range(box.players):
        stones = view.obelisk_stones[seat] - int(box.obelisk_stones) * view.obelisks.count(seat)
        loose.append(joined([flat_stone(box, seat), Text(str(stones))]))
    built = _legend(say("imhotep-obelisks-b", stones=int(box.obelisk_stones)), width)
    legend = _legend(say("imhotep-obelisks-loose", points=int(box.loose)), width)
    return [*lines, *built, Text(""), joined(loose, " "), *legend]
