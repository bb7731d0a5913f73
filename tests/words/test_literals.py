"""Nothing that a person reads is written in the code: it comes from the catalogues."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

SOURCES = Path(str(files("boardwright")))
# Packages whose words go to a person; the others say messages, or talk to programs.
SPEAKING = ("cli", "client", "lab", "wording", "texts", "bots", "core", "games", "store", "server")
TELLING = {
    "echo",
    "secho",
    "print",
    "show",
    "quietly",
    "loudly",
    "unbroken",
    "notice",
    "add_column",
    "add_row",
}
DRAWING = {"Text", "append"}  # behind the words stands a style
SAYING = {"say", "message"}  # what is filled in is read too
OPTIONS = {"help", "epilog", "metavar", "title"}
ERRORS = {"ValueError", "UsageError", "BadParameter", "ClickException", "NotUnderstood", "OSError"}
# An option stays as it is typed, and URL is the same in all languages.
WORDS = re.compile(r"(?<!\w)(?<!--)(?!URL\b)[^\W\d_]{2,}")
# What is no sentence for a person: the module, and why.
EXEMPT = {
    "core/actions.py": "a mistake in how the actions of a game are declared",
    "core/bag.py": "a mistake in the rules",
    "core/fields.py": "a mistake in what is sent, which a program made",
    "core/shown.py": "a mistake in what is sent, which a program made",
    "core/lines.py": "texts of positions, which programs write",
    "texts/__init__.py": "a mistake in a catalogue",
    "server/running/metrics.py": "figures that programs read",
    "games/biotopia/position_text.py": "texts of positions, which programs write",
    "games/builders/position_text.py": "texts of positions, which programs write",
    "games/imhotep/position_text.py": "texts of positions, which programs write",
}


def literals(code: str) -> list[str]:
    """Return the words that a piece of code itself tells, raises or gives as help."""
    found: list[str] = []
    for node in ast.walk(ast.parse(code)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        told = list(node.args) if name in TELLING | ERRORS else []
        told += node.args[:1] if name in DRAWING else []
        if name == "assemble":  # each part is a text, or a text with its style
            told += [part.elts[0] if isinstance(part, ast.Tuple) else part for part in node.args]
        told += [k.value for k in node.keywords if name in SAYING or k.arg in OPTIONS]
        for argument in told:
            found += _words_in(argument)
    return found


def _words_in(node: ast.expr) -> list[str]:
    """Return the words of a string, an f-string or a sum of them; calls look after themselves."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value] if WORDS.search(node.value) else []
    if isinstance(node, ast.JoinedStr):
        return [text for part in node.values for text in _words_in(part)]
    if isinstance(node, ast.BinOp):
        return _words_in(node.left) + _words_in(node.right)
    if isinstance(node, ast.IfExp):
        return _words_in(node.body) + _words_in(node.orelse)
    return []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("click.echo('Hello')", ["Hello"]),
        ("print(f'{x} stones')", [" stones"]),
        ("raise ValueError('no such ' + what)", ["no such "]),
        ("click.Option(['--x'], help='How many')", ["How many"]),
        ("screen.show(say('cli-help'), '')", []),
        ("click.echo(f'{a}: {b}')", []),
        ("table.add_row('Wins', x)", ["Wins"]),
        ("Text('Hello', 'bold')", ["Hello"]),
        ("line.append(f' of {x}', 'dim')", [" of "]),
        ("Text.assemble(('Hello', 'bold'), ' ', say('x'), 'you')", ["Hello", "you"]),
        ("say('cli-error', error='none' if x else y)", ["none"]),
        ("message('cli-error', error=f'{x} is missing')", [" is missing"]),
        ("say('play-needs-server', option='--name')", []),
        ("Text.assemble((x, 'bold'), ('', 'dim'))", []),
    ],
)
def test_the_check_finds_words(code: str, found: list[str]) -> None:
    assert literals(code) == found


@pytest.mark.parametrize(
    "module",
    sorted(
        file.relative_to(SOURCES).as_posix()
        for package in SPEAKING
        for file in SOURCES.joinpath(package).rglob("*.py")
    ),
)
def test_no_module_has_words_of_its_own(module: str) -> None:
    found = literals(SOURCES.joinpath(module).read_text("utf-8"))
    assert bool(found) == (module in EXEMPT), found
