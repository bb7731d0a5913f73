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

from boardwright.core.texts import Message, Value
from boardwright.core.told import Told

FORMAT: Final = "1"
HEADER: Final = ["boardwright", "game", "version", "options", "components", "seats"]
LINE: Final = re.compile(r"(?:setup|([1-9]) (.+?))(?: \[([^\]]*)\])? #([0-9a-f]{16})")


class RecordError(Told):
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


def line_number(index: int) -> int:
    """Return where the line with this index stands in the text of a record."""
    return len(HEADER) + 2 + index


def parse_record(text: str) -> Record:
    """Read a record; a last line without its hash (a crash cut it off) is left out."""
    head, _, body = text.partition("\n\n")
    values: dict[str, str] = {}
    for number, line in enumerate(head.splitlines(), 1):
        name, colon, value = line.partition(": ")
        if not colon or number > len(HEADER) or name != HEADER[number - 1]:
            raise RecordError("record-header", {"text": line[:60]}, number)
        values[name] = value
    if len(values) < len(HEADER):
        raise RecordError("record-header-short", {"missing": HEADER[len(values)]}, len(values) + 1)
    if values["boardwright"] != FORMAT:
        raise RecordError("record-format", {"format": values["boardwright"], "known": FORMAT}, 1)
    if not values["version"].isdigit():
        raise RecordError("record-header", {"text": values["version"]}, 3)
    options = dict(_option(word) for word in values["options"].split())
    record = Record(
        values["game"],
        int(values["version"]),
        options,
        values["components"],
        values["seats"].split(),
    )
    lines = body.splitlines()
    if lines and not body.endswith("\n") and LINE.fullmatch(lines[-1]) is None:
        lines.pop()
    for index, line in enumerate(lines):
        record.lines.append(parse_line(line, index))
    return record


def _option(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise RecordError("record-header", {"text": word}, 4)
    return name, value


def parse_line(line: str, index: int) -> Line:
    """Read a line that stands at an index of a record; the setup, and only that, is at 0."""
    match = LINE.fullmatch(line)
    if match is None or (match[1] is None) != (index == 0):
        raise RecordError("record-line", {"text": line[:60]}, line_number(index))
    seat = -1 if match[1] is None else int(match[1]) - 1
    return Line(seat, match[2] or "", (match[3] or "").split(), match[4])
