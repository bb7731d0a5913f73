"""What a game brings along for its bots, and what is done for one that brings nothing."""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from boardwright.bots.bot import POINT, Budget, Value
from boardwright.bots.levels import BEST, Level
from boardwright.bots.mcts import Settings
from boardwright.core.game import State
from boardwright.core.library import part_of


class GameBots(NamedTuple):
    """How bots play a game: what a position is worth, how it is searched, and its levels."""

    value: Value
    settings: Settings
    levels: dict[int, Level]


@final
class Lead(Value):
    """How far a seat is ahead of its best rival by the points so far: true of any game."""

    def worth(self, state: State, seat: i64) -> i64:
        """Return the lead in hundredths of a point."""
        best: i64 = 0
        is_first = True
        other: i64 = 0
        players: i64 = state.num_players()
        while other < players:
            if other != seat:
                total = state.total(other)
                if is_first or total > best:
                    best, is_first = total, False
            other += 1
        return (state.total(seat) - best) * POINT


# Whole games are played at random from each new node, as nothing is known of positions before.
PLAIN: Final = GameBots(
    Lead(),
    Settings(exploration=0.7, depth=-1, sample=1, prior=0, trust=0.0, margin=0, scale=12.0),
    {
        1: Level(Budget(200, 0.0), overlooks=0.2, mercy=0.45),
        2: Level(Budget(200, 0.0), overlooks=0.1, mercy=0.76),
        3: Level(Budget(400, 0.0)),
        4: Level(Budget(2000, 0.0)),
        5: BEST,
    },
)


def bots_of(game: str) -> GameBots:
    """Return what a game's package says of its bots, which is `BOTS` of its part `bots`."""
    part = part_of(game, "bots")
    if part is None:
        return PLAIN
    bots = part.BOTS
    assert isinstance(bots, GameBots)
    return bots
