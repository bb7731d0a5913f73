"""What is printed on cards, tiles and boards: values with their sources, and an owner's own ones.

A components file is TOML. Every value has a source, `"confidence: where it is known from"`, given
by the nearest key `source` above it: one for the whole table, or a table of them by field with
`"*"` for the rest. Where it is known from is a word that `sources.ftl` explains, or a text.
An array of tables is a list of things with a `name`; its other fields are the values. An override
file has the same shape, and replaces values by name and field.
"""

import json
import re
import tomllib
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple, Union

from boardwright.core.texts import Message, Value, message
from boardwright.core.told import Told

Printed = Union[bool, int, str, list["Printed"], dict[str, "Printed"]]  # noqa: UP007  (recursive)

# How sure a value is, from stated by the rulebook to made up to fit what is known.
CONFIDENCES: Final = ["rulebook", "public", "inferred", "estimate", "owner"]

MOST_DOTS: Final = 100  # in a line: what it takes to read a key grows with the square of its parts
LARGEST_NUMBER: Final = 1000  # of a value: no box holds more of anything
LONGEST_LIST: Final = 100
LONGEST_SHOWN: Final = 300  # letters of a value where it is shown among words


class ComponentsError(Told):
    """A components file that cannot be used: which file and line, what is wrong, what to do."""


class Component(NamedTuple):
    """One printed value with how sure it is and where it is known from."""

    path: str
    value: Printed
    confidence: str
    source: str


class Differing(NamedTuple):
    """A value that an owner's file makes another one than is printed."""

    path: str
    printed: Printed
    own: Printed


class Components:
    """All printed values of a game by path, such as `ships.4.minimum` or `cards.peacock.cost`."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.printed: dict[str, Component] = {}
        self._owner: tuple[str, str] = ("", "")
        self._replaced: dict[str, Printed] = {}
        for component in _read(_parse(text, file), "", "", file):
            self.printed[component.path] = component

    def override(self, text: str, file: str) -> None:
        """Replace values by those of an owner's file; none may be so large that no game ends."""
        self._owner = (text, file)
        for own in _read(_parse(text, file), "", f"owner: {file}", file):
            printed = self.printed.get(own.path)
            if printed is None:
                near = get_close_matches(own.path, list(self.printed), n=1, cutoff=0.5)
                raise self.error(
                    own.path,
                    "components-unknown-near" if near else "components-unknown",
                    {"near": near[0] if near else ""},
                )
            if type(own.value) is not type(printed.value):
                values: dict[str, Value] = {"value": as_written(printed.value)}
                raise self.error(own.path, "components-other-type", values)
            if _is_excessive(own.value):
                raise self.error(own.path, "components-large", {"most": LARGEST_NUMBER})
            self._replaced.setdefault(own.path, printed.value)
            self.printed[own.path] = own

    def override_from(self, path: Path) -> None:
        """Replace values by those of an owner's file on disk."""
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = str(error.strerror if isinstance(error, OSError) else error)
            said = message("components-unreadable", file=str(path), error=reason)
            raise ComponentsError(said) from error
        self.override(text, path.name)

    def error(
        self, path: str, id: str, values: dict[str, Value], related: list[str] | None = None
    ) -> ComponentsError:
        """Return the error about the value at `path`, with the file and line where it stands.

        If it is printed and does not fit a `related` value of an owner's, that one's line is named.
        """
        text, file = self._owner
        line = 0
        for place in [path] + (related or []):
            line = line or _line_of(text, place)
        if line == 0:
            text, file = self.text, self.file
            line = _line_of(text, path)
        wrong = Message(id, {**values, "path": path})
        return ComponentsError(message("components-wrong", file=file, line=line, wrong=wrong))

    def number(self, path: str, low: int = 0) -> int:
        """Return a whole number that is at least `low`."""
        value = self.printed[path].value
        if not isinstance(value, int) or isinstance(value, bool) or value < low:
            raise self.error(path, "components-not-a-number", {"low": low})
        return value

    def numbers(self, path: str, low: int = 0, length: int = -1) -> list[int]:
        """Return whole numbers, each at least `low`, as many as `length` says if it does."""
        value = self.printed[path].value
        numbers: list[int] = []
        for item in value if isinstance(value, list) else []:
            if not isinstance(item, int) or isinstance(item, bool) or item < low:
                raise self.error(path, "components-not-numbers", {"low": low})
            numbers.append(item)
        if length not in (-1, len(numbers)):
            raise self.error(path, "components-wrong-length", {"length": length})
        if not numbers:
            raise self.error(path, "components-empty", {})
        return numbers

    def word(self, path: str, known: list[str]) -> str:
        """Return a text that is one of the known ones."""
        value = self.printed[path].value
        if not isinstance(value, str) or value not in known:
            raise self.error(path, "components-unknown-word", {"known": ", ".join(known)})
        return value

    def names(self, prefix: str) -> list[str]:
        """Return the names of the things in an array, such as all of `cards`, in printed order."""
        names: dict[str, None] = {}
        for path in self.printed:
            if path.startswith(prefix + "."):
                names[path[len(prefix) + 1 :].split(".")[0]] = None
        return list(names)

    def has(self, path: str) -> bool:
        """Tell whether a value is printed at this path."""
        return path in self.printed

    def estimates(self) -> list[Component]:
        """Return the values that this project made up to fit what is known."""
        return [c for c in self.printed.values() if c.confidence == "estimate"]

    def differing(self) -> list[Differing]:
        """Return the values that an owner's file makes others than are printed."""
        return [
            Differing(path, printed, self.printed[path].value)
            for path, printed in self._replaced.items()
            if printed != self.printed[path].value
        ]

    def digest(self) -> str:
        """Return 16 hex digits that any change of a value changes."""
        values = {path: component.value for path, component in self.printed.items()}
        return blake2b(json.dumps(values, sort_keys=True).encode(), digest_size=8).hexdigest()


def as_written(value: Printed) -> str:
    """Return a value as files of components write it, but for the end of a very long one."""
    written = json.dumps(value, ensure_ascii=False)
    return written if len(written) <= LONGEST_SHOWN else written[:LONGEST_SHOWN] + "…"


def _is_excessive(value: Printed) -> bool:
    """Tell whether a game with this value might never end."""
    if isinstance(value, list):
        return len(value) > LONGEST_LIST or any(_is_excessive(item) for item in value)
    return isinstance(value, int) and abs(value) > LARGEST_NUMBER


def _parse(text: str, file: str) -> dict[str, Printed]:
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise ComponentsError(message("components-deep", file=file))
    try:
        table = _plain(tomllib.loads(text))
    except RecursionError as error:
        raise ComponentsError(message("components-deep", file=file)) from error
    except ValueError as error:  # no TOML, or a number of thousands of digits
        said = message("components-no-toml", file=file, error=str(error))
        raise ComponentsError(said) from error
    assert isinstance(table, dict)
    return table


def _plain(value: object) -> Printed:
    """Return a value of TOML with fractions and dates, which nothing printed is, as their texts."""
    if isinstance(value, dict):
        return {str(field): _plain(item) for field, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, bool):
        return value  # apart from numbers: compiled, a bool that is passed on as an int becomes one
    return value if isinstance(value, int) else str(value)


def _read(table: dict[str, Printed], path: str, above: str, file: str) -> list[Component]:
    """Flatten a table into its values, each with the nearest source."""
    found: list[Component] = []
    by_field = _sources(table, above)
    for field, value in table.items():
        if field == "source":
            continue
        here = f"{path}.{field}" if path else field
        source = by_field.get(field, by_field["*"])
        if isinstance(value, dict):
            found += _read(value, here, source, file)
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            for item in value:
                assert isinstance(item, dict)
                found += _read_named(item, here, source, file)
        else:
            found.append(_component(here, value, source, file))
    return found


def _read_named(thing: dict[str, Printed], path: str, above: str, file: str) -> list[Component]:
    """Read one thing of an array of tables; each of its fields is a value."""
    name = thing.get("name")
    if not isinstance(name, str):
        raise ComponentsError(message("components-no-name", file=file, path=path))
    by_field = _sources(thing, above)
    return [
        _component(f"{path}.{name}.{field}", value, by_field.get(field, by_field["*"]), file)
        for field, value in thing.items()
        if field not in ("name", "source")
    ]


def _sources(table: dict[str, Printed], above: str) -> dict[str, str]:
    source = table.get("source", above)
    by_field: dict[str, str] = {"*": above}
    if isinstance(source, str):
        by_field["*"] = source
    elif isinstance(source, dict):
        by_field.update({field: str(text) for field, text in source.items()})
    return by_field


def _component(path: str, value: Printed, source: str, file: str) -> Component:
    confidence, _, where = source.partition(":")
    if confidence not in CONFIDENCES:
        known = ", ".join(CONFIDENCES)
        raise ComponentsError(message("components-no-source", file=file, path=path, known=known))
    return Component(path, value, confidence, where.strip())


def _line_of(text: str, path: str) -> int:
    """Return the line (from 1) where the value at `path` stands, or 0 if it is not in the text."""
    table, name = "", ""
    for number, line in enumerate(text.splitlines(), 1):
        # Keys only and nothing behind them: a line of a nested array is no header.
        header = re.match(r"\s*\[+([\w\s.\"'-]+)\]+\s*(#|$)", line)
        if header:
            table, name = re.sub(r"\"|'|\s", "", header[1]), ""
            continue
        named = re.match(r"\s*name\s*=\s*[\"']([^\"']+)", line)
        if named:
            name = named[1]
        field = re.match(r"\s*[\"']?([\w-]+(?:\.[\w-]+)*)[\"']?\s*=", line)
        if field:
            here = ".".join(part for part in (table, name, field[1]) if part)
            if path == here or path.startswith(here + "."):
                return number
    return 0
