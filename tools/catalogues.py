"""What is in a Fluent catalogue, as far as translations have to agree on it."""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from boardwright.texts.catalogue import SOFT_HYPHEN

CARDINALS: Final = ("zero", "one", "two", "few", "many", "other")
LIMIT: Final = re.compile(r"[Aa]t most (\d+) characters")
PIECE: Final = re.compile(r"[Nn]o more than (\d+) letters without a soft hyphen")
LETTERS: Final = re.compile(r"[^\W\d_]+")
A_VALUE: Final = "0"  # stands for every value when lengths are counted


@dataclass
class Entry:
    """A text, and what it has to do with values, forms and lengths."""

    id: str
    text: str = ""
    limit: int = 0  # of characters in a line; 0: none
    piece: int = 0  # of letters that may follow one another without a soft hyphen; 0: any number
    values: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)  # values that are said, not only chosen by
    calls: list[tuple[str, int]] = field(default_factory=list)
    plurals: list[tuple[str, set[str]]] = field(default_factory=list)
    forms: set[str] = field(default_factory=set)
    traits: set[str] = field(default_factory=set)
    asked_forms: set[str] = field(default_factory=set)
    asked_traits: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)  # `other-id`, `other-id.trait`, `-term`
    words: list[str] = field(default_factory=list)
    longest: list[str] = field(default_factory=list)  # a line each, one for each way to say it
    pieces: set[str] = field(default_factory=set)  # of words, between their soft hyphens


@dataclass
class Catalogue:
    """The entries of a file by id, its terms, and what could not be read."""

    file: str
    entries: dict[str, Entry] = field(default_factory=dict)
    terms: dict[str, Entry] = field(default_factory=dict)  # by their name with its hyphen
    junk: list[tuple[int, str]] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)


@lru_cache(maxsize=1000)  # English is compared with every language
def read_catalogue(file: str, text: str) -> Catalogue:
    """Read a catalogue; a group comment with limits holds up to the next group comment."""
    catalogue = Catalogue(file)
    limit = piece = 0
    for part in FluentParser().parse(text).body:
        if isinstance(part, ast.Junk):
            line = text[: part.span.start if part.span else 0].count("\n") + 1
            catalogue.junk.append((line, (part.content or "").strip().splitlines()[0]))
        elif isinstance(part, ast.GroupComment):
            limit, piece = _limit(LIMIT, part.content), _limit(PIECE, part.content)
        elif isinstance(part, ast.Message):
            entry = _entry(part)
            comment = part.comment.content if part.comment else ""
            entry.limit = _limit(LIMIT, comment) or limit
            entry.piece = _limit(PIECE, comment) or piece
            if entry.id in catalogue.entries:
                catalogue.twice.append(entry.id)
            catalogue.entries[entry.id] = entry
        elif isinstance(part, ast.Term):
            catalogue.terms[f"-{part.id.name}"] = _entry(part)
    return catalogue


def _limit(which: re.Pattern[str], comment: str | None) -> int:
    found = which.search(" ".join((comment or "").split()))
    return int(found[1]) if found else 0


def _entry(message: ast.Message | ast.Term) -> Entry:
    entry = Entry(message.id.name)
    if message.value is not None:
        entry.text = _text(message.value).replace(SOFT_HYPHEN, "")
        _look(message.value, entry, is_said=True)
        lines = [line for way in _ways(message.value) for line in way.split("\n")]
        entry.longest = [line.replace(SOFT_HYPHEN, "") for line in lines]
        entry.pieces = {piece for line in lines for piece in LETTERS.findall(line)}
    words = list(entry.words)
    for attribute in message.attributes:
        entry.traits.add(attribute.id.name)
        _look(attribute.value, entry, is_said=False)
    entry.words = words  # a trait is chosen by, and never read
    return entry


def _text(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def _look(node: object, entry: Entry, *, is_said: bool) -> None:
    """Gather what a part of a text does; what only chooses is not said."""
    match node:
        case ast.TextElement():
            entry.words += LETTERS.findall(node.value.replace(SOFT_HYPHEN, ""))
        case ast.VariableReference():
            entry.values.add(node.id.name)
            if is_said:
                entry.shown.add(node.id.name)
        case ast.MessageReference() | ast.TermReference():
            hyphen = "-" if isinstance(node, ast.TermReference) else ""
            trait = f".{node.attribute.name}" if node.attribute else ""
            entry.references.add(f"{hyphen}{node.id.name}{trait}")
        case ast.SelectExpression():
            _look(node.selector, entry, is_said=False)
            keys = {_key(variant.key) for variant in node.variants}
            if _chooses_form(node):
                entry.forms |= {_key(v.key) for v in node.variants if not v.default}
            elif isinstance(node.selector, ast.VariableReference) and keys & set(CARDINALS):
                entry.plurals.append((node.selector.id.name, keys))
            for variant in node.variants:
                _look(variant.value, entry, is_said=is_said)
        case ast.FunctionReference():
            _call(node, entry)
            for argument in node.arguments.positional:
                _look(argument, entry, is_said=is_said)
        case ast.Pattern():
            for element in node.elements:
                _look(element, entry, is_said=is_said)
        case ast.Placeable():
            _look(node.expression, entry, is_said=is_said)


def _call(call: ast.FunctionReference, entry: Entry) -> None:
    arguments = call.arguments.positional
    entry.calls.append((call.id.name, len(arguments)))
    if len(arguments) == 2 and isinstance(arguments[1], ast.StringLiteral):
        asked = {"FORM": entry.asked_forms, "TRAIT": entry.asked_traits}.get(call.id.name)
        if asked is not None:
            asked.add(arguments[1].value)


def _chooses_form(choice: ast.SelectExpression) -> bool:
    """Tell whether variants are forms of a name."""
    selector = choice.selector
    return isinstance(selector, ast.VariableReference) and selector.id.name == "form"


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def _ways(node: object) -> list[str]:
    """Return every way in which a text can come out, with a short value for each that it takes."""
    match node:
        case ast.TextElement():
            return [node.value]
        case ast.StringLiteral():
            return [str(node.parse()["value"])]
        case ast.SelectExpression():
            variants = node.variants
            if _chooses_form(node):  # sentences ask for the others, and have room
                variants = [variant for variant in variants if variant.default]
            return [way for variant in variants for way in _ways(variant.value)]
        case ast.Placeable():
            return _ways(node.expression)
        case ast.Pattern():
            ways = [""]
            for element in node.elements:
                ways = [begun + way for begun in ways for way in _ways(element)]
            return ways
    return [A_VALUE]
