"""A position of Biotopia: gardens, hands, sky and piles, and what all saw of cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from boardwright.core.game import Game
from boardwright.games.biotopia.box import Box
from boardwright.games.biotopia.laid_out import LaidOut
from boardwright.games.biotopia.memory import (
    DREW,
    LAID,
    LAID_TOP,
    SEATS_APART,
    SHOWED,
    TURNED,
    Memory,
)
from boardwright.games.biotopia.vocabulary import GAME_OVER, KINDS

DEPTH: Final = 2  # of the agenda: a question stands before the turn's end, none before another


class Position(LaidOut):
    """The table, with the fields of `fields.py`; the modules named after them change it."""

    box: Box
    # Of what all saw of a seat's cards, either the order in which it happened is kept, or only what
    # came to that hand or flower row and did not leave it (seat * KINDS + kind).
    memory: Memory
    log: vec[i64]  # what happened since, which takes less time in a playout
    logged: i64
    known: vec[i64]

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box
        self.log = vec[i64]()

    def copy_memory_from(self, other: "Position") -> None:
        """Remember what another position of the same game does."""
        self.memory = other.memory
        self.logged = other.logged
        if other.logged > 0:
            self.log = other.log[:]
        self.known = other.known if self.box.remembers else other.known[:]

    def _note(self, seat: i64, item: i64) -> None:
        """Note what all saw of a seat's cards."""
        logged = self.logged
        if logged < len(self.log):
            self.log[logged] = seat * SEATS_APART + item
        else:
            self.log = append(self.log, seat * SEATS_APART + item)
        self.logged = logged + 1

    def look_back(self) -> Memory:
        """Return all that is remembered."""
        if self.logged > 0:
            self.memory = self.memory.with_log(self.log, self.logged)
            self.logged = 0
        return self.memory

    def take_up(self, seat: i64, kind: i64) -> None:
        """Put a card into a hand that nobody else saw."""
        self.hand[seat * KINDS + kind] += 1
        self.hand_size[seat] += 1
        if self.box.remembers:
            self._note(seat, DREW)

    def take_up_openly(self, seat: i64, kind: i64) -> None:
        """Put a card into a hand that all saw; they know it is there or, later, in the row."""
        at = seat * KINDS + kind
        self.hand[at] += 1
        self.hand_size[seat] += 1
        if self.box.remembers:
            self._note(seat, kind)
        else:
            self.known[at] += 1

    def lay_face_up(self, seat: i64, kind: i64) -> None:
        """Take a card out of a hand for all to see."""
        at = seat * KINDS + kind
        self.hand[at] -= 1
        self.hand_size[seat] -= 1
        if self.box.remembers:
            self._note(seat, SHOWED + kind)
        elif self.known[at] > 0:
            self.known[at] -= 1

    def lay_face_down(self, seat: i64, kind: i64) -> None:
        """Move a card from a hand to the flower row, so that nobody sees which it is."""
        self.hand[seat * KINDS + kind] -= 1
        self.hand_size[seat] -= 1
        self.flowers[seat * KINDS + kind] += 1
        if self.box.remembers:
            self._note(seat, LAID)

    def put_top_card_down(self, seat: i64, kind: i64) -> None:
        """Put the top card of the deck into a flower row, so that only its owner sees it."""
        self.flowers[seat * KINDS + kind] += 1
        if self.box.remembers:
            self._note(seat, LAID_TOP)

    def turn_openly(self, seat: i64, kind: i64) -> None:
        """Take a card out of a flower row for all to see."""
        at = seat * KINDS + kind
        self.flowers[at] -= 1
        if self.box.remembers:
            self._note(seat, TURNED + kind)
        elif self.known[at] > 0:
            self.known[at] -= 1

    def face_down(self, seat: i64) -> i64:
        """Return how many cards of a flower row lie flower side up (BT-3.1)."""
        return self.symbols[seat] - 2 * self.knapweeds[seat]

    def is_terminal(self) -> bool:
        """Tell whether the game has ended."""
        return self.asked == GAME_OVER
