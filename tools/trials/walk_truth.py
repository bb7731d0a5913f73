"""What the server tells the tokens that a page has, asked for by a connection of our own."""

from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from boardwright.server.wire import asks
from boardwright.server.wire.tells import (
    DECODER,
    ENCODER,
    Done,
    HistoryTold,
    LogItem,
    Looked,
    RefusedTold,
    TableTold,
    read_item,
)
from tools.trials.walk_shown import Shown


class Truth(NamedTuple):
    """What the server tells somebody."""

    told: TableTold
    looked: Looked | None  # if they look back
    log: list[LogItem]  # at least as much of it as the page shows


class Asker(NamedTuple):
    """What has to be known to ask the server for somebody's eyes."""

    table: str
    tokens: tuple[str, ...]
    looked: int
    log: int  # lines of the log that are shown


def asker_of(shown: Shown) -> Asker:
    """Return what to ask the server for a page."""
    return Asker(shown.table, tuple(shown.tokens), shown.looked, len(shown.log))


async def truth_for(port: int, asker: Asker) -> Truth | None:
    """Ask the server what it tells these tokens; nothing if it refuses."""
    address = f"ws://127.0.0.1:{port}/socket"
    async with connect(address, max_size=None, compression=None, close_timeout=1) as socket:
        told: TableTold | None = None
        looked: Looked | None = None
        await _say(socket, asks.Hello(0, asker.table, list(asker.tokens)))
        if asker.looked >= 0:
            await _say(socket, asks.Look(1, asker.looked))
        waited_for = 1 if asker.looked >= 0 else 0
        while True:
            match DECODER.decode(await socket.recv()):
                case TableTold() as told:
                    pass
                case Looked() as looked:
                    pass
                case RefusedTold(re=0):
                    return None
                case Done(re=re) | RefusedTold(re=re) if re == waited_for:
                    break
        assert told is not None
        return Truth(told, looked, await _log(socket, told, asker.log))


async def _log(socket: ClientConnection, told: TableTold, wanted: int) -> list[LogItem]:
    """Return the log with earlier items, until it is as long as the one that is shown."""
    log = [read_item(item) for item in told.log]
    while log and len(log) < wanted:
        await _say(socket, asks.History(2, log[0].number))
        earlier: list[LogItem] = []
        while True:
            heard = DECODER.decode(await socket.recv())
            if isinstance(heard, HistoryTold):
                earlier = [read_item(item) for item in heard.log]
            elif isinstance(heard, Done | RefusedTold) and heard.re == 2:
                break
        if not earlier:
            break
        log = [*earlier, *log]
    return log


async def _say(socket: ClientConnection, ask: asks.Asked) -> None:
    await socket.send(ENCODER.encode(ask).decode())
