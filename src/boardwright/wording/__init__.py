"""What people are told and asked about the games, as messages: each game finds its own."""

from boardwright.core.game import Game
from boardwright.core.library import part_of
from boardwright.wording.game_words import GameWords
from boardwright.wording.plain_words import PlainWords


def words_of(game: Game) -> GameWords:
    """Return the words for a game, by `WORDS` of its part `wording`."""
    part = part_of(game.name, "wording")
    if part is None:
        return PlainWords(game)
    words = part.WORDS(game)
    assert isinstance(words, GameWords)
    return words
