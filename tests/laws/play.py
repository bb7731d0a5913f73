"""Beginnings of our games, which Hypothesis draws for the laws."""

from functools import cache

from hypothesis import strategies as st

from boardwright.core.game import Game
from boardwright.core.library import load_chosen, newest_version
from boardwright.laws import Beginning, play_a_random_move
from tests.laws.tables import TABLES

__all__ = ["Beginning", "beginnings", "game_of", "play_a_random_move"]


@cache
def game_of(name: str, number: int, version: int | None = None) -> Game:
    """Return a game with one of its option sets, by a version of its rules or the newest."""
    return load_chosen(name, TABLES[name].options[number], version=version)


@st.composite
def beginnings(draw: st.DrawFn, name: str) -> Beginning:
    """Draw a beginning; the simplest is the first option set with seed 0 and no moves.

    Every version of the rules is drawn, the newest as often as all older ones together.
    """
    table, newest = TABLES[name], newest_version(name)
    number = draw(st.integers(0, len(table.options) - 1))
    seed, moves = draw(st.integers(0, 9999)), draw(st.integers(0, table.most_decisions))
    version = draw(st.just(newest) | st.integers(1, newest))
    at_the_end = draw(st.sampled_from([False] * 7 + [True]))
    options = tuple(table.options[number].items())
    return Beginning(name, options, version, seed, moves, at_the_end, table.most_decisions)
