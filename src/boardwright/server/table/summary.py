"""What lists show of a table without opening it."""

from collections.abc import Sequence
from hmac import compare_digest
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from boardwright.server.table.table import Table
from boardwright.server.table.tokens import hash_of
from boardwright.server.wire.tells import Kind, Status
from boardwright.store.store import Facts


class SeatListed(msgspec.Struct, frozen=True):
    """A seat in a list."""

    kind: Kind
    name: str
    bot: str


class Summary(msgspec.Struct, frozen=True):
    """A table in a list, and the hashes that tell whether somebody may see it there."""

    game: str
    options: dict[str, str]
    status: Status
    is_public: bool
    seats: list[SeatListed]
    line: int
    asked: int
    totals: list[int]
    pace: int
    next: str
    tokens: list[str]  # hashes by seat
    host: str
    watch: str
    lesson: str | UnsetType = UNSET

    def is_known_to(self, tokens: list[str]) -> bool:
        """Tell whether one of the tokens is this table's."""
        return bool(self._known((*self.tokens, self.host, self.watch), tokens))

    def seats_of(self, tokens: list[str]) -> list[int]:
        """Return the seats that tokens hold."""
        return self._known(self.tokens, tokens)

    def _known(self, kept: Sequence[str], tokens: list[str]) -> list[int]:
        """Return the places in a list of hashes of those that are one of the tokens'."""
        hashes = [hash_of(token) for token in tokens]
        return [
            place
            for place, own in enumerate(kept)
            if sum(bool(own) and compare_digest(own, hash) for hash in hashes)
        ]


_DECODER: Final = msgspec.json.Decoder(Summary)


def read_summary(kept: bytes) -> Summary:
    """Read what is kept for lists."""
    return _DECODER.decode(kept)


def seats_listed(table: Table) -> list[SeatListed]:
    """Return who sits on the seats, as lists show it."""
    return [SeatListed(seat.kind, seat.name, seat.player()) for seat in table.sheet.seats]


def facts_of(table: Table, at: int, rescue: float) -> Facts:
    """Return what the store is to know of a table; a bot's turn is due when its process failed."""
    sheet = table.sheet
    due = table.due() or None
    if table.bot_asked() and not table.is_frozen:
        due = at + int(rescue * 1000)
    summary = Summary(
        game=sheet.created.game,
        options=sheet.created.options,
        status=sheet.status,
        is_public=sheet.created.is_public,
        seats=seats_listed(table),
        line=sheet.line,
        asked=table.asked(),
        totals=[sum(points.values()) for points in sheet.scores],
        pace=sheet.pace,
        next=sheet.next,
        tokens=[seat.token for seat in sheet.seats],
        host=sheet.host,
        watch=sheet.watch,
        lesson=sheet.created.lesson or UNSET,
    )
    return Facts(sheet.status, sheet.created.is_public, due, msgspec.json.encode(summary))
