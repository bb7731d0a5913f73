"""Records on disk."""

from pathlib import Path

from boardwright.core.record import Record, parse_record


def read_record(file: str) -> Record:
    """Read a record from a file."""
    return parse_record(Path(file).read_text("utf-8"))
