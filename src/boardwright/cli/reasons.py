"""Why an action is better than another one, in words of the game: points by source."""

from typing import Final, NamedTuple

from boardwright.cli.boards.board import words_for
from boardwright.cli.speech import say
from boardwright.core.game import Game
from boardwright.lab.advice import Difference

MOST_REASONS: Final = 3  # more than that nobody weighs


class Reasons(NamedTuple):
    """What speaks for an action and what against it, the weightiest first; empty if nothing."""

    in_favour: str
    against: str


def reasons(game: Game, differences: list[Difference], seat: int, *, is_reader: bool) -> Reasons:
    """Say which differences tell for a seat's action and which against it.

    The seat may be the reader's own, or one of several that are told about.
    """
    telling = [difference for difference in differences if difference.is_telling()]
    reader = seat if is_reader else -1
    for_it = [_words(game, d, reader) for d in telling if d.favours(seat)]
    against = [_words(game, d, reader) for d in telling if not d.favours(seat)]
    return Reasons("; ".join(for_it[:MOST_REASONS]), "; ".join(against[:MOST_REASONS]))


def _words(game: Game, difference: Difference, reader: int) -> str:
    who = "you" if difference.seat == reader else "seat"
    return say(
        f"reason-{who}-{'more' if difference.points > 0 else 'fewer'}",
        seat=words_for(game.name, "seat", game.seats()[difference.seat]),
        points=f"{abs(difference.points):.1f}",
        source=words_for(game.name, "source", difference.source),
    )


def percent(chance: float) -> str:
    """Return a chance in whole percent, as the texts want it."""
    return f"{100 * chance:.0f}"
