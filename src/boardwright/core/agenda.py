"""Questions that come before other questions: a stack, for games whose effects cause effects."""

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.game import State


class AgendaState(State):
    """A state that is asked one thing now and knows what comes after it.

    What is asked may also be a step that follows by itself; the game carries those out.
    """

    detail: i64  # what the question that is asked now is about
    # What comes after it: (what, seat, detail) again and again, the last one first.
    agenda: vec[i64]
    depth: i64

    def copy_agenda_from(self, other: "AgendaState") -> None:
        """Ask what another state asks."""
        self.ask(other.asked, other.asked_seat, other.detail)
        self.agenda = other.agenda[:]
        self.depth = other.depth

    def ask(self, what: i64, seat: i64, detail: i64) -> None:
        """Ask or do this now, in place of what was asked."""
        self.asked = what
        self.asked_seat = seat
        self.detail = detail

    def ask_first(self, what: i64, seat: i64, detail: i64) -> None:
        """Ask or do this now, and what was to come after it."""
        at = self.depth * 3
        self.agenda[at] = self.asked
        self.agenda[at + 1] = self.asked_seat
        self.agenda[at + 2] = self.detail
        self.depth += 1
        self.ask(what, seat, detail)

    def ask_next(self) -> None:
        """Go on with what comes after the present question."""
        self.depth -= 1
        at = self.depth * 3
        self.ask(self.agenda[at], self.agenda[at + 1], self.agenda[at + 2])
