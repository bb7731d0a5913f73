"""Why an action is better than another one, as the terminal says it."""

from typing import NamedTuple

from boardwright.cli.speech import speak
from boardwright.core.game import Game
from boardwright.core.texts import Message
from boardwright.lab import reasons as lab
from boardwright.lab.advice import Difference
from boardwright.words import words_of


class Reasons(NamedTuple):
    """What speaks for an action and what against it, the weightiest first; empty if nothing."""

    in_favour: str
    against: str


def reasons(game: Game, differences: list[Difference], seat: int, *, is_reader: bool) -> Reasons:
    """Say which differences tell for a seat's action and which against it."""
    found = lab.reasons(words_of(game), differences, seat, is_reader=is_reader)
    return Reasons(_joined(found.in_favour), _joined(found.against))


def _joined(messages: list[Message]) -> str:
    return "; ".join(speak(message) for message in messages)


def percent(chance: float) -> str:
    """Return a chance in whole percent, as the texts want it."""
    return f"{100 * chance:.0f}"
