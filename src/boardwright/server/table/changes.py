"""What each entry does to a table: the same when it happens and when it is read again."""

from dataclasses import replace
from functools import reduce
from typing import Final, NamedTuple, assert_never

import msgspec

from boardwright.core.chance import ImpossibleAnswer, ScriptedChance, Undecided
from boardwright.core.game import IllegalAction, State, UnknownText, View
from boardwright.core.match import carry_out
from boardwright.core.messages import Message, message
from boardwright.core.record import Line, parse_line
from boardwright.server.running.logs import note_error
from boardwright.server.table import entries as happened
from boardwright.server.table.entries import AnyEntry, Created
from boardwright.server.table.names import sitters
from boardwright.server.table.pace import in_words
from boardwright.server.table.table import (
    NOBODY,
    Proposal,
    Seat,
    Sheet,
    Table,
    Wish,
    from_snapshot,
    rules_of,
)
from boardwright.server.wire.tells import By, ChatShown, LogItem, Written, read_item, write_item
from boardwright.store.store import KeptTable
from boardwright.wording.cast import bot_name

LOG: Final = 16  # items that a snapshot holds; earlier ones are read from the entries
CHAT: Final = 30
RECENT: Final = 32
BETWEEN: Final = 16  # entries between two snapshots: at most so many are read besides one


class Damaged(Exception):
    """An entry does not fit the table that it is kept for."""


class CarriedOut(NamedTuple):
    """A move that was just carried out: its entry, its line, and the position it has made."""

    entry: happened.Played
    line: Line
    state: State
    seen: View  # the position as a spectator sees it


def begun(table: str, created: Created) -> Table:
    """Return a table with its first entry."""
    seats = [
        Seat(
            made.kind,
            made.name,
            made.bot,
            token=made.token,
            invite=made.invite,
            watch=made.watch,
        )
        for made in created.seats
    ]
    return Table(table, 1, Sheet(created, seats), rules_of(created), None)


def as_left(kept: KeptTable) -> Table:
    """Return a table as the store has it: from its snapshot, and the entries since that."""
    table = from_snapshot(kept.table, kept.number - len(kept.since), kept.snapshot)
    return gone_on(table, [happened.from_bytes(body) for body in kept.since])


def gone_on(table: Table, entries: list[AnyEntry]) -> Table:
    """Return a table after more entries.

    If they do not fit the rules, they were made under others, and the table can only be read.
    """
    try:
        return reduce(after, entries, table)
    except Damaged as error:
        note_error("entries do not fit the rules", error, table=table.id)
        return reduce(after, entries, replace(table.at(None), rules=None))


def has_to_be_kept(before: Table, table: Table) -> bool:
    """Tell whether a snapshot is due: now and then, and when the game begins or ends.

    None is made of a table that was begun under other rules: without its position, it would not
    do when those rules come back.
    """
    if table.is_frozen:
        return False
    is_time = before.number // BETWEEN != table.number // BETWEEN
    return is_time or before.sheet.status != table.sheet.status


def after(table: Table, entry: AnyEntry | CarriedOut) -> Table:
    """Return the table after one more entry; a move just carried out is not carried out again."""
    if isinstance(entry, CarriedOut):
        return _played(table, *entry)
    if isinstance(entry, happened.Played):
        return _played(table, *_followed(table, entry))
    return replace(_after(table, entry), number=table.number + 1)


def _after(table: Table, entry: AnyEntry) -> Table:
    match entry:
        case happened.Started():
            return _started(table, entry)
        case happened.Undone():
            return _undone(table, entry)
        case happened.Chatted():
            return _chatted(table, entry)
        case happened.UndoAsked():
            return table.with_sheet(wish=Wish(entry.seat, []))
        case happened.UndoAnswered():
            return _answered(table, entry)
        case happened.Rematched():
            return table.with_sheet(next=entry.table)
        case happened.PaceAsked():
            return table.with_sheet(proposal=Proposal(entry.seat, entry.pace, []))
        case happened.PaceAnswered():
            return _pace_answered(table, entry)
        case happened.Paced():
            return _paced(table, entry)
        case happened.SeatRenewed():
            seat = table.sheet.seats[entry.seat]
            return _reseated(table, entry.seat, seat, token=entry.token)
        case happened.LinksRenewed():
            return _links_renewed(table, entry)
        case happened.Noticed():
            return _logged(table, entry.at, NOBODY, entry.said)
        case happened.Forgotten():
            return table.with_sheet(chat=[])  # of lines without words
        case happened.Created() | happened.Played():
            raise Damaged("a table is created once")
        case _:
            # Who must agree to going back is another then.
            return _chairs(table.with_sheet(wish=None), entry)


def _chairs(
    table: Table,
    entry: happened.Joined
    | happened.Left
    | happened.Seated
    | happened.TakenOver
    | happened.TakenBack,
) -> Table:
    """Somebody comes, goes, or lets a bot play."""
    seat = table.sheet.seats[entry.seat]
    name = sitters(table.sheet.seats)[entry.seat]
    match entry:
        case happened.Joined():
            return _reseated(
                table, entry.seat, seat, kind="person", name=entry.name, token=entry.token
            )
        case happened.Seated():
            return _reseated(table, entry.seat, seat, kind="bot", bot=entry.bot)
        case happened.Left() if table.sheet.status == "open":
            return _reseated(table, entry.seat, seat, kind="open", name="", token="")
        case happened.Left():
            gone = _reseated(table, entry.seat, seat, left=True)
            return _logged(gone, entry.at, entry.seat, message("server-log-left", name=name))
        case happened.TakenOver():
            taken = _reseated(table, entry.seat, seat, stand_in=entry.bot)
            words = message("server-log-taken-over", name=name, bot=bot_name(entry.bot, entry.seat))
            return _logged(taken, entry.at, entry.seat, words)
        case happened.TakenBack():
            back = _reseated(table, entry.seat, seat, stand_in="", left=False)
            words = message("server-log-taken-back", name=name)
            return _logged(_with_time(back, entry), entry.at, entry.seat, words)
        case _:
            assert_never(entry)


def _with_time(table: Table, entry: happened.TakenBack) -> Table:
    """Give who comes back the whole time for the move, but once: nobody can stop a clock so."""
    sheet = table.sheet
    if entry.seat != table.asked() or sheet.resumed == sheet.n:
        return table
    return table.with_sheet(moved=entry.at, resumed=sheet.n)


def _links_renewed(table: Table, entry: happened.LinksRenewed) -> Table:
    for made in entry.invites:
        seat = table.sheet.seats[made.seat]
        table = _reseated(table, made.seat, seat, invite=made.invite, watch=made.watch)
    return table.with_sheet(host=entry.host, watch=entry.watch)


def _reseated(table: Table, number: int, seat: Seat, **changes: object) -> Table:
    seats = list(table.sheet.seats)
    seats[number] = msgspec.structs.replace(seat, **changes)
    return table.with_sheet(seats=seats)


def _started(table: Table, entry: happened.Started) -> Table:
    changed = table.with_sheet(status="running", n=1, lines=[entry.line], moved=entry.at)
    if table.rules is None:
        return changed
    game = table.rules.game
    line = parse_line(entry.line, 0)
    state = game.new_state(ScriptedChance([game.string_to_chance(text) for text in line.chance]))
    if state.hash() != line.hash:
        raise Damaged("the setup is not the one that was kept")
    changed = changed.with_sheet(scores=state.scores(), first=state.current_player())
    return changed.at(state)


def _followed(
    table: Table, entry: happened.Played
) -> tuple[happened.Played, Line, State | None, View | None]:
    """Carry a kept move out again, if the rules are still those that it was made by."""
    line = parse_line(entry.line, table.sheet.line + 1)
    if table.rules is None or table.state is None:
        return entry, line, None, None
    game = table.rules.game
    state = table.state.clone()
    try:
        chance = ScriptedChance([game.string_to_chance(text) for text in line.chance])
        state.check_legal(entry.action)
        again = carry_out(game, state, entry.action, chance)
    except (Undecided, UnknownText, ImpossibleAnswer, IllegalAction) as error:
        raise Damaged(f"line {table.sheet.line + 1} cannot be carried out") from error
    if again != line:
        raise Damaged(f"line {table.sheet.line + 1} is not the one that was kept")
    return entry, line, state, None


def _played(
    table: Table, entry: happened.Played, line: Line, state: State | None, seen: View | None
) -> Table:
    sheet = table.sheet
    number = sheet.line + 1
    is_over = state is not None and state.is_terminal()
    item = LogItem(
        n=sheet.n + 1,
        line=number,
        seat=line.seat,
        by=entry.by,
        lines=entry.told,
        text="" if entry.is_secret else line.action,
        places=[] if entry.is_secret else entry.places,
        at=entry.at,
        revealed=entry.revealed,
        number=table.number + 1,
        earned=entry.earned,
    )
    changed = msgspec.structs.replace(
        sheet,
        status="finished" if is_over else sheet.status,
        n=sheet.n + 1,
        line=number,
        lines=[entry.line] if line.chance else [*sheet.lines, entry.line],
        recent=[*sheet.recent, (sheet.n, line.seat, entry.action)][-RECENT:],
        log=_with(sheet.log, item),
        wish=None,
        proposal=None if is_over else sheet.proposal,
        denied=None,
        scores=entry.scores,
        moved=entry.at,
    )
    return replace(table, number=table.number + 1, sheet=changed, state=state, looked_at=seen)


def _undone(table: Table, entry: happened.Undone) -> Table:
    sheet = table.sheet
    line = sheet.line - entry.lines
    state = None if table.rules is None else table.rules.game.deserialize(entry.position)
    changed = table.with_sheet(
        n=sheet.n + 1,
        line=line,
        lines=entry.since,
        log=[item for item in sheet.log if read_item(item).line <= line],
        wish=None,
        denied=None,
        scores=entry.scores,
        moved=entry.at,
    )
    back = changed.at(state)
    name = sitters(sheet.seats)[entry.seat]
    return _logged(
        back, entry.at, entry.seat, message("server-log-undone", name=name, moves=entry.lines)
    )


def _answered(table: Table, entry: happened.UndoAnswered) -> Table:
    wish = table.sheet.wish
    if wish is None or wish.seat == entry.seat:
        return table.with_sheet(wish=None)
    if not entry.yes:
        return table.with_sheet(wish=None, denied=(wish.seat, entry.at))
    return table.with_sheet(wish=Wish(wish.seat, sorted({*wish.agreed, entry.seat})))


def _pace_answered(table: Table, entry: happened.PaceAnswered) -> Table:
    wish = table.sheet.proposal
    if wish is None or not entry.yes:
        return table.with_sheet(proposal=None)
    agreed = sorted({*wish.agreed, entry.seat})
    return table.with_sheet(proposal=Proposal(wish.seat, wish.pace, agreed))


def _paced(table: Table, entry: happened.Paced) -> Table:
    """Let another clock run, from its beginning."""
    changed = table.with_sheet(pace=entry.pace, proposal=None, moved=entry.at)
    words = message("server-log-unpaced")
    if entry.pace:
        words = message("server-log-paced", time=in_words(entry.pace))
    return _logged(changed, entry.at, entry.seat, words)


def _chatted(table: Table, entry: happened.Chatted) -> Table:
    name = table.sheet.seats[entry.seat].name
    line = ChatShown(entry.seat, name, entry.text, entry.at)
    return table.with_sheet(chat=[*table.sheet.chat, line][-CHAT:])


def _logged(table: Table, at: int, seat: int, words: Message) -> Table:
    """Note in the log what was not a move."""
    by: By = "person"
    sheet, number = table.sheet, table.number + 1
    item = LogItem(sheet.n, sheet.line, seat, by, [[words]], "", [], at, number=number)
    return table.with_sheet(log=_with(table.sheet.log, item))


def _with(log: list[Written], item: LogItem) -> list[Written]:
    """Return the latest items with one more."""
    return [*log[1 - LOG :], write_item(item)]
