"""What bounds a server; the defaults suit friends and a small public server alike."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class ServerSettings:
    """All bounds in one place."""

    store: str = "boardwright.db"
    origins: tuple[str, ...] = ()  # where pages of other servers may come from, as "https://…"
    hosts: tuple[
        str, ...
    ] = ()  # names that the server is reached by, besides numbers and localhost

    bot_workers: int = 1  # processes in which bots think
    bot_seconds: float = 20.0  # after which a thinking process is ended and another one started
    advice_workers: int = 1  # processes in which hints and analyses are found
    advice_seconds: float = 60.0  # after which such a process is ended and another one started
    hint_seconds: float = 2.0  # that a hint may be thought about
    analyses: int = 2  # games that are looked at again at a time
    stand_in: str = "level:2"  # the bot that moves when a person's time is up
    bot_rescue: float = 30.0  # seconds after which another process plays a bot whose process died
    grace: float = 15.0  # seconds that a person has at least after the server came back
    away: int = 60  # seconds after which a person who is asked and not connected may be played for
    silent: int = 300  # the same for one who is connected, at a table without a clock

    idle: float = 300.0  # seconds after which a table that nobody looks at leaves memory
    sweep: float = 2.0  # seconds between two looks for tables that are due or idle

    tables_an_hour: int = 60  # that one address may create
    tables_unfinished: int = 200  # that one address may have
    connections: int = 64  # to tables that one address may have at a time
    sockets: int = 256  # open connections of one address, whatever they are for
    sockets_in_all: int = 0  # of everybody; 0: as many as the system lets, less some to spare
    request_seconds: float = 20.0  # within which a request must have arrived and be read
    messages_a_second: float = 20.0  # of one connection, on average
    messages_at_once: float = 60.0
    chats_a_second: float = 0.5
    chats_at_once: float = 6.0
    chairs_a_second: float = 0.1  # that a seat is left, taken back, handed over and the like
    chairs_at_once: float = 10.0
    wishes_a_second: float = 0.05  # of one seat to go back further than is free, on average
    wishes_at_once: float = 3.0
    wish_pause: int = 30  # seconds after a no until the same wish may come again
    hints_a_second: float = 0.2  # of one connection, on average
    hints_at_once: float = 5.0
    address_times: float = 5.0  # what an address may do over all connections, in those of one
    requests_a_second: float = 10.0  # of one address over HTTP, on average
    requests_at_once: float = 60.0
    pages_a_second: float = 50.0  # files of the page, of one address
    pages_at_once: float = 1000.0
    queue: int = 256  # messages that wait for a slow client before it is let go
    hello_seconds: float = 10.0  # within which a connection must say who it is


# What each bound may be set to: below, nobody could play, and above, it would bound nothing.
RANGES: Final[dict[str, tuple[float, float]]] = {
    "bot_workers": (1, 64),
    "bot_seconds": (1, 600),
    "advice_workers": (1, 64),
    "advice_seconds": (1, 3600),
    "hint_seconds": (0.1, 60),
    "analyses": (1, 64),
    "bot_rescue": (1, 3600),
    "grace": (0, 86_400),
    "away": (1, 604_800),
    "silent": (1, 604_800),
    "idle": (1, 86_400),
    "sweep": (0.1, 60),
    "tables_an_hour": (1, 1_000_000),
    "tables_unfinished": (1, 1_000_000),
    "connections": (1, 100_000),
    "sockets": (1, 100_000),
    "sockets_in_all": (0, 1_000_000),
    "request_seconds": (1, 600),
    "messages_a_second": (1, 10_000),
    "messages_at_once": (1, 100_000),
    "chats_a_second": (0.01, 1000),
    "chats_at_once": (1, 10_000),
    "chairs_a_second": (0.01, 1000),
    "chairs_at_once": (1, 10_000),
    "wishes_a_second": (0.01, 1000),
    "wishes_at_once": (1, 10_000),
    "wish_pause": (0, 86_400),
    "hints_a_second": (0.01, 1000),
    "hints_at_once": (1, 1000),
    "address_times": (1, 10_000),
    "requests_a_second": (0.1, 10_000),
    "requests_at_once": (1, 100_000),
    "pages_a_second": (0.1, 10_000),
    "pages_at_once": (1, 100_000),
    "queue": (16, 100_000),
    "hello_seconds": (1, 600),
}
