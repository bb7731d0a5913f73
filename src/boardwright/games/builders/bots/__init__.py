"""How bots play Builders & Biomes."""

from typing import Final

from boardwright.bots.bot import Budget
from boardwright.bots.game_bots import GameBots
from boardwright.bots.levels import BEST, Level
from boardwright.bots.mcts import Settings
from boardwright.games.builders.bots.value import VALUE

BOTS: Final = GameBots(
    VALUE,
    # Its value function misjudges a position before a scoring round, so games are played to their
    # end, by a hasty hand: 70 % against valuing after 12 decisions, at 0.3 s. Trust 3 won 70 %
    # against none, margin 50 and scale 12 won 65 % against 0 and 25 (10 to 40 games each).
    Settings(exploration=1.0, depth=-1, sample=0, prior=1, trust=3.0, margin=50, scale=12.0),
    # Each level is to win 65 to 85 % against the one below; the first, half of its games against
    # `greedy`.
    {
        1: Level(Budget(450, 0.0), overlooks=0.1, mercy=0.56),
        2: Level(Budget(450, 0.0), overlooks=0.1, mercy=0.75),
        3: Level(Budget(550, 0.0)),
        4: Level(Budget(2000, 0.0)),
        5: BEST,
    },
)
