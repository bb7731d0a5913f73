"""Everything that ever changes a table, as it is kept: entries are only added, never changed."""

from typing import Final

import msgspec

from boardwright.core.messages import Message
from boardwright.server.wire.tells import By, EarnedShown, Kind


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """What every entry has. Fields are only added, with defaults: old entries stay readable."""

    at: int  # ms since 1970


class SeatMade(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the creator of the table wants it."""

    kind: Kind
    name: str = ""
    bot: str = ""
    token: str = ""  # hash of the token of whoever holds it
    invite: str = ""  # hash of the token that lets somebody join
    watch: str = ""  # the spectators' token, sealed by the invitation


class Created(Entry, frozen=True, tag="created"):
    """A table was made."""

    game: str
    version: int  # of the rules
    options: dict[str, str]
    components: str  # an owner's TOML file, or empty
    digest: str  # of all printed values
    seats: list[SeatMade]
    key: str  # secret of the server: keys the hashes that clients see
    host: str  # hash of the creator's token
    watch: str  # hash of the spectators' token
    is_public: bool = False
    pace: int = 0
    after: str = ""  # the table whose rematch this is
    has_hints: bool = False
    seed: str = ""  # secret of the server: decides what chance answers; empty: the key does
    lesson: str = ""  # the guided game that it is; empty: it is none


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody took an open seat."""

    seat: int
    name: str
    token: str  # hash


class Left(Entry, frozen=True, tag="left"):
    """A person got up."""

    seat: int


class Seated(Entry, frozen=True, tag="seated"):
    """A bot was put on an open seat for the whole game."""

    seat: int
    bot: str


class Started(Entry, frozen=True, tag="started"):
    """The game was set up."""

    line: str  # of the record


class Played(Entry, frozen=True, tag="played"):
    """An action was carried out."""

    action: int
    line: str  # of the record, with what chance answered and the hash
    by: By
    told: list[list[Message]]  # kept, so that a game can be read under later rules too
    places: list[str]
    scores: list[dict[str, int]]
    is_secret: bool = False
    revealed: list[str] = []  # what chance turned up, if everybody may know
    earned: list[EarnedShown] = []  # what it changed of the scores, in the order to tell it in


class Undone(Entry, frozen=True, tag="undone"):
    """Lines of the record were taken back."""

    seat: int
    lines: int
    position: str  # that was gone back to
    since: list[str]  # what is left of the record, from the latest line on with an answer of chance
    scores: list[dict[str, int]]


class UndoAsked(Entry, frozen=True, tag="undo_asked"):
    """A person asked the others to go back further than is free."""

    seat: int


class UndoAnswered(Entry, frozen=True, tag="undo_answered"):
    """A person answered that; a no ends it."""

    seat: int
    yes: bool


class PaceAsked(Entry, frozen=True, tag="pace_asked"):
    """A person proposed a clock for the rest of the game."""

    seat: int
    pace: int  # seconds for a move, 0: no clock


class PaceAnswered(Entry, frozen=True, tag="pace_answered"):
    """A person answered that; a no ends it."""

    seat: int
    yes: bool


class Paced(Entry, frozen=True, tag="paced"):
    """Another clock holds from now on, as everybody agreed; it begins anew."""

    seat: int  # who proposed it
    pace: int


class Chatted(Entry, frozen=True, tag="chatted"):
    """A person said something."""

    seat: int
    text: str


class TakenOver(Entry, frozen=True, tag="taken_over"):
    """A bot plays a person's chair."""

    seat: int
    bot: str


class TakenBack(Entry, frozen=True, tag="taken_back"):
    """The person plays the chair again."""

    seat: int


class SeatRenewed(Entry, frozen=True, tag="seat_renewed"):
    """A seat got a new token; the one before is worth nothing."""

    seat: int
    token: str  # hash


class InviteMade(msgspec.Struct, frozen=True, omit_defaults=True):
    """A new invitation for an open seat."""

    seat: int
    invite: str  # hash
    watch: str  # the spectators' token, sealed by the invitation


class LinksRenewed(Entry, frozen=True, tag="links_renewed"):
    """The host, the spectators and all open seats got new tokens; those before open nothing."""

    host: str  # hash
    watch: str  # hash
    invites: list[InviteMade]


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


class Noticed(Entry, frozen=True, tag="noticed"):
    """Something that all should know happened, such as trouble with a bot."""

    said: Message


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """Who runs the server deleted names and chat: in all entries before this one there are none."""


AnyEntry = (
    Created
    | Joined
    | Left
    | Seated
    | Started
    | Played
    | Undone
    | UndoAsked
    | UndoAnswered
    | PaceAsked
    | PaceAnswered
    | Paced
    | Chatted
    | TakenOver
    | TakenBack
    | SeatRenewed
    | LinksRenewed
    | Rematched
    | Noticed
    | Forgotten
)

_DECODER: Final = msgspec.json.Decoder(AnyEntry)
_ENCODER: Final = msgspec.json.Encoder()


def to_bytes(entry: AnyEntry) -> bytes:
    """Return an entry as it is kept."""
    return _ENCODER.encode(entry)


def from_bytes(kept: bytes) -> AnyEntry:
    """Read an entry."""
    entry: AnyEntry = _DECODER.decode(kept)
    return entry
