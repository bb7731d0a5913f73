"""Check the catalogues of a language against the English ones: `python -m tools.languages de`.

Without a language, all that are there. It tells by file and id: what is missing or too much, what
cannot be parsed, values that are lost or unknown, functions and forms that are not known, plural
forms that the language has not, what is too long, and what is still English.
"""

import sys
from collections.abc import Iterator
from typing import Final, NamedTuple

from babel import Locale

from boardwright.core.texts import LOCALES, languages
from tools.catalogues import CARDINALS, Catalogue, Entry, read_catalogue
from tools.citations import TOP

FUNCTIONS: Final = {"FORM": 2, "TRAIT": 2, "LIST": 2, "CAP": 1, "NUMBER": 1}
ALWAYS_GIVEN: Final = {"form"}  # what every text may choose by
SAME: Final = TOP / "tools/same_words"


class Problem(NamedTuple):
    """Something to mend in a catalogue."""

    file: str
    id: str
    what: str

    def __str__(self) -> str:
        what = " ".join(self.what.split())
        return f"{self.file}: {self.id}: {what}" if self.id else f"{self.file}: {what}"


def problems(language: str) -> list[Problem]:
    """Return what is wrong with the catalogues of a language."""
    english, own = _catalogues("en"), _catalogues(language)
    found: list[Problem] = []
    for file in sorted(english.keys() - own.keys()):
        found.append(Problem(file, "", "this file is missing"))
    for file in sorted(own.keys() - english.keys()):
        found.append(Problem(file, "", "there is no such file in English"))
    same = _same_words(language)
    for file in sorted(english.keys() & own.keys()):
        found += _in_file(language, english[file], own[file], same)
    found += _forms(own)
    return found


def _catalogues(language: str) -> dict[str, Catalogue]:
    folder = LOCALES.joinpath(language)
    return {
        file.name: read_catalogue(file.name, file.read_text("utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }


def _same_words(language: str) -> list[str]:
    """Return the beginnings of ids whose texts may be the same as in English."""
    words: list[str] = []
    for file in (SAME / "all.txt", SAME / f"{language}.txt"):
        if file.exists():
            for line in file.read_text("utf-8").splitlines():
                id, _, reason = line.partition(":")
                if id.strip() and not line.startswith("#"):
                    assert reason.strip(), f"{file.name}: {id} needs a reason behind a colon"
                    words.append(id.strip())
    return words


def _in_file(
    language: str, english: Catalogue, own: Catalogue, same: list[str]
) -> Iterator[Problem]:
    for line, text in own.junk:
        yield Problem(own.file, "", f"line {line} cannot be parsed: {text}")
    for id in own.twice:
        yield Problem(own.file, id, "this id is there twice")
    for id in sorted(english.entries.keys() - own.entries.keys()):
        yield Problem(own.file, id, f"missing: {english.entries[id].text}")
    for id in sorted(own.entries.keys() - english.entries.keys()):
        yield Problem(own.file, id, "there is no such id in English")
    for id, entry in own.entries.items():
        if id in english.entries:
            for what in _in_text(language, english.entries[id], entry):
                yield Problem(own.file, id, what)
            if language != "en" and _is_left(english.entries[id], entry, same):
                yield Problem(own.file, id, f"still English: {entry.text}")


def _in_text(language: str, english: Entry, own: Entry) -> Iterator[str]:
    for name in sorted(own.values - english.values - ALWAYS_GIVEN):
        yield f"nobody gives ${name}; there are {_listed(english.values)}"
    for name in sorted(english.shown - own.values):
        yield f"${name} is lost"
    for name, arguments in own.calls:
        if name not in FUNCTIONS:
            yield f"there is no function {name}"
        elif arguments != FUNCTIONS[name]:
            yield f"{name} takes {FUNCTIONS[name]} values in its brackets, not {arguments}"
    for name, keys in own.plurals:
        unknown = sorted(keys & set(CARDINALS) - _categories(language) - {"other"})
        if unknown:
            yield f"{_listed(set(unknown))} never comes up for ${name} in this language"
        if language == "pl" and name in own.shown and "one" in keys and "few" not in keys:
            yield f"${name} needs [few] too"
    for line in own.longest:
        if english.limit and len(line) > english.limit:
            yield f"at most {english.limit} characters, not {len(line)}: {line}"


def _categories(language: str) -> set[str]:
    return {str(tag) for tag in Locale.parse(language).plural_form.tags}


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def _is_left(english: Entry, own: Entry, same: list[str]) -> bool:
    """Tell whether a text with words in it is the English one, and nobody says that it may be."""
    return (
        own.text == english.text
        and any(len(word) > 1 for word in english.words)
        and not any(own.id.startswith(beginning) for beginning in same)
    )


def _forms(own: dict[str, Catalogue]) -> Iterator[Problem]:
    """Find forms and traits that are asked for and that no name has, and forms nobody asks for."""
    entries = [(file, entry) for file, found in own.items() for entry in found.entries.values()]
    for what, asked, given in (
        ("form", [e.asked_forms for _, e in entries], [e.forms for _, e in entries]),
        ("trait", [e.asked_traits for _, e in entries], [e.traits for _, e in entries]),
    ):
        all_asked: set[str] = set().union(*asked)
        all_given: set[str] = set().union(*given)
        for (file, entry), wanted, has in zip(entries, asked, given):
            for name in sorted(wanted - all_given):
                yield Problem(file, entry.id, f"no name has the {what} “{name}”")
            for name in sorted(has - all_asked):
                yield Problem(file, entry.id, f"no text asks for the {what} “{name}”")


def main() -> int:
    """Tell what is wrong with the languages named, or with all."""
    wrong = 0
    for language in sys.argv[1:] or languages():
        found = problems(language)
        for problem in found:
            print(f"{language}/{problem}")
        wrong += len(found)
        print(f"{language}: {len(found)} to mend" if found else f"{language}: all right")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
