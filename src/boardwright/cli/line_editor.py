"""A line at a terminal that can be edited, with Tab completing it."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, final

from prompt_toolkit import PromptSession
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle

LONGEST: Final = 1000  # letters of a line; a file that was pasted by mistake is cut off

Candidates = Callable[[str], list[str]]


class Interrupted(Exception):
    """A line was not finished because something else has happened; it has what was typed."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


@final
class LineEditor(Completer):
    """Asks for lines, and completes them from what could be meant."""

    def __init__(self) -> None:
        self._candidates: Candidates = lambda text: []
        self._is_interrupted = False
        self._session: PromptSession[str] = PromptSession(
            completer=self,
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            reserve_space_for_menu=0,
        )
        self._session.default_buffer.on_text_changed += _cut_off

    def ask(self, prompt: str, candidates: Candidates, typed: str = "") -> str:
        """Return the next line; a part of it may be typed already."""
        self._candidates = candidates
        return self._session.prompt(prompt, default=typed, pre_run=self._begin)

    def interrupt(self) -> None:
        """Let whoever waits for a line, or soon will, have `Interrupted`; from another thread."""
        self._is_interrupted = True
        loop = self._session.app.loop
        if loop is not None:
            with suppress(RuntimeError):  # closed since
                loop.call_soon_threadsafe(self._give_up)

    def _begin(self) -> None:
        if self._is_interrupted:
            self.interrupt()

    def _give_up(self) -> None:
        app = self._session.app
        if app.is_running and not app.is_done:
            self._is_interrupted = False
            app.exit(exception=Interrupted(self._session.default_buffer.text))

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        """Offer what goes on with the text so far."""
        text = document.text_before_cursor
        for candidate in self._candidates(text):
            if candidate.lower().startswith(text.lower()):
                yield Completion(candidate, start_position=-len(text))


def _cut_off(line: Buffer) -> None:
    if len(line.text) > LONGEST:
        line.text = line.text[:LONGEST]
