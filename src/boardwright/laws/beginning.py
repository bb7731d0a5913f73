"""Positions that the laws are tried on: so many random moves into a game with a seed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final, NamedTuple

from boardwright.core.chance import Chance, Random, RandomChance
from boardwright.core.game import Game, State
from boardwright.core.library import load_chosen, newest_version, player_counts

MOST_DECISIONS: Final = 10_000  # that a game may take, if nobody says better
FAR: Final = 60  # decisions into the game at most, where a number of beginnings is asked for


class Beginning(NamedTuple):
    """A game with options, a seed for all that is random, and the number of moves to play."""

    name: str
    options: tuple[tuple[str, str], ...]
    version: int
    seed: int
    moves: int
    at_the_end: bool = False  # whether a law that may look at the end does
    most_decisions: int = MOST_DECISIONS

    def __repr__(self) -> str:
        rules = f"version {self.version} {dict(self.options)}"
        return f"{self.name} {rules}, seed {self.seed}, {self.moves} moves in"

    @property
    def game(self) -> Game:
        """Return the game with its options."""
        return _game(self.name, self.options, self.version)

    def play(self) -> State:
        """Return the position after the moves, always one in which somebody is asked."""
        state, played = self._play(self.moves)
        if state.is_terminal():
            state, _ = self._play(self.moves % played)
        return state

    def play_to_the_end(self) -> State:
        """Return the position when the game is over."""
        state, _ = self._play(self.most_decisions + 1)
        return state

    def looked_at(self) -> State:
        """Return the position after the moves, or at the end."""
        return self.play_to_the_end() if self.at_the_end else self.play()

    def _play(self, moves: int) -> tuple[State, int]:
        chance = RandomChance(self.seed, "law")
        random = Random(self.seed, "law moves")
        state = self.game.new_state(chance)
        for played in range(moves):
            if state.is_terminal():
                return state, played
            play_a_random_move(state, chance, random)
        return state, moves


Law = Callable[[Beginning], None]


@cache
def _game(name: str, options: tuple[tuple[str, str], ...], version: int) -> Game:
    return load_chosen(name, dict(options), version=version)


def play_a_random_move(state: State, chance: Chance, random: Random) -> int:
    """Apply one of the legal actions, and return it."""
    legal = state.legal_actions()
    action = legal[random.below(len(legal))]
    state.apply_action(action, chance)
    return action


def play_on(state: State, seed: int) -> list[str]:
    """Play to the end at random and return the hash after every move."""
    chance, random = RandomChance(seed, "on"), Random(seed, "on")
    hashes: list[str] = []
    while not state.is_terminal():
        play_a_random_move(state, chance, random)
        hashes.append(state.hash())
    return hashes


def beginnings(name: str, number: int) -> Iterator[Beginning]:
    """Return beginnings of a game for every number of players, in the newest version.

    Every eighth is one whose end is looked at.
    """
    players = [str(count) for count in player_counts(name)]
    random = Random(name, "beginnings")
    for seed in range(number):
        options = (("players", players[seed % len(players)]),)
        moves = int(random.below(FAR))
        yield Beginning(name, options, newest_version(name), seed, moves, seed % 8 == 7)


@contextmanager
def refused(kind: type[Exception], words: str = "") -> Iterator[list[Exception]]:
    """Expect an error whose words hold these; it is put into the list."""
    caught: list[Exception] = []
    try:
        yield caught
    except kind as error:
        caught.append(error)
    assert caught, f"no {kind.__name__} was raised"
    assert words in str(caught[0]), f"{caught[0]} does not say: {words}"
