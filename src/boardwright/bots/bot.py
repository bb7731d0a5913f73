"""The protocols that bots and value functions fulfil."""

from abc import ABCMeta, abstractmethod
from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from boardwright.core.chance import Random
from boardwright.core.game import ActionList, State, View

POINT: Final[i64] = 100  # values are reckoned in hundredths of a point
NOTHING_LIKE_IT: Final[i64] = 1_000_000  # more than anything is worth


class ActionThought(NamedTuple):
    """What a bot thinks of an action: how often it tried it, and what it expects of it."""

    action: int
    visits: int
    win_chance: float
    lead: float  # how many points ahead of the best rival it expects to end


class Budget(NamedTuple):
    """How long a bot may think about an action: so many iterations or seconds, 0 for no limit.

    Seconds are those of its own computing, so that its strength does not depend on what else the
    machine does; by the clock it may take `patience` times as long.
    """

    iterations: int
    seconds: float
    patience: float = 3.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """A player at one seat. Anybody may write one: see docs/adding/a-bot.md."""

    @abstractmethod
    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        """Return one of the given actions within the budget."""

    def thoughts(self) -> list[ActionThought]:
        """Return what it thought at its latest choice, the best first; most think nothing."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(metaclass=ABCMeta):
    """What a position is worth to a seat; each game has its own."""

    @abstractmethod
    def worth(self, state: State, seat: i64) -> i64:
        """Return how far the seat may expect to end ahead, in hundredths of a point.

        A game may add to that what a sure win is worth beside its points.
        """

    def hasty(self, state: State, legal: ActionList, random: Random) -> i64:
        """Return a legal action that is cheap to find, to play on with; most games take any."""
        return legal.items[random.below(legal.count)]

    def lead(self, state: State, worth: i64) -> i64:
        """Return the points, in hundredths, that a position's worth is made of."""
        return worth
