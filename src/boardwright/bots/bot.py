"""The protocols that bots and value functions fulfil."""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64

from boardwright.core.game import State, View

POINT: Final[i64] = 100  # values are reckoned in hundredths of a point
NOTHING_LIKE_IT: Final[i64] = 1_000_000  # more than anything is worth


class Bot(metaclass=ABCMeta):
    """A player at one seat."""

    @abstractmethod
    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""


class Value(metaclass=ABCMeta):
    """What a position is worth to a seat; each game has its own."""

    @abstractmethod
    def worth(self, state: State, seat: i64) -> i64:
        """Return how far the seat may expect to end ahead, in hundredths of a point."""
