"""Sitting down: what an invitation tells whoever holds it, and what they get for it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from boardwright.server.table import seating
from boardwright.server.table.new_table import Request
from boardwright.server.table.summary import SeatListed, seats_listed
from boardwright.server.table.table import Table
from boardwright.server.table.tokens import unseal
from boardwright.server.wire.asks import TableId, Token


class Invitation(msgspec.Struct, frozen=True):
    """What somebody is invited to, told before a decision about it."""

    game: str
    seat: int  # that is kept for whoever has the invitation
    player: str  # what the game calls that seat; empty if it is of another version
    seats: list[SeatListed]


class Join(Request, frozen=True):
    """Somebody wants to sit down."""

    name: Annotated[str, Meta(max_length=100)]
    invite: Token = ""  # not needed at a public table


class SeatTaken(msgspec.Struct, frozen=True):
    """The seat that somebody got, and the token that holds it."""

    table: TableId
    seat: int
    token: Token
    watch: Token = ""  # for spectators, whom a guest may let in too; none at a public table


def watch_of(table: Table, seat: int, invite: str) -> str:
    """Return the spectators' token for who joins by an invitation, which alone can tell it."""
    sealed = table.sheet.seats[seat].watch
    return unseal(sealed, invite) if sealed and invite else ""


def invitation_of(table: Table, invite: str) -> Invitation:
    """Return what an invitation is for; one that no longer opens a seat tells nothing."""
    seat = seating.invited(table, invite)
    player = "" if table.rules is None else table.rules.game.seats()[seat]
    return Invitation(table.sheet.created.game, seat, player, seats_listed(table))
