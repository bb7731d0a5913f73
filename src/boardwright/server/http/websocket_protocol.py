"""The WebSocket protocol: said at once, sent at once; and who does not read cannot stay."""

from asyncio import BaseTransport, TimerHandle
from collections.abc import Callable
from typing import Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from boardwright.server.http.open_connections import CALLERS, Callers

PATIENCE: Final = 20.0  # seconds
FAREWELL: Final = 1.0  # seconds that a server which ends waits for who does not read
PIECE: Final = 4096  # bytes that are looked at in one go
EXTENSION: Final = "boardwright.line"  # by which an application finds its line in the scope


class ReadingSocket(WebSocketsSansIOProtocol):
    """A connection that takes messages without waiting, and is cut when nobody reads them.

    ASGI hands over one message at a time and waits for each; a move is told to many connections,
    and its answer follows, so here all that is said in the same moment goes out together.

    Closing in order would wait for a reader too: what was not read must be read before the
    farewell.

    Pings, pongs and parts of messages reach no application; they cost what a message costs, and
    who sends more of them than messages are allowed is cut off.
    """

    patience = PATIENCE
    _giving_up: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin, with nothing said yet."""
        self._waiting: list[bytes] = []
        self._callers: Callers = self.app_state[CALLERS]
        self.budget = self._callers.budget()  # of messages, and of all that is none
        self.left: Callable[[], None] = lambda: None  # told when it has ended
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Take in what comes, in pieces, so that who is cut off is not listened to any more."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_ping(self) -> None:
        """Answer a ping, if there are not too many."""
        if self._is_affordable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take in a pong, if there are not too many."""
        if self._is_affordable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in a further part of a message, if there are not too many."""
        if self._is_affordable():
            super().handle_cont(event)

    def _is_affordable(self) -> bool:
        if not self.transport.is_closing() and not self.budget.take():
            self._callers.drop()
            self.transport.abort()
        return not self.transport.is_closing()

    async def run_asgi(self) -> None:
        """Let the application speak directly."""
        self.scope["extensions"][EXTENSION] = {"line": self}
        await super().run_asgi()

    def say(self, message: bytes) -> int:
        """Send a message with all that is said in the same moment; return how many wait."""
        if not self._waiting:
            self.loop.call_soon(self.flush)
        self._waiting.append(message)
        return len(self._waiting)

    def forget(self) -> None:
        """Forget what waits: it would only fill the memory."""
        self._waiting.clear()

    def flush(self) -> None:
        """Send what waits, if it can be taken; what goes by ASGI would overtake it."""
        if not self._waiting or not self.writable.is_set():
            return
        waiting, self._waiting = self._waiting, []
        if self.conn.state is not OPEN or self.transport.is_closing():
            return  # nobody will read it
        for message in waiting:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def shutdown(self) -> None:
        """End in order, behind all that waits, with who reads it."""
        self.flush()
        super().shutdown()
        self.loop.call_later(FAREWELL, self._give_up)

    def pause_writing(self) -> None:
        """Begin to lose patience: more waits than may wait."""
        super().pause_writing()
        self._giving_up = self.loop.call_later(self.patience, self._give_up)

    def resume_writing(self) -> None:
        """Be patient again: most of it was read."""
        self._forgive()
        super().resume_writing()
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget about it: it has ended."""
        self._forgive()
        super().connection_lost(exc)
        self.left()

    def _forgive(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None

    def _give_up(self) -> None:
        self.transport.abort()


def line_of(scope: Scope) -> ReadingSocket:
    """Return the line on which an application may speak directly."""
    line = scope["extensions"][EXTENSION]["line"]
    assert isinstance(line, ReadingSocket)
    return line
