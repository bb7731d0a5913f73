"""Gentle bots: they play as another bot does, but overlook something or do not press on."""

from typing import Final, final

from boardwright.bots.bot import ActionThought, Bot, Budget
from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import Game, View

SERIOUS: Final = 0.05  # an action tried so often, beside the best, is known well enough


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

    def thoughts(self) -> list[ActionThought]:
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

    def thoughts(self) -> list[ActionThought]:
        """Return what it thought of the actions."""
        return self.bot.thoughts()
