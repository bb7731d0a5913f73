"""What is printed on cards, tiles and boards: values with their sources, and an owner's own ones.

`printed` tells how a components file is written. An override file has the same shape, and replaces
values by name and field. The file of a game has the newest values; those of an older version of the
rules follow from its changes.
"""

import json
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from boardwright.core.messages import Message, Value, message
from boardwright.core.printed import (
    FIRST_VERSION,
    Component,
    ComponentsError,
    Printed,
    line_of,
    read_printed,
)
from boardwright.core.versions import Change, as_of

LARGEST_NUMBER: Final = 1000  # of a value: no box holds more of anything
LONGEST_LIST: Final = 100
LONGEST_SHOWN: Final = 300  # letters of a value where it is shown among words


class Differing(NamedTuple):
    """A value that an owner's file makes another one than is printed."""

    path: str
    printed: Printed
    own: Printed


class Components:
    """All printed values of a game by path, such as `ships.4.minimum` or `cards.peacock.cost`."""

    def __init__(
        self,
        text: str,
        file: str,
        version: int = FIRST_VERSION,
        changes: list[Change] | None = None,
    ) -> None:
        self.text = text
        self.file = file
        self.version = version  # of the rules that these values belong to
        self.printed: dict[str, Component] = {}
        self._changes: list[Change] = changes or []
        self.owners: list[tuple[str, str]] = []  # text and name of each file that replaced values
        for component in as_of(version, read_printed(text, file), self._changes):
            self.printed[component.path] = component
        self._made = dict(self.printed)  # before an owner changed anything

    def override(self, text: str, file: str) -> None:
        """Replace values by those of an owner's file; none may be so large that no game ends."""
        self.owners.append((text, file))
        said: set[str] = set()  # paths of this file
        for own in read_printed(text, file, f"owner: {file}"):
            printed = self.printed.get(own.path) or self._alternative(own.path)
            if printed is None:
                raise self._unknown(own.path)
            if printed.since > self.version:
                values: dict[str, Value] = {"since": printed.since, "version": self.version}
                raise self.error(own.path, "components-later", values)
            if printed.path == own.path:
                if type(own.value) is not type(printed.value):
                    raise self.error(
                        own.path, "components-other-type", {"value": as_written(printed.value)}
                    )
            elif printed.path in said:
                raise self.error(own.path, "components-either", {"other": printed.path})
            if _is_excessive(own.value):
                raise self.error(own.path, "components-large", {"most": LARGEST_NUMBER})
            self._put_in_place(
                printed.path, own._replace(since=printed.since, either=printed.either)
            )
            said.add(own.path)
        if not said:
            raise ComponentsError(message("components-empty", path=file))

    def _alternative(self, path: str) -> Component | None:
        """Return the value in whose place an owner may write this one, if there is one."""
        thing, _, field = path.rpartition(".")
        for printed in self.printed.values():
            if field in printed.either and printed.path.rpartition(".")[0] == thing:
                return printed
        return None

    def _put_in_place(self, path: str, other: Component) -> None:
        """Put another value where one is, so that things keep their printed order."""
        values = [other if each.path == path else each for each in self.printed.values()]
        self.printed = {each.path: each for each in values}

    def _unknown(self, path: str) -> ComponentsError:
        """Return the error about a name that nothing has, with the one that was meant."""
        for change in self._changes:
            is_older = change.version <= self.version
            other = change.newer_name(path) if is_older else change.older_name(path)
            if other in self.printed:
                values: dict[str, Value] = {"name": other, "version": self.version}
                return self.error(path, "components-renamed", values)
        near = get_close_matches(path, list(self.printed), n=1, cutoff=0.5)
        if near:
            return self.error(path, "components-unknown-near", {"near": near[0]})
        return self.error(path, "components-unknown", {})

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
        text, file = self.owners[-1] if self.owners else ("", "")
        line = 0
        for place in [path] + (related or []):
            line = line or line_of(text, place)
        printed_line = line_of(self.text, path)
        if not file or (line == 0 and printed_line):
            file, line = self.file, printed_line
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

    def flag(self, path: str) -> bool:
        """Tell whether a value that is yes or no is yes."""
        return self.printed[path].value is True

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

    def is_changed(self, path: str) -> bool:
        """Tell whether an owner's file says another value there than ours, or none any more."""
        was, now = self._made.get(path), self.printed.get(path)
        if was is None or now is None:
            return was is not now
        return was.value != now.value

    def estimates(self) -> list[Component]:
        """Return the values that this project made up to fit what is known."""
        return [c for c in self.printed.values() if c.confidence == "estimate"]

    def differing(self) -> list[Differing]:
        """Return the values that an owner's file makes others than are printed."""
        found: list[Differing] = []
        for was, now in zip(self._made.values(), self.printed.values()):
            if was.path != now.path:  # another field in its place: that one is named as well
                found.append(Differing(now.path, {was.path.split(".")[-1]: was.value}, now.value))
            elif was.value != now.value:
                found.append(Differing(now.path, was.value, now.value))
        return found

    def digest(self) -> str:
        """Return 16 hex digits that any change of a value changes; later values are none yet."""
        values = {
            path: component.value
            for path, component in self.printed.items()
            if component.since <= self.version
        }
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
