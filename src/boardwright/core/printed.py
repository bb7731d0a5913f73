"""Reading a components file: TOML in which every value has its source, as plain paths and values.

A source is `"confidence: where it is known from"`, given by the nearest key `source` above a value:
one for the whole table, or a table of them by field with `"*"` for the rest. Where it is known from
is a word that `sources.ftl` explains, or a text. A key `since` says in the same way from which
version of the rules on there is such a value. An array of tables is a list of things with a
`name`; its other fields are the values. A key `either` of such a thing lists fields of which it has
one; an owner may write another of them in its place.
"""

import re
import tomllib
from typing import Final, NamedTuple, Union

from boardwright.core.messages import message
from boardwright.core.refused import Refused

Printed = Union[bool, int, str, list["Printed"], dict[str, "Printed"]]  # noqa: UP007  (recursive)

# How sure a value is, from stated by the rulebook to made up to fit what is known.
CONFIDENCES: Final = ["rulebook", "public", "inferred", "estimate", "owner"]

MOST_DOTS: Final = 100  # in a line: what it takes to read a key grows with the square of its parts
FIRST_VERSION: Final = 1


class ComponentsError(Refused):
    """A components file that cannot be used: which file and line, what is wrong, what to do."""


class Component(NamedTuple):
    """One printed value: how sure it is, where it is known from, since which version it is one."""

    path: str
    value: Printed
    confidence: str
    source: str
    since: int = FIRST_VERSION
    either: tuple[str, ...] = ()  # fields that may stand in its place, its own one among them


def read_printed(text: str, file: str, source: str = "") -> list[Component]:
    """Read all values of a file; `source` is that of values which have none above them."""
    return _read(_parse(text, file), "", source, FIRST_VERSION, file)


def sourced(path: str, value: Printed, source: str, since: int, file: str) -> Component:
    """Return a value with its source taken apart."""
    confidence, _, where = source.partition(":")
    if confidence not in CONFIDENCES:
        known = ", ".join(CONFIDENCES)
        raise ComponentsError(message("components-no-source", file=file, path=path, known=known))
    return Component(path, value, confidence, where.strip(), since)


def plain(value: object) -> Printed:
    """Return a value of TOML with fractions and dates, which nothing printed is, as their texts."""
    if isinstance(value, dict):
        return {str(field): plain(item) for field, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, bool):
        return value  # apart from numbers: compiled, a bool that is passed on as an int becomes one
    return value if isinstance(value, int) else str(value)


def line_of(text: str, path: str) -> int:
    """Return the line (from 1) where the value at `path` stands, or 0 if it is not in the text."""
    table, name = "", ""
    for number, line in enumerate(text.splitlines(), 1):
        # Keys only and nothing behind them: a line of a nested array is no header.
        header = re.match(r"\s*\[+([\w\s.\"'-]+)\]+\s*(#|$)", line)
        if header:
            keys = re.sub(r"\"|'|\s", "", header[1])
            is_inside = name and keys.startswith(table + ".")  # a table of the thing above
            table, name = (f"{table}.{name}{keys[len(table) :]}" if is_inside else keys), ""
            continue
        named = re.match(r"\s*name\s*=\s*[\"']([^\"']+)", line)
        if named:
            name = named[1]
        field = re.match(r"\s*(\"[^\"]*\"|'[^']*'|[\w-]+(?:\.[\w-]+)*)\s*=", line)
        if field:
            here = ".".join(part for part in (table, name, field[1].strip("\"'")) if part)
            if path == here or path.startswith(here + ".") or here.startswith(path + "."):
                return number
    return 0


def _parse(text: str, file: str) -> dict[str, Printed]:
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise ComponentsError(message("components-deep", file=file))
    try:
        table = plain(tomllib.loads(text))
    except RecursionError as error:
        raise ComponentsError(message("components-deep", file=file)) from error
    except ValueError as error:  # no TOML, or a number of thousands of digits
        said = message("components-no-toml", file=file, error=str(error))
        raise ComponentsError(said) from error
    assert isinstance(table, dict)
    return table


def _read(
    table: dict[str, Printed], path: str, source: str, since: int, file: str
) -> list[Component]:
    """Flatten a table into its values, each with the nearest source and version."""
    found: list[Component] = []
    sources, versions = _sources(table, source), _versions(table, since)
    for field, value in table.items():
        if field in ("source", "since"):
            continue
        here = f"{path}.{field}" if path else field
        source = sources.get(field, sources["*"])
        since = versions.get(field, versions["*"])
        if isinstance(value, dict):
            found += _read(value, here, source, since, file)
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            for item in value:
                assert isinstance(item, dict)
                found += _read_named(item, here, source, since, file)
        else:
            found.append(sourced(here, value, source, since, file))
    return found


def _read_named(
    thing: dict[str, Printed], path: str, source: str, since: int, file: str
) -> list[Component]:
    """Read one thing of an array of tables; each of its fields is a value."""
    name = thing.get("name")
    if not isinstance(name, str):
        raise ComponentsError(message("components-no-name", file=file, path=path))
    if len(thing) == 1:
        raise ComponentsError(message("components-empty", path=f"{file}: {path}.{name}"))
    sources, versions = _sources(thing, source), _versions(thing, since)
    listed = thing.get("either")
    either = tuple(str(field) for field in listed) if isinstance(listed, list) else ()
    return [
        sourced(
            f"{path}.{name}.{field}",
            value,
            sources.get(field, sources["*"]),
            versions.get(field, versions["*"]),
            file,
        )._replace(either=either if field in either else ())
        for field, value in thing.items()
        if field not in ("name", "source", "since", "either")
    ]


def _sources(table: dict[str, Printed], above: str) -> dict[str, str]:
    source = table.get("source", above)
    by_field: dict[str, str] = {"*": above}
    if isinstance(source, str):
        by_field["*"] = source
    elif isinstance(source, dict):
        by_field.update({field: str(text) for field, text in source.items()})
    return by_field


def _versions(table: dict[str, Printed], above: int) -> dict[str, int]:
    since = table.get("since", above)
    by_field: dict[str, int] = {"*": above}
    if isinstance(since, int):
        by_field["*"] = since
    elif isinstance(since, dict):
        by_field.update({field: n for field, n in since.items() if isinstance(n, int)})
    return by_field
