"""A real server on loopback, and people who talk to it: what tests and trials share."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boardwright.core.game import State
from boardwright.server.http.app import Server, make_app
from boardwright.server.http.http_protocol import ArrivingRequest
from boardwright.server.http.websocket_protocol import ReadingSocket
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table.table import Table

Json = dict[str, Any]
PATIENCE = 30.0  # seconds; only a broken server is slower


class Served(NamedTuple):
    """A running server."""

    server: Server
    http: httpx.AsyncClient
    host: str

    async def make(self, game: str, *seats: str, **more: Any) -> Json:
        """Make a table: seats are names of people, bots as `level:1`, or `open`."""
        answer = await self.http.post(
            "/api/tables", json={"game": game, "seats": [wanted(seat) for seat in seats], **more}
        )
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    async def refused(self, path: str, body: Json) -> str:
        """Ask for something that is refused, and return the id of the reason."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code in (400, 403, 429), answer.text
        why: str = answer.json()["why"]["id"]
        return why

    async def sit(self, table: str, *tokens: str) -> "Person":
        """Connect to a table."""
        person = await self.connect()
        await person.hello(table, *tokens)
        return person

    async def connect(self, **more: Any) -> "Person":
        """Connect without a word."""
        return Person(await connect(f"ws://{self.host}/socket", **more))

    async def table(self, table: str) -> Table:
        """Return a table as the server has it."""
        room = (await self.server.rooms.open(table)).room
        return await room.do(room.table())

    async def state(self, table: str) -> State:
        """Return the position at a table."""
        state = (await self.table(table)).state
        assert state is not None
        return state


def wanted(seat: str) -> Json:
    """Return a seat as it is asked for."""
    if seat == "open":
        return {"kind": "open"}
    if ":" in seat or seat in ("random", "greedy"):
        return {"kind": "bot", "bot": seat}
    return {"kind": "person", "name": seat}


def tokens_of(made: Json) -> list[str]:
    """Return the tokens of the seats that a creator keeps."""
    return [seat["token"] for seat in made["seats"] if seat["token"]]


def after_the_pair(choices: list[tuple[int, Json]], random: Random) -> int:
    """Return what somebody would choose who is after the face-down pair of market B (IM-6.4).

    The first ship that sails goes to the market, and its first stone takes the pair.
    """
    actions = {choice["text"]: choice["action"] for _, choice in choices}
    wanted = [text for text in actions if text == "take pair" or text.endswith(" market")]
    action: int = actions[random.choice(wanted or list(actions))]
    return action


class Person:
    """A connection that keeps all it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.table: Json = {}
        self.standing: Json = {}
        self._said = 0

    async def hello(self, table: str, *tokens: str) -> Json:
        """Sit down."""
        return await self.say("hello", table=table, tokens=list(tokens))

    async def say(self, type: str, **fields: Any) -> Json:
        """Say something and return its answer; all that comes before is heard too."""
        self._said += 1
        return await self.send({"type": type, "id": self._said, **fields})

    async def send(self, message: Json) -> Json:
        """Send a message and return what answers it."""
        await self.socket.send(json.dumps(message))
        return await self.until(
            lambda heard: heard["type"] in ("done", "refused") and heard["re"] == message["id"]
        )

    async def send_raw(self, message: str | bytes) -> Json:
        """Send whatever it is, and return the refusal that names no message."""
        await self.socket.send(message)
        return await self.until(lambda heard: heard["type"] == "refused")

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Listen until something wanted is heard."""
        async with asyncio.timeout(PATIENCE):
            while True:
                heard = await self.hear()
                if wanted(heard):
                    return heard

    async def hear(self) -> Json:
        """Listen to one message."""
        heard: Json = json.loads(await self.socket.recv())
        self.heard.append(heard)
        if heard["type"] == "table":
            self.table = heard
            self.standing = heard["standing"] or {}
        elif heard["type"] == "moved":
            assert heard["after"] == self.standing["n"]
            assert heard["after_hash"] == self.standing["hash"]
            self.standing = heard["standing"]
        return heard

    async def until_closed(self) -> int:
        """Listen until the other side hangs up; return the code by which it does."""
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    await self.hear()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd is not None else 0

    async def until_n(self, n: int) -> None:
        """Listen until the state has at least this number."""
        async with asyncio.timeout(PATIENCE):
            while self.standing.get("n", 0) < n:
                await self.hear()

    async def until_asked(self) -> None:
        """Listen until an own seat may choose, or the game is over."""
        async with asyncio.timeout(PATIENCE):
            while not self.choices() and not self.standing.get("outcome"):
                await self.hear()

    def choices(self) -> list[tuple[int, Json]]:
        """Return what may be chosen now, with the seat that may."""
        return [
            (view["seat"], choice)
            for view in self.standing.get("views", [])
            for choice in view["actions"]
        ]

    async def choose(self, action: int | None = None) -> Json:
        """Choose an action, the last one offered unless told otherwise."""
        seat, choice = self.choices()[-1]
        chosen = choice["action"] if action is None else action
        return await self.say("choose", seat=seat, n=self.standing["n"], action=chosen)

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()


@asynccontextmanager
async def serving(store: Path | str, **settings: Any) -> AsyncIterator[Served]:
    """Run a server on a free port."""
    generous: Json = {
        "messages_a_second": 1e6,
        "messages_at_once": 1e6,
        "requests_a_second": 1e6,
        "requests_at_once": 1e6,
        "pages_at_once": 1e6,
        "tables_an_hour": 1000,
        "chairs_a_second": 1e6,
        "chairs_at_once": 1e6,
        "wishes_a_second": 1e6,
        "wishes_at_once": 1e6,
        "sweep": 0.05,
    }
    app: Starlette = make_app(ServerSettings(store=str(store), **{**generous, **settings}))
    config = uvicorn.Config(
        app,
        port=0,
        http=ArrivingRequest,
        ws=ReadingSocket,
        log_config=None,
        timeout_graceful_shutdown=10,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    host = f"127.0.0.1:{port}"
    try:
        async with httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE) as http:
            yield Served(app.state.server, http, host)
    finally:
        server.should_exit = True
        await task


def serve(
    store: Path | str, scenario: Callable[[Served], Awaitable[None]], **settings: Any
) -> None:
    """Run a scenario against a server of its own."""

    async def run() -> None:
        async with serving(store, **settings) as served:
            await scenario(served)

    asyncio.run(run())
