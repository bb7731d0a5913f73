"""Messages from patterns such as `did-sail {ship} {site=to}`, as actions declare them."""

import re
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from boardwright.core.messages import Message, Value

WORD: Final = re.compile(r"\{(?:(\w+)=)?(\w+)\}")


class Phrase(NamedTuple):
    """A pattern that was read: the end of a text's id, and its values with the word of each."""

    text: str  # empty: the only word is the message
    words: list[tuple[str, str]]


@cache  # there are some hundred
def phrase(pattern: str) -> Phrase:
    """Read a pattern."""
    words = [(called or word, word) for called, word in WORD.findall(pattern)]
    return Phrase(pattern.partition("{")[0].strip(), words)


def phrased(game: str, pattern: str, find: Callable[[str], Value]) -> Message:
    """Return the message of a pattern, with what is found for its words."""
    text, words = phrase(pattern)
    if text:
        return Message(f"{game}-{text}", {called: find(word) for called, word in words})
    found = find(words[0][1])
    assert isinstance(found, Message)
    return found
