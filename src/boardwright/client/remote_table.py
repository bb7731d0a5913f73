"""A place at a table over the socket: it stays in step and comes back by itself."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import uniform
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from boardwright.client.lobby import Unreachable, unreachable
from boardwright.core.messages import message
from boardwright.core.refused import Refused
from boardwright.server.table.plain_text import clean_chat
from boardwright.server.wire import asks
from boardwright.server.wire.tells import (
    DECODER,
    ENCODER,
    ChatTold,
    Done,
    HintTold,
    Moved,
    RefusedTold,
    Renewed,
    SeatsTold,
    TableTold,
    Tell,
)

FIRST_WAIT: Final = 0.25  # seconds before the second try to come back; doubled with each try
LONGEST_WAIT: Final = 10.0
BREATH: Final = 1.0  # seconds to wait when the server finds us too fast
PATIENCE: Final = 15.0  # seconds within which a server says hello
MOST_TOKENS: Final = 8  # of one hello
LONGEST_TELL: Final = 4_000_000  # bytes
# What another try would not change, unlike a store that is being restarted.
FOR_GOOD: Final = ("server-no-token", "server-no-table", "server-garbage")
TOO_FAST: Final = "server-too-fast"


class RefusedByServer(Refused):
    """The server refused what was asked for; nothing has changed."""

    def __init__(self, told: RefusedTold) -> None:
        super().__init__(told.why, told.rule)
        self.can_ask = told.can_ask  # an undo that the other persons may allow


class _Unanswered(NamedTuple):
    """A message that has no answer yet; it is said again after the connection was lost."""

    ask: asks.AtTable
    answer: "asyncio.Future[Done | HintTold]"
    chat_at: int  # the time of the latest chat that was known when it was said


class RemoteTable:
    """A table as this device sees it; `told` is always a whole and consistent one."""

    def __init__(self, server: str, table: str, tokens: list[str]) -> None:
        self.server = server
        self.is_connected = False
        self.ended: Exception | None = None  # why it will not come back
        self.hear: Callable[[Tell | None], None] = lambda tell: None  # none: the line is lost
        self._hello = asks.Hello(0, table, tokens)
        self._told: TableTold | None = None
        self._socket: ClientConnection | None = None
        self._unanswered: dict[int, _Unanswered] = {}
        self._said = 0
        self._keeping: asyncio.Task[None] | None = None
        self._catching_up: asyncio.Task[None] | None = None

    @property
    def told(self) -> TableTold:
        """The table as it stands."""
        assert self._told is not None, "nobody has sat down yet"
        return self._told

    @property
    def n(self) -> int:
        """The number of the state, which a choice has to name."""
        return 0 if self.told.standing is None else self.told.standing.n

    async def sit_down(self) -> None:
        """Connect; `Unreachable` or `Refused` if that cannot be, later on it is tried again."""
        socket = await self._greet()
        self._keeping = asyncio.create_task(self._keep(socket))

    async def hang_up(self) -> None:
        """Hang up; the seat stays one's own."""
        for task in (self._keeping, self._catching_up):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])
        if self._socket is not None:
            await self._socket.close()
        self._end(Unreachable(self.server, message("client-left")))

    async def choose(self, seat: int, action: int) -> Done:
        """Choose an action in the state that is known here."""
        return await self.ask(asks.Choose(0, seat, self.n, action))

    async def ask(self, wanted: asks.AtTable) -> Done:
        """Say something, again if need be, until it is answered; refused: `RefusedByServer`.

        Its id is given here. What it did has been heard before this returns. A hint is asked for
        by `hint`.
        """
        if isinstance(wanted, asks.Chat):
            wanted = msgspec.structs.replace(wanted, text=clean_chat(wanted.text))
        while True:
            try:
                answer = await self._ask_once(wanted)
            except RefusedByServer as error:
                if error.why.id != TOO_FAST:
                    raise
            else:
                assert isinstance(answer, Done)
                return answer
            await asyncio.sleep(BREATH)

    async def hint(self, seat: int, n: int) -> HintTold:
        """Return what a bot would do, as soon as it is found; `RefusedByServer` if it is refused.

        Being too fast is a refusal here: there may be no hint for a while.
        """
        told = await self._ask_once(asks.Hint(0, seat, n))
        assert isinstance(told, HintTold)
        return told

    async def _ask_once(self, wanted: asks.AtTable) -> Done | HintTold:
        if self.ended is not None:
            raise self.ended
        self._said += 1
        ask = msgspec.structs.replace(wanted, id=self._said)
        answer: asyncio.Future[Done | HintTold] = asyncio.get_running_loop().create_future()
        chat = self.told.chat
        self._unanswered[ask.id] = _Unanswered(ask, answer, chat[-1].at if chat else 0)
        try:
            await self._send(ask)
            return await answer
        finally:
            self._unanswered.pop(ask.id, None)

    # The line.

    async def _greet(self) -> ClientConnection:
        """Connect and say hello."""
        address = f"ws{self.server.removeprefix('http')}/socket"
        try:
            async with asyncio.timeout(PATIENCE):
                socket = await connect(address, max_size=LONGEST_TELL)
                try:
                    await socket.send(ENCODER.encode(self._hello).decode())
                    while not self._is_welcome(DECODER.decode(await socket.recv())):
                        pass
                except BaseException:
                    await socket.close()
                    raise
        except (OSError, WebSocketException, msgspec.DecodeError) as error:
            raise unreachable(self.server, error) from error
        return socket

    def _is_welcome(self, tell: Tell) -> bool:
        match tell:
            case Done():
                return True
            case RefusedTold():
                raise RefusedByServer(tell)
            case TableTold():
                self._told = tell
        return False

    async def _keep(self, socket: ClientConnection) -> None:
        """Listen, and come back whenever the line is lost."""
        while True:
            try:
                await self._listen(socket)
            except ConnectionClosed:
                pass
            except msgspec.DecodeError as error:
                await socket.close()
                self._end(unreachable(self.server, error))
                return
            self._socket = None
            self.is_connected = False
            self.hear(None)
            try:
                socket = await self._come_back()
            except Refused as error:
                self._end(error)
                return

    async def _come_back(self) -> ClientConnection:
        wait = FIRST_WAIT
        while True:
            # Not all at the same moment, when a server with many tables was restarted.
            await asyncio.sleep(uniform(0.5, 1.0) * wait)
            wait = min(2 * wait, LONGEST_WAIT)
            try:
                return await self._greet()
            except Unreachable:
                pass
            except RefusedByServer as error:
                if error.why.id in FOR_GOOD:
                    raise

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.is_connected = True
        self.hear(self.told)
        for waiting in list(self._unanswered.values()):
            if self._was_said(waiting):
                waiting.answer.set_result(Done(waiting.ask.id, self.n))
            else:
                await self._send(waiting.ask)
        while True:
            self._take_in(DECODER.decode(await socket.recv()))

    def _was_said(self, waiting: _Unanswered) -> bool:
        """Tell whether a line of chat stands there already: it names no state to know it by."""
        ask = waiting.ask
        if not isinstance(ask, asks.Chat) or waiting.answer.done():
            return False
        return any(
            (line.seat, line.text) == (ask.seat, ask.text)
            for line in self.told.chat
            if line.at > waiting.chat_at
        )

    async def _send(self, ask: asks.AtTable) -> None:
        """Say something if there is a line; if not, it is said as soon as there is."""
        if self._socket is None:
            return
        with suppress(ConnectionClosed):  # the listening side notices too
            await self._socket.send(ENCODER.encode(ask).decode())

    def _end(self, why: Exception) -> None:
        self.ended = why
        self.is_connected = False
        for waiting in self._unanswered.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(why)
        self.hear(None)

    # What is told.

    def _take_in(self, tell: Tell) -> None:
        told = self.told
        match tell:
            case TableTold():
                self._told = tell
            case Moved():
                self._move(told, tell)
            case SeatsTold():
                self._told = msgspec.structs.replace(told, seats=tell.seats)
            case ChatTold():
                self._told = msgspec.structs.replace(told, chat=[*told.chat, tell.line])
            case Renewed():
                self._take_tokens(tell)
            case Done() | RefusedTold() | HintTold():
                self._answered(tell)
        self.hear(tell)

    def _take_tokens(self, renewed: Renewed) -> None:
        """Come back by the new tokens; the old ones open nothing, so it does not matter to stay."""
        new = [held.token for held in renewed.own] + [renewed.host, renewed.watch]
        tokens = [token for token in new if token] + self._hello.tokens
        self._hello = msgspec.structs.replace(self._hello, tokens=tokens[:MOST_TOKENS])

    def _move(self, told: TableTold, moved: Moved) -> None:
        now = told.standing
        if now is None or (now.n, now.hash) != (moved.after, moved.after_hash):
            if self._catching_up is None or self._catching_up.done():
                self._catching_up = asyncio.create_task(self._catch_up())
            return
        self._told = msgspec.structs.replace(
            told,
            standing=moved.standing,
            status="running" if moved.standing.outcome is None else "finished",
            scores=moved.standing.scores,
            log=[*told.log, moved.told],
            undo=None,
        )

    async def _catch_up(self) -> None:
        """Ask for the whole table, being out of step."""
        with suppress(Refused, Unreachable):  # the connection ends then, and a new one is told all
            await self.ask(asks.Resync(0))

    def _answered(self, tell: Done | RefusedTold | HintTold) -> None:
        waiting = self._unanswered.get(tell.re)
        if waiting is None or waiting.answer.done():
            return
        if isinstance(tell, RefusedTold):
            waiting.answer.set_exception(RefusedByServer(tell))
        elif isinstance(waiting.ask, asks.Hint) == isinstance(tell, HintTold):
            waiting.answer.set_result(tell)  # a hint that is only begun would be lost with the line
