"""Reading what a person types: with completion at a terminal, plain lines otherwise."""

import os
import sys
from collections.abc import Callable
from typing import Final

from boardwright.cli.letters import fit_letters
from boardwright.cli.line_editor import LineEditor
from boardwright.cli.screen import write

PROMPT: Final = "› "


class Input:
    """Standard input, for people and for scripts."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        can_edit = self.is_terminal and os.environ.get("TERM", "") not in ("dumb", "unknown")
        self._editor = LineEditor() if can_edit else None

    @property
    def can_edit(self) -> bool:
        """Whether lines can be edited, and left for a while when something happens."""
        return self._editor is not None

    def interrupt(self) -> None:
        """Let whoever waits for a line have `Interrupted`, if lines can be left for a while."""
        if self._editor is not None:
            self._editor.interrupt()

    def ask(self, candidates: Callable[[str], list[str]], typed: str = "") -> str:
        """Return the next line; EOFError or KeyboardInterrupt when there is none to come.

        `candidates` is given the text so far and returns what could be meant.
        """
        prompt = fit_letters(PROMPT, sys.stdout.encoding)
        if self._editor is not None:
            return self._editor.ask(prompt, candidates, typed)
        line = input(prompt)
        if not sys.stdin.isatty():
            write(line + "\n")  # a transcript shows what was answered
        return line
