"""What a position of Imhotep is worth."""

from typing import Final, final

from mypy_extensions import i64

from boardwright.bots.bot import NOTHING_LIKE_IT, POINT, Value
from boardwright.core.game import State
from boardwright.games.imhotep.ending import score_end_of_game
from boardwright.games.imhotep.rounds import ROUNDS
from boardwright.games.imhotep.sites.temple import visible_at
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import CARDS, CHISEL, LEVER

# In hundredths of a point: what a beginner would guess a thing is worth while the game lasts.
STONE_ON_SLED: Final[i64] = 50
STONE_ON_SHIP: Final[i64] = 220
BLUE_CARD: Final[i64] = 150  # beside the point it gives if it is kept
VISIBLE_IN_TEMPLE: Final[i64] = 60  # for each round still to come: it may be covered


@final
class ImhotepValue(Value):
    """Own points less the best rival's, if the game ended now, and a guess at what is under way."""

    def worth(self, state: State, seat: i64) -> i64:
        """Return how far the seat is ahead."""
        assert isinstance(state, ImhotepState)
        ended = state
        if not state.is_terminal():
            ended = state.clone()
            score_end_of_game(ended)
        rivals: i64 = -NOTHING_LIKE_IT
        own: i64 = 0
        other: i64 = 0
        while other < state.box.players:
            points = ended.total(other) * POINT + _under_way(state, other)
            if other == seat:
                own = points
            elif points > rivals:
                rivals = points
            other += 1
        return own - rivals


def _under_way(p: ImhotepState, seat: i64) -> i64:
    """Return what a seat may still make of its stones and cards; at the end they break a tie."""
    if p.is_terminal():
        return p.sled[seat]
    rounds_left = ROUNDS - p.round
    worth: i64 = STONE_ON_SLED * p.sled[seat]
    for owner in p.load:
        if owner == seat:
            worth += STONE_ON_SHIP
    space: i64 = 0
    while space < p.box.temple_spaces:
        if visible_at(p, space) == seat:
            worth += VISIBLE_IN_TEMPLE * rounds_left
        space += 1
    kind = LEVER
    while kind <= CHISEL:
        worth += BLUE_CARD * p.cards[seat * CARDS + kind]
        kind += 1
    return worth


VALUE: Final = ImhotepValue()
