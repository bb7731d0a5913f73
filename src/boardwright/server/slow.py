"""The WebSocket protocol, with an end to patience: who does not read cannot stay connected."""

from asyncio import TimerHandle
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE: Final = 20.0  # seconds


class ReadingSocket(WebSocketsSansIOProtocol):
    """A connection that is cut when the other side does not read what waits for it.

    Closing in order would wait for it too: what it has not read must be read before the farewell.
    """

    patience = PATIENCE
    _giving_up: TimerHandle | None = None

    def pause_writing(self) -> None:
        """Begin to lose patience: more waits than may wait."""
        super().pause_writing()
        self._giving_up = self.loop.call_later(self.patience, self._give_up)

    def resume_writing(self) -> None:
        """Be patient again: most of it was read."""
        self._forgive()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget about it: it has ended."""
        self._forgive()
        super().connection_lost(exc)

    def _forgive(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None

    def _give_up(self) -> None:
        self.transport.abort()
