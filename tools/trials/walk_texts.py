"""The texts by which people find what to press, in the language that their page speaks."""

from functools import cache, lru_cache

import msgspec

from boardwright.core.messages import Message, Value
from boardwright.texts import Texts

KEPT = 20_000  # sentences: the same ones are compared again and again


@cache
def texts_in(language: str) -> Texts:
    """Return the texts of a language."""
    return Texts(language)


def words_in(language: str, id: str, **values: Value) -> str:
    """Return the text of an id."""
    return texts_in(language).words(id, values) if values else _plain(language, id)


@cache
def _plain(language: str, id: str) -> str:
    return texts_in(language).words(id)


def said_in(language: str, said: Message) -> str:
    """Return what the server says, in words; nothing if it says nothing."""
    return _spoken(language, msgspec.json.encode(said)) if said.id else ""


@lru_cache(KEPT)
def _spoken(language: str, said: bytes) -> str:
    return texts_in(language).speak(msgspec.json.decode(said, type=Message))
