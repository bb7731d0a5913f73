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

from boardwright.core.library import changes_of, game_names, load, printed_components, rules_of
from boardwright.core.messages import Message as Said
from boardwright.texts import catalogues_of
from boardwright.wording.phrases import phrase
from boardwright.wording.rulebook import rulebook_places

SOURCES = Path(str(files("boardwright")))
PAGE = Path(__file__).parents[2] / "web/src"
RULES = [f"{game}-rules" for game in game_names()]
ENGLISH = {file.name[:-4]: file for file in catalogues_of("en")}
LESSONS = [f"{game}-lesson" for game in game_names()]  # in test_lessons.py
# Texts of the page alone are looked for where the page is tested, in web/tests/house.test.ts.
CATALOGUES = sorted(ENGLISH.keys() - {"web", "sources", *RULES, *LESSONS})
NAMING = ("named", "named_by_number", "words_for")  # what makes an id of its three arguments
ANYTHING = "([A-Za-z0-9_-]+)"
STRING = re.compile(r'"([^"\n]*)"|`([^`]*)`')  # of the page; a template has holes for its values
HOLE = re.compile(r"(\$\{[^}]*\})")
NAMED = re.compile(r'(?:named|nameOf)\(\s*(?:"([^"]*)"|`([^`]*)`),\s*(?:"([^"]*)"|`([^`]*)`)')


def ids_in(catalogue: str) -> list[str]:
    """Return the ids of all texts in an English catalogue."""
    text = ENGLISH[catalogue].read_text("utf-8")
    return [entry.id.name for entry in parse(text).body if isinstance(entry, Message)]


def nodes() -> Iterator[ast.AST]:
    """Return all of the source, node by node."""
    for file in sorted(SOURCES.rglob("*.py")):
        yield from ast.walk(ast.parse(file.read_text("utf-8")))


def name_called(node: ast.AST) -> str:
    """Return what a call calls, if that has a plain name."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def attribute_called(node: ast.AST) -> str:
    """Return the method that a call calls, if it is one."""
    called = node.func if isinstance(node, ast.Call) else None
    return called.attr if isinstance(called, ast.Attribute) else ""


def pattern_of(parts: list[ast.expr]) -> str:
    """Return the pattern of texts that are put together from these parts."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING for part in parts
    )


@cache
def page() -> str:
    """Return all of the page's source."""
    found = [file for file in sorted(PAGE.rglob("*")) if file.suffix in (".ts", ".svelte")]
    return "\n".join(file.read_text("utf-8") for file in found)


def pattern_of_template(template: str) -> str:
    """Return the pattern of texts that a template of the page gives."""
    parts = HOLE.split(template)
    return "".join(ANYTHING if HOLE.match(part) else re.escape(part) for part in parts)


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
        elif isinstance(node, ast.Call) and attribute_called(node) == "name" and node.args:
            what, name = node.args  # of `GameWords.name`, which knows its game
            found.add(ANYTHING + pattern_of([hyphen, what, hyphen, name]))
    found |= {pattern_of_template(string[2]) for string in STRING.finditer(page()) if string[2]}
    for game, game_with_holes, what, what_with_holes in NAMED.findall(page()):
        known = pattern_of_template(f"{game or game_with_holes}-{what or what_with_holes}-")
        found.add(known + ANYTHING)
    # One without a word of its own would fit every id.
    return {pattern for pattern in found if re.search("[a-z]{2}", pattern.replace(ANYTHING, ""))}


@cache
def words() -> set[str]:
    """Return every string of the source, and the names of components, as parts of ids."""
    found = {
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    found |= {string[1] for string in STRING.finditer(page()) if string[1]}
    found |= {word.replace("_", "-") for word in found}
    for game in game_names():
        found |= declared(game)
        printed = SOURCES.joinpath("games", game, "components.toml").read_text("utf-8")
        found |= set(re.findall("[a-z]+", printed))
        for rule in rules_of(game):
            found |= {id for place in rulebook_places(rule) for id in ids_of(place)}
    return found


def declared(game: str) -> set[str]:
    """Return the ids of texts that the actions of a game are declared with."""
    texts = [phrase(pattern).text for pattern in load(game).action_space().messages()]
    return {f"{game}-{text}" for text in texts if text}


def ids_of(said: Said) -> Iterator[str]:
    """Return the ids of a message and of those that are its values."""
    yield said.id
    for value in said.values.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Said):
                yield from ids_of(part)


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_text_is_asked_for_somewhere(catalogue: str) -> None:
    known = words()
    # What stands before a hyphen may have one itself: try the shortest and the longest.
    short = {pattern.replace(ANYTHING, ANYTHING.replace("+", "+?")) for pattern in patterns()}
    forms = [re.compile(pattern) for pattern in patterns() | short]

    def is_asked_for(text: str) -> bool:
        if text in known:
            return True
        matches = [match for form in forms if (match := form.fullmatch(text))]
        return any(
            all(part in known or part.isdigit() for part in match.groups()) for match in matches
        )

    ids = [text for text in ids_in(catalogue) if not text.startswith("web-")]
    assert ids
    assert [text for text in ids if not is_asked_for(text)] == []


@pytest.mark.parametrize("game", game_names())
def test_every_rule_has_its_texts_and_no_others_are_there(game: str) -> None:
    said = [
        text
        for rule in rules_of(game)
        for text in (rule.heading(), rule.gist(), rule.reason(), rule.remark())
        if text is not None
    ]
    said += [change.gist() for change in changes_of(game)]
    assert {text.id for text in said} == set(ids_in(f"{game}-rules"))


def test_every_text_that_is_asked_for_by_its_id_is_there() -> None:
    known = {text for catalogue in ENGLISH for text in ids_in(catalogue)}
    asked_for = {
        node.args[0].value
        for node in nodes()
        if isinstance(node, ast.Call)
        and name_called(node) in ("message", "say")
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(asked_for) > 100
    asked_for |= {text for game in game_names() for text in declared(game)}
    assert asked_for - known == set()


def test_no_text_is_in_two_catalogues() -> None:
    ids = [text for catalogue in ENGLISH for text in ids_in(catalogue)]
    assert len(ids) == len(set(ids))


def test_every_source_of_a_printed_value_has_its_text_and_no_other() -> None:
    printed = [
        value for game in game_names() for value in printed_components(game).printed.values()
    ]
    assert {f"source-{value.source}" for value in printed} == set(ids_in("sources"))
