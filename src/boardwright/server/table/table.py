"""A table as it stands: plain values that only entries change, and the rules to go on by."""

from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b
from typing import Final

import msgspec

from boardwright.core.game import State, View
from boardwright.core.messages import NOTHING, Message, message
from boardwright.core.record import Line, parse_line
from boardwright.core.refused import Refused
from boardwright.server.table.entries import Created
from boardwright.server.table.rules_in_play import Rules, rules_for
from boardwright.server.table.tokens import is_same
from boardwright.server.wire.tells import ChatShown, Kind, Status, Written

NOBODY: Final = -1
AS_CREATED: Final = -1
HASH: Final = 16  # letters at the end of each line of the record: the hash of the position


class Seat(msgspec.Struct, frozen=True):
    """A seat and who is on it."""

    kind: Kind
    name: str = ""
    bot: str = ""  # of a bot's own seat
    stand_in: str = ""  # the bot that plays for a person
    left: bool = False
    token: str = ""  # hash
    invite: str = ""  # hash
    watch: str = ""  # the spectators' token, sealed by the invitation

    def player(self) -> str:
        """Return the bot that plays it now; empty for a person."""
        return self.stand_in or self.bot

    @property
    def is_absent(self) -> bool:
        """Tell whether its person got up, or lets a bot play."""
        return self.left or bool(self.stand_in)


class Wish(msgspec.Struct, frozen=True):
    """A person asks to go back further than is free."""

    seat: int
    agreed: list[int]


class Proposal(msgspec.Struct, frozen=True):
    """A person proposes a clock for the rest of the game."""

    seat: int
    pace: int
    agreed: list[int]


class Sheet(msgspec.Struct, frozen=True):
    """All that is known of a table besides the position; with it, a snapshot."""

    created: Created
    seats: list[Seat]
    status: Status = "open"
    n: int = 0  # of the state: moves and undos so far
    line: int = 0  # of the record
    lines: list[str] = []  # of the record, from the latest on in which chance answered
    recent: list[tuple[int, int, int]] = []  # n that was answered, seat, action
    log: list[Written] = []  # the latest items
    chat: list[ChatShown] = []  # the latest lines
    wish: Wish | None = None
    denied: tuple[int, int] | None = None  # whose wish to go back from here had a no, and when
    scores: list[dict[str, int]] = []
    first: int = NOBODY  # the seat that began
    moved: int = 0  # when the seat that is asked began to be asked
    next: str = ""
    pace: int = AS_CREATED  # seconds for a move, 0: no clock
    resumed: int = 0  # n of the state in which who came back got the whole time
    proposal: Proposal | None = None
    host: str = ""  # hash of the host's token; as it was created with, until it is renewed
    watch: str = ""  # hash of the spectators' token; the same

    def __post_init__(self) -> None:
        """Take over from the creation what nothing has changed since."""
        if self.pace == AS_CREATED:
            msgspec.structs.force_setattr(self, "pace", self.created.pace)
        if not self.host:
            msgspec.structs.force_setattr(self, "host", self.created.host)
        if not self.watch:
            msgspec.structs.force_setattr(self, "watch", self.created.watch)


class Snapshot(msgspec.Struct, frozen=True):
    """What is enough to go on from."""

    sheet: Sheet
    position: str  # empty before the start


_SNAPSHOTS: Final = msgspec.json.Decoder(Snapshot)
_ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True)
class Table:
    """A table after so many entries. `changes.after` makes the next one; none is ever changed."""

    id: str
    number: int  # of its latest entry
    sheet: Sheet
    rules: Rules | None  # none: not known to this program, or damaged: only to be read
    state: State | None  # none before the start; never changed, only replaced
    is_damaged: bool = False  # not all entries could be read: it is shown as far as they go
    looked_at: View | None = None  # the position as a spectator sees it, if somebody has looked

    def snapshot(self) -> bytes:
        """Return what is enough to go on from here."""
        return _ENCODER.encode(Snapshot(self.sheet, self.position))

    def at(self, state: State | None) -> "Table":
        """Return the same table at another position."""
        return replace(self, state=state, looked_at=None)

    def with_sheet(self, **changes: object) -> "Table":
        """Return the same table with some values replaced."""
        return replace(self, sheet=msgspec.structs.replace(self.sheet, **changes))

    @property
    def is_frozen(self) -> bool:
        """Tell whether the table's rules are not known to this program, or it is damaged."""
        return self.rules is None

    def why_frozen(self) -> Message:
        """Say why a frozen table can only be read."""
        if self.is_damaged:
            return message("server-damaged")
        return message("server-frozen", version=self.sheet.created.version)

    def playing(self) -> tuple[Rules, State]:
        """Return rules and position of a running game; refuse if there is none."""
        if self.rules is None:
            raise Refused(self.why_frozen())
        if self.state is None:
            raise Refused(message("server-not-started"))
        return self.rules, self.state

    def asked(self) -> int:
        """Return the seat that is asked."""
        if self.state is None or self.sheet.status != "running":
            return NOBODY
        return self.state.current_player()

    def bot_asked(self) -> str:
        """Return the bot that is asked; empty when none is."""
        seat = self.asked()
        return "" if seat < 0 else self.sheet.seats[seat].player()

    def due(self) -> int:
        """Return when a bot moves for the asked person (ms since 1970), 0 for never."""
        pace = self.sheet.pace
        if self.asked() < 0 or self.bot_asked() or pace == 0:
            return 0
        return self.sheet.moved + pace * 1000

    @cached_property
    def position(self) -> str:
        """Return the position as text; empty before the start."""
        return "" if self.state is None else self.state.serialize()

    @cached_property
    def hash(self) -> str:
        """Return 16 hex digits that any change of the position changes.

        Keyed, so that nobody can try out which hidden cards would give them.
        """
        if not self.sheet.lines:
            return ""
        plain = self.sheet.lines[-1][-HASH:]
        key = self.sheet.created.key.encode()
        return blake2b(plain.encode(), key=key, digest_size=8).hexdigest()

    @cached_property
    def seen(self) -> View:
        """Return the position as a spectator sees it."""
        _, state = self.playing()
        return state.view(NOBODY) if self.looked_at is None else self.looked_at

    @cached_property
    def question(self) -> Message:
        """Return what is asked, as far as everybody may know; nothing when the game is over."""
        rules, state = self.playing()
        return NOTHING if state.is_terminal() else rules.words.question(self.seen)

    @cached_property
    def rule(self) -> str:
        """Return the id of the rule that governs what is asked, or how the game ends."""
        rules, _ = self.playing()
        return rules.words.rule(self.seen)

    def persons(self) -> list[int]:
        """Return the seats that people sit on, whoever plays for them at the moment."""
        return [seat for seat, chair in enumerate(self.sheet.seats) if chair.kind == "person"]

    def is_open(self) -> bool:
        """Tell whether a seat is still free."""
        return any(seat.kind == "open" for seat in self.sheet.seats)

    def seat_of(self, hash: str) -> int:
        """Return the seat that the token with a hash holds, or nobody's."""
        found = NOBODY
        for number, seat in enumerate(self.sheet.seats):
            if is_same(hash, seat.token):
                found = number
        return found

    def locks(self) -> tuple[str, ...]:
        """Return the hashes that decide who may see and do what; the same, the same eyes."""
        sheet = self.sheet
        return (sheet.host, sheet.watch, *(seat.token for seat in sheet.seats))

    @cached_property
    def latest_lines(self) -> list[Line]:
        """Return the lines of the record that decide what may be taken back.

        Those are the latest ones, back to one at which every way back ends: the setup, what a
        person did, or what chance revealed.
        """
        lines: list[Line] = []
        persons = self.persons()
        for text in reversed(self.sheet.lines):
            line = parse_line(text, self.sheet.line - len(lines))
            lines.insert(0, line)
            if line.seat < 0 or line.seat in persons or line.chance:
                break
        return lines

    def was_played(self, n: int, seat: int, action: int) -> bool:
        """Tell whether this very choice was made lately."""
        return (n, seat, action) in self.sheet.recent


def from_snapshot(table: str, number: int, kept: bytes) -> Table:
    """Return a table from its snapshot."""
    snapshot = read_snapshot(kept)
    rules = rules_of(snapshot.sheet.created)
    state = None
    if rules is not None and snapshot.position:
        state = rules.game.deserialize(snapshot.position)
    return Table(table, number, snapshot.sheet, rules, state)


def read_snapshot(kept: bytes) -> Snapshot:
    """Read a snapshot."""
    return _SNAPSHOTS.decode(kept)


def rules_of(created: Created) -> Rules | None:
    """Return the rules that a table was begun under, if this program knows them."""
    try:
        rules = rules_for(created.game, created.options, created.components, created.version)
    except (ValueError, Refused):
        return None  # a newer version, or the game, an option or a component has gone since
    return rules if rules.digest == created.digest else None
