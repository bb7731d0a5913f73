"""Bots for everybody: five levels for each game, from a child's first rival to the best we have."""

from typing import Final, NamedTuple

from boardwright.bots.bot import Budget


class Level(NamedTuple):
    """How a level searches; what is known of its strength is in docs/bots.md."""

    budget: Budget
    overlooks: float = 0.0  # the share of actions that do not come to its mind
    mercy: float = 1.0  # the chance to win that contents it: above, it does not press on


BEST: Final = Level(Budget(0, 2.0))

LEVELS: Final = {
    "imhotep": [
        Level(Budget(300, 0.0), overlooks=0.2, mercy=0.45),
        Level(Budget(300, 0.0), overlooks=0.1, mercy=0.76),
        Level(Budget(400, 0.0)),
        Level(Budget(3000, 0.0)),
        BEST,
    ],
    "builders": [
        Level(Budget(450, 0.0), overlooks=0.1, mercy=0.56),
        Level(Budget(450, 0.0), overlooks=0.1, mercy=0.75),
        Level(Budget(550, 0.0)),
        Level(Budget(2000, 0.0)),
        BEST,
    ],
    "biotopia": [
        Level(Budget(40, 0.0), overlooks=0.2, mercy=0.75),
        Level(Budget(40, 0.0), overlooks=0.2),
        Level(Budget(100, 0.0)),
        Level(Budget(400, 0.0)),
        BEST,
    ],
}
