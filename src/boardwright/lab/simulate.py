"""Games by the thousand: the same seed gives the same games, whatever the number of jobs."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from boardwright.bots.specs import take_named_seat
from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import ActionList, Game
from boardwright.core.library import load_chosen
from boardwright.core.playout import playout
from boardwright.lab.processes import spread
from boardwright.lab.whole_game import play_seated

CHUNK: Final = 250  # games that a process plays before it reports


class Task(NamedTuple):
    """What to simulate, in plain values that any process can load."""

    game: str
    options: dict[str, object]
    components: str | None
    seats: list[str]
    seed: int
    version: int | None = None  # of the rules; none: the newest

    def load(self) -> Game:
        """Return the game of this task."""
        options = {**self.options, "players": len(self.seats)}
        return load_chosen(self.game, options, self.components, self.version)


class PlayedGame(NamedTuple):
    """One finished game: its number, decisions, why it ended, and by seat places and points."""

    number: int
    decisions: int
    reason: str
    places: list[int]
    points: list[dict[str, int]]
    troubles: list[int]  # by seat: how often another action was played for its bot

    def share(self, seat: int) -> float:
        """Return the seat's share of the win: 1 alone, less if it is shared."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def total(self, seat: int) -> int:
        """Return all points of a seat."""
        return sum(self.points[seat].values())


def simulate(task: Task, games: int, jobs: int) -> Iterator[list[PlayedGame]]:
    """Play games number 0 to `games` - 1 and yield them in order, some at a time."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    return spread(partial(play_games, task), chunks, jobs)


def play_games(task: Task, numbers: range) -> list[PlayedGame]:
    """Play the games of these numbers, each from a seed of its own."""
    game = task.load()
    only_random = all(seat == "random" for seat in task.seats)
    buffer = ActionList()
    played: list[PlayedGame] = []
    for number in numbers:
        chance = RandomChance(task.seed, number)
        state = game.new_state(chance)
        if only_random:  # whole games without leaving the engine
            decisions = playout(state, chance, Random(task.seed, number, "random"), buffer)
            troubles = [0] * len(task.seats)
        else:
            seats = enumerate(task.seats)
            bots = [take_named_seat(spec, game, at, task.seed, number, at) for at, spec in seats]
            decisions = play_seated(bots, state, chance)
            troubles = [bot.troubles for bot in bots]
        why, places = state.outcome().reason, state.outcome().places
        played.append(PlayedGame(number, decisions, why, places, state.scores(), troubles))
    return played
