"""Who cites a rule: docstrings of the code, and the marker `rule` of the tests."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from boardwright.core.register import Rule

ID = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+\.\d+)\b")
SPAN = re.compile(rf"({ID.pattern}) to ({ID.pattern})")
TOP = Path(__file__).parent.parent


def code_citations(game: str, rules: list[Rule]) -> Iterator[tuple[str, str]]:
    """Yield each id that a docstring of the game's code cites, and where."""
    folder = TOP / "src/boardwright/games" / game
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                name = "" if isinstance(node, ast.Module) else f":{node.name}"
                for cited in cited_ids(ast.get_docstring(node) or "", rules):
                    yield cited, f"{path.relative_to(folder).as_posix()}{name}"


def cited_ids(text: str, rules: list[Rule]) -> list[str]:
    """Return the ids in a text; `IM-1.1 to IM-1.3` stands for all rules between, too."""
    ids = [rule.id for rule in rules]
    found = ID.findall(text)
    for first, last in SPAN.findall(text):
        if first in ids and last in ids:
            found += ids[ids.index(first) : ids.index(last) + 1]
    return list(dict.fromkeys(found))


def test_citations(prefix: str) -> Iterator[tuple[str, str]]:
    """Yield each id with this prefix that a test's marker cites, and the test."""
    for path in sorted((TOP / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for cited in _marked(node):
                    if cited.startswith(prefix):
                        yield cited, f"{path.relative_to(TOP).as_posix()}::{node.name}"


def _marked(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            for argument in mark.args:
                yield str(ast.literal_eval(argument))


def citations(game: str, rules: list[Rule]) -> dict[str, dict[str, list[str]]]:
    """Return by id the places of the code and the tests that cite it, unknown ids included."""
    found: dict[str, dict[str, list[str]]] = {rule.id: {"code": [], "tests": []} for rule in rules}
    prefix = rules[0].id[:3]
    for kind, places in (
        ("code", code_citations(game, rules)),
        ("tests", test_citations(prefix)),
    ):
        for cited, place in places:
            entry = found.setdefault(cited, {"code": [], "tests": []})
            if place not in entry[kind]:
                entry[kind].append(place)
    return found
