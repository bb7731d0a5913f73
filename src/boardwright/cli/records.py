"""Records on disk."""

from pathlib import Path
from typing import Final

from boardwright.core.record import Record, RecordError, parse_record

LONGEST: Final = 10_000_000  # bytes; a device may go on for ever


def read_record(file: str) -> Record:
    """Read a record from a file."""
    with Path(file).open("rb") as opened:
        return record_of(opened.read(LONGEST + 1))


def record_of(content: bytes) -> Record:
    """Read a record from what is in a file, whatever system's line ends it has."""
    if len(content) > LONGEST:
        raise RecordError("record-unreadable", {})
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("record-unreadable", {}) from error
    return parse_record(text.replace("\r\n", "\n").replace("\r", "\n"))
