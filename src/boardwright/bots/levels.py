"""Bots for everybody: five levels for each game, from a child's first rival to the best we have."""

from typing import Final, NamedTuple

from boardwright.bots.bot import Budget


class Level(NamedTuple):
    """How a level searches; what is known of its strength is in docs/bots.md."""

    budget: Budget
    overlooks: float = 0.0  # the share of actions that do not come to its mind
    mercy: float = 1.0  # the chance to win that contents it: above, it does not press on


BEST: Final = Level(Budget(0, 2.0))
