"""The terminal: what is shown fits its width, its colours and its letters."""

import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

NARROWEST: Final = 40
FORGET_SCROLLED: Final = "\x1b[3J"  # what most terminals take for it
# One letter for one, so that drawings keep their shape where only ASCII can be shown.
ASCII: Final = str.maketrans(
    "▐▌◀╡▶▸▴▫·■×–’“”…│─╭╮╰╯›✿✓åæø±▁▂▃▄▅▆▇█", '[]<]>>^o.#x-\'"".|-++++>*+aeo~_.-=+*%#'
)


class Screen:
    """Standard output, for people."""

    def __init__(self) -> None:
        self._console = Console(highlight=False)

    def width(self) -> int:
        """Return how many columns there are."""
        return max(NARROWEST, self._console.width)

    def show(self, *things: RenderableType) -> None:
        """Print drawings or words."""
        with self._console.capture() as drawn:
            for thing in things:
                self._console.print(thing, markup=False)
        write(drawn.get())

    def unbroken(self, words: str) -> None:
        """Print words that can be copied, a path or a command, whatever the width."""
        with self._console.capture() as drawn:
            self._console.print(words, markup=False, soft_wrap=True)
        write(drawn.get())

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
    """Write to standard output with the letters that it has."""
    sys.stdout.write(fit_letters(text, sys.stdout.encoding))
    sys.stdout.flush()


def fit_letters(text: str, encoding: str) -> str:
    """Return the text in letters that the encoding has."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.translate(ASCII).encode(encoding, "replace").decode(encoding)
    return text
