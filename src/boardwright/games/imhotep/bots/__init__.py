"""How bots play Imhotep."""

from typing import Final

from boardwright.bots.bot import Budget
from boardwright.bots.game_bots import GameBots
from boardwright.bots.levels import BEST, Level
from boardwright.bots.mcts import Settings
from boardwright.games.imhotep.bots.value import VALUE

BOTS: Final = GameBots(
    VALUE,
    # At equal iterations, playing on for fewer than 8 decisions won at most 28 % against it, for 20
    # or to the end about half; scale 12 won 59 % against 6 (40 to 60 games each).
    Settings(exploration=0.7, depth=8, sample=1, prior=1, trust=0.0, margin=0, scale=12.0),
    # Each level is to win 65 to 85 % against the one below; the first, half of its games against
    # `greedy`.
    {
        1: Level(Budget(300, 0.0), overlooks=0.2, mercy=0.45),
        2: Level(Budget(300, 0.0), overlooks=0.1, mercy=0.76),
        3: Level(Budget(400, 0.0)),
        4: Level(Budget(3000, 0.0)),
        5: BEST,
    },
)
