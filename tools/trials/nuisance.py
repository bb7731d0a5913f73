"""A client gone wild: one connection that says anything in any order, and checks what it hears."""

import asyncio
import json
from collections import Counter, deque
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from boardwright.server.wire.tells import DECODER
from tools.trials.nonsense import Nonsense, Sight, Speech
from tools.trials.witness import Witness

Json = dict[str, Any]

AT_ONCE: Final = 6  # messages that a client sends before it listens
STAY: Final = 120  # messages of one connection at most
PATIENCE: Final = 60.0  # seconds within which a message is answered
# By RFC 6455: done, going away, not UTF-8, not allowed, too big, try again later.
POLICY: Final = (1000, 1001, 1007, 1008, 1009, 1013)
NOBODY: Final = -1
SECRET: Final = {"hand", "flowers", "seen"}  # of a view: fields that differ from seat to seat


class Mistake(AssertionError):
    """The server did what it must never do."""


class Tally:
    """All that was sent and came back."""

    def __init__(self, messages: int) -> None:
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()
        self.frames = 0
        self.repeats = 0
        self.witnesses: dict[str, Witness] = {}
        self.secrets: set[str] = set()  # all tokens; nobody may ever hear one
        self.next: dict[str, str] = {}  # where each table's rematch is played
        self._left = messages

    def count(self, kind: str) -> None:
        """Count a message that is sent."""
        self.sent[kind] += 1
        self._left -= 1

    @property
    def is_over(self) -> bool:
        """Whether all messages are sent."""
        return self._left <= 0


class Nuisance:
    """One connection."""

    def __init__(
        self,
        tally: Tally,
        socket: ClientConnection,
        nonsense: Nonsense,
        random: Random,
        own: set[int],
    ) -> None:
        self._tally = tally
        self._socket = socket
        self._nonsense = nonsense
        self._random = random
        self._own = own  # whose views it may be shown, by the tokens that it has
        self._waiting: deque[Speech] = deque()
        self._said: list[Speech] = []
        self._told: Json = {}
        self._standing: Json = {}

    async def pester(self, table: str, tokens: list[str]) -> None:
        """Say hello, rightly or not, then anything; hang up, orderly or not."""
        try:
            await self._say_hello(table, tokens)
            for _ in range(self._random.randrange(1, STAY)):
                if not await self._say_some():
                    break
            if self._random.random() < 0.5:
                await self._listen()  # else it drops with messages on the way
            self._tally.closed["by the client"] += 1
        except ConnectionClosed as error:
            code = error.rcvd.code if error.rcvd is not None else 0
            self._tally.closed[f"by the server, {code}"] += 1
            # What follows a message that ends the connection may end it without a word.
            is_asked_for = code == 0 and any(speech.is_last for speech in self._waiting)
            if code not in POLICY and not is_asked_for:
                raise Mistake(f"a connection ended with {code}: {self._said[-AT_ONCE:]}") from error

    async def _say_hello(self, table: str, tokens: list[str]) -> None:
        hello = {"type": "hello", "id": 0, "table": table, "tokens": tokens}
        dice = self._random.random()
        if dice < 0.05:
            hello["table"] = "nowhere-to-be-found"
        elif dice < 0.1:
            await self._send(self._nonsense.next(self._sight()))
        await self._send(Speech("hello", json.dumps(hello).encode(), id=0))
        await self._listen()

    async def _say_some(self) -> bool:
        """Say a few things, some again or in another order; return whether there are more."""
        speeches: list[Speech] = []
        for _ in range(self._random.randint(1, AT_ONCE)):
            if self._said and self._random.random() < 0.1:
                speeches.append(self._random.choice(self._said[-10:]))
                self._tally.repeats += 1
            else:
                speeches.append(self._nonsense.next(self._sight()))
        if self._random.random() < 0.2:
            self._random.shuffle(speeches)
        for speech in speeches:
            await self._send(speech)
        await self._listen()
        return not self._tally.is_over

    def _sight(self) -> Sight:
        views = self._standing.get("views", [])
        offered = [(view["seat"], choice["action"]) for view in views for choice in view["actions"]]
        seats = len(self._told.get("seats", "12"))
        return Sight(self._standing.get("n", 0), offered, seats, self._told.get("own", []))

    async def _send(self, speech: Speech) -> None:
        self._tally.count(speech.kind)
        self._said.append(speech)
        self._waiting.append(speech)
        if speech.is_text:
            await self._socket.send(speech.body, text=True)
        else:
            await self._socket.send(speech.body)

    async def _listen(self) -> None:
        """Listen until everything is answered: one answer each, in the order of the messages."""
        while self._waiting:
            try:
                async with asyncio.timeout(PATIENCE):
                    frame = await self._socket.recv()
            except TimeoutError as error:
                raise Mistake(f"no answer came to {self._waiting[0]}") from error
            self._hear(frame)

    def _hear(self, frame: str | bytes) -> None:
        self._tally.frames += 1
        DECODER.decode(frame)  # whatever is told is of the protocol
        heard: Json = json.loads(frame)
        match heard["type"]:
            case "table":
                self._told = heard
                if heard["next"]:
                    self._tally.next[heard["table"]] = heard["next"]
                self._see(heard["standing"])
            case "moved":
                self._see(heard["standing"])
            case "done" | "refused":
                self._be_answered(heard)
        self._check_secrets(str(frame), heard)

    def _see(self, standing: Json | None) -> None:
        self._standing = standing or {}
        if standing is not None:
            witness = self._tally.witnesses.get(self._told["table"])
            if witness is not None:
                witness.hear(standing["n"], standing["hash"])

    def _be_answered(self, heard: Json) -> None:
        speech = self._waiting.popleft()
        self._tally.answers[heard["type"]] += 1
        if heard["type"] == "refused":
            self._tally.reasons[heard["why"]["id"]] += 1
            if heard["why"]["id"] == "server-error":
                raise Mistake(f"the server made a mistake about {speech}")
        elif speech.kind in ("broken", "garbage", "deep", "bytes", "long") and speech.id < 0:
            # A letter changed in a name of a field or in a number may leave a message in order.
            if speech.kind != "broken":
                raise Mistake(f"garbage was done: {speech}")
        if speech.kind != "broken" and heard["re"] not in (speech.id, -1):
            raise Mistake(f"{speech} was answered as {heard['re']}")

    def _check_secrets(self, frame: str, heard: Json) -> None:
        """See to it that nothing is shown that only other seats may see."""
        own = self._own
        for view in (heard.get("standing") or heard).get("views", []):
            shown = view["view"].pop("seat")  # of a spectator: nobody
            if view["seat"] not in own or (-1 if shown is None else shown) != view["seat"]:
                raise Mistake(f"{own} was shown the view of {view['seat']}")
            if view["seat"] < 0 and (view["view"].get("hand") or view["actions"]):
                raise Mistake(f"a spectator was shown {view}")
            view["view"].clear()
        if _names_of(heard) & SECRET:
            raise Mistake(f"{own} was shown more than its view: {frame}")
        for secret in self._tally.secrets:
            if secret in frame:
                raise Mistake(f"{own} was told a token: {frame}")


def _names_of(thing: object) -> set[str]:
    """Return the names of all fields, at any depth."""
    if isinstance(thing, list):
        return {name for item in thing for name in _names_of(item)}
    if isinstance(thing, dict):
        return {*thing, *(name for item in thing.values() for name in _names_of(item))}
    return set()
