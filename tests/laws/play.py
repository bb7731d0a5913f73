"""Positions that the laws are tried on: so many random moves into a game with a seed."""

from functools import cache
from typing import NamedTuple

from hypothesis import strategies as st

from boardwright.core.chance import Chance, Random, RandomChance
from boardwright.core.game import Game, State
from boardwright.games import load_chosen, newest_version
from tests.laws.tables import TABLES


@cache
def game_of(name: str, number: int, version: int | None = None) -> Game:
    """Return a game with one of its option sets, by a version of its rules or the newest."""
    return load_chosen(name, TABLES[name].options[number], version=version)


class Beginning(NamedTuple):
    """A game, a seed for all that is random, and the number of moves to play."""

    name: str
    number: int
    seed: int
    moves: int
    version: int

    def __repr__(self) -> str:
        options = TABLES[self.name].options[self.number]
        rules = f"version {self.version} {options}"
        return f"{self.name} {rules}, seed {self.seed}, {self.moves} moves in"

    @property
    def game(self) -> Game:
        return game_of(self.name, self.number, self.version)

    def play(self) -> State:
        """Return the position after the moves, always one in which somebody is asked."""
        state, played = self._play(self.moves)
        if state.is_terminal():
            state, _ = self._play(self.moves % played)
        return state

    def play_to_the_end(self) -> State:
        state, _ = self._play(TABLES[self.name].most_decisions + 1)
        return state

    def _play(self, moves: int) -> tuple[State, int]:
        chance = RandomChance(self.seed, "law")
        random = Random(self.seed, "law moves")
        state = self.game.new_state(chance)
        for played in range(moves):
            if state.is_terminal():
                return state, played
            play_a_random_move(state, chance, random)
        return state, moves


def play_a_random_move(state: State, chance: Chance, random: Random) -> int:
    """Apply one of the legal actions, and return it."""
    legal = state.legal_actions()
    action = legal[random.below(len(legal))]
    state.apply_action(action, chance)
    return action


@st.composite
def beginnings(draw: st.DrawFn, name: str) -> Beginning:
    """Draw a beginning; the simplest is the first option set with seed 0 and no moves.

    Every version of the rules is drawn, the newest as often as all older ones together.
    """
    table, newest = TABLES[name], newest_version(name)
    return Beginning(
        name,
        draw(st.integers(0, len(table.options) - 1)),
        draw(st.integers(0, 9999)),
        draw(st.integers(0, table.most_decisions)),
        draw(st.just(newest) | st.integers(1, newest)),
    )
