"""Bots by name, as they are written in `--seats` and in records."""

import re
from importlib import import_module
from typing import Final

from boardwright.bots.bot import Bot, Value
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.mcts import Budget, MctsBot, Settings
from boardwright.bots.random_bot import RandomBot
from boardwright.core.chance import Random
from boardwright.core.game import Game, unknown_text

EXAMPLES: Final = ["random", "greedy", "mcts", "mcts:2s", "mcts:5000"]
SEARCH: Final = re.compile(r"mcts(?::(?:(\d+(?:\.\d+)?)s|(\d+)))?")
USUAL: Final = Budget(0, 1.0)  # of `mcts` without more words

# How each game is searched.
SETTINGS: Final = {
    "imhotep": Settings(exploration=0.7, depth=8, scale=6.0),
    "builders": Settings(exploration=0.7, depth=0, scale=6.0),
    "biotopia": Settings(exploration=0.7, depth=8, scale=6.0),
}


def check_spec(spec: str) -> None:
    """Refuse a name that is no bot's, with what may have been meant."""
    if spec not in ("random", "greedy") and SEARCH.fullmatch(spec) is None:
        raise unknown_text("bot", spec, EXAMPLES)


def make_bot(spec: str, game: Game, seat: int, *seed: object) -> Bot:
    """Return the bot of that name for a seat; the same seed gives the same choices."""
    check_spec(spec)
    if spec == "random":
        return RandomBot(Random(*seed))
    value = value_of(game.name)
    if spec == "greedy":
        return GreedyBot(game, seat, value, *seed)
    return MctsBot(game, seat, value, SETTINGS[game.name], budget_of(spec), *seed)


def budget_of(spec: str) -> Budget:
    """Return how long a searching bot may think: `mcts:2s`, or `mcts:5000` iterations."""
    match = SEARCH.fullmatch(spec)
    if match is None or (match[1] is None and match[2] is None):
        return USUAL
    return Budget(int(match[2] or 0), float(match[1] or 0))


def value_of(game: str) -> Value:
    """Return the value function of a game, which is the object `VALUE` of its module."""
    value = import_module(f"boardwright.bots.values.{game}").VALUE
    assert isinstance(value, Value)
    return value
