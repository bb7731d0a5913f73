"""What the system refuses is a message, which every language says in its own words."""

import errno
import os
import socket
import sqlite3
import ssl

import pytest

from boardwright.core.messages import message
from boardwright.store.system import KINDS, NUMBERS, SQLITE, refused_by_system
from boardwright.texts import ENGLISH


def of_sqlite(name: str) -> sqlite3.Error:
    error = sqlite3.OperationalError("in English")
    error.sqlite_errorcode = getattr(sqlite3, name)
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("error", "id"),
    [
        (FileNotFoundError(errno.ENOENT, "in English", "x"), "system-absent"),
        (PermissionError(errno.EACCES, "in English"), "system-forbidden"),
        (OSError(errno.ENOSPC, "in English"), "system-full"),
        (OSError(errno.EADDRINUSE, "in English"), "system-in-use"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "in English"), "system-refused"),
        (ConnectionResetError("without a number"), "system-broken-off"),
        (TimeoutError(), "system-silent"),
        (socket.gaierror(socket.EAI_NONAME, "in English"), "system-unknown-host"),
        (ssl.SSLError(1, "its 1 is not that of EPERM"), "system-insecure"),
        (OSError("Multiple exceptions: [Errno 111] …, [Errno 101] …"), "system-refused"),
        (of_sqlite("SQLITE_FULL"), "system-full"),
        (of_sqlite("SQLITE_READONLY_DIRECTORY"), "system-forbidden"),
        (of_sqlite("SQLITE_CORRUPT"), "system-damaged"),
    ],
)
def test_what_is_common_has_a_message(error: OSError | sqlite3.Error, id: str) -> None:
    said = refused_by_system(error)
    assert said.id == id
    assert "English" not in ENGLISH.speak(said)


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (OSError(errno.ENAMETOOLONG, "in English"), "ENAMETOOLONG"),
        (OSError("in English"), "OSError"),
        (of_sqlite("SQLITE_PROTOCOL"), "SQLITE_PROTOCOL"),
        (sqlite3.ProgrammingError("in English"), "ProgrammingError"),
    ],
)
def test_of_anything_else_the_plain_code_is_said(error: OSError | sqlite3.Error, code: str) -> None:
    assert refused_by_system(error) == message("system-other", code=code)


def test_every_message_has_its_text() -> None:
    for id in [*NUMBERS.values(), *SQLITE.values(), *(id for _, id in KINDS)]:
        assert ENGLISH.words(id)


def test_a_real_refusal_is_known() -> None:
    with pytest.raises(IsADirectoryError) as refused:
        os.open("/", os.O_WRONLY)
    assert refused_by_system(refused.value).id == "system-folder"
