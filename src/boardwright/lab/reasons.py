"""Why an action is better than another one, in words of the game: points by source."""

from typing import Final, NamedTuple

from boardwright.core.messages import Message, message
from boardwright.lab.advice import Difference
from boardwright.wording.game_words import GameWords

MOST_REASONS: Final = 3  # more than that nobody weighs


class Reasons(NamedTuple):
    """What speaks for an action and what against it, the weightiest first."""

    in_favour: list[Message]
    against: list[Message]


def reasons(
    words: GameWords, differences: list[Difference], seat: int, *, is_reader: bool
) -> Reasons:
    """Say which differences tell for a seat's action and which against it.

    The seat may be the reader's own, or one of several that are told about.
    """
    telling = [difference for difference in differences if difference.is_significant()]
    reader = seat if is_reader else -1
    for_it = [_words(words, d, reader) for d in telling if d.favours(seat)]
    against = [_words(words, d, reader) for d in telling if not d.favours(seat)]
    return Reasons(for_it[:MOST_REASONS], against[:MOST_REASONS])


def _words(words: GameWords, difference: Difference, reader: int) -> Message:
    who = "you" if difference.seat == reader else "seat"
    return message(
        f"reason-{who}-{'more' if difference.points > 0 else 'fewer'}",
        seat=words.seat(difference.seat),
        points=round(abs(difference.points), 1),
        source=words.source(difference.source),
    )
