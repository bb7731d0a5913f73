"""Framed parts of a table, in rows that fill the width."""

from collections.abc import Callable
from typing import NamedTuple

from rich.panel import Panel
from rich.table import Table
from rich.text import Text


class Part(NamedTuple):
    """A framed part of the table: its least width, its frame, and its lines for a width inside."""

    least: int
    title: Text
    foot: str
    style: str
    lines: Callable[[int], list[Text]]
    centred: bool


def framed(parts: list[Part], width: int) -> list[Table]:
    """Put the parts into as few rows as the width allows, equally many in each, and frame them."""
    for count in range(1, len(parts) + 1):
        length = -(-len(parts) // count)
        rows = [parts[first : first + length] for first in range(0, len(parts), length)]
        if all(sum(part.least for part in row) <= width for row in rows):
            break
    return [_row_of(row, width) for row in rows]


def _row_of(parts: list[Part], width: int) -> Table:
    """Frame the parts of a row: equally high, the spare columns shared out."""
    spare = width - sum(part.least for part in parts)
    widths = [
        part.least + spare // len(parts) + (number < spare % len(parts))
        for number, part in enumerate(parts)
    ]
    drawn = [part.lines(size - 4) for part, size in zip(parts, widths)]
    height = max(len(lines) for lines in drawn) + 2
    grid = Table.grid()
    panels: list[Panel] = []
    for part, size, lines in zip(parts, widths, drawn):
        grid.add_column(width=size)
        text = Text("\n", no_wrap=True).join(lines)
        if part.centred:
            text = Text("\n").join([_centred(line, size - 2) for line in lines])
        panels.append(
            Panel(
                text,
                title=part.title,
                title_align="left",
                subtitle=part.foot or None,
                subtitle_align="right",
                border_style=part.style,
                width=size,
                height=height,
                padding=(0, 0) if part.centred else (0, 1),
            )
        )
    grid.add_row(*panels)
    return grid


def _centred(line: Text, width: int) -> Text:
    """Centre a line by hand, because a block of text is centred as one in a frame."""
    return Text.assemble(" " * max(0, (width - line.cell_len) // 2), line)


def filled(words: list[str], width: int) -> list[str]:
    """Put words into as few lines of a width as they need, none of them broken."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
