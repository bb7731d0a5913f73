"""What each connection is shown of a table: its own seats' views, and what everybody may know."""

from dataclasses import fields, is_dataclass
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from boardwright.core.game import Game, State, View
from boardwright.core.library import game_names, newest_version
from boardwright.core.messages import NOTHING
from boardwright.core.refused import refuse
from boardwright.core.shown import shown
from boardwright.server.running.clock import now
from boardwright.server.running.settings import ServerSettings
from boardwright.server.table import pace, seating
from boardwright.server.table.moves import missing_consent, reveals, undo_refusal
from boardwright.server.table.names import sitters
from boardwright.server.table.rules_in_play import Rules
from boardwright.server.table.secrecy import sees_more
from boardwright.server.table.table import NOBODY, Table
from boardwright.server.table.teaching import taught_now
from boardwright.server.table.tokens import is_same
from boardwright.server.wire.tells import (
    ENCODER,
    Choice,
    Looked,
    Moved,
    OutcomeShown,
    PaceWish,
    SeatShown,
    SeatView,
    Standing,
    TableTold,
    UndoWish,
    Written,
)


class Eyes(NamedTuple):
    """Who looks: the seats that a connection holds, and whether it is the host's."""

    seats: frozenset[int]
    is_host: bool

    def views(self) -> list[int]:
        """Return whose views it gets: its seats', and a spectator's if it is not one person's."""
        return [*sorted(self.seats), *([] if len(self.seats) == 1 else [NOBODY])]


def eyes_of(table: Table, keys: tuple[str, ...]) -> Eyes:
    """Return what tokens with these hashes allow to see; refuse if none is this table's."""
    sheet = table.sheet
    seats = frozenset(table.seat_of(key) for key in keys) - {NOBODY}
    is_host = sum(is_same(key, sheet.host) for key in keys) > 0
    may_watch = sum(is_same(key, sheet.watch) for key in keys) > 0
    if not (seats or is_host or may_watch or sheet.created.is_public):
        raise refuse("server-no-token")
    return Eyes(seats, is_host)


def table_told(table: Table, eyes: Eyes, here: set[int], settings: ServerSettings) -> TableTold:
    """Return everything about a table, for these eyes."""
    sheet = table.sheet
    created = sheet.created
    rules = table.rules
    return TableTold(
        table=table.id,
        game=created.game,
        version=created.version,
        options=created.options,
        digest=created.digest,
        estimates=0 if rules is None else len(rules.game.components.estimates()),
        players=[] if rules is None else rules.game.seats(),
        has_secrets=rules is not None and rules.game.has_secrets,
        status=sheet.status,
        is_public=created.is_public,
        is_frozen=table.is_frozen,
        has_hints=created.has_hints,
        pace=sheet.pace,
        seats=seats_shown(table, here),
        own=sorted(eyes.seats),
        is_host=eyes.is_host,
        standing=None if table.state is None else standing(table, eyes, settings),
        scores=sheet.scores,
        log=sheet.log,
        chat=sheet.chat,
        undo=_wish(table),
        next=sheet.next,
        now=now(),
        pace_wish=_proposal(table),
        is_damaged=table.is_damaged,
        newest=newest_version(created.game) if created.game in game_names() else 0,
        lesson=created.lesson or UNSET,
    )


def seats_shown(table: Table, here: set[int]) -> list[SeatShown]:
    """Return the seats as everybody sees them."""
    return [
        SeatShown(seat.kind, seat.name, seat.player(), number in here, seat.left)
        for number, seat in enumerate(table.sheet.seats)
    ]


def moved(
    before: Table, table: Table, item: Written, eyes: Eyes, settings: ServerSettings
) -> Moved:
    """Return what a move changed, for these eyes."""
    return Moved(before.sheet.n, before.hash, item, standing(table, eyes, settings))


def standing(table: Table, eyes: Eyes, settings: ServerSettings) -> Standing:
    """Return the position of a running or finished game, for these eyes."""
    rules, state = table.playing()
    return Standing(
        n=table.sheet.n,
        line=table.sheet.line,
        hash=table.hash,
        asked=table.asked(),
        question=table.question,
        views=[_seat_view(table, rules, state, seat) for seat in eyes.views()],
        scores=table.sheet.scores,
        due=table.due(),
        outcome=_outcome(table, rules, state, eyes),
        rule=table.rule,
        absent_from=seating.absent_from(table, settings.away),
        silent_from=seating.silent_from(table, settings.silent),
    )


def looked(rules: Rules, state: State, eyes: Eyes, line: int, re: int) -> Looked:
    """Return how the table looked after a line, for these eyes.

    Those who share a device are told which views are not for all of them.
    """
    seen = state.view(NOBODY)
    views = [(seat, state.view(seat)) for seat in eyes.views()]
    return Looked(
        re=re,
        line=line,
        asked=max(NOBODY, state.current_player()),
        question=NOTHING if state.is_terminal() else rules.words.question(seen),
        views=[
            SeatView(seat, view_json(rules.game, view), [], NOTHING, sees_more(view, seen))
            for seat, view in views
        ],
        scores=state.scores(),
        rule=rules.words.rule(seen),
    )


def _fields_of(view: object) -> dict[str, object]:
    """Return the fields of a view by name."""
    assert is_dataclass(view), "every game's view is a dataclass"
    return {part.name: getattr(view, part.name) for part in fields(view)}


def view_json(game: Game, view: View) -> msgspec.Raw:
    """Return the fields of a view as JSON that says what things are."""
    space, players = game.action_space(), game.num_players()
    return msgspec.Raw(ENCODER.encode(shown(_fields_of(view), game.fields(), space, players)))


def prospects_json(prospects: tuple[object, ...]) -> msgspec.Raw:
    """Return a game's prospects as JSON."""
    return msgspec.Raw(ENCODER.encode(_by_name(prospects)))


def _by_name(value: object) -> object:
    """Return a value with named tuples as objects; JSON would know them as nameless lists."""
    match value:
        case tuple() if hasattr(value, "_asdict"):
            return {name: _by_name(field) for name, field in value._asdict().items()}
        case list() | tuple():
            return [_by_name(item) for item in value]
        case dict():
            return {key: _by_name(item) for key, item in value.items()}
        case _:
            return value


def _seat_view(table: Table, rules: Rules, state: State, seat: int) -> SeatView:
    view = state.view(seat)
    may_choose = seat >= 0 and seat == table.asked() and not table.bot_asked()
    return SeatView(
        seat=seat,
        view=view_json(rules.game, view),
        actions=_choices(rules, state, view) if may_choose else [],
        undo=NOTHING if seat < 0 else undo_refusal(table, seat),
        is_secret=may_choose and sees_more(view, table.seen),
        taught=taught_now(table, seat) or UNSET,
    )


def _choices(rules: Rules, state: State, view: View) -> list[Choice]:
    """Return the legal actions of the asked seat, under their headings."""
    return [
        Choice(
            choice.action,
            state.family(choice.action),
            state.action_to_string(choice.action),
            state.action_places(choice.action),
            group.heading,
            choice.label,
            reveals(state, choice.action),
        )
        for group in rules.words.groups(view, state.legal_actions())
        for choice in group.choices
    ]


def _outcome(table: Table, rules: Rules, state: State, eyes: Eyes) -> OutcomeShown | None:
    if not state.is_terminal():
        return None
    places, reason, tie_break = outcome = state.outcome()
    own, names = sorted(eyes.seats), sitters(table.sheet.seats)
    told = rules.words.outcome(outcome, state.scores(), own, names)
    return OutcomeShown(places, reason, tie_break, told)


def _proposal(table: Table) -> PaceWish | None:
    wish = table.sheet.proposal
    if wish is None:
        return None
    return PaceWish(wish.seat, wish.pace, wish.agreed, pace.missing(table))


def _wish(table: Table) -> UndoWish | None:
    wish = table.sheet.wish
    if wish is None:
        return None
    return UndoWish(wish.seat, table.sheet.n, wish.agreed, missing_consent(table))
