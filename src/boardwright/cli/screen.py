"""The terminal: what is shown fits its width and its colours."""

import sys
from typing import Final

from rich.console import (
    Console,
    ConsoleOptions,
    ConsoleRenderable,
    RenderableType,
    RenderHook,
    RenderResult,
)
from rich.segment import Segment
from rich.text import Text

from boardwright.cli.printable import printable

NARROWEST: Final = 40
FORGET_SCROLLED: Final = "\x1b[3J"  # what most terminals take for it


class Shown:
    """Something to be shown whose letters, wherever they come from, a terminal only shows."""

    def __init__(self, thing: ConsoleRenderable) -> None:
        self._thing = thing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Give the parts of it, each printable; what rich itself orders stays."""
        for part in console.render(self._thing, options):
            yield part if part.control else Segment(printable(part.text), part.style)


class Printable(RenderHook):
    """Lets a console show what strangers wrote, and obey nothing of it."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        """Return what is shown instead."""
        return [Shown(thing) for thing in renderables]


def new_console(*, highlight: bool = True) -> Console:
    """Return the terminal, as rich draws on it."""
    console = Console(highlight=highlight)
    console.push_render_hook(Printable())
    return console


class Screen:
    """Standard output, for people."""

    def __init__(self) -> None:
        self._console = new_console(highlight=False)

    def width(self) -> int:
        """Return how many columns there are."""
        return max(NARROWEST, self._console.width)

    def show(self, *things: RenderableType) -> None:
        """Print drawings or words."""
        for thing in things:
            self._console.print(thing, markup=False)

    def unbroken(self, words: str) -> None:
        """Print words that can be copied, a path or a command, whatever the width."""
        self._console.print(words, markup=False, soft_wrap=True)

    def quietly(self, words: str) -> None:
        """Print words that are less important."""
        self.show(Text(words, "dim"))

    def loudly(self, words: str) -> None:
        """Print words that must not be missed."""
        self.show(Text(words, "bold #e0a030"))

    def clear(self) -> None:
        """Begin a fresh screen on a terminal that can."""
        if self._can_clear():
            self._console.clear()

    def hide(self) -> None:
        """Take all that was shown out of sight, also what has scrolled away."""
        if self._can_clear():
            self._console.clear()
            write(FORGET_SCROLLED)
        else:
            write("\n" * self._console.height)

    def _can_clear(self) -> bool:
        return self._console.is_terminal and not self._console.is_dumb_terminal


def write(text: str) -> None:
    """Write to standard output at once."""
    sys.stdout.write(text)
    sys.stdout.flush()
