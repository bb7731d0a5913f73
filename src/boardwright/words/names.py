"""How the names of things become messages, the same way for every game."""

from functools import cache

from boardwright.core.texts import Message, message


@cache  # there are few, and every move names several
def named(game: str, what: str, name: str) -> Message:
    """Return what a thing of a game is called, such as a seat or a source of points."""
    return message(f"{game}-{what}-{name.replace('_', '-')}")
