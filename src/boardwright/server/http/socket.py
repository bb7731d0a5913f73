"""The socket: one connection, at one table, with as many seats as it has tokens of."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from boardwright.core.messages import message
from boardwright.core.refused import Refused, refuse
from boardwright.server.http.pending_advice import PendingAdvice
from boardwright.server.http.websocket_protocol import line_of
from boardwright.server.lobby.lobby import Lobby
from boardwright.server.room.room import Room
from boardwright.server.room.rooms import Place, Rooms
from boardwright.server.running.limits import Bucket, Buckets, Shares
from boardwright.server.running.logs import note_error
from boardwright.server.table.moves import Stale, UndoNeedsConsent
from boardwright.server.table.showing import Eyes, eyes_of
from boardwright.server.table.tokens import hashes_of
from boardwright.server.thinking.advice_workers import AdviceWorkers
from boardwright.server.wire import asks
from boardwright.server.wire.asks import DECODER, LONGEST_MESSAGE
from boardwright.server.wire.tells import ENCODER, Done, RefusedTold, Tell

# Codes by which a connection is closed, from RFC 6455 and its registry.
NOT_ALLOWED: Final = 1008
TOO_SLOW: Final = 1013

EXPLAINING: Final = 2.0  # what it costs to ask what a place is
DEAR: Final = 6.0  # what it costs to ask for something that takes a while
DEAR_ASKS: Final = (asks.Undo, asks.Look, asks.History, asks.Agree, asks.Resync, asks.Analyse)
MOST_REFUSALS: Final = 200  # of too many messages, before the connection is let go


class Client:
    """A connection, as its room sees it."""

    def __init__(
        self,
        socket: WebSocket,
        rooms: Rooms,
        lobby: Lobby,
        advice_workers: AdviceWorkers,
        household: str,
        shares: Shares,
    ) -> None:
        settings = rooms.settings
        self.eyes = Eyes(frozenset(), is_host=False)
        self.keys: tuple[str, ...] = ()
        self._socket = socket
        self._rooms = rooms
        self._lobby = lobby
        self._household = household
        self._shares = shares
        self._metrics = rooms.metrics
        self._line = line_of(socket.scope)
        self._most_waiting = settings.queue
        self._chats = Bucket(settings.chats_a_second, settings.chats_at_once)
        self._advice = PendingAdvice(advice_workers, settings, household, shares, self._say)
        self._refusals = 0
        self._place: Place | None = None
        self._closing: asyncio.Task[None] | None = None
        self._shut_out: Refused | None = None  # why nothing may be seen here any more
        self._is_answering = False

    # Outward.

    def tell(self, message: bytes) -> None:
        """Send a message when its turn comes; let the connection go if it does not keep up."""
        if self._closing is not None:
            return
        self._metrics.count("messages_out_total")
        if self._line.say(message) > self._most_waiting:
            self._drop(TOO_SLOW)

    def _say(self, *tells: Tell) -> None:
        for tell in tells:
            self.tell(ENCODER.encode(tell))

    def _drop(self, code: int) -> None:
        if self._closing is None:
            self._metrics.count("connections_dropped_total")
            self._line.forget()
            self._closing = asyncio.create_task(self._close(code))

    def shut_out(self, why: Refused) -> None:
        """Say why nothing may be seen here any more, and hang up."""
        self.eyes = Eyes(frozenset(), is_host=False)
        self._shut_out = why
        if not self._is_answering:
            self._say_farewell(why)

    def _say_farewell(self, why: Refused) -> None:
        self._refuse(-1, why, 0)
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(NOT_ALLOWED))

    async def _close(self, code: int) -> None:
        self._line.flush()
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(code)

    # Inward.

    async def serve(self) -> None:
        """Talk until the connection ends."""
        await self._socket.accept()
        try:
            async with asyncio.timeout(self._rooms.settings.hello_seconds):
                first = await self._next()
            if await self._greet(first):
                while self._closing is None:
                    await self._answer(await self._next())
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            await self._end()

    async def _next(self) -> bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        self._metrics.count("messages_in_total")
        text = message.get("text")
        return text.encode("utf-8", "surrogatepass") if isinstance(text, str) else b""

    async def _greet(self, message: bytes) -> bool:
        """Let somebody in who says hello and has a token, or looks at a public table."""
        try:
            hello = self._read(message)
            if not isinstance(hello, asks.Hello):
                raise refuse("server-no-hello")
            place = await self._rooms.open(hello.table)
            self._place = place
            await place.room.do(self._enter(place, hello))
        except Exception as error:
            self._refuse(_id_of(message), error, 0)
            await self._close(NOT_ALLOWED)
            return False
        return True

    async def _enter(self, place: Place, hello: asks.Hello) -> None:
        table = await place.room.table()
        self.keys = hashes_of(hello.tokens)
        self.eyes = eyes_of(table, self.keys)
        place.room.connections.add(self)
        self._say(place.room.told(table, self), Done(hello.id, table.sheet.n))
        if self.eyes.seats:
            place.room.tell_seats(table)

    async def _answer(self, message: bytes) -> None:
        assert self._place is not None
        room = self._place.room
        try:
            ask = self._read(message)
            if isinstance(ask, asks.Hello):
                raise refuse("server-hello-twice")
            self._check_rate(ask)
            if isinstance(ask, asks.Hint | asks.Judge | asks.Analyse):
                await self._advice.ask(room, self, ask)
                self._say(Done(ask.id))
            elif isinstance(ask, asks.Rematch):
                await room.do(self._lobby.rematch(room, self, self._household))
                self._say(Done(ask.id))
            else:
                await room.do(self._ask(self._place, ask))
        except Stale as error:
            await self._catch_up(room, _id_of(message), error)
        except Exception as error:
            self._refuse(_id_of(message), error, 0)

    async def _catch_up(self, room: Room, id: int, error: Stale) -> None:
        """Bring who is out of step up to date, so that the client need not ask for it."""
        try:
            await room.do(self._tell_again(room, id, error))
        except Exception as trouble:  # such as a store that fails just now
            self._refuse(id, trouble, 0)

    async def _tell_again(self, room: Room, id: int, error: Stale) -> None:
        table = await room.table()
        self._metrics.count("resyncs_total")
        self._say(room.told(table, self))
        self._refuse(id, error, table.sheet.n)

    async def _ask(self, place: Place, ask: asks.AtTable) -> None:
        """Ask at the door, and say the answer at once: it goes out with what it has caused.

        Who is shut out by what they asked for, such as to get up, is told that it is done.
        """
        self._is_answering = True
        try:
            *more, answer = await place.door.ask(self, ask)
            self._say(*([] if self._shut_out else more), answer)
        finally:
            self._is_answering = False
            if self._shut_out is not None:
                self._say_farewell(self._shut_out)

    def _read(self, message: bytes) -> asks.Asked:
        if len(message) > LONGEST_MESSAGE:
            raise refuse("server-message-long", most=LONGEST_MESSAGE)
        try:
            ask: asks.Asked = DECODER.decode(message)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self._check_messages(1.0)
            raise refuse("server-garbage", reason=str(error)[:200]) from error
        return ask

    def _check_rate(self, ask: asks.AtTable) -> None:
        match ask:
            case asks.Foresee(line=line) | asks.Explain(line=line) if line is not None:
                cost = DEAR
            case asks.Explain():
                cost = EXPLAINING
            case _:
                cost = DEAR if isinstance(ask, DEAR_ASKS) else 1.0
        self._check_messages(cost)
        if isinstance(ask, asks.Chat):
            self._check(self._chats, self._shares.chats, 1.0)

    def _check_messages(self, cost: float) -> None:
        self._check(self._line.budget, self._shares.messages, cost)

    def _check(self, own: Bucket, shared: Buckets, cost: float) -> None:
        """Refuse what is too much for this connection, or for all of its household together."""
        if not own.take(cost) or not shared.take(self._household, cost):
            self._refusals += 1
            if self._refusals > MOST_REFUSALS:
                self._drop(NOT_ALLOWED)
            raise refuse("server-too-fast")

    def _refuse(self, id: int, error: Exception, n: int) -> None:
        """Answer what is refused, and what failed by a mistake of ours."""
        self._metrics.count("refused_total")
        if isinstance(error, Refused):
            can_ask = isinstance(error, UndoNeedsConsent)
            self._say(RefusedTold(id, error.why, error.rule, n, can_ask))
            return
        self._metrics.count("errors_total")
        note_error("a message could not be answered", error)
        self._say(RefusedTold(id, message("server-error")))

    # The end.

    async def _end(self) -> None:
        self._advice.end()
        if self._place is not None and self in self._place.room.connections:
            room = self._place.room
            room.connections.discard(self)
            if self.eyes.seats:
                with suppress(Refused):
                    room.tell_seats(await room.do(room.table()))
        if self._closing is None and self._socket.client_state == WebSocketState.CONNECTED:
            await self._close(NOT_ALLOWED)


def _id_of(message: bytes) -> int:
    """Return the id of a message that may be anything, as far as it has one."""
    with suppress(msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        found = msgspec.json.decode(message)
        if isinstance(found, dict):
            id = found.get("id")
            if isinstance(id, int) and not isinstance(id, bool) and 0 <= id <= 2**53:
                return id
    return -1
