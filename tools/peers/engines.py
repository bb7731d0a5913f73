"""How fast other libraries play random games: OpenSpiel's hearts, and Catanatron.

Both are optional (`requirements/bench.lock`), so each is imported only by what measures it.
"""

from importlib import import_module
from itertools import count, cycle
from random import Random
from typing import Final, Protocol, cast

from boardwright.lab.timing import Rate, measure

HEARTS_CHANCE_NODES: Final = 53  # the direction of passing, then 52 cards one by one

HEARTS_MID_GAME_PLAYS: Final = 26  # half of the 52 cards lie on the table
HEARTS_ITERATIONS: Final = 250  # of one search, as of ours
HEARTS_EXPLORATION: Final = 1.4  # in points of hearts; it hardly changes the speed
HEARTS_MEGABYTES: Final = 1000  # of a tree, which is never reached


class _State(Protocol):
    """The part of OpenSpiel's `State` that is used here."""

    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def move_number(self) -> int: ...
    def clone(self) -> "_State": ...


class _Bot(Protocol):
    """The part of OpenSpiel's `Bot` that is used here."""

    def step(self, state: _State) -> int: ...


class _Game(Protocol):
    """The part of OpenSpiel's `Game` that is used here."""

    def new_initial_state(self) -> _State: ...


def _hearts() -> _Game:
    """Load OpenSpiel's hearts with its default rules."""
    return cast(_Game, import_module("pyspiel").load_game("hearts"))


def _deal(game: _Game, rng: Random) -> _State:
    """Make a game of hearts and sample the chance nodes, which all come at its start.

    All outcomes of such a node are equally likely, so that a uniform pick is a correct
    sample, and it is much faster than a weighted one; `_check_hearts` verifies this.
    """
    draw = rng.random
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(draw() * len(outcomes))][0])
    return state


def _play(state: _State, rng: Random) -> int:
    """Play a dealt game to its end at random and return the number of decisions."""
    draw = rng.random
    decisions = 0
    while not state.is_terminal():
        state.current_player()  # Any real agent loop must ask whose turn it is.
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])
        decisions += 1
    return decisions


def _check_hearts(game: _Game, rng: Random, games: int = 20) -> None:
    """Verify the facts about chance nodes and game length that the counts rely on."""
    for _ in range(games):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            if any(abs(p * len(outcomes) - 1.0) > 1e-9 for _, p in outcomes):
                raise RuntimeError("The chance outcomes of hearts are not uniform.")
            state.apply_action(rng.choice(outcomes)[0])
        if state.move_number() != HEARTS_CHANCE_NODES:
            raise RuntimeError("Hearts does not have the expected number of chance nodes.")
        # No cards are passed when the direction drawn is "hold", once in four games.
        decisions = _play(state, rng)
        if decisions not in (52, 64) or state.move_number() != HEARTS_CHANCE_NODES + decisions:
            raise RuntimeError("Hearts does not have the expected number of decisions.")


def hearts_stepped(seconds: float, seed: int = 1) -> Rate:
    """Measure OpenSpiel's hearts stepped from Python, the time of the deal included."""
    game, rng = _hearts(), Random(seed)
    _check_hearts(game, rng)
    return measure(seconds, lambda: None, lambda _: _play(_deal(game, rng), rng))


def hearts_whole(seconds: float, seed: int = 1) -> Rate:
    """Measure whole games of hearts played by OpenSpiel's uniform random bots in C++.

    One call from Python plays one game, the deal included. The bots advance the state
    they are given, so that its move number tells how many decisions the game had.
    """
    pyspiel = import_module("pyspiel")
    game, seeds = _hearts(), count(seed)
    _check_hearts(game, Random(seed))
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(4)]
    evaluate = pyspiel.evaluate_bots

    def play(_: None) -> int:
        state = game.new_initial_state()
        evaluate(state, bots, next(seeds))
        return state.move_number() - HEARTS_CHANCE_NODES

    return measure(seconds, lambda: None, play)


def hearts_clone_us(seconds: float, seed: int = 1) -> float:
    """Measure the microseconds that copying and freeing a half-played game takes."""
    pool = _hearts_mid_game(seed)

    def clone_all(_: None) -> int:
        for state in pool:
            state.clone()
        return len(pool)

    return 1e6 / measure(seconds, lambda: None, clone_all).decisions_per_s


def _hearts_mid_game(seed: int) -> list[_State]:
    """Return half-played games."""
    game, rng = _hearts(), Random(seed)
    _check_hearts(game, rng)
    pool: list[_State] = []
    for _ in range(64):
        state = _deal(game, rng)
        passes = _play(state.clone(), rng) - 52
        for _ in range(passes + HEARTS_MID_GAME_PLAYS):
            state.apply_action(rng.choice(state.legal_actions()))
        pool.append(state)
    return pool


def hearts_search(seconds: float, seed: int = 1) -> float:
    """Measure OpenSpiel's own search over information sets, in C++: iterations a second.

    It deals the hidden cards anew for each iteration and plays it out at random.
    """
    pyspiel = import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(seed, evaluator, HEARTS_EXPLORATION, HEARTS_ITERATIONS)
    return _iterations_per_s(bot, seconds, seed)


def hearts_open_search(seconds: float, seed: int = 1) -> float:
    """Measure OpenSpiel's search with all cards open, for games that have no secrets."""
    pyspiel = import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    limits = (HEARTS_ITERATIONS, HEARTS_MEGABYTES, False)
    bot = pyspiel.MCTSBot(_hearts(), evaluator, HEARTS_EXPLORATION, *limits, seed, False)
    return _iterations_per_s(bot, seconds, seed)


def _iterations_per_s(bot: _Bot, seconds: float, seed: int) -> float:
    """Let a bot search half-played games; a lone legal card would be played without a search."""
    choices = [state for state in _hearts_mid_game(seed) if len(state.legal_actions()) > 1]

    def search(state: _State) -> int:
        bot.step(state)
        return HEARTS_ITERATIONS

    positions = cycle(choices)
    return measure(seconds, lambda: next(positions), search, batch=1).decisions_per_s


def catanatron_random(seconds: float, seed: int = 1) -> Rate:
    """Measure Catanatron's games between four random players, the set-up included.

    Every action the game records counts as a decision, forced ones such as rolling the
    dice too, and a game that Catanatron stops at its limit of turns counts as a game.
    Catanatron seeds Python's global random generator itself at the start of each game,
    and it takes a seed of 0 for none at all.
    """
    catanatron = import_module("catanatron")
    seeds = count(seed)

    def play(_: None) -> int:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return measure(seconds, lambda: None, play, batch=1)
