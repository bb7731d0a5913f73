"""The lobby from afar: tables made and joined, records fetched, over HTTP."""

from http.client import HTTPException
from typing import Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from boardwright.core.messages import Message, message
from boardwright.core.refused import Refused
from boardwright.server.http.answers import RefusedBody
from boardwright.server.lobby.invitations import Join, SeatTaken
from boardwright.server.table.new_table import NewTable, TableMade
from boardwright.store.system import refused_by_system

T = TypeVar("T")

SECONDS: Final = 20.0  # after which a server that gives no answer has none
LONGEST_ANSWER: Final = 1_000_000  # bytes


class Unreachable(Refused):
    """No server answers at an address, or none that speaks this protocol."""

    def __init__(self, server: str, why: Message) -> None:
        super().__init__(message("client-unreachable", server=server, reason=why))


def unreachable(server: str, error: Exception) -> Unreachable:
    """Return what an error on the way to a server, or in its answer, comes to."""
    if isinstance(error, HTTPError):
        return Unreachable(server, message("client-status", code=str(error.code)))
    if isinstance(error, URLError) and isinstance(error.reason, OSError):
        error = error.reason
    if isinstance(error, OSError):
        return Unreachable(server, refused_by_system(error))
    return Unreachable(server, message("client-garbled"))


class RemoteLobby:
    """What can be done on a server without sitting at a table.

    What the server refuses is raised as `Refused`, with its reason.
    """

    def __init__(self, server: str) -> None:
        self.server = server

    def make(self, wanted: NewTable) -> TableMade:
        """Make a table; what is returned is told to nobody else."""
        return self._read(self._asked("/api/tables", msgspec.json.encode(wanted)), TableMade)

    def join(self, table: str, wanted: Join) -> SeatTaken:
        """Take a seat by an invitation, or at a public table."""
        body = msgspec.json.encode(wanted)
        return self._read(self._asked(f"/api/tables/{table}/join", body), SeatTaken)

    def record(self, table: str, token: str) -> str:
        """Return the record of a finished game."""
        return self._asked(f"/api/tables/{table}/record", token=token).decode()

    def _asked(self, path: str, body: bytes | None = None, token: str = "") -> bytes:
        headers = {"content-type": "application/json"} if body is not None else {}
        if token:
            headers["authorization"] = f"Bearer {token}"
        try:
            with urlopen(Request(self.server + path, body, headers), timeout=SECONDS) as answer:
                content: bytes = answer.read(LONGEST_ANSWER)
                return content
        except HTTPError as error:
            with error:
                said = error.read(LONGEST_ANSWER)
            try:
                refused = msgspec.json.decode(said, type=RefusedBody)
            except msgspec.DecodeError:
                raise unreachable(self.server, error) from error
            raise Refused(refused.why, refused.rule) from error
        except (OSError, HTTPException) as error:
            raise unreachable(self.server, error) from error

    def _read(self, content: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.DecodeError as error:
            raise unreachable(self.server, error) from error
