"""What people are told and asked about the games, as messages: a package a game, found by name."""

from importlib import import_module
from typing import Final

from boardwright.core.game import Game
from boardwright.words.game_words import GameWords

# The class that finds the words for each game, in the package of the game's name.
WORDS: Final = {
    "builders": "BuildersWords",
    "imhotep": "ImhotepWords",
    "biotopia": "BiotopiaWords",
}


def words_of(game: Game) -> GameWords:
    """Return the words for a game; only its own package is loaded."""
    module = import_module(f"boardwright.words.{game.name}")
    words = getattr(module, WORDS[game.name])(game)
    assert isinstance(words, GameWords)
    return words
