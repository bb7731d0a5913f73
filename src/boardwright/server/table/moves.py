"""Deciding about moves: what is asked for becomes an entry, or is refused with the reason."""

from math import ceil

from boardwright.core.chance import Chance, ScriptedChance, Undecided
from boardwright.core.game import Game, State, View
from boardwright.core.match import Match, UndoRefused, carry_out, lines_to_undo, replay
from boardwright.core.messages import NOTHING, Message, message
from boardwright.core.record import Line, Record, parse_line
from boardwright.core.refused import Refused, refuse
from boardwright.server.table.changes import CarriedOut
from boardwright.server.table.entries import (
    AnyEntry,
    Played,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from boardwright.server.table.names import sitters
from boardwright.server.table.secrecy import sees_more
from boardwright.server.table.table import Table
from boardwright.server.wire.tells import By, EarnedShown


class Stale(Refused):
    """The state that was answered is not the present one."""


class UndoNeedsConsent(Refused):
    """What lies between must not be taken back freely, but the other persons may allow it."""


def start(table: Table, chance: Chance, at: int) -> Started:
    """Set the game up."""
    if table.rules is None:
        raise Refused(table.why_frozen())
    if table.sheet.status != "open":
        raise refuse("server-started")
    if table.is_open():
        raise refuse("server-seats-open")
    match = Match(table.rules.game, [])
    match.begin(chance)
    return Started(at, match.record.lines[0].to_text())


def check_turn(table: Table, seat: int, n: int) -> None:
    """Refuse what answers another state, or is said by a seat that is not asked."""
    table.playing()
    if table.sheet.status == "finished":
        raise refuse("server-finished")
    if n != table.sheet.n:
        raise Stale(Message("server-stale"))
    if seat != table.asked():
        raise refuse("server-not-asked")


def play(table: Table, action: int, by: By, chance: Chance, at: int) -> CarriedOut:
    """Carry out an action of the asked seat on a copy."""
    (game, words, _), state = table.playing()
    state.check_legal(action)
    places = state.action_places(action)
    played = state.clone()
    line = carry_out(game, played, action, chance)
    before, scores = state.scores(), played.scores()
    seen = played.view(-1)
    told = words.tell(table.seen, action, seen)
    told[1:1] = words.gains(before, scores)  # before what follows them, such as a new round
    if by == "clock":
        told[0] = [message("server-clock-chose"), *told[0]]
    entry = Played(
        at,
        action=action,
        line=line.to_text(),
        by=by,
        told=told,
        places=places,
        scores=scores,
        is_secret=words.is_secret(table.seen, action),
        revealed=_revealed(game, line, played, seen),
        earned=[
            EarnedShown(*earned)
            for earned in words.earned(before, scores, table.seen, action, seen)
        ],
    )
    return CarriedOut(entry, line, played, seen)


def _revealed(game: Game, line: Line, played: State, seen: View) -> list[str]:
    """Return what chance answered if everybody may know; a pair that one seat looks at is not."""
    if game.has_secrets or not line.chance:
        return []
    asked = played.current_player()
    return [] if asked >= 0 and sees_more(played.view(asked), seen) else line.chance


def undo(table: Table, record: Record, seat: int, at: int, *, freely: bool) -> Undone:
    """Take back a seat's latest action and what followed, by its own right or by consent."""
    rules, _ = table.playing()
    lines = record.lines
    if freely:
        gone = lines_to_undo(lines, seat, table.persons())
    else:
        gone = _lines_by_consent(table, lines, seat)
    kept = Record(record.game, record.version, record.options, record.components, record.seats)
    kept.lines = lines[:-gone]
    state = replay(rules.game, kept).state
    revealed = max(at for at, line in enumerate(kept.lines) if line.chance or at == 0)
    since = [line.to_text() for line in kept.lines[revealed:]]
    return Undone(at, seat, gone, state.serialize(), since, state.scores())


def _lines_by_consent(table: Table, lines: list[Line], seat: int) -> int:
    """Return how many lines go if all agree; refuse if one is of somebody who is not there to.

    What a bot did for a person is that person's move, whoever let the bot play.
    """
    for gone, line in enumerate(reversed(lines), 1):
        if line.seat == seat:
            return gone
        if line.seat >= 0 and table.sheet.seats[line.seat].is_absent:
            raise Refused(_absent(table, line.seat))
    raise refuse("undo-nothing")


def _absent(table: Table, seat: int) -> Message:
    return message("server-undo-absent", name=sitters(table.sheet.seats)[seat])


def undo_refusal(table: Table, seat: int) -> Message:
    """Say why a seat may not freely take back its latest action; nothing if it may."""
    if table.sheet.status != "running":
        return message("server-not-running")
    lines = table.latest_lines
    try:
        lines_to_undo(lines, seat, table.persons())
    except UndoRefused as error:
        ends_at = lines[0].seat  # the way back ends at this line
        if error.why.id == "undo-another-acted" and table.sheet.seats[ends_at].is_absent:
            return _absent(table, ends_at)
        return error.why
    return NOTHING


def reveals(state: State, action: int) -> bool:
    """Tell whether chance answers an action: then only the others may let it be taken back."""
    tried = state.clone()
    try:
        tried.apply_legal(action, ScriptedChance([]))
    except Undecided:
        return True
    return False


def check_undo(table: Table, seat: int, n: int) -> None:
    """Refuse an undo that is not free: for good, or until the other persons allow it."""
    table.playing()
    if n != table.sheet.n:
        raise Stale(Message("server-stale"))
    why = undo_refusal(table, seat)
    if why.id in ("undo-revealed", "undo-another-acted"):
        raise UndoNeedsConsent(why)
    if why.id:
        raise Refused(why)


def ask_undo(table: Table, record: Record, seat: int, at: int, pause: int) -> UndoAsked:
    """Ask the others to go back further than is free; so many seconds after a no, ask again."""
    _lines_by_consent(table, record.lines, seat)
    if table.sheet.wish is not None:
        raise refuse("server-undo-pending")
    denied = table.sheet.denied
    if denied is not None and denied[0] == seat and at < denied[1] + pause * 1000:
        raise refuse("server-undo-wait", seconds=ceil((denied[1] - at) / 1000 + pause))
    return UndoAsked(at, seat)


def answer_undo(table: Table, seat: int, n: int, yes: bool, at: int) -> UndoAnswered:
    """Agree to a wish once, or not; whoever wished may take the wish back."""
    wish = table.sheet.wish
    if n != table.sheet.n:
        raise Stale(Message("server-stale"))
    may_object = wish is not None and not yes and seat in (wish.seat, *wish.agreed)
    if not may_object and seat not in missing_consent(table):
        raise refuse("server-undo-unasked")
    return UndoAnswered(at, seat, yes)


def missing_consent(table: Table) -> list[int]:
    """Return the persons who must still agree: all who are there, and no bot plays for."""
    wish = table.sheet.wish
    if wish is None:
        return []
    return [
        seat
        for seat in table.persons()
        if seat != wish.seat and seat not in wish.agreed and not table.sheet.seats[seat].is_absent
    ]


def record_of(table: Table, entries: list[AnyEntry]) -> Record:
    """Return the record of a game from all its entries."""
    created = table.sheet.created
    seats = ["human" if seat.kind != "bot" else seat.bot for seat in table.sheet.seats]
    record = Record(created.game, created.version, created.options, created.digest, seats)
    for entry in entries:
        if isinstance(entry, Started):
            record.lines = [parse_line(entry.line, 0)]
        elif isinstance(entry, Played):
            record.lines.append(parse_line(entry.line, len(record.lines)))
        elif isinstance(entry, Undone):
            del record.lines[-entry.lines :]
    return record
