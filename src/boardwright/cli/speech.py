"""What the command line says, in the language of its reader."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from boardwright.cli.printable import LONGEST_IN_ERROR, printable, printable_message
from boardwright.cli.saved_games import games_folder
from boardwright.core.messages import Message, Value
from boardwright.core.printed import Component
from boardwright.core.refused import Refused
from boardwright.store.whole_file import write_whole
from boardwright.texts import Texts, language_of, languages

OWN: Final = "BOARDWRIGHT_LANGUAGE"
# The variables that name languages, the strongest first; the first but one may name several.
ENVIRONMENT: Final = (OWN, "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def reader_language() -> str:
    """Return the language that was chosen, or that the environment asks for, else English."""
    wanted = [os.environ.get(OWN, ""), _remembered()]
    wanted += [os.environ.get(name, "") for name in ENVIRONMENT[1:]]
    known = languages()
    for text in wanted:
        for part in text.split(":"):
            language = language_of(part)
            if language in known:
                return language
            if language in ("c", "posix"):
                return "en"
    return "en"


def _language_file() -> Path:
    return games_folder() / "language"


def _remembered() -> str:
    try:
        return _language_file().read_text("utf-8").strip()[:20]
    except (OSError, UnicodeDecodeError):
        return ""


class _Speech:
    """The texts of the language that is spoken now."""

    texts = Texts(reader_language())


def choose_language(language: str) -> None:
    """Speak a language until the program ends."""
    _Speech.texts = Texts(language)


def call_people(people: Mapping[str, Message]) -> None:
    """Call seats by who sits there from now on, by the ids of what the game calls them."""
    printed = {seat: printable_message(person) for seat, person in people.items()}
    _Speech.texts = _Speech.texts.calling(printed)


def keep_language(language: str) -> None:
    """Speak a language from now on, and remember it for the next time; OSError if that fails."""
    choose_language(language)
    _language_file().parent.mkdir(parents=True, exist_ok=True)
    write_whole(_language_file(), f"{language}\n".encode())


def current_language() -> str:
    """Return the language that is spoken now."""
    return _Speech.texts.language


def speak(message: Message) -> str:
    """Return a message in words; what strangers put into it is made printable."""
    return _Speech.texts.speak(printable_message(message))


def seated_at(seat: Message) -> str:
    """Return who sits on a seat, or what the game calls it."""
    return _Speech.texts.called(seat, "")


def speak_line(line: list[Message]) -> str:
    """Return messages in words, one after the other."""
    return " ".join(speak(message) for message in line)


def say(message: str, /, **values: Value) -> str:
    """Return the words of a message by its id."""
    return speak(Message(message, values))


def error_text(error: ValueError | OSError) -> str:
    """Return what went wrong; what is not a message was said in the reader's language before."""
    if isinstance(error, Refused):
        return speak(printable_message(error.told(), LONGEST_IN_ERROR))
    return _system_words(error) if isinstance(error, OSError) else str(error)


def _system_words(error: OSError) -> str:
    # Imported late: it knows errors of the network too, and few commands need that.
    from boardwright.store.system import refused_by_system

    why, file = refused_by_system(error), error.filename
    return say("cli-refused", file=str(file), reason=why) if file else speak(why)


def is_text(message: str) -> bool:
    """Tell whether there is a text with this id."""
    return _Speech.texts.knows(message)


def say_source(component: Component) -> str:
    """Return where a printed value is known from; what an owner wrote, as it was written."""
    known = f"source-{component.source}"
    return say(known) if is_text(known) else printable(component.source)


def number(value: float, decimals: int = 0, *, signed: bool = False) -> str:
    """Return a number as the language writes it, with so many decimals."""
    return _Speech.texts.number(value, decimals, signed=signed)


def percent(share: float, decimals: int = 0) -> str:
    """Return a share of one in percent, as the language writes it."""
    return _Speech.texts.percent(share, decimals)


def in_percent(chance: float) -> str:
    """Return a chance in whole percents, for a text that writes the sign itself."""
    return f"{100 * chance:.0f}"
