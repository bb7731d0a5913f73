"""Holding a file for one process: the file itself, whatever names lead to it."""

import os
import struct
import sys
from pathlib import Path
from threading import Lock
from typing import Final

from boardwright.store.store import StoreFailed, StoreRefused

if sys.platform != "win32":
    import fcntl

FAR_BYTE: Final = 2**62  # SQLite locks bytes of its files too, about the first gigabyte's end

Identity = tuple[int, int]  # device and inode: what a file is, by whatever name

_held: set[Identity] = set()  # by this process
_holding: Final = Lock()


class FileGuard:
    """A lock on a file, and the knowledge of what its path must lead to.

    Closing any descriptor of a file drops all locks that the process has on it by POSIX's rules,
    SQLite's own too; another client would then think that it is alone, and remove what was not yet
    written into the file. So this one descriptor is opened before SQLite opens the file and closed
    after it has closed it, and nothing else in the process may open the file.
    """

    def __init__(self, path: Path) -> None:
        self._store = str(path)
        with _holding:
            if path.exists() and _identity(path) in _held:
                raise StoreRefused("store-in-use", {"store": self._store})
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            held = os.fstat(self._descriptor)
            try:
                if not _lock(self._descriptor):
                    raise StoreRefused("store-in-use", {"store": self._store})
                if held.st_nlink > 1:
                    raise StoreRefused("store-several-names", {"store": self._store})
            except BaseException:
                os.close(self._descriptor)
                raise
            self._identity = (held.st_dev, held.st_ino)
            _held.add(self._identity)
        self._known: dict[Path, Identity] = {path: self._identity}

    def know(self, path: Path) -> None:
        """Take in a file that belongs to the guarded one."""
        self._known[path] = _identity(path)

    def check(self) -> None:
        """Return when each path leads to the file that is in use, else StoreFailed."""
        for path, identity in self._known.items():
            try:
                is_ours = _identity(path) == identity
            except OSError:
                is_ours = False
            if not is_ours:
                raise StoreFailed("store-gone", {"store": self._store, "file": str(path)})

    def close(self) -> None:
        """Let others have the file; nothing of SQLite's may be open any more."""
        with _holding:
            os.close(self._descriptor)
            _held.discard(self._identity)


def _identity(path: Path) -> Identity:
    found = os.stat(path)
    return found.st_dev, found.st_ino


def _lock(descriptor: int) -> bool:
    """Lock a byte of the file, if nobody else has; the lock goes with the process."""
    try:
        if sys.platform == "linux":
            # Bound to this descriptor, so that no other one's end takes it away.
            lock = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, FAR_BYTE, 1, 0)
            fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, lock)
        elif sys.platform != "win32":
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, FAR_BYTE)
    except (BlockingIOError, PermissionError):
        return False
    return True
