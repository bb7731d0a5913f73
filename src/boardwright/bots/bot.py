"""The protocols that bots and value functions fulfil."""

from abc import ABCMeta, abstractmethod
from typing import Final, NamedTuple

from mypy_extensions import i64

from boardwright.core.game import State, View

POINT: Final[i64] = 100  # values are reckoned in hundredths of a point
NOTHING_LIKE_IT: Final[i64] = 1_000_000  # more than anything is worth


class Thought(NamedTuple):
    """What a bot thinks of an action: how often it tried it, and what it expects of it."""

    action: int
    visits: int
    win_chance: float
    score: float


class Bot(metaclass=ABCMeta):
    """A player at one seat."""

    @abstractmethod
    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""

    def thoughts(self) -> list[Thought]:
        """Return what it thought at its latest choice, the best first; most think nothing."""
        return []


class Value(metaclass=ABCMeta):
    """What a position is worth to a seat; each game has its own."""

    @abstractmethod
    def worth(self, state: State, seat: i64) -> i64:
        """Return how far the seat may expect to end ahead, in hundredths of a point."""
