"""The speed of the engines."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random as PythonRandom
from statistics import median
from typing import Final, NamedTuple

from boardwright.bots.bot import Budget
from boardwright.bots.game_bots import bots_of
from boardwright.bots.mcts import MctsBot
from boardwright.bots.specs import take_seat
from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import ActionList, Game, State
from boardwright.core.library import game_names, load, player_counts
from boardwright.core.playout import playout, rollouts
from boardwright.lab.timing import measure
from boardwright.lab.whole_game import play_seated

SEED: Final = 1
PLAYERS: Final = 4
BOTS: Final = 2  # players where bots are measured: at the table of a search, and greedy ones
ITERATIONS: Final = 250  # of one search
ROLLOUTS: Final = 64  # played from one position in one call
POSITIONS: Final = 16  # mid-game positions that are cloned and played on from


class Measurement(NamedTuple):
    """What is measured, of whom, and how: called with CPU seconds, it returns the figure."""

    who: str
    what: str
    run: Callable[[float], float]

    def name(self) -> str:
        """Return the name in tables, such as `imhotep.stepped`."""
        return f"{self.who}.{self.what}"


def our_measurements() -> list[Measurement]:
    """Return what is measured of each game."""
    found: list[Measurement] = []
    for name in game_names():
        game = _for_about(PLAYERS, name)
        found.append(Measurement(name, "stepped", partial(_stepped, game)))
        found.append(Measurement(name, "whole", partial(_whole, game)))
        found.append(Measurement(name, "clone_us", partial(_clone_us, game)))
        found.append(Measurement(name, "rollouts", partial(_rollouts, game)))
        small = _for_about(BOTS, name)
        found.append(Measurement(name, "search", partial(_search, small)))
        found.append(Measurement(name, "greedy", partial(_greedy, small)))
    return found


def _for_about(players: int, name: str) -> Game:
    """Load a game for so many players, or as near to that as it is played.

    One that is only for more than the page has seats for is loaded as it is by default.
    """
    counts = player_counts(name)
    if not counts:
        return load(name)
    return load(name, players=min(counts, key=lambda count: abs(count - players)))


def run_rounds(
    measurements: list[Measurement], rounds: int, seconds: float
) -> Iterator[tuple[str, float]]:
    """Measure all in turn, round by round, what is compared one after another.

    So a slow spell of the machine meets all alike.
    """
    in_turn = sorted(measurements, key=lambda measurement: measurement.what)
    for _ in range(rounds):
        for measurement in in_turn:
            yield measurement.name(), measurement.run(seconds)


def by_name(figures: list[tuple[str, float]]) -> dict[str, list[float]]:
    """Return the rounds of each measurement."""
    found: dict[str, list[float]] = {}
    for name, figure in figures:
        found.setdefault(name, []).append(figure)
    return found


def medians(figures: list[tuple[str, float]]) -> dict[str, float]:
    """Return the median of each measurement's rounds."""
    return {name: median(rounds) for name, rounds in by_name(figures).items()}


def _stepped(game: Game, seconds: float) -> float:
    """Step games from Python, as an agent would, the setup included: decisions a second."""
    chance = RandomChance(SEED)
    draw = PythonRandom(SEED).random

    def play(_: None) -> int:
        state = game.new_state(chance)
        decisions = 0
        while not state.is_terminal():
            state.current_player()  # any real agent loop asks whose turn it is
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))], chance)
            decisions += 1
        return decisions

    return measure(seconds, lambda: None, play).decisions_per_s


def _whole(game: Game, seconds: float) -> float:
    """Play whole games by random players inside the engine, one call a game: decisions a second."""
    chance = RandomChance(SEED)
    random = Random(SEED)
    buffer = ActionList()
    rate = measure(
        seconds, lambda: None, lambda _: playout(game.new_state(chance), chance, random, buffer)
    )
    return rate.decisions_per_s


def _mid_game(game: Game) -> list[State]:
    """Return positions from the middle of random games."""
    chance = RandomChance(SEED)
    random = Random(SEED)
    positions: list[State] = []
    for number in range(POSITIONS):
        opening = game.new_state(chance)
        length = playout(opening.clone(), chance, Random(SEED, number), ActionList())
        state = opening
        for _ in range(length // 2):
            actions = state.legal_actions()
            if not actions:
                break
            state.apply_action(actions[random.below(len(actions))], chance)
        positions.append(state)
    return positions


def _clone_us(game: Game, seconds: float) -> float:
    """Copy and free mid-game positions: microseconds a copy."""
    positions = _mid_game(game)

    def clone_all(_: None) -> int:
        for state in positions:
            state.clone()
        return len(positions)

    return 1e6 / measure(seconds, lambda: None, clone_all).decisions_per_s


def _rollouts(game: Game, seconds: float) -> float:
    """Play mid-game positions to their end from fresh copies: rollouts a second."""
    chance = RandomChance(SEED)
    random = Random(SEED)

    def roll(state: State) -> int:
        rollouts(state, ROLLOUTS, chance, random)
        return ROLLOUTS

    positions = iter(_endless(_mid_game(game)))
    return measure(seconds, lambda: next(positions), roll, batch=4).decisions_per_s


def _search(game: Game, seconds: float) -> float:
    """Search mid-game positions that leave a choice, with plain playouts: iterations a second."""
    bots = bots_of(game.name)
    settings = bots.settings._replace(depth=-1, sample=1, prior=0)
    bot = MctsBot(game, bots.value, settings, SEED)

    def search(state: State) -> int:
        view = state.view(state.current_player())
        return bot.search(view, state.legal_actions(), Budget(ITERATIONS, 0.0))

    choices = [state for state in _mid_game(game) if len(state.legal_actions()) > 1]
    positions = iter(_endless(choices))
    return measure(seconds, lambda: next(positions), search, batch=1).decisions_per_s


def _greedy(game: Game, seconds: float) -> float:
    """Play whole games by greedy bots as `simulate` does, setup included: decisions a second."""
    chance = RandomChance(SEED)
    bots = [take_seat("greedy", game, seat, SEED, seat) for seat in range(game.num_players())]

    def play(_: None) -> int:
        return play_seated(bots, game.new_state(chance), chance)

    return measure(seconds, lambda: None, play, batch=1).decisions_per_s


def _endless(positions: list[State]) -> Iterator[State]:
    while True:
        yield from positions
