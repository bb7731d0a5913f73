"""The terminal: what is shown fits its width and its colours."""

import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

NARROWEST: Final = 40
FORGET_SCROLLED: Final = "\x1b[3J"  # what most terminals take for it


class Screen:
    """Standard output, for people."""

    def __init__(self) -> None:
        self._console = Console(highlight=False)

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
