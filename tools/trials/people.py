"""Scripted people: they play whatever is legal, as fast as they are answered."""

import asyncio
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.trials.witness import Lost, Witness

Json = dict[str, Any]

UNDO: Final = 0.03  # how often somebody takes back a move instead of making one
CHAT: Final = 0.03
REPEAT: Final = 0.03  # how often a choice is sent twice, as a nervous client would
PAUSE: Final = 0.01  # seconds between two moves at most

BOTS: Final = ("random", "greedy", "level:1")


class Waiting(NamedTuple):
    """What somebody has said and has no answer to yet."""

    id: int
    message: Json


class Person:
    """Somebody at a table, who comes back after every interruption."""

    def __init__(self, witness: Witness, tokens: list[str], random: Random) -> None:
        self.witness = witness
        self._tokens = tokens
        self._random = random
        self._ids = count(1)
        self._standing: Json | None = None
        self._waiting: Waiting | None = None

    async def play(self, host: str) -> None:
        """Play until the connection ends, however it does, or the game."""
        try:
            async with connect(f"ws://{host}/socket", max_size=None, compression=None) as socket:
                await self._sit_down(socket)
                async for text in socket:
                    self._hear(msgspec.json.decode(text))
                    await self._go_on(socket)
                    if self.witness.is_over:
                        return
        except (OSError, WebSocketException):
            return  # the server was killed: that is what this is about

    async def _sit_down(self, socket: ClientConnection) -> None:
        self._standing = None
        unanswered, self._waiting = self._waiting, None
        hello = {"type": "hello", "table": self.witness.table, "tokens": self._tokens}
        await socket.send(msgspec.json.encode({**hello, "id": next(self._ids)}).decode())
        if unanswered is not None and unanswered.message["type"] == "choose":
            await self._say(socket, unanswered.message)  # played or not, it must not count twice

    async def _go_on(self, socket: ClientConnection) -> None:
        if self._waiting is not None or self._standing is None:
            return
        views = self._standing["views"]
        offered = [(view["seat"], choice) for view in views for choice in view["actions"]]
        if not offered:
            return
        await asyncio.sleep(self._random.random() * PAUSE)
        seat, choice = self._random.choice(offered)
        dice = self._random.random()
        n = self._standing["n"]
        if dice < UNDO:
            await self._say(socket, {"type": "undo", "seat": seat, "n": n})
        elif dice < UNDO + CHAT:
            text = f"{seat} at {n}, {self._random.getrandbits(64)}"
            await self._say(socket, {"type": "chat", "seat": seat, "text": text})
        else:
            wish = {"type": "choose", "seat": seat, "n": n, "action": choice["action"]}
            if self._random.random() < REPEAT:
                await self._say(socket, wish)
            await self._say(socket, wish)

    async def _say(self, socket: ClientConnection, message: Json) -> None:
        self._waiting = Waiting(next(self._ids), message)
        await socket.send(msgspec.json.encode({**message, "id": self._waiting.id}).decode())

    def _hear(self, heard: Json) -> None:
        match heard["type"]:
            case "table" | "moved":
                self._see(heard["standing"])
            case "done" | "refused":
                self._be_answered(heard)

    def _see(self, standing: Json | None) -> None:
        self._standing = standing
        if standing is not None:
            self.witness.hear(standing["n"], standing["hash"])
            self.witness.is_over |= standing["outcome"] is not None

    def _be_answered(self, heard: Json) -> None:
        if heard["type"] == "refused" and heard["why"]["id"] in ("server-error", "server-garbage"):
            raise Lost(f"{self.witness.table}: the server made a mistake: {heard}")
        if self._waiting is None or heard["re"] != self._waiting.id:
            return
        message, self._waiting = self._waiting.message, None
        if heard["type"] == "done" and message["type"] == "choose":
            self.witness.chosen[message["n"]] = (message["seat"], message["action"])
        elif heard["type"] == "done" and message["type"] == "chat":
            self.witness.chats.append(message["text"])


async def sit_down(host: str, game: str, seats: list[str], random: Random) -> list[Person]:
    """Make a table; return its people, each with a seat, and one who watches."""
    wanted = [
        {"kind": "bot", "bot": seat} if seat in BOTS else {"kind": "person", "name": seat}
        for seat in seats
    ]
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=30.0) as http:
        answer = await http.post("/api/tables", json={"game": game, "seats": wanted})
    made: Json = answer.raise_for_status().json()
    witness = Witness(made["table"])
    tokens = [[seat["token"]] for seat in made["seats"]] + [[made["watch"]]]
    return [Person(witness, own, Random(random.random())) for own in tokens]
