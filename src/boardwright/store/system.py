"""What the system refuses, to be said in the reader's language; its own words are English."""

import errno
import re
import socket
import sqlite3
import ssl
from typing import Final

from boardwright.core.messages import Message, message

KINDS: Final[list[tuple[type[OSError], str]]] = [
    (ssl.SSLError, "system-insecure"),
    (socket.gaierror, "system-unknown-host"),
    (TimeoutError, "system-silent"),
    (ConnectionResetError, "system-broken-off"),
]
NUMBERS: Final = {
    errno.ENOENT: "system-absent",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EROFS: "system-forbidden",
    errno.EEXIST: "system-exists",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.ESPIPE: "system-not-ordinary",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.ECONNREFUSED: "system-refused",
    errno.EADDRINUSE: "system-in-use",
    errno.EADDRNOTAVAIL: "system-no-address",
}
SQLITE: Final = {
    sqlite3.SQLITE_FULL: "system-full",
    sqlite3.SQLITE_READONLY: "system-forbidden",
}
SEVERAL: Final = re.compile(r"\[Errno (\d+)\]")


def is_damage(error: Exception) -> bool:
    """Tell whether SQLite finds its file damaged; what it quotes of one may not even be text."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code == sqlite3.SQLITE_CORRUPT or isinstance(error, UnicodeDecodeError)


def refused_by_system(error: OSError | sqlite3.Error | UnicodeDecodeError) -> Message:
    """Return why the system, or SQLite, does not do something: a clause without its end."""
    if is_damage(error):
        return message("system-damaged")
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # what is above tells it more exactly
        name = getattr(error, "sqlite_errorname", type(error).__name__)
        return _said(SQLITE.get(code), name)
    assert isinstance(error, OSError)
    for kind, id in KINDS:  # some have no number, or one that means something else
        if isinstance(error, kind):
            return message(id)
    number = error.errno
    if number is None:  # asyncio tried several addresses, and made one error of theirs
        several = SEVERAL.search(str(error))
        number = int(several[1]) if several else 0
    return _said(NUMBERS.get(number), errno.errorcode.get(number, type(error).__name__))


def _said(id: str | None, code: str) -> Message:
    """Return what is known about an error, else what a search for it would begin with."""
    return message("system-other", code=code) if id is None else message(id)
