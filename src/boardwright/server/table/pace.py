"""Agreeing on a clock during the game: proposed, answered, and valid once all have agreed."""

from typing import Final

from boardwright.core.messages import Message, message
from boardwright.core.refused import refuse
from boardwright.server.table.entries import PaceAnswered, PaceAsked, Paced
from boardwright.server.table.table import Table

# How long a unit of time is, the longest first, and the text that says how many of them.
UNITS: Final = (
    (24 * 3600, "server-pace-days"),
    (3600, "server-pace-hours"),
    (60, "server-pace-minutes"),
    (1, "server-pace-seconds"),
)


def propose(table: Table, seat: int, pace: int, at: int) -> PaceAsked:
    """Propose a clock for the rest of the game, or none."""
    table.playing()
    if table.sheet.status != "running":
        raise refuse("server-not-running")
    if table.sheet.seats[seat].left:
        raise refuse("server-has-left")
    if pace == table.sheet.pace:
        raise refuse("server-pace-same")
    if table.sheet.proposal is not None:
        raise refuse("server-pace-pending")
    return PaceAsked(at, seat, pace)


def answer(table: Table, seat: int, pace: int, yes: bool, at: int) -> PaceAnswered:
    """Agree to a proposal once, or not; whoever proposed may take it back."""
    proposal = table.sheet.proposal
    if proposal is None or proposal.pace != pace:
        raise refuse("server-undo-unasked")
    may_object = not yes and seat in (proposal.seat, *_others(table, proposal.seat))
    if not may_object and seat not in missing(table):
        raise refuse("server-undo-unasked")
    return PaceAnswered(at, seat, yes)


def missing(table: Table) -> list[int]:
    """Return the persons who must still agree."""
    proposal = table.sheet.proposal
    if proposal is None:
        return []
    return [seat for seat in _others(table, proposal.seat) if seat not in proposal.agreed]


def settled(table: Table, at: int) -> list[Paced]:
    """Return that a proposal holds from now on, if nobody has to agree any more."""
    proposal = table.sheet.proposal
    if proposal is None or missing(table):
        return []
    return [Paced(at, proposal.seat, proposal.pace)]


def _others(table: Table, proposer: int) -> list[int]:
    """Return who has a say besides; who got up or is played for has none."""
    seats = table.sheet.seats
    return [
        seat
        for seat in table.persons()
        if seat != proposer and not seats[seat].left and not seats[seat].stand_in
    ]


def in_words(pace: int) -> Message:
    """Say how long a clock gives for a move, in the longest unit that fits."""
    length, text = next(unit for unit in UNITS if pace % unit[0] == 0)
    return message(text, count=pace // length)
