"""A line at a terminal that can be edited, with Tab completing it."""

from collections.abc import Callable, Iterable
from typing import final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle

Candidates = Callable[[str], list[str]]


@final
class LineEditor(Completer):
    """Asks for lines, and completes them from what could be meant."""

    def __init__(self) -> None:
        self._candidates: Candidates = lambda text: []
        self._session: PromptSession[str] = PromptSession(
            completer=self,
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            reserve_space_for_menu=0,
        )

    def ask(self, prompt: str, candidates: Candidates) -> str:
        """Return the next line."""
        self._candidates = candidates
        return self._session.prompt(prompt)

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        """Offer what goes on with the text so far."""
        text = document.text_before_cursor
        for candidate in self._candidates(text):
            if candidate.lower().startswith(text.lower()):
                yield Completion(candidate, start_position=-len(text))
