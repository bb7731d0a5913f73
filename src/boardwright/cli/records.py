"""Records on disk."""

from pathlib import Path

from boardwright.core.record import Record, RecordError, parse_record


def read_record(file: str) -> Record:
    """Read a record from a file."""
    try:
        text = Path(file).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("record-unreadable", {}) from error
    return parse_record(text)
