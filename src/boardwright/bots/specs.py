"""Bots by name, as they are written in `--seats` and in records."""

from importlib import import_module
from typing import Final

from boardwright.bots.bot import Bot, Value
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.random_bot import RandomBot
from boardwright.core.chance import Random
from boardwright.core.game import Game, unknown_text

SPECS: Final = ["random", "greedy"]


def check_spec(spec: str) -> None:
    """Refuse a name that is no bot's, with what may have been meant."""
    if spec not in SPECS:
        raise unknown_text("bot", spec, SPECS)


def make_bot(spec: str, game: Game, seat: int, *seed: object) -> Bot:
    """Return the bot of that name for a seat; the same seed gives the same choices."""
    check_spec(spec)
    if spec == "random":
        return RandomBot(Random(*seed))
    return GreedyBot(game, seat, value_of(game.name), *seed)


def value_of(game: str) -> Value:
    """Return the value function of a game, which is the object `VALUE` of its module."""
    value = import_module(f"boardwright.bots.values.{game}").VALUE
    assert isinstance(value, Value)
    return value
