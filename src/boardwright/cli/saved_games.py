"""Games on disk: every line is written before the next move, so that nothing is ever lost."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Final

from boardwright.cli.records import record_of
from boardwright.core.library import load_for
from boardwright.core.match import replay
from boardwright.core.record import Record
from boardwright.store.whole_file import bring_to_disk

ENDING: Final = ".bwr"
BEYOND: Final = 1 << 40  # where Windows locks a byte: what it locks, nobody else can read


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


def unfinished_game() -> Path | None:
    """Return the latest game that nobody plays now, if it has not ended and can be read."""
    files = sorted(games_folder().glob(f"*{ENDING}"), key=_age)
    for path in reversed(files):
        try:
            saved = SavedGame(path)
        except InUse:
            continue
        except OSError:
            return None
        saved.close()
        try:
            record = record_of(saved.kept)
            is_terminal = replay(load_for(record), record).state.is_terminal()
        except ValueError:
            return None
        return None if is_terminal else path
    return None


def _age(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except OSError:  # it was removed just now
        return 0


class InUse(Exception):
    """Another program plays this game."""


class Changed(Exception):
    """The file was removed, replaced or changed by another program; it is left as it is."""


class SavedGame:
    """A game's file, which is locked while the game is played and only ever added to.

    The lock is on the file itself, not on its name, and goes with the process, however that ends.
    Taking moves back cuts lines off. So a crash leaves a game that can be resumed.
    """

    def __init__(self, path: Path, flags: int = 0) -> None:
        self.path = path
        try:
            _check_ordinary(path)
            binary = getattr(os, "O_BINARY", 0)  # on Windows, where else line ends would change
            self._file = os.open(path, os.O_RDWR | flags | binary, 0o666)
            try:
                _lock(self._file)
                self.kept = self._read()  # what is in the file, as far as we know
            except BaseException:
                os.close(self._file)
                raise
        except OSError as error:
            error.filename = str(path)
            raise

    @staticmethod
    def begin(game: str) -> "SavedGame":
        """Make a file for a new game in the folder for games."""
        games_folder().mkdir(parents=True, exist_ok=True)
        for path in _new_paths(game):
            with suppress(FileExistsError, InUse):
                return SavedGame(path, os.O_CREAT | os.O_EXCL)
        raise AssertionError("there is always another name")

    def save(self, record: Record) -> None:
        """Bring the file up to a record, down to the disk; if that fails, nothing was added."""
        wanted = record.to_text().encode()
        try:
            self._check()
            same = _same_at_first(wanted, self.kept)
            os.lseek(self._file, same, os.SEEK_SET)
            try:
                bring_to_disk(self._file, wanted[same:])
            except OSError:
                if same == len(self.kept):
                    os.ftruncate(self._file, same)
                raise
            if len(wanted) < len(self.kept):
                os.ftruncate(self._file, len(wanted))
                os.fsync(self._file)
        except OSError as error:
            error.filename = str(self.path)
            raise
        self.kept = wanted

    def remove(self) -> None:
        """Remove the file unless somebody else has changed it; write no more."""
        with suppress(Changed, OSError):
            self._check()
            self.close()
            self.path.unlink()

    def close(self) -> None:
        """Write no more, and let others play."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _check(self) -> None:
        """Refuse to write where somebody else has written, or where nobody will find it."""
        try:
            there = os.stat(self.path)
        except FileNotFoundError as error:
            raise Changed from error
        if not os.path.samestat(there, os.fstat(self._file)) or self._read() != self.kept:
            raise Changed

    def _read(self) -> bytes:
        os.lseek(self._file, 0, os.SEEK_SET)
        parts: list[bytes] = []
        while part := os.read(self._file, 1 << 20):
            parts.append(part)
        return b"".join(parts)


def _same_at_first(one: bytes, other: bytes) -> int:
    """Return how many bytes are the same until the first that differs."""
    length = min(len(one), len(other))
    if one[:length] == other[:length]:
        return length
    return next(at for at, pair in enumerate(zip(one, other)) if pair[0] != pair[1])


def _new_paths(game: str) -> Iterator[Path]:
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    number = 1
    while True:
        yield games_folder() / f"{name}{f'-{number}' if number > 1 else ''}{ENDING}"
        number += 1


def _check_ordinary(path: Path) -> None:
    """Refuse folders, devices and pipes: a game is read again, and lines of it are cut off."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if not S_ISREG(mode):
        raise OSError(errno.EISDIR if S_ISDIR(mode) else errno.ESPIPE, "", str(path))


def _lock(file: int) -> None:
    """Lock a file until it is closed; `InUse` if another program has locked it.

    Where a file system knows no locks, only `Changed` is left to keep two terminals apart.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, BEYOND, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError) as error:
        raise InUse from error
    except OSError as error:
        if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS):
            raise
