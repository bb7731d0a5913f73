"""Games on disk: every line is written before the next move, so that nothing is ever lost."""

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Final

from boardwright.core.match import replay
from boardwright.core.record import Line, Record, parse_record
from boardwright.games import load_for

ENDING: Final = ".bwr"


def games_folder() -> Path:
    """Return where games are kept, as the system's custom is."""
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / "boardwright"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "boardwright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "boardwright"
    return Path.home() / ".local" / "share" / "boardwright"


def new_path(game: str) -> Path:
    """Return a path for a new game that no file has yet."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{name}{ENDING}"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}{ENDING}"
        number += 1
    return path


def unfinished_game() -> Path | None:
    """Return the latest game if it has not ended; one that cannot be read is not offered."""
    files = sorted(games_folder().glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime_ns)
    if not files:
        return None
    try:
        record = parse_record(files[-1].read_text("utf-8"))
        is_terminal = replay(load_for(record), record).state.is_terminal()
    except (ValueError, OSError):
        return None
    return None if is_terminal else files[-1]


class SavedGame:
    """The record of a running game on disk."""

    def __init__(self, path: Path, record: Record) -> None:
        self.path = path
        self._record = record
        self._file = self._write_anew()

    def append(self, line: Line) -> None:
        """Write one more line, down to the disk."""
        self._file.write((line.to_text() + "\n").encode())
        _bring_to_disk(self._file)

    def rewrite(self) -> None:
        """Write the record again, after lines were taken back."""
        self._file.close()
        self._file = self._write_anew()

    def close(self) -> None:
        """Write no more."""
        self._file.close()

    def _write_anew(self) -> BinaryIO:
        """Replace the file as a whole: a crash leaves the old one or the new one."""
        fresh = self.path.with_name(self.path.name + ".new")
        try:
            with fresh.open("wb") as file:
                file.write(self._record.to_text().encode())
                _bring_to_disk(file)
            fresh.replace(self.path)
        except OSError as error:
            error.filename = str(self.path)  # the one that somebody named, or will look for
            raise
        return self.path.open("ab")


def _bring_to_disk(file: BinaryIO) -> None:
    file.flush()
    os.fsync(file.fileno())
