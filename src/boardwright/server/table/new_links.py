"""New links for those that got out: what opened the table before opens nothing any more."""

from typing import NamedTuple

from boardwright.server.table.entries import InviteMade, LinksRenewed, SeatRenewed
from boardwright.server.table.table import NOBODY, Table
from boardwright.server.table.tokens import hash_of, new_token, seal
from boardwright.server.wire.tells import Held, Renewed


class Renewal(NamedTuple):
    """New tokens as they are kept, as only the asker is told, and whose place they take."""

    entry: SeatRenewed | LinksRenewed
    told: Renewed
    old: tuple[str, ...]  # hashes
    new: tuple[str, ...]  # hashes

    def holds_at(self, table: Table) -> bool:
        """Tell whether the new tokens are the table's."""
        return set(self.new) <= set(table.locks())


def renew(table: Table, seat: int, re: int, at: int) -> Renewal:
    """Make new tokens for a seat, or for everything that is the host's to give out."""
    return _links(table, re, at) if seat == NOBODY else _seat(table, seat, re, at)


def _seat(table: Table, seat: int, re: int, at: int) -> Renewal:
    token = new_token()
    entry = SeatRenewed(at, seat, hash_of(token))
    told = Renewed(re, [Held(seat, token)])
    return Renewal(entry, told, (table.sheet.seats[seat].token,), (entry.token,))


def _links(table: Table, re: int, at: int) -> Renewal:
    """Invitations that were used are renewed too: they open their seat again if it is left."""
    host, watch = new_token(), new_token()
    invites = {
        number: new_token()
        for number, seat in enumerate(table.sheet.seats)
        if seat.kind == "open" or (seat.kind == "person" and seat.invite)
    }
    made = [
        InviteMade(seat, hash_of(invite), seal(watch, invite)) for seat, invite in invites.items()
    ]
    entry = LinksRenewed(at, hash_of(host), hash_of(watch), made)
    own = [Held(seat, invite=invite) for seat, invite in invites.items()]
    told = Renewed(re, own, watch, host)
    return Renewal(entry, told, (table.sheet.host, table.sheet.watch), (entry.host, entry.watch))
