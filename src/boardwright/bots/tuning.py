"""What a name sets otherwise in a search, for matches: `mcts:300:depth=4:overlooks=0.1`."""

import re
from typing import Final

from boardwright.bots.levels import Level
from boardwright.bots.mcts import Settings
from boardwright.core.game import UnknownText, unknown_text
from boardwright.core.messages import message

Tuning = tuple[str, float]

# Each with the least and the most that makes sense: a name may stand in a stranger's file.
TUNABLE: Final = {
    "exploration": (0.0, 100.0),
    "depth": (-1.0, 1000.0),
    "sample": (0.0, 100.0),
    "prior": (0.0, 1000.0),
    "trust": (0.0, 100.0),
    "margin": (0.0, 100.0),
    "scale": (0.01, 1000.0),
    "overlooks": (0.0, 0.9),
    "mercy": (0.0, 1.0),
}
WHOLE: Final = ("depth", "sample", "prior", "margin")
NUMBER: Final = re.compile(r"-?[0-9]{1,4}(?:\.[0-9]{1,6})?")


def parse_tuning(text: str) -> Tuning:
    """Read `depth=4`; refuse a name that is none, and a number that does not fit."""
    name, _, value = text.partition("=")
    if name not in TUNABLE:
        raise unknown_text("setting", name, list(TUNABLE))
    least, most = TUNABLE[name]
    number = float(value) if NUMBER.fullmatch(value) else most + 1
    if not least <= number <= most or (name in WHOLE and number != int(number)):
        kind = "whole" if name in WHOLE else "any"
        raise UnknownText(
            message("bot-setting", name=name, value=value, kind=kind, least=least, most=most)
        )
    return name, number


def tuned_settings(settings: Settings, tuning: tuple[Tuning, ...]) -> Settings:
    """Return the settings tuned so."""
    given = dict(tuning)
    return Settings(
        exploration=given.get("exploration", settings.exploration),
        depth=int(given.get("depth", settings.depth)),
        sample=int(given.get("sample", settings.sample)),
        prior=int(given.get("prior", settings.prior)),
        trust=given.get("trust", settings.trust),
        margin=int(given.get("margin", settings.margin)),
        scale=given.get("scale", settings.scale),
    )


def tuned_level(level: Level, tuning: tuple[Tuning, ...]) -> Level:
    """Return what such a level overlooks and forgives."""
    given = dict(tuning)
    return Level(
        level.budget,
        overlooks=given.get("overlooks", level.overlooks),
        mercy=given.get("mercy", level.mercy),
    )
