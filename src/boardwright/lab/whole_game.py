"""The loop that plays a game to its end, whoever chooses and whatever is kept of it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from boardwright.core.chance import Chance
from boardwright.core.game import State, View

Choose = Callable[[View, list[int]], int]  # from what a seat sees, and what is legal
CarryOut = Callable[[int], object]  # the action that was chosen


class Player(Protocol):
    """Whoever sits at a seat."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""


def play_to_the_end(state: State, seats: Sequence[Choose], carry_out: CarryOut) -> int:
    """Let the seat that is asked choose from its own view until nobody is; return the decisions."""
    decisions = 0
    while not state.is_terminal():
        seat = state.current_player()
        carry_out(seats[seat](state.view(seat), state.legal_actions()))
        decisions += 1
    return decisions


def play_seated(players: Sequence[Player], state: State, chance: Chance) -> int:
    """Play on with a player at each seat; return the decisions."""
    carry_out = partial(state.apply_action, chance=chance)
    return play_to_the_end(state, [player.choose for player in players], carry_out)
