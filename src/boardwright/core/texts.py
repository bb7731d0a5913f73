"""Texts for people: Fluent messages looked up by id, in the reader's language."""

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource


class Message(NamedTuple):
    """Something to be said, in no language yet: the id of a text, and the values to fill in.

    A value may be a message itself, such as the name of a card, or a list of them.
    """

    id: str
    values: "dict[str, Value]"


Value = str | int | float | Message | list[Message]


def message(id: str, **values: Value) -> Message:
    """Return a message by the id of its text."""
    return Message(id, values)


LOCALES: Final = files("boardwright").joinpath("locales")


def languages() -> list[str]:
    """Return the languages that have catalogues."""
    return sorted(folder.name for folder in LOCALES.iterdir())


class Texts:
    """The catalogues of one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle: FluentBundle | None = None

    def speak(self, message: Message) -> str:
        """Return a message in words."""
        return self.words(message.id, message.values)

    def words(self, message: str, values: dict[str, Value] | None = None) -> str:
        """Return the text of a message with its values filled in."""
        if self._bundle is None:
            self._bundle = _bundle(self.language)
        bundle = self._bundle
        if not bundle.has_message(message):
            if self.language == "en":
                raise KeyError(f"no text has the id {message!r}")
            return ENGLISH.words(message, values)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"the text {message!r} has only attributes")
        spoken = {name: self._spoken(value) for name, value in (values or {}).items()}
        words, errors = bundle.format_pattern(pattern, spoken)
        if errors:
            raise ValueError(f"the text {message!r}: {errors[0]}")
        return str(words)

    def _spoken(self, value: Value) -> str | int | float:
        """Return a value as a text takes it; what a list names is joined here and nowhere else."""
        if isinstance(value, Message):
            return self.speak(value)
        if isinstance(value, list):
            return ", ".join([self.speak(part) for part in value])
        return value


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in sorted(LOCALES.joinpath(language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(catalogue.read_text("utf-8")))
    return bundle


ENGLISH: Final = Texts("en")
