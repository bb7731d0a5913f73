"""What is to be said to people, in no language yet."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final


@dataclass(frozen=True)
class Message:
    """Something to be said, in no language yet: the id of a text, and the values to fill in.

    A value may be a message itself, such as the name of a card, or a list of them. So it goes over
    the wire and into the store: whoever reads it words it in their language.
    """

    id: str  # of a text in the catalogues
    values: "dict[str, Value]" = field(default_factory=dict)


Value = str | int | float | Message | list[Message]

NOTHING: Final = Message("")  # where there is nothing to say


def message(id: str, /, **values: Value) -> Message:
    """Return a message by the id of its text."""
    return Message(id, values)


@cache  # there are few, and every move names several
def named(game: str, what: str, name: str) -> Message:
    """Return what a thing of a game is called, such as a seat or a source of points."""
    return message(f"{game}-{what}-{name.replace('_', '-')}")


def named_by_number(game: str, what: str, names: list[str]) -> Callable[[int], Message]:
    """Return what tells the names of things of a game by their numbers."""
    return lambda number: named(game, what, names[number])
