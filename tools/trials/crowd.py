"""A crowd of people at many tables, in a process of their own: moves at an even rate, timed."""

import asyncio
import time
from collections import deque
from random import Random
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE: Final = 50  # tables made and connections opened at the same time
GAMES: Final = ("imhotep", "builders", "biotopia")


class ChoiceHeard(msgspec.Struct):
    """An action that is offered; the crowd reads no more of a message than it needs."""

    action: int


class ViewHeard(msgspec.Struct):
    """An own seat and what it may choose."""

    seat: int
    actions: list[ChoiceHeard]


class StandingHeard(msgspec.Struct):
    """A state."""

    n: int
    asked: int
    views: list[ViewHeard]


class Heard(msgspec.Struct):
    """A message of the server."""

    type: str
    standing: StandingHeard | None = None


READ: Final = msgspec.json.Decoder(Heard).decode


class Table:
    """A table of two people with a connection each."""

    def __init__(self, id: str, tokens: list[str]) -> None:
        self.id = id
        self.tokens = tokens
        self.sockets: list[ClientConnection] = []
        self.asked = -1
        self.n = 0
        self.actions: list[int] = []
        self.mover = -1  # the seat whose move is on its way
        self.answered = 0  # the number of the state that it answers
        self.sent = 0.0
        self.is_ready = False  # somebody is asked, and no move is on its way


class Crowd:
    """All people of a trial; `latencies` holds the seconds from each move's time to its `moved`."""

    def __init__(self, host: str, random: Random) -> None:
        self._host = host
        self._random = random
        self.tables: list[Table] = []
        self._ready: deque[Table] = deque()
        self._listening: list[asyncio.Task[None]] = []
        self.latencies: list[float] = []
        self.acknowledged = 0  # moves, each told to the person who made it
        self.on_the_way = 0
        self.refused = 0
        self.bytes_heard = 0
        self.starved = 0  # moves that had to wait because no table was ready

    async def make_tables(self, number: int) -> None:
        """Make tables, as many of each game."""
        async with httpx.AsyncClient(base_url=f"http://{self._host}", timeout=60.0) as http:
            for first in range(0, number, AT_ONCE):
                making = range(first, min(number, first + AT_ONCE))
                self.tables += await asyncio.gather(*(self._make(http, at) for at in making))

    async def _make(self, http: httpx.AsyncClient, at: int) -> Table:
        seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
        body = {"game": GAMES[at % len(GAMES)], "seats": seats}
        made = (await http.post("/api/tables", json=body)).raise_for_status().json()
        return Table(made["table"], [seat["token"] for seat in made["seats"]])

    async def sit_down(self, seat: int) -> None:
        """Let one person of each table connect."""
        for first in range(0, len(self.tables), AT_ONCE):
            tables = self.tables[first : first + AT_ONCE]
            await asyncio.gather(*(self._sit(table, seat) for table in tables))

    async def _sit(self, table: Table, seat: int) -> None:
        socket = await connect(f"ws://{self._host}/socket", max_size=None, ping_interval=None)
        hello = {"type": "hello", "id": 0, "table": table.id, "tokens": [table.tokens[seat]]}
        await socket.send(msgspec.json.encode(hello).decode())
        while True:
            heard = await socket.recv()
            if READ(heard).type == "done":
                break
            self._hear(table, seat, heard)
        table.sockets.append(socket)
        self._listening.append(asyncio.create_task(self._listen(table, seat, socket)))

    async def _listen(self, table: Table, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            self._hear(table, seat, text)

    def _hear(self, table: Table, seat: int, text: str | bytes) -> None:
        heard = READ(text)
        self.bytes_heard += len(text)
        self.refused += heard.type == "refused"
        standing = heard.standing
        if standing is None:
            return
        if table.mover == seat and standing.n > table.answered:
            self.latencies.append(time.perf_counter() - table.sent)
            self.acknowledged += 1
            self.on_the_way -= 1
            table.mover = -1
        for view in standing.views:
            if view.actions and standing.asked == view.seat:
                table.actions = [choice.action for choice in view.actions]
                table.asked = view.seat
                table.n = standing.n
        if table.mover < 0 and table.asked >= 0 and not table.is_ready:
            table.is_ready = True
            self._ready.append(table)

    async def play(self, rate: float, seconds: float) -> None:
        """Make moves at an even rate; each is timed from when it should have been sent."""
        started = time.perf_counter()
        for at in range(int(rate * seconds)):
            due = started + at / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif at % 20 == 0:
                await asyncio.sleep(0)  # late: still listen
            await self._move(await self._next(), due)
        until = time.perf_counter() + 30
        while self.on_the_way and time.perf_counter() < until:
            await asyncio.sleep(0.01)

    async def _next(self) -> Table:
        """Return a table at which somebody is asked and nothing is on its way."""
        while not self._ready:
            self.starved += 1
            await asyncio.sleep(0.001)
        return self._ready.popleft()

    async def _move(self, table: Table, due: float) -> None:
        table.is_ready = False
        seat = table.asked
        action = self._random.choice(table.actions)
        wish = {"type": "choose", "id": table.n, "seat": seat, "n": table.n, "action": action}
        table.mover, table.answered, table.sent, table.asked = seat, table.n, due, -1
        self.on_the_way += 1
        await table.sockets[seat].send(msgspec.json.encode(wish).decode())

    async def leave(self) -> None:
        """Hang up, all at once."""
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        sockets = [socket for table in self.tables for socket in table.sockets]
        await asyncio.gather(*(socket.close() for socket in sockets))
