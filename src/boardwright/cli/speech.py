"""What the command line says, in the language of its reader."""

import os
from typing import Final

from boardwright.core.texts import Message, Texts, Value, languages


def reader_language() -> str:
    """Return the language that the environment asks for if we speak it, else English."""
    for name in ("BOARDWRIGHT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            language = wanted.replace("-", "_").split("_")[0].split(".")[0]
            return language if language in languages() else "en"
    return "en"


TEXTS: Final = Texts(reader_language())


def speak(message: Message) -> str:
    """Return a message in words."""
    return TEXTS.speak(message)


def speak_line(line: list[Message]) -> str:
    """Return messages in words, one after the other."""
    return " ".join(speak(message) for message in line)


def say(message: str, **values: Value) -> str:
    """Return the words of a message by its id."""
    return TEXTS.words(message, values)
