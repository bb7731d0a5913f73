"""Texts on the wire: ids and values, which whoever reads them words in their language."""

from functools import lru_cache
from typing import Final, Union

import msgspec

from boardwright.core.texts import Message, Value


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something said, in no language yet; a value may be said itself, such as a card's name."""

    id: str  # of a text in the catalogues
    values: dict[str, Union[str, int, float, "Said", list["Said"]]] = {}


NOTHING: Final = Said("")


def said(message: Message) -> Said:
    """Return a message as it goes over the wire."""
    if not message.values:
        return _plain(message.id)
    return Said(message.id, {name: _value(value) for name, value in message.values.items()})


@lru_cache(maxsize=4096)  # more than there are ids in the catalogues
def _plain(id: str) -> Said:
    """Return what is said without values, such as a name; there is one of each for all tables."""
    return Said(id)


def say(id: str, /, **values: Value) -> Said:
    """Return a text by its id with its values."""
    return said(Message(id, values))


def _value(value: Value) -> str | int | float | Said | list[Said]:
    if isinstance(value, Message):
        return said(value)
    if isinstance(value, list):
        return [said(item) for item in value]
    return value


def message(words: Said) -> Message:
    """Return what came over the wire as a message."""
    return Message(words.id, {name: _heard(value) for name, value in words.values.items()})


def _heard(value: str | int | float | Said | list[Said]) -> Value:
    if isinstance(value, Said):
        return message(value)
    if isinstance(value, list):
        return [message(item) for item in value]
    return value


class Refused(Exception):
    """Something asked for is refused: why, by which rule of the game if by one."""

    def __init__(self, why: Said, rule: str = "") -> None:
        super().__init__(why.id)
        self.why = why
        self.rule = rule


def refuse(id: str, /, **values: Value) -> Refused:
    """Return the refusal with the text of this id."""
    return Refused(say(id, **values))
