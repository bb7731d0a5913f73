"""Bots for everybody: five levels for each game, from a child's first rival to the best we have."""

from typing import Final, NamedTuple, final

from boardwright.bots.bot import Bot, Budget, Thought
from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import Game, View


class Level(NamedTuple):
    """How a level searches; what is known of its strength is in docs/bots.md."""

    budget: Budget
    overlooks: float = 0.0  # the share of actions that do not come to its mind
    mercy: float = 1.0  # the chance to win that contents it: above, it does not press on


SERIOUS: Final = 0.05  # an action tried so often, beside the best, is known well enough

BEST: Final = Level(Budget(0, 2.0))

LEVELS: Final = {
    "imhotep": [
        Level(Budget(300, 0.0), overlooks=0.1, mercy=0.7),
        Level(Budget(300, 0.0), overlooks=0.1),
        Level(Budget(600, 0.0)),
        Level(Budget(4000, 0.0)),
        BEST,
    ],
    "builders": [
        Level(Budget(400, 0.0), overlooks=0.2, mercy=0.75),
        Level(Budget(450, 0.0), overlooks=0.1),
        Level(Budget(1100, 0.0)),
        Level(Budget(3500, 0.0)),
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


@final
class MercifulBot(Bot):
    """Plays as well as it can until it is ahead; then it keeps the game open.

    So a grown-up plays with a child: who plays well must play well to win, who does not gets a
    chance. It knows how things stand from the thoughts of the bot that it asks.
    """

    def __init__(self, bot: Bot, mercy: float) -> None:
        self.bot = bot
        self.mercy = mercy

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        """Choose the best, or what leaves the chance to win that contents it."""
        choice = self.bot.choose(view, legal, budget)
        thoughts = self.bot.thoughts()
        if not thoughts or thoughts[0].win_chance <= self.mercy:
            return choice
        enough = float(thoughts[0].visits) * SERIOUS
        far = 1.0
        for thought in thoughts:
            distance = abs(thought.win_chance - self.mercy)
            if float(thought.visits) >= enough and distance < far:
                choice, far = thought.action, distance
        return choice

    def thoughts(self) -> list[Thought]:
        """Return what it thought of the actions."""
        return self.bot.thoughts()
