"""A line between a client and a server that can be cut, or swallow what the server says."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Line:
    """Passes bytes on, both ways."""

    def __init__(self, host: str) -> None:
        self.address = ""
        self.is_swallowing = False  # what the server says gets lost from now on
        self.is_open = True
        self.connections = 0
        self._host, _, self._port = host.partition(":")
        self._writers: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        """End all connections in the middle of whatever is said; the next ones are whole again."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()
        self.is_swallowing = False

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what a client says to the server, and back."""
        if not self.is_open:
            writer.transport.abort()
            return
        self.connections += 1
        from_server, to_server = await asyncio.open_connection(self._host, int(self._port))
        self._writers |= {writer, to_server}
        for source, sink, is_back in ((reader, to_server, False), (from_server, writer, True)):
            task = asyncio.create_task(self._pass_on(source, sink, is_back=is_back))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass_on(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, is_back: bool
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if not (is_back and self.is_swallowing):
                    sink.write(data)
                    await sink.drain()
        sink.close()


@asynccontextmanager
async def line_to(host: str) -> AsyncIterator[Line]:
    """Lay a line to a server."""
    line = Line(host)
    server = await asyncio.start_server(line.connect, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    line.address = f"http://127.0.0.1:{port}"
    try:
        yield line
    finally:
        server.close()
        line.cut()
        await server.wait_closed()
