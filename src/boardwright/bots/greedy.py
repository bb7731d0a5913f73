"""The bot that looks one action ahead."""

from typing import final

from mypy_extensions import i64

from boardwright.bots.bot import NOTHING_LIKE_IT, Bot, Budget, Value
from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import Game, View


@final
class GreedyBot(Bot):
    """Tries each legal action on an imagined position and takes the one that is worth most."""

    def __init__(self, game: Game, seat: int, value: Value, *seed: object) -> None:
        self.game = game
        self.seat: i64 = seat
        self.value = value
        self.random = Random(*seed)
        self.chance = RandomChance(*seed, "chance")

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        """Choose the best action; among equals any, as likely as the others."""
        imagined = self.game.imagine(view, self.chance)
        best = legal[0]
        most: i64 = -NOTHING_LIKE_IT
        equals: i64 = 0
        for action in legal:
            trial = imagined.clone()
            trial.apply(action, self.chance)
            worth = self.value.worth(trial, self.seat)
            if worth > most:
                best, most, equals = action, worth, 1
            elif worth == most:
                equals += 1
                if self.random.below(equals) == 0:
                    best = action
        return best
