"""Sitting down at a table on a server: a new one, or one that somebody sent a link to."""

import shlex
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Final

from boardwright.cli.remote_game import RemoteGame, why_frozen
from boardwright.cli.screen import Screen
from boardwright.cli.speech import call_people, say
from boardwright.cli.table_links import Links
from boardwright.client.links import Link, clean_server, parse_link
from boardwright.client.lobby import RemoteLobby
from boardwright.client.sitting import Sitting
from boardwright.core.game import Game
from boardwright.core.library import load_chosen, newest_version
from boardwright.core.refused import refuse
from boardwright.server.lobby.invitations import Join
from boardwright.server.table.new_table import NewTable, SeatWanted
from boardwright.server.wire.tells import TableTold
from boardwright.store.whole_file import write_new

HUMAN: Final = "human"
OPEN: Final = "open"


def make_table(
    server: str,
    game: Game,
    specs: list[str],
    names: tuple[str, ...],
    components: str | None,
    record: str | None,
) -> None:
    """Make a table and play at it; a seat is a human's here, open for a guest, or a bot's."""
    lobby = RemoteLobby(clean_server(server))
    people = _names(names)
    seats = [
        SeatWanted("person", next(people))
        if spec == HUMAN
        else SeatWanted("open")
        if spec == OPEN
        else SeatWanted("bot", bot=spec)
        for spec in specs
    ]
    owners = Path(components).read_text("utf-8") if components is not None else ""
    made = lobby.make(NewTable(game.name, seats, game.options, owners))
    held = [seat.token for seat in made.seats if seat.token]
    invites = [seat.invite for seat in made.seats if seat.invite]
    own = Link(lobby.server, made.table, (*held, made.host))
    others = [Link(lobby.server, made.table, invite=invite) for invite in invites]
    watch = Link(lobby.server, made.table, watch=made.watch)
    _play(Links([own], others, watch), components, record, game.name)


def join_table(
    texts: list[str],
    names: tuple[str, ...],
    components: str | None,
    record: str | None,
    game: str = "",
) -> None:
    """Join a table by links, each for a seat here, or come back to it."""
    people = _names(names)
    own: list[Link] = []
    for text in texts:
        link = parse_link(text)
        if own and own[0][:2] != link[:2]:
            raise refuse("client-two-tables")
        if link.invite:
            joined = RemoteLobby(link.server).join(link.table, Join(next(people), link.invite))
            link = Link(link.server, link.table, (joined.token,), joined.watch)
        own.append(link)
    _play(Links(own, [], None), components, record, game)


def _names(given: tuple[str, ...]) -> Iterator[str]:
    """Give names to the people here, one after the other; the rest are guests, without one."""
    return chain(given, repeat(""))


def _play(links: Links, components: str | None, record: str | None, game: str) -> None:
    server, table = links.own[0][:2]
    held = (token for link in links.own for token in (*link.tokens, link.watch) if token)
    tokens = list(dict.fromkeys(held))  # guests of one table have the same link to watch
    with Sitting(server, table, tokens) as sitting:
        try:
            is_over = RemoteGame(sitting, _game_of(sitting.told, components, game), links).run()
        finally:
            call_people({})
    if is_over and record is not None:
        text = RemoteLobby(server).record(table, tokens[0] if tokens else "")
        write_new(Path(record), text.encode())
        Screen().unbroken(say("play-replay", file=shlex.quote(record)))


def _game_of(told: TableTold, components: str | None, wanted: str) -> Game:
    """Return the game that is played there, if it is known here by the same rules."""
    if wanted and told.game != wanted:
        raise refuse("client-other-game", game=told.game)
    if told.is_frozen:
        raise ValueError(why_frozen(told))
    newest = newest_version(told.game)
    if told.version > newest:
        raise refuse("client-other-rules", theirs=told.version, ours=newest)
    game = load_chosen(told.game, told.options, components, told.version)
    if game.components.digest() != told.digest:
        raise refuse("client-other-components")
    return game
