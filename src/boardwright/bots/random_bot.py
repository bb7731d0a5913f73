"""The bot that any other one must beat."""

from typing import final

from boardwright.bots.bot import Bot, Budget
from boardwright.core.chance import Random
from boardwright.core.game import View


@final
class RandomBot(Bot):
    """Chooses any legal action, each equally likely."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        """Choose without looking."""
        return legal[self.random.below(len(legal))]
