"""The 6×6 layout: stacks and weapon tokens, the crossings between them and who stands there."""

from typing import NamedTuple

from rich.text import Text

from boardwright.cli.speech import say, speak
from boardwright.games.builders.box import Box
from boardwright.games.builders.explore import STEPS
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.layout import cell_at, is_stack
from boardwright.games.builders.terminal.signs import (
    BIOME,
    BLOCK,
    MOB,
    NEXT,
    QUIET,
    WEAPON,
    character,
    padded,
)
from boardwright.games.builders.vocabulary import (
    BUILDINGS,
    CARDS,
    EMERALD,
    EMPTY,
    EXTRA_ACTION,
    FACE_DOWN,
    LETTERS,
    ROAD,
    TOKEN,
    WIDTH,
)
from boardwright.games.builders.wording.names import (
    block_sign,
    building_sign,
    mob_gives,
    mob_name,
    narrow_weapon_name,
    short_weapon_name,
)

ROADS = 2  # columns between cells, as wide as the number of a crossing
ROW_NUMBERS = 2
HEIGHT = 2  # columns of how high a stack is


class Sizes(NamedTuple):
    """How many columns a weapon token at the side and a stack take."""

    token: int
    stack: int

    @property
    def is_narrow(self) -> bool:
        """Tell whether names must be short."""
        return self.stack < WIDE.stack

    def of(self, place: int) -> int:
        """Return the width of a column of the layout."""
        return self.stack if 0 < place < WIDTH - 1 else self.token

    def total(self) -> int:
        """Return the width of the whole drawing."""
        return ROW_NUMBERS + 2 * self.token + 4 * self.stack + 5 * ROADS


WIDE = Sizes(7, 10)
NARROW = Sizes(4, 9)


def layout_lines(box: Box, view: BuildersView, width: int) -> list[Text]:
    """Draw the layout as wide as there is room, row by row."""
    sizes = _sizes(box, width)
    near = _cells_near(view)
    lines = [_column_letters(sizes)]
    for row in range(WIDTH):
        is_edge = row in (0, WIDTH - 1)
        for part in range(1 if is_edge else 2):
            cells = [
                _cell(box, view, row * int(WIDTH) + place, part, sizes, near)
                for place in range(WIDTH)
            ]
            number = f"{row + 1} " if part == 0 else "  "
            lines.append(Text.assemble((number, QUIET), Text(" " * ROADS).join(cells)))
        if row < WIDTH - 1:
            lines.append(_crossings(box, view, row, sizes))
    return lines


def _sizes(box: Box, width: int) -> Sizes:
    """Return how wide things are: where there is room, stacks fit the longest name of a mob."""
    if width < WIDE.total():
        return NARROW
    mobs = range(BUILDINGS, len(box.tile_names))
    longest = max(len(speak(mob_name(box, tile))) for tile in mobs) + HEIGHT
    widest = WIDE.stack + (width - WIDE.total()) // 4
    return WIDE._replace(stack=max(WIDE.stack, min(longest, widest)))


def _column_letters(sizes: Sizes) -> Text:
    letters = [f"{LETTERS[place]:<{sizes.of(place)}}" for place in range(WIDTH)]
    return Text(" " * ROW_NUMBERS + (" " * ROADS).join(letters), QUIET)


def _cells_near(view: BuildersView) -> list[int]:
    """Return the four cells around the character of who is asked."""
    if view.asked_seat < 0:
        return []
    return [int(cell_at(view.crossing[view.asked_seat], corner)) for corner in range(4)]


def _cell(
    box: Box, view: BuildersView, cell: int, part: int, sizes: Sizes, near: list[int]
) -> Text:
    """Draw one of the two lines of a cell; what is next to the character is bold."""
    shown = view.face_up[cell]
    width = sizes.of(cell % int(WIDTH))
    if shown == EMPTY:
        return Text(" " * width)
    if shown == FACE_DOWN:
        text = Text(say("builders-face-down") if part == 0 else "", QUIET)
    elif shown >= TOKEN:
        text = _token(box, shown - int(TOKEN), part, cell, sizes)
    elif shown >= BUILDINGS:
        text = _mob(box, shown, part, sizes)
    else:
        text = _building(box, shown, part)
    if cell in near:
        text.stylize("bold")
    if part == 0 and is_stack(cell):
        height = Text(f"×{view.height[cell]}", QUIET)
        return Text.assemble(padded(text, width - HEIGHT), height)
    return padded(text, width)


def _token(box: Box, kind: int, part: int, cell: int, sizes: Sizes) -> Text:
    """Name a weapon token, and its hearts: beside the name, or below it at the sides."""
    weapon_name = narrow_weapon_name if sizes.is_narrow else short_weapon_name
    name = speak(weapon_name(kind))
    hearts = say("builders-hearts", hearts=int(box.weapon_hearts[kind]))
    if cell // int(WIDTH) in (0, WIDTH - 1):
        return Text(f"{name} {hearts}", WEAPON)
    return Text(name if part == 0 else hearts, WEAPON)


def _mob(box: Box, tile: int, part: int, sizes: Sizes) -> Text:
    """Name a mob; below, the hearts it needs, the experience it gives and what it is good for."""
    if part == 0:
        name = Text(speak(mob_name(box, tile)), MOB)
        name.truncate(sizes.stack - HEIGHT, overflow="ellipsis")
        return name
    hearts = say("builders-hearts", hearts=int(box.hearts[tile - int(BUILDINGS)]))
    gives = padded(Text(f"+{int(box.experience[tile])}"), sizes.stack - 6)
    return Text.assemble((hearts, MOB), gives, speak(mob_gives(box, tile)))


def _building(box: Box, tile: int, part: int) -> Text:
    """Draw the signs of a building; below, its cost block by block and its experience."""
    if part == 0:
        return building_drawing(box, tile)
    text = Text()
    for material in range(EMERALD):
        count = int(box.cost[tile * int(EMERALD) + material])
        text.append(speak(block_sign(material)) * count, BLOCK[material])
    if box.experience[tile] > 0:
        text.append(f"+{int(box.experience[tile])}")
    return text


def building_drawing(box: Box, tile: int) -> Text:
    """Draw the signs of a building in the colours of its biome and material."""
    sign = Text(speak(building_sign(box, tile)))
    biome, material = (int(box.shows[tile * CARDS + card]) for card in range(2))
    sign.stylize(BIOME[biome], 0, 1)
    sign.stylize(BLOCK[material], 1, 2)
    return sign


def _crossings(box: Box, view: BuildersView, row: int, sizes: Sizes) -> Text:
    """Number the crossings below a row of cells, each with the characters that stand on it."""
    line = Text(" " * ROW_NUMBERS)
    reachable = _reachable(view)
    for place in range(ROAD):
        crossing = row * int(ROAD) + place
        here = [
            character(box, seat) for seat in range(box.players) if view.crossing[seat] == crossing
        ]
        gap = ROW_NUMBERS + sum(sizes.of(before) + ROADS for before in range(place + 1)) - ROADS
        line.append(" " * (gap - line.cell_len))
        line.append(f"{crossing + 1:>2}", NEXT if crossing in reachable else QUIET)
        line.append(Text("").join(here))
    return line


def _reachable(view: BuildersView) -> list[int]:
    """Return the crossings at most two steps from who is asked for an action."""
    if view.asked > EXTRA_ACTION:
        return []
    road = int(ROAD)
    row, place = divmod(view.crossing[view.asked_seat], road)
    return [
        crossing
        for crossing in range(road * road)
        if abs(crossing // road - row) + abs(crossing % road - place) <= STEPS
    ]
