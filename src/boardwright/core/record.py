"""The record is the game: a header, then one line an action with what chance answered.

    boardwright: 1
    game: imhotep
    version: 1
    options: players=3 sides=AAAAA wrath=no start=1
    components: 0f3c…
    seats: human random random

    setup [round:4322 card:statue card:lever card:statue card:hammer] #6a09e667f3bcc908
    1 get #bb67ae8584caa73b
    2 place 1.1 #3c6ef372fe94f82b

Behind the hash sign stands the hash of the position after the line; seats count from 1.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from boardwright.core.messages import Message, Value
from boardwright.core.rebuilding import rebuilding
from boardwright.core.refused import Refused

FORMAT: Final = "1"
HEADER: Final = ["boardwright", "game", "version", "options", "components", "seats"]
LONGEST_LINE: Final = 4096  # letters; the longest setups have some 700
HASH: Final = 16  # hex digits


class RecordError(Refused):
    """A record that cannot be read or does not fit the game; `line` counts from 1 in its text."""

    def __init__(self, message: str, values: dict[str, Value], line: int = 0) -> None:
        super().__init__(Message(message, {**values, "line": line}))
        self.line = line


@dataclass(frozen=True)
class Line:
    """One action: whose (-1: the setup), its text, what chance answered, the hash after it."""

    seat: int
    action: str
    chance: list[str]
    hash: str

    def to_text(self) -> str:
        """Write the line as it stands in a record."""
        action = "setup" if self.seat < 0 else f"{self.seat + 1} {self.action}"
        answers = f" [{' '.join(self.chance)}]" if self.chance else ""
        return f"{action}{answers} #{self.hash}"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Go elsewhere as its values."""
        return rebuilding(self)


@dataclass
class Record:
    """A game from its setup on."""

    game: str
    version: int
    options: dict[str, str]
    components: str
    seats: list[str]
    lines: list[Line] = field(default_factory=list)

    def header_text(self) -> str:
        """Write all that stands before the first line, the empty line included."""
        values = [
            FORMAT,
            self.game,
            str(self.version),
            " ".join(f"{name}={value}" for name, value in self.options.items()),
            self.components,
            " ".join(self.seats),
        ]
        return "".join(f"{name}: {value}\n" for name, value in zip(HEADER, values)) + "\n"

    def to_text(self) -> str:
        """Write the record down."""
        return self.header_text() + "".join(line.to_text() + "\n" for line in self.lines)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Go elsewhere as its values."""
        return rebuilding(self)


def line_number(index: int) -> int:
    """Return where the line with this index stands in the text of a record."""
    return len(HEADER) + 2 + index


def parse_record(text: str) -> Record:
    """Read a record; a last line without its hash (a crash cut it off) is left out.

    It may come from anywhere, so reading takes no longer than its length deserves.
    """
    head, _, body = text.partition("\n\n")
    values: dict[str, str] = {}
    for number, line in enumerate(head.splitlines(), 1):
        _check_length(line, number)
        name, colon, value = line.partition(": ")
        if not colon or number > len(HEADER) or name != HEADER[number - 1]:
            raise RecordError("record-header", {"text": line[:60]}, number)
        values[name] = value
    if len(values) < len(HEADER):
        raise RecordError("record-header-short", {"missing": HEADER[len(values)]}, len(values) + 1)
    if values["boardwright"] != FORMAT:
        format = values["boardwright"][:60]
        raise RecordError("record-format", {"format": format, "known": FORMAT}, 1)
    if not re.fullmatch("[1-9][0-9]{0,8}", values["version"]):
        raise RecordError("record-header", {"text": values["version"][:60]}, 3)
    options = dict(_option(word) for word in values["options"].split())
    record = Record(
        values["game"],
        int(values["version"]),
        options,
        values["components"],
        values["seats"].split(),
    )
    lines = body.splitlines()
    if lines and not body.endswith("\n") and _taken_apart(lines[-1]) is None:
        lines.pop()
    for index, line in enumerate(lines):
        record.lines.append(parse_line(line, index))
    return record


def _option(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise RecordError("record-header", {"text": word[:60]}, 4)
    return name, value


def _check_length(line: str, number: int) -> None:
    if len(line) > LONGEST_LINE:
        raise RecordError("record-line-long", {"most": LONGEST_LINE}, number)


def parse_line(line: str, index: int) -> Line:
    """Read a line that stands at an index of a record; the setup, and only that, is at 0."""
    _check_length(line, line_number(index))
    parsed = _taken_apart(line)
    if parsed is None or (parsed.seat < 0) != (index == 0):
        raise RecordError("record-line", {"text": line[:60]}, line_number(index))
    return parsed


def _taken_apart(line: str) -> Line | None:
    """Take a line apart from both ends, or return none if it is no line.

    The answers of chance stand in the last brackets. An action's own text may have brackets too;
    it ends where the answers can begin.
    """
    text, sign, hash = line[: -HASH - 2], line[-HASH - 2 : -HASH], line[-HASH:]
    if sign != " #" or hash.strip("0123456789abcdef"):
        return None
    seat = -1 if text.startswith("setup") else "123456789".find(text[:1] or "-")
    shortest = len("setup") if seat < 0 else len("1 x")
    chance: list[str] = []
    if text.endswith("]"):
        opened = text.find(" [", max(shortest, text.rfind("]", 0, -1)), -1)
        if opened >= 0:
            chance = text[opened + 2 : -1].split()
            text = text[:opened]
    if seat < 0:
        return Line(seat, "", chance, hash) if text == "setup" else None
    if len(text) < shortest or text[1] != " " or "\n" in text:
        return None
    return Line(seat, text[2:], chance, hash)
