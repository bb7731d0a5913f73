"""The catalogues hold the texts that are asked for, and no others."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from boardwright.core.texts import LOCALES
from boardwright.games import GAMES, printed_components

SOURCES = Path(str(files("boardwright")))
CATALOGUES = ["table", *(f"{game}-table" for game in GAMES)]
NAMING = ("named", "words_for")  # what makes an id of its three arguments
ANYTHING = "([A-Za-z0-9-]+)"


def ids_in(catalogue: str) -> list[str]:
    """Return the ids of all texts in an English catalogue."""
    text = LOCALES.joinpath("en", f"{catalogue}.ftl").read_text("utf-8")
    return [entry.id.name for entry in parse(text).body if isinstance(entry, Message)]


def nodes() -> Iterator[ast.AST]:
    """Return all of the source, node by node."""
    for file in sorted(SOURCES.rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text("utf-8")))


def name_called(node: ast.AST) -> str:
    """Return what a call calls, if that has a plain name."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def pattern_of(parts: list[ast.expr]) -> str:
    """Return the pattern of texts that are put together from these parts."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING for part in parts
    )


@cache
def patterns() -> set[str]:
    """Return the patterns of ids that the source puts together."""
    hyphen = ast.Constant("-")
    found: set[str] = set()
    for node in nodes():
        if isinstance(node, ast.JoinedStr):
            found.add(pattern_of(node.values))
        elif isinstance(node, ast.Call) and name_called(node) in NAMING:
            game, what, name = node.args
            found.add(pattern_of([game, hyphen, what, hyphen, name]))
    # One without a word of its own would fit every id.
    return {pattern for pattern in found if re.search("[a-z]{2}", pattern.replace(ANYTHING, ""))}


@cache
def words() -> set[str]:
    """Return every string of the source, and the names of components, as parts of ids."""
    found = {
        node.value.replace("_", "-")
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for game in GAMES:
        printed = SOURCES.joinpath("games", game, "components.toml").read_text("utf-8")
        found |= set(re.findall("[a-z]+", printed))
    return found


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_text_is_asked_for_somewhere(catalogue: str) -> None:
    known, forms = words(), [re.compile(pattern) for pattern in patterns()]

    def is_asked_for(text: str) -> bool:
        if text in known:
            return True
        matches = [match for form in forms if (match := form.fullmatch(text))]
        return any(
            all(part in known or part.isdigit() for part in match.groups()) for match in matches
        )

    ids = ids_in(catalogue)
    assert ids
    assert [text for text in ids if not is_asked_for(text)] == []


def test_every_text_that_is_asked_for_by_its_id_is_there() -> None:
    known = {text for file in LOCALES.joinpath("en").iterdir() for text in ids_in(file.name[:-4])}
    asked_for = {
        node.args[0].value
        for node in nodes()
        if isinstance(node, ast.Call)
        and name_called(node) in ("message", "say")
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(asked_for) > 100
    assert asked_for - known == set()


def test_no_text_is_in_two_catalogues() -> None:
    ids = [text for file in LOCALES.joinpath("en").iterdir() for text in ids_in(file.name[:-4])]
    assert len(ids) == len(set(ids))


def test_every_source_of_a_printed_value_has_its_text_and_no_other() -> None:
    printed = [value for game in GAMES for value in printed_components(game).printed.values()]
    assert {f"source-{value.source}" for value in printed} == set(ids_in("sources"))
