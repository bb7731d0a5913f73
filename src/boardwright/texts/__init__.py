"""Texts for people: Fluent messages looked up by id, in the reader's language.

A value of a text may be a message itself, such as the name of a card. A text can ask it for a form
and for a trait, can begin with it, and can say how a list of them is joined:

    { FORM($card, "accusative") }   the name's variant for `$form`; an unknown one is its default
    { TRAIT($card, "gender") -> …   the name's attribute `.gender`, to choose by
    { CAP($card) }                  with a capital first letter
    { LIST($cards, "or") }          “a, b or c”; a plain { $cards } is “a, b and c”

At a table, a seat is called by who sits there, unless a text asks for a form: people's names have
none. So `{ $seat }` is Ann, and `{ FORM($seat, "stone") }` still black.

The browser does the same in `web/src/texts.svelte.ts`.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType, fluent_number

from boardwright.core.library import catalogues_in, folder_of, game_names
from boardwright.core.messages import Message, Value
from boardwright.texts.catalogue import Catalogue, texts_in

LOCALES: Final = files("boardwright").joinpath("locales")

# The English of the rulebooks is British: no comma before the last “and”.
SPOKEN_IN: Final = {"en": "en-GB"}

# What is written from right to left must not turn round the words beside it.
LEFTWARD: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff]")
ISOLATED: Final = "\N{FIRST STRONG ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"

# Languages that write 1234 in one piece, and separate thousands only from 10 000 on.
FOUR_TOGETHER: Final = ("es", "it", "pl")


def _is_together(language: str, value: float) -> bool:
    """Return whether a language writes a number in one piece."""
    return language in FOUR_TOGETHER and abs(value) < 10_000


def languages() -> list[str]:
    """Return the languages that have catalogues."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def catalogues_of(language: str) -> list[Traversable]:
    """Return the files with the texts of a language: ours by their names, then game by game."""
    return [*shared_catalogues(language), *game_catalogues(language)]


def shared_catalogues(language: str) -> list[Traversable]:
    """Return the files with what is said beside the games."""
    return catalogues_in(LOCALES.joinpath(language))


def game_catalogues(language: str) -> list[Traversable]:
    """Return the files that the games bring, whatever those of others are called."""
    folders = [folder_of(game).joinpath("locales", language) for game in game_names()]
    return [file for folder in folders for file in catalogues_in(folder)]


def language_of(tag: str) -> str:
    """Return the language of a tag such as `de-AT`; who asks for any Norwegian gets bokmål."""
    language = tag.replace("-", "_").split("_")[0].split(".")[0].lower()
    return "nb" if language in ("no", "nn") else language


class Name(FluentType):
    """A message as a value of another one: said in a form that the other one asks for."""

    def __init__(self, texts: "Texts", said: Message, form: str = "") -> None:
        self._texts = texts
        self._said = said
        self._form = form

    def format(self, locale: Locale) -> str:
        """Return the name in words."""
        return self._texts.called(self._said, self._form)

    def in_form(self, form: str) -> "Name":
        """Return the same name in another form."""
        return Name(self._texts, self._said, form)

    def trait(self, trait: str) -> str:
        """Return what the language says of the name, such as its gender, or nothing."""
        return self._texts.trait(self._said, trait)


Joint = Literal["standard", "or"]
JOINTS: Final[dict[str, Joint]] = {"and": "standard", "or": "or"}

# Spanish says “e” for “y” and “u” for “o” before a word that begins with the same sound.
SPANISH: Final[dict[Joint, tuple[str, str, re.Pattern[str]]]] = {
    "standard": (" y ", " e ", re.compile("[iI]|[hH][iI](?![aAeE])")),
    "or": (" o ", " u ", re.compile("[hH]?[oO]|8|11( |$)")),
}


class Names(FluentType):
    """Several names as one value, joined as the language does it."""

    def __init__(self, names: list[Name], joint: Joint = "standard") -> None:
        self._names = names
        self._joint = joint

    def format(self, locale: Locale) -> str:
        """Return the names in words, such as “a, b and c”."""
        names = [name.format(locale) for name in self._names]
        words = format_list(names, self._joint, locale)
        usual, smooth, sound = SPANISH[self._joint]
        if locale.language == "es" and len(names) > 1 and sound.match(names[-1]):
            return words.removesuffix(usual + names[-1]) + smooth + names[-1]
        return words

    def in_form(self, form: str) -> "Names":
        """Return the same names in another form."""
        return Names([name.in_form(form) for name in self._names], self._joint)

    def joined(self, joint: Joint) -> "Names":
        """Return the same names joined otherwise."""
        return Names(self._names, joint)


def _form(value: object, form: str) -> object:
    """Put a name into a form; what a person typed, or a number, has only one."""
    return value.in_form(form) if isinstance(value, Name | Names) else value


def _trait(value: object, trait: str) -> str:
    return value.trait(trait) if isinstance(value, Name) else ""


def _list(value: object, joint: str) -> object:
    return value.joined(JOINTS[joint]) if isinstance(value, Names) else value


def new_catalogue(language: str, *catalogues: str) -> Catalogue:
    """Return what catalogues of a language say together; of two with one id, the first counts."""
    functions = {"FORM": _form, "TRAIT": _trait, "LIST": _list}
    written = texts_in("\n".join(catalogues))
    return Catalogue(SPOKEN_IN.get(language, language), written, functions)


@cache
def _catalogue(language: str) -> Catalogue:
    return new_catalogue(language, *(file.read_text("utf-8") for file in catalogues_of(language)))


class Texts:
    """The texts of one language; what it lacks is said in English."""

    def __init__(
        self,
        language: str,
        catalogue: Catalogue | None = None,
        people: Mapping[str, Message] | None = None,
    ) -> None:
        self.language = language
        self._own = catalogue
        self._people = people or {}  # who sits on the seat of which name

    def calling(self, people: Mapping[str, Message]) -> "Texts":
        """Return the same texts, which call seats by who sits there, by the ids of their names."""
        return Texts(self.language, self._own, people)

    def speak(self, message: Message) -> str:
        """Return a message in words."""
        return self.words(message.id, message.values)

    def words(self, message: str, values: Mapping[str, Value] | None = None) -> str:
        """Return the text of a message with its values filled in."""
        return self.form(Message(message, dict(values or {})), "")

    def knows(self, message: str) -> bool:
        """Return whether there is a text with this id, be it in English only."""
        return any(texts._catalogue().text(message) for texts in (self, ENGLISH))

    def form(self, said: Message, form: str) -> str:
        """Return a message in a form that its text may have a variant for."""
        text = self._catalogue().text(said.id)
        if text is None:
            if self.language == "en":
                raise KeyError(f"no text has the id {said.id!r}")
            return ENGLISH.form(said, form)
        if text.value is None:
            raise KeyError(f"the text {said.id!r} has only attributes")
        return self._filled_in(said, text.value, form)

    def called(self, name: Message, form: str) -> str:
        """Return a name in a sentence: that of a seat is who sits there, who has no other form."""
        return self.form(name if form else self._people.get(name.id, name), form)

    def trait(self, said: Message, trait: str) -> str:
        """Return an attribute of a text, such as the gender of a name; nothing if it has none."""
        text = self._catalogue().text(said.id)
        pattern = None if text is None else text.attributes.get(trait)
        return "" if pattern is None else self._filled_in(said, pattern, "")

    def number(self, value: float, decimals: int, *, signed: bool = False) -> str:
        """Return a number as the language writes it, with so many decimals."""
        whole = "0" if _is_together(self.language, round(value, decimals)) else "#,##0"
        digits = whole + ("." + "0" * decimals if decimals else "")
        pattern = f"+{digits};-{digits}" if signed else digits
        return format_decimal(value, pattern, self._catalogue().locale)

    def percent(self, share: float, decimals: int) -> str:
        """Return a share of one in percent, as the language writes it."""
        locale = self._catalogue().locale
        digits = "0" + ("." + "0" * decimals if decimals else "")
        pattern = locale.percent_formats[None].pattern.replace("#,##0", digits)
        return format_percent(share, pattern, locale)

    def _catalogue(self) -> Catalogue:
        if self._own is None:
            self._own = _catalogue(self.language)
        return self._own

    def _filled_in(self, said: Message, pattern: Pattern, form: str) -> str:
        spoken = {name: self._spoken(value) for name, value in said.values.items()}
        try:
            return self._catalogue().filled_in(pattern, {"form": form, **spoken})
        except ValueError as error:
            raise ValueError(f"the text {said.id!r}: {error}") from error

    def _spoken(self, value: Value) -> object:
        """Return a value as a text takes it."""
        if isinstance(value, Message):
            return Name(self, value)
        if isinstance(value, list):
            return Names([Name(self, part) for part in value])
        if isinstance(value, int | float) and _is_together(self.language, value):
            return fluent_number(value, useGrouping=False)
        if isinstance(value, str) and LEFTWARD.search(value):
            return ISOLATED.format(value)
        return value


ENGLISH: Final = Texts("en")
