"""Check the catalogues of a language against the English ones: `python -m tools.languages de`.

Without a language, all that are there. It tells by file and id: what is missing or too much, what
cannot be parsed, values that are lost or unknown, functions, forms and other texts that are not
known, plural forms that the language has not or needs, what is too long, percent signs that stand
otherwise than the language has them, long words that cannot break where there is little room, and
what is still English.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from babel import Locale

from boardwright.texts import SPOKEN_IN, catalogues_of, languages
from tools.catalogues import CARDINALS, Catalogue, Entry, read_catalogue
from tools.citations import TOP

FUNCTIONS: Final = {"FORM": 2, "TRAIT": 2, "LIST": 2, "CAP": 1, "NUMBER": 1}
ALWAYS_GIVEN: Final = {"form"}  # what every text may choose by
SAME: Final = TOP / "tools/same_words"
FOR_ALL: Final = "all"  # the list of what may be the same in every language
COUNTED: Final = range(1000)  # what is counted at a table; only some languages do more from then on
PERCENT: Final = re.compile(r"(?<=[}\d])(\s?)%(?!\w)")  # and not %40, as in an address


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
    for file in sorted(english.keys() & own.keys()):
        found += _in_file(language, english[file], own[file])
    found += _references(own)
    found += _forms(own)
    if language != "en":
        found += _left(language, _same_as_english(english, own))
    return found


def unused_for_all(tried: Iterable[str]) -> list[Problem]:
    """Return what may be the same as in English in every language, and is so in none of these."""
    english = _catalogues("en")
    same: list[str] = []
    for language in tried:
        if language != "en":
            same += [entry.id for _, entry in _same_as_english(english, _catalogues(language))]
    return list(_unused(FOR_ALL, same))


def _catalogues(language: str) -> dict[str, Catalogue]:
    found = {
        file.name: read_catalogue(file.name, file.read_text("utf-8"))
        for file in catalogues_of(language)
    }
    known = _texts_by_id(found)
    return {
        name: replace(one, entries={id: _whole(e, known) for id, e in one.entries.items()})
        for name, one in found.items()
    }


def _texts_by_id(catalogues: dict[str, Catalogue]) -> dict[str, Entry]:
    """Return all messages and terms."""
    return {
        id: entry
        for catalogue in catalogues.values()
        for id, entry in (catalogue.entries | catalogue.terms).items()
    }


def _whole(entry: Entry, known: dict[str, Entry]) -> Entry:
    """Return a text with the values of the messages in it; a term has only what it is given."""
    inside = [known[id] for id in _contained(entry, known) if not id.startswith("-")]
    values = entry.values.union(*(one.values for one in inside))
    return replace(entry, values=values, shown=entry.shown.union(*(one.shown for one in inside)))


def _same_words(language: str) -> list[str]:
    """Return the ids of texts that may be the same as in English; `*` stands for anything."""
    file = SAME / f"{language}.txt"
    words: list[str] = []
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        id, _, reason = line.partition(":")
        if id.strip() and not line.startswith("#"):
            assert reason.strip(), f"{file.name}: {id} needs a reason behind a colon"
            words.append(id.strip())
    return words


def _same_as_english(
    english: dict[str, Catalogue], own: dict[str, Catalogue]
) -> list[tuple[str, Entry]]:
    """Return the texts with words in them that are the English ones, with their files."""
    return [
        (file, entry)
        for file in sorted(english.keys() & own.keys())
        for id, entry in own[file].entries.items()
        if id in english[file].entries
        and entry.text == english[file].entries[id].text
        and any(len(word) > 1 for word in entry.words)
    ]


def _left(language: str, same: list[tuple[str, Entry]]) -> Iterator[Problem]:
    """Find what was left in English, and leave for it that nothing needs."""
    allowed = _same_words(FOR_ALL) + _same_words(language)
    for file, entry in same:
        if not any(fnmatchcase(entry.id, id) for id in allowed):
            yield Problem(file, entry.id, f"still English: {entry.text}")
    yield from _unused(language, [entry.id for _, entry in same])


def _unused(language: str, same: list[str]) -> Iterator[Problem]:
    for id in _same_words(language):
        if not any(fnmatchcase(one, id) for one in same):
            yield Problem(f"{language}.txt", id, "no text of this id is the same as in English")


def _in_file(language: str, english: Catalogue, own: Catalogue) -> Iterator[Problem]:
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
        if name in own.shown and "one" in keys:  # else it is never one, and may be few only
            for missing in sorted(_needed(language, keys) - keys):
                yield f"${name} needs [{missing}] too"
    percent = _percent(language)
    for sign in PERCENT.finditer(own.text):
        if sign[1] != percent:
            yield f"12{sign[1]}% is written 12{percent}% ({percent!a}) in this language"
    for line in own.longest:
        if english.limit and len(line) > english.limit:
            yield f"at most {english.limit} characters, not {len(line)}: {line}"
    for piece in sorted(own.pieces):
        if english.piece and len(piece) > english.piece:
            yield f"no more than {english.piece} letters without a soft hyphen (U+00AD): {piece}"


def _categories(language: str) -> set[str]:
    return {str(tag) for tag in Locale.parse(language).plural_form.tags}


def _needed(language: str, keys: set[str]) -> set[str]:
    """Return the forms that whole numbers have, but for those that have texts of their own.

    Where whole numbers are never `other`, a text of this name stands for `many`.
    """
    form = Locale.parse(language).plural_form
    needed = {str(form(number)) for number in COUNTED if str(number) not in keys}
    return needed - {"many"} if "other" in keys - needed else needed


def _percent(language: str) -> str:
    """Return what stands between a number and its percent sign."""
    locale = Locale.parse(SPOKEN_IN.get(language, language), sep="-")
    pattern: str = locale.percent_formats[None].pattern
    return pattern.removeprefix("#,##0").removesuffix("%")


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def _references(own: dict[str, Catalogue]) -> Iterator[Problem]:
    """Find texts that another one should contain, and that are not there or contain it again."""
    known = _texts_by_id(own)
    for file, found in own.items():
        for id, entry in (found.entries | found.terms).items():
            for reference in sorted(entry.references):
                name, _, trait = reference.partition(".")
                if name not in known or (trait and trait not in known[name].traits):
                    yield Problem(file, id, f"there is no text {reference}")
            if id in _contained(entry, known):
                yield Problem(file, id, "this text contains itself")


def _contained(entry: Entry, known: dict[str, Entry]) -> set[str]:
    """Return the ids of all known texts that a text contains, or that those contain."""
    found: set[str] = set()
    left = [entry]
    while left:
        inside = {name.partition(".")[0] for name in left.pop().references} & known.keys()
        left += [known[id] for id in inside - found]
        found |= inside
    return found


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
    named = sys.argv[1:]
    for language in named or [*languages(), FOR_ALL]:
        found = unused_for_all(languages()) if language == FOR_ALL else problems(language)
        for problem in found:
            print(f"{language}/{problem}")
        wrong += len(found)
        print(f"{language}: {len(found)} to mend" if found else f"{language}: all right")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
