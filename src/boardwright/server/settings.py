"""What bounds a server; the defaults suit friends and a small public server alike."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
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

    idle: float = 300.0  # seconds after which a table that nobody looks at leaves memory
    sweep: float = 2.0  # seconds between two looks for tables that are due or idle

    tables_an_hour: int = 60  # that one address may create
    tables_unfinished: int = 200  # that one address may have
    connections: int = 64  # that one address may have at a time
    messages_a_second: float = 20.0  # of one connection, on average
    messages_at_once: float = 60.0
    chats_a_second: float = 0.5
    chats_at_once: float = 6.0
    hints_a_second: float = 0.2  # of one connection, on average
    hints_at_once: float = 5.0
    requests_a_second: float = 10.0  # of one address over HTTP, on average
    requests_at_once: float = 60.0
    queue: int = 256  # messages that wait for a slow client before it is let go
    hello_seconds: float = 10.0  # within which a connection must say who it is
