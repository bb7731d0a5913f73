"""How bots play Biotopia."""

from typing import Final

from boardwright.bots.bot import Budget
from boardwright.bots.game_bots import GameBots
from boardwright.bots.levels import BEST, Level
from boardwright.bots.mcts import Settings
from boardwright.games.biotopia.bots.value import VALUE

BOTS: Final = GameBots(
    VALUE,
    # The best of 3 for 20 decisions won 78 % against the best of 2 for 8 with a seventh of its
    # iterations, and 56 % at equal time; exploration 0.35 won 58 % against 0.7 (40 to 60 games).
    Settings(exploration=0.35, depth=20, sample=3, prior=1, trust=0.0, margin=0, scale=6.0),
    # Each level is to win 65 to 85 % against the one below; the first, half of its games against
    # `greedy`.
    {
        1: Level(Budget(40, 0.0), overlooks=0.2, mercy=0.75),
        2: Level(Budget(40, 0.0), overlooks=0.2),
        3: Level(Budget(100, 0.0)),
        4: Level(Budget(400, 0.0)),
        5: BEST,
    },
)
