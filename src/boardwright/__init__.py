"""Boardwright: modern board games, exactly by their rulebooks, to play and to compute with."""

from boardwright.core.chance import Random, RandomChance, ScriptedChance, Undecided
from boardwright.core.game import Game, IllegalAction, Outcome, State, UnknownText, View
from boardwright.core.library import load

__all__ = [
    "Game",
    "IllegalAction",
    "Outcome",
    "Random",
    "RandomChance",
    "ScriptedChance",
    "State",
    "Undecided",
    "UnknownText",
    "View",
    "load",
]
