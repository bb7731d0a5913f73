"""Files that people name, written as a whole: what is there is the old one or the new one."""

import os
import secrets
from pathlib import Path
from stat import S_IMODE, S_ISREG


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, in place of one that may be there; an error names it as it was given.

    Only an ordinary file is replaced. A link stays one, and what it leads to is written; into a
    device or a pipe the content goes as it is.
    """
    try:
        target = Path(os.path.realpath(path))
        mode = target.stat().st_mode if target.exists() else None
        if mode is None or S_ISREG(mode):
            _replace(target, mode, content)
        else:
            _fill(target, "wb", content)
    except OSError as error:
        raise _about(path, error) from error


def write_new(path: Path, content: bytes) -> None:
    """Write a file that is not there yet; if it cannot be written to its end, none is left."""
    try:
        with path.open("xb") as file:
            try:
                bring_to_disk(file.fileno(), content)
            except OSError:
                path.unlink()
                raise
    except OSError as error:
        raise _about(path, error) from error


def bring_to_disk(file: int, content: bytes) -> None:
    """Write all of it at the file's present place, down to the disk where there is one."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(file, rest) :]
    if S_ISREG(os.fstat(file).st_mode):
        os.fsync(file)


def _replace(target: Path, mode: int | None, content: bytes) -> None:
    fresh = target.with_name(f".{secrets.token_hex(8)}.new")
    try:
        _fill(fresh, "xb", content)
        if mode is not None:
            fresh.chmod(S_IMODE(mode))
        fresh.replace(target)
    except PermissionError:
        fresh.unlink(missing_ok=True)
        if mode is None:
            raise
        _fill(target, "wb", content)  # a file that may be written, in a folder that may not
    except OSError:
        fresh.unlink(missing_ok=True)
        raise


def _fill(path: Path, mode: str, content: bytes) -> None:
    with path.open(mode) as file:
        bring_to_disk(file.fileno(), content)


def _about(path: Path, error: OSError) -> OSError:
    """Return the error about the file that somebody named, whichever was written instead."""
    return OSError(error.errno, error.strerror, str(path))
