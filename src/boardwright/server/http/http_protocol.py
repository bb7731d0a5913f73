"""The HTTP protocol: a request must arrive in time, and an answer must be read in time."""

from asyncio import BaseTransport, TimerHandle
from typing import TYPE_CHECKING, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from boardwright.server.http.open_connections import CALLERS, Callers
from boardwright.server.http.websocket_protocol import FAREWELL, ReadingSocket
from boardwright.server.running.households import household_of

if TYPE_CHECKING:
    from asyncio import Transport

PIECE: Final = 8192  # bytes that are looked at in one go
ARRIVED: Final = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED)
LENGTH_REQUIRED: Final = (
    b"HTTP/1.1 411 Length Required\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class ArrivingRequest(H11Protocol):
    """A connection that is cut when it keeps the server waiting.

    Whoever is connected owes a whole request first, then owes to read the answer, and both take
    at most `request_seconds`; only while the server works on the answer nothing is owed.
    """

    _deadline: TimerHandle | None = None
    _is_let_in = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Let somebody in, unless the household has too many connections, or all have."""
        super().connection_made(cast("Transport", transport))
        self._callers: Callers = self.app_state[CALLERS]
        self._seconds = self._callers.seconds
        address = self.client[0] if self.client is not None else ""
        self._household = None if self.config.proxy_headers else household_of(address)
        self._is_let_in = self._callers.enter(self._household)
        if self._is_let_in:
            self._watch()
        else:
            self._cut()

    def data_received(self, data: bytes) -> None:
        """Take in what comes, in pieces: a request of many tiny chunks is refused after one."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self._is_upgraded():
                return
            super().data_received(data[start : start + PIECE])
            if self.headers and any(name == b"transfer-encoding" for name, _ in self.headers):
                self.transport.write(LENGTH_REQUIRED)
                self.transport.close()
        self._watch()

    def on_response_complete(self) -> None:
        """Begin to wait for the next request."""
        self._disarm()
        super().on_response_complete()
        self._watch()

    def pause_writing(self) -> None:
        """Begin to wait until the answer is read."""
        super().pause_writing()
        self._disarm()
        self._watch()

    def resume_writing(self) -> None:
        """Wait no longer: most of it was read."""
        super().resume_writing()
        self._disarm()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over; it is counted until it ends."""
        super().handle_websocket_upgrade(event)
        self._disarm()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, ReadingSocket)
        protocol.left = self._leave

    def shutdown(self) -> None:
        """End: who is being answered is answered, everybody else owes nothing any more."""
        self._seconds = FAREWELL
        self._disarm()
        super().shutdown()
        if not self._is_being_answered():
            self.transport.close()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget about it: it has ended."""
        self._disarm()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._is_let_in:
            self._is_let_in = False
            self._callers.leave(self._household)

    def _is_upgraded(self) -> bool:
        return self.transport.get_protocol() is not self

    def _is_being_answered(self) -> bool:
        if self.conn.their_state not in ARRIVED or self.flow.write_paused:
            return False
        is_answered = getattr(self.cycle, "response_complete", True)  # none before the first one
        return not is_answered

    def _watch(self) -> None:
        if self._is_being_answered() or self._is_upgraded():
            self._disarm()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self._seconds, self._cut)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cut(self) -> None:
        self._callers.drop()
        self.transport.abort()
