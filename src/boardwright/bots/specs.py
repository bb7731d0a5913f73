"""Bots by name, as they are written in `--seats` and in records."""

import re
from typing import Final, NamedTuple

from boardwright.bots.bot import Bot, Budget
from boardwright.bots.chair import Chair
from boardwright.bots.game_bots import bots_of
from boardwright.bots.gentle import MercifulBot, OverlookingBot
from boardwright.bots.greedy import GreedyBot
from boardwright.bots.levels import Level
from boardwright.bots.mcts import MctsBot, Settings
from boardwright.bots.others import UnusableBot, is_third_party, load_bot
from boardwright.bots.random_bot import RandomBot
from boardwright.bots.tuning import Tuning, parse_tuning, tuned_level, tuned_settings
from boardwright.core.chance import Random
from boardwright.core.game import Game, unknown_text
from boardwright.core.messages import message

OWN: Final = ("random", "greedy", "mcts", "level")
EXAMPLES: Final = ["random", "greedy", "mcts", "mcts:2s", "mcts:5000", "level:3"]
TUNED: Final = "mcts:300:depth=4:sample=2"
# Up to some hours, or a hundred million iterations.
BUDGET: Final = re.compile(r"(?:([0-9]{1,4}(?:\.[0-9]{1,6})?)s|([0-9]{1,8}))")
USUAL: Final = Budget(0, 1.0)  # of a bot whose spec names none


class Spec(NamedTuple):
    """A bot's name, taken apart: `mcts:2s` is `mcts` with a budget, `level:3` one of the levels.

    `mcts:2s:depth=4` searches otherwise than usual.
    """

    kind: str
    level: int
    budget: Budget
    tuning: tuple[Tuning, ...] = ()


def parse_spec(text: str) -> Spec:
    """Read a bot's name; refuse one that is no bot's, with what may have been meant."""
    if text in ("random", "greedy"):
        return Spec(text, 0, USUAL)
    if re.fullmatch(r"level:[1-5]", text):
        return Spec("level", int(text[-1]), USUAL)
    if text.startswith("mcts:") and "=" in text:
        return _parse_tuned(text)
    kind, _, last = text.rpartition(":")
    budget = BUDGET.fullmatch(last)
    if not kind or budget is None:
        kind, budget = text, None
    if kind == "mcts" or (kind.partition(":")[0] not in OWN and is_third_party(kind)):
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
        greedy = GreedyBot(game, seat, bots_of(game.name).value, *seed)
        return Chair(greedy, spec.budget, *seed, watched=False)
    if spec.kind == "mcts":
        settings = tuned_settings(bots_of(game.name).settings, spec.tuning)
        level = tuned_level(Level(spec.budget), spec.tuning)
        return take_seat_as(level, settings, game, seat, *seed)
    if spec.kind != "level":
        raise UnusableBot(message("bot-of-others", bot=spec.kind))
    bots = bots_of(game.name)
    return take_seat_as(bots.levels[spec.level], bots.settings, game, seat, *seed)


def take_seat_as(level: Level, settings: Settings, game: Game, seat: int, *seed: object) -> Chair:
    """Seat a bot that searches by these settings, with what a level overlooks and forgives."""
    bot: Bot = MctsBot(game, bots_of(game.name).value, settings, *seed)
    if level.overlooks > 0:
        bot = OverlookingBot(bot, game, seat, level.overlooks, *seed)
    if level.mercy < 1:
        bot = MercifulBot(bot, level.mercy)
    return Chair(bot, level.budget, *seed, watched=False)


def searching(game: Game, *seed: object) -> MctsBot:
    """Return the bot that searches, with the settings that measured best in the game."""
    bots = bots_of(game.name)
    return MctsBot(game, bots.value, bots.settings, *seed)


def _parse_tuned(text: str) -> Spec:
    """Read `mcts:300:depth=4:sample=2`, with or without a budget."""
    parts = text.split(":")[1:]
    budget = BUDGET.fullmatch(parts[0])
    tuned = parts if budget is None else parts[1:]
    return Spec("mcts", 0, _budget(budget), tuple(parse_tuning(part) for part in tuned))


def _budget(match: re.Match[str] | None) -> Budget:
    """Return how long a bot may think: `2s`, or `5000` iterations."""
    return USUAL if match is None else Budget(int(match[2] or 0), float(match[1] or 0))
