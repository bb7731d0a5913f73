"""Bots by name, as they are written in `--seats` and in records."""

import re
from importlib import import_module
from typing import Final, NamedTuple

from boardwright.bots.bot import Bot, Budget, Value
from boardwright.bots.chair import Chair
from boardwright.bots.gentle import MercifulBot, OverlookingBot
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.levels import LEVELS, Level
from boardwright.bots.mcts import MctsBot, Settings
from boardwright.bots.others import UnusableBot, is_of_others, load_bot
from boardwright.bots.random_bot import RandomBot
from boardwright.core.chance import Random
from boardwright.core.game import Game, unknown_text
from boardwright.core.texts import message

OWN: Final = ("random", "greedy", "mcts", "level")
EXAMPLES: Final = ["random", "greedy", "mcts", "mcts:2s", "mcts:5000", "level:3"]
# Up to some hours, or a hundred million iterations.
BUDGET: Final = re.compile(r"(?:([0-9]{1,4}(?:\.[0-9]{1,6})?)s|([0-9]{1,8}))")
USUAL: Final = Budget(0, 1.0)  # of a bot whose spec names none

# How each game is searched.
SETTINGS: Final = {
    "imhotep": Settings(
        exploration=0.7, depth=8, sample=1, prior=1, trust=0.0, margin=0, scale=12.0
    ),
    "builders": Settings(
        exploration=1.0, depth=-1, sample=0, prior=1, trust=3.0, margin=50, scale=12.0
    ),
    "biotopia": Settings(
        exploration=0.35, depth=20, sample=3, prior=1, trust=0.0, margin=0, scale=6.0
    ),
}


class Spec(NamedTuple):
    """A bot's name, taken apart: `mcts:2s` is `mcts` with a budget, `level:3` one of the levels."""

    kind: str
    level: int
    budget: Budget


def parse_spec(text: str) -> Spec:
    """Read a bot's name; refuse one that is no bot's, with what may have been meant."""
    if text in ("random", "greedy"):
        return Spec(text, 0, USUAL)
    if re.fullmatch(r"level:[1-5]", text):
        return Spec("level", int(text[-1]), USUAL)
    kind, _, last = text.rpartition(":")
    budget = BUDGET.fullmatch(last)
    if not kind or budget is None:
        kind, budget = text, None
    if kind == "mcts" or (kind.partition(":")[0] not in OWN and is_of_others(kind)):
        return Spec(kind, 0, _budget(budget))
    raise unknown_text("bot", text, EXAMPLES)


def take_named_seat(text: str, game: Game, seat: int, *seed: object) -> Chair:
    """Seat a bot that whoever runs this program asked for: it may be anybody's code."""
    spec = parse_spec(text)
    if spec.kind in OWN:
        return take_seat(text, game, seat, *seed)
    bot = load_bot(spec.kind, game, seat, int(Random(*seed, "bot").word()))
    return Chair(bot, spec.budget, *seed, watched=True)


def take_seat(text: str, game: Game, seat: int, *seed: object) -> Chair:
    """Seat our own bot of that name; the same seed and iterations give the same choices.

    The name may stand in a stranger's file, so that nobody else's code is loaded by it.
    """
    spec = parse_spec(text)
    if spec.kind == "random":
        return Chair(RandomBot(Random(*seed)), spec.budget, *seed, watched=False)
    if spec.kind == "greedy":
        greedy = GreedyBot(game, seat, value_of(game.name), *seed)
        return Chair(greedy, spec.budget, *seed, watched=False)
    if spec.kind == "mcts":
        return Chair(searching(game, *seed), spec.budget, *seed, watched=False)
    if spec.kind != "level":
        raise UnusableBot(message("bot-of-others", bot=spec.kind))
    level = LEVELS[game.name][spec.level - 1]
    return take_seat_as(level, SETTINGS[game.name], game, seat, *seed)


def take_seat_as(level: Level, settings: Settings, game: Game, seat: int, *seed: object) -> Chair:
    """Seat a bot that searches by these settings, with what a level overlooks and forgives."""
    bot: Bot = MctsBot(game, value_of(game.name), settings, *seed)
    if level.overlooks > 0:
        bot = OverlookingBot(bot, game, seat, level.overlooks, *seed)
    if level.mercy < 1:
        bot = MercifulBot(bot, level.mercy)
    return Chair(bot, level.budget, *seed, watched=False)


def searching(game: Game, *seed: object) -> MctsBot:
    """Return the bot that searches, with the settings that measured best in the game."""
    return MctsBot(game, value_of(game.name), SETTINGS[game.name], *seed)


def value_of(game: str) -> Value:
    """Return the value function of a game, which is the object `VALUE` of its module."""
    value = import_module(f"boardwright.bots.values.{game}").VALUE
    assert isinstance(value, Value)
    return value


def _budget(match: re.Match[str] | None) -> Budget:
    """Return how long a bot may think: `2s`, or `5000` iterations."""
    return USUAL if match is None else Budget(int(match[2] or 0), float(match[1] or 0))
