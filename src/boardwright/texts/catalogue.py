"""The texts of a language as Fluent has them, each read only when it is asked for."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentType
from fluent.syntax.ast import BaseNode, MessageReference, TermReference

# In a catalogue: where a long word may break. Only the page does that, where it has little room.
SOFT_HYPHEN: Final = "\xad"

# A text: its id at the beginning of a line, and all up to the next id or comment.
WRITTEN: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-#a-zA-Z]).*)*", re.MULTILINE)

# Any: a function of Fluent takes and returns whatever values a text can have.
Function = Callable[..., Any]


def texts_in(catalogue: str) -> dict[str, str]:
    """Return the texts of a catalogue by their ids, each as it is written."""
    texts: dict[str, str] = {}
    for found in WRITTEN.finditer(catalogue):
        texts.setdefault(found[1], found[0])
    return texts


class Catalogue:
    """The texts of one language. Reading all takes a while, and most are never asked for."""

    def __init__(
        self, tag: str, written: Mapping[str, str], functions: Mapping[str, Function]
    ) -> None:
        self.locale = Locale.parse(tag, sep="-")
        self._written = written
        self._read: set[str] = set()
        known: dict[str, Function] = {**functions, "CAP": self._cap}
        self._bundle = FluentBundle([tag], known, use_isolating=False)

    def text(self, id: str) -> Message | None:
        """Return a text by its id, if there is one."""
        self._read_text(id)
        return self._bundle.get_message(id) if self._bundle.has_message(id) else None

    def filled_in(self, pattern: Pattern, values: dict[str, object]) -> str:
        """Return the words of a text with its values; ValueError says what is wrong with it."""
        words, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(str(errors[0]))
        return str(words)

    def _read_text(self, id: str) -> None:
        """Read a text, and those that it names."""
        if id in self._read or id not in self._written:
            return
        resource = FluentResource(self._written[id].replace(SOFT_HYPHEN, ""))
        self._bundle.add_resource(resource)
        self._read.add(id)
        for named in _named_in(resource):
            self._read_text(named)

    def _cap(self, value: object) -> str:
        words = str(value.format(self.locale) if isinstance(value, FluentType) else value)
        return words[:1].upper() + words[1:]


def _named_in(node: BaseNode) -> Iterator[str]:
    """Return the ids of the texts that one names."""
    if isinstance(node, MessageReference):
        yield node.id.name
    elif isinstance(node, TermReference):
        yield f"-{node.id.name}"
    for part in vars(node).values():
        for inner in part if isinstance(part, list) else [part]:
            if isinstance(inner, BaseNode):
                yield from _named_in(inner)
