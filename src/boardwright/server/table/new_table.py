"""Making a table: what somebody wants is checked and becomes its first entries."""

import secrets
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from boardwright.core.chance import ScriptedChance
from boardwright.core.game import UnknownText
from boardwright.core.match import check_fit
from boardwright.core.printed import ComponentsError
from boardwright.core.record import Record, RecordError, parse_record
from boardwright.core.refused import Refused, refuse
from boardwright.server.running.clock import now
from boardwright.server.table import moves
from boardwright.server.table.changes import CarriedOut, after, begun
from boardwright.server.table.dealing import new_seed, next_chance
from boardwright.server.table.entries import AnyEntry, Created, SeatMade
from boardwright.server.table.plain_text import check_name, clean_name
from boardwright.server.table.rules_in_play import Rules, rules_for
from boardwright.server.table.seating import clean_bot
from boardwright.server.table.table import Table
from boardwright.server.table.teaching import lesson_of
from boardwright.server.table.tokens import hash_of, new_table_id, new_token, seal
from boardwright.server.wire.asks import BotSpec, Pace, TableId, Token
from boardwright.server.wire.tells import By, Held, Kind

LONGEST_RECORD: Final = 100_000  # letters; the longest games have some 30,000
MOST_LINES: Final = 3000
RIVAL: Final = "level:1"  # who plays against a learner, once the script is over


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request over HTTP."""


class SeatWanted(Request, frozen=True):
    """A seat as the creator wants it."""

    kind: Kind  # `person` is kept for the creator's device, `open` for whoever joins
    name: Annotated[str, Meta(max_length=100)] = ""
    bot: BotSpec = ""


class NewTable(Request, frozen=True):
    """A table as somebody wants it."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: dict[
        Annotated[str, Meta(max_length=32)], Annotated[str, Meta(max_length=64)]
    ] = {}  # `players` follows from the seats
    components: str = ""  # an owner's TOML file
    is_public: bool = False
    pace: Pace = 0  # seconds for a move
    has_hints: bool | None = None  # whether bots may advise; none: unless somebody joins by a link
    lesson: Annotated[str, Meta(max_length=32)] = ""  # a guided game; the seat is its learner's


class Import(Request, frozen=True):
    """A record that is to become a table."""

    record: str
    components: str = ""  # an owner's TOML file
    names: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=8)] = []


class TableMade(msgspec.Struct, frozen=True):
    """What only the creator is told."""

    table: TableId
    host: Token  # lets start the game, and fill open seats with bots
    watch: Token  # for spectators
    seats: list[Held]  # own ones with their tokens, open ones with their invitations


class Making(msgspec.Struct):
    """A table that is being made."""

    table: Table
    entries: list[AnyEntry]
    made: TableMade

    def add(self, happened: AnyEntry | CarriedOut) -> None:
        """Let one more thing happen."""
        self.entries.append(happened.entry if isinstance(happened, CarriedOut) else happened)
        self.table = after(self.table, happened)


def make(wanted: NewTable) -> Making:
    """Make a table; one without open seats is started at once."""
    if wanted.lesson:
        wanted = _guided(wanted)
    options = {**wanted.options, "players": str(len(wanted.seats))}
    rules = checked_rules(wanted.game, options, wanted.components)
    making = _created(
        rules,
        wanted.components,
        [_seat(seat) for seat in wanted.seats],
        is_public=wanted.is_public,
        pace=wanted.pace,
        has_hints=wanted.has_hints,
        lesson=wanted.lesson,
    )
    if not making.table.is_open():
        making.add(moves.start(making.table, next_chance(making.table), now()))
    return making


def _guided(wanted: NewTable) -> NewTable:
    """Return a guided game as its script needs it, the learner alone against bots."""
    plain = NewTable(wanted.game, wanted.seats, lesson=wanted.lesson)
    if wanted != plain or [seat.kind for seat in wanted.seats] != ["person"]:
        raise refuse("learning-table-plain")
    try:
        lesson = lesson_of(wanted.game, wanted.lesson)
    except UnknownText as error:
        raise refuse("server-unfit", reason=error.why) from error
    if lesson is None:
        raise refuse("learning-no-lesson", text=wanted.lesson)
    options = dict(lesson.options)
    seats = [SeatWanted("bot", bot=RIVAL)] * int(options.pop("players"))
    seats[lesson.seat] = wanted.seats[0]
    return replace(wanted, seats=seats, options=options, has_hints=True)


def make_from_record(
    record: Record,
    components: str,
    names: list[str],
    *,
    has_hints: bool | None = None,
    seed: str = "",
) -> Making:
    """Make a table at which a record was played; if it has not ended, it can be played on.

    What chance answers then is decided by the seed; without one, by a new one.
    """
    rules = checked_rules(record.game, record.options, components, record.version)
    try:
        check_fit(rules.game, record)
        wanted = [
            _recorded_seat(spec, names[seat] if seat < len(names) else "")
            for seat, spec in enumerate(record.seats)
        ]
        making = _created(rules, components, wanted, has_hints=has_hints, seed=seed)
        game = rules.game
        for index, line in enumerate(record.lines):
            chance = ScriptedChance([game.string_to_chance(text) for text in line.chance])
            if index == 0:
                making.add(moves.start(making.table, chance, now()))
                continue
            _, state = making.table.playing()
            action = state.string_to_action(line.action)
            if state.current_player() != line.seat or not state.is_legal(action):
                raise refuse("server-record-wrong", move=index)
            by: By = "person" if making.table.sheet.seats[line.seat].kind == "person" else "bot"
            played = moves.play(making.table, action, by, chance, now())
            if played.line != line:
                raise refuse("server-record-wrong", move=index)
            making.add(played)
    except (RecordError, UnknownText) as error:
        raise refuse("server-unfit", reason=error.why) from error
    return making


def make_rematch(table: Table) -> Making:
    """Make a table for the same people, who keep seats and tokens; the next seat begins."""
    created = table.sheet.created
    players = len(table.sheet.seats)
    options = dict(created.options)
    if "start" in options:
        options["start"] = str((table.sheet.first + 1) % players + 1)
    # An owner's file was written for the version of its time; all others get the newest.
    version = created.version if created.components else None
    rules = checked_rules(created.game, options, created.components, version)
    seats = [
        SeatMade("open", invite=seat.invite, watch=seat.watch)
        if seat.left
        else SeatMade(seat.kind, seat.name, seat.bot, seat.token, seat.invite, seat.watch)
        for seat in table.sheet.seats
    ]
    making = _begin(
        Created(
            now(),
            game=created.game,
            version=rules.game.version,
            options=rules.game.options,
            components=created.components,
            digest=rules.digest,
            seats=seats,
            key=secrets.token_hex(16),
            host=table.sheet.host,
            watch=table.sheet.watch,
            is_public=created.is_public,
            pace=table.sheet.pace,
            after=table.id,
            has_hints=created.has_hints,
            seed=new_seed(),
        ),
        TableMade(new_table_id(), "", "", []),
    )
    if not making.table.is_open():
        making.add(moves.start(making.table, next_chance(making.table), now()))
    return making


def checked_record(text: str) -> Record:
    """Read a record that comes from anywhere, or refuse with what is wrong."""
    if len(text) > LONGEST_RECORD:
        raise refuse("server-record-long", most=LONGEST_RECORD)
    try:
        record = parse_record(text)
    except RecordError as error:
        raise refuse("server-unfit", reason=error.why) from error
    if len(record.lines) > MOST_LINES:
        raise refuse("server-record-long", most=LONGEST_RECORD)
    return record


def checked_rules(
    game: str, options: dict[str, str], components: str, version: int | None = None
) -> Rules:
    """Return the rules for a game, by a version or the newest, or refuse with what is wrong."""
    try:
        return rules_for(game, options, components, version)
    except (UnknownText, ComponentsError) as error:
        raise refuse("server-unfit", reason=error.why) from error


def _seat(wanted: SeatWanted) -> SeatMade:
    """Check a wanted seat; tokens come later."""
    if wanted.kind == "bot":
        return SeatMade("bot", bot=clean_bot(wanted.bot))
    return SeatMade(wanted.kind, clean_name(wanted.name) if wanted.kind == "person" else "")


def _recorded_seat(spec: str, name: str) -> SeatMade:
    try:
        return SeatMade("bot", bot=clean_bot(spec))
    except Refused:
        return SeatMade("person", clean_name(name))


def _created(
    rules: Rules,
    components: str,
    seats: list[SeatMade],
    *,
    is_public: bool = False,
    pace: int = 0,
    has_hints: bool | None = None,
    seed: str = "",
    lesson: str = "",
) -> Making:
    """Give out tokens: to persons for their seats, to open seats for joining, and to spectators."""
    watch = new_token()
    held: list[Held] = []
    made: list[SeatMade] = []
    for number, seat in enumerate(seats):
        check_name(seat.name, [other.name for other in seats[:number]])
        token = new_token() if seat.kind == "person" else ""
        invite = new_token() if seat.kind == "open" else ""
        if token or invite:
            held.append(Held(number, token, invite))
        made.append(
            SeatMade(
                seat.kind,
                seat.name,
                seat.bot,
                hash_of(token) if token else "",
                hash_of(invite) if invite else "",
                seal(watch, invite) if invite else "",
            )
        )
    answer = TableMade(new_table_id(), new_token(), watch, held)
    created = Created(
        now(),
        game=rules.game.name,
        version=rules.game.version,
        options=rules.game.options,
        components=components,
        digest=rules.digest,
        seats=made,
        key=secrets.token_hex(16),
        host=hash_of(answer.host),
        watch=hash_of(answer.watch),
        is_public=is_public,
        pace=pace,
        has_hints=all(seat.kind != "open" for seat in seats) if has_hints is None else has_hints,
        seed=seed or new_seed(),
        lesson=lesson,
    )
    return _begin(created, answer)


def _begin(created: Created, answer: TableMade) -> Making:
    return Making(begun(answer.table, created), [created], answer)
