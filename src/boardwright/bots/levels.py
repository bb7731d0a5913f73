"""Bots for everybody: five levels for each game, from a child's first rival to the best we have."""

from typing import Final, NamedTuple, final

from boardwright.bots.bot import Bot, Budget, Thought
from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import Game, View


class Level(NamedTuple):
    """How a level plays; how strong each is was measured, see docs/bots.md."""

    overlooks: float  # the share of chances that it does not notice
    searches: bool  # else it looks one action ahead
    budget: Budget


def _glances(overlooks: float) -> Level:
    return Level(overlooks, searches=False, budget=Budget(0, 0.0))


def _searches(iterations: int, overlooks: float = 0.0) -> Level:
    return Level(overlooks, searches=True, budget=Budget(iterations, 0.0))


BEST: Final = Level(0.0, searches=True, budget=Budget(0, 2.0))

LEVELS: Final = {
    "imhotep": [_glances(0.5), _glances(0.0), _searches(60), _searches(600), BEST],
    "builders": [_glances(0.5), _glances(0.0), _searches(60), _searches(600), BEST],
    "biotopia": [_glances(0.5), _glances(0.0), _searches(60), _searches(600), BEST],
}


@final
class OverlookingBot(Bot):
    """Plays as another bot does, but some actions do not come to its mind.

    So its mistakes are a person's: what it plays makes sense, only something better was missed.
    It never misses what gives the most points at once, which everybody sees.
    """

    def __init__(self, bot: Bot, game: Game, seat: int, overlooks: float, *seed: object) -> None:
        self.bot = bot
        self.game = game
        self.seat = seat
        self.overlooks = int(overlooks * 1000)
        self.random = Random(*seed, "overlooks")
        self.chance = RandomChance(*seed, "glance")

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        """Choose among the actions that it noticed."""
        plain = self._scores_most(view, legal)
        noticed = [
            action
            for action in legal
            if self.random.below(1000) >= self.overlooks or action == plain
        ]
        if not noticed:
            noticed.append(legal[self.random.below(len(legal))])
        return self.bot.choose(view, noticed, budget)

    def thoughts(self) -> list[Thought]:
        """Return what it thought of the actions that it noticed."""
        return self.bot.thoughts()

    def _scores_most(self, view: View, legal: list[int]) -> int:
        """Return the action that gives the most points at once, or -1 if none gives any."""
        imagined = self.game.imagine(view, self.chance)
        best = -1
        most = imagined.total(self.seat)
        for action in legal:
            trial = imagined.clone()
            trial.apply(action, self.chance)
            points = trial.total(self.seat)
            if points > most:
                best, most = action, points
        return best
