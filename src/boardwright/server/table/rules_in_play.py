"""The rules that a table is played by: a game with its options and components, and its words."""

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from boardwright.core.components import Components, as_written
from boardwright.core.game import Game
from boardwright.core.library import load_with, printed_components
from boardwright.core.refused import refuse
from boardwright.wording import words_of
from boardwright.wording.game_words import GameWords

OWNERS_FILE: Final = "components.toml"  # what an uploaded file is called in errors
LONGEST_FILE: Final = 16_384  # letters of an owner's components file


class Rules(NamedTuple):
    """A game ready to be played, and to be talked about."""

    game: Game
    words: GameWords
    digest: str  # of all printed values


class ValueDiffering(msgspec.Struct, frozen=True):
    """A value of a table's box that is another than the printed one, both as files write them."""

    path: str
    printed: str
    own: str


def differing(rules: Rules) -> list[ValueDiffering]:
    """Return the values that an owner's file makes others than are printed."""
    return [
        ValueDiffering(value.path, as_written(value.printed), as_written(value.own))
        for value in rules.game.components.differing()
    ]


def rules_for(
    game: str, options: dict[str, str], components: str, version: int | None = None
) -> Rules:
    """Return the rules for a game, by a version or the newest; ValueError if there are none."""
    return _rules(game, tuple(sorted(options.items())), components, version)


@lru_cache(maxsize=256)  # tables with the same options share one: nothing in it ever changes
def _rules(
    name: str, options: tuple[tuple[str, str], ...], components: str, version: int | None
) -> Rules:
    printed = printed_components(name, version)
    if components:
        _override(printed, components)
    game = load_with(name, printed, {**dict(options)})
    return Rules(game, words_of(game), printed.digest())


def _override(printed: Components, text: str) -> None:
    """Replace values by an owner's, which come from anywhere."""
    if len(text) > LONGEST_FILE:
        raise refuse("server-components-long", most=LONGEST_FILE)
    printed.override(text, OWNERS_FILE)
