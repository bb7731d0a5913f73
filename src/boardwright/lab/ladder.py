"""The ladder of bots: who plays whom, and the rungs that their results give."""

import re
from collections.abc import Iterable
from itertools import combinations
from typing import Final, NamedTuple

from boardwright.lab.elo import Meeting, rate
from boardwright.lab.tournament import (
    BotStanding,
    Pairing,
    Result,
    SeatEffort,
    Seating,
    seatings,
    standings,
    together,
)

FIXED: Final = "greedy"  # has Elo 0 wherever it plays, else the weakest bot
REACH: Final = 2  # a bot plays the bots that are so many places up or down from it
# Who is compared if nobody says so, roughly from weak to strong.
USUAL: Final = [
    "random",
    "level:1",
    "greedy",
    "level:2",
    "level:3",
    "level:4",
    "mcts:0.1s",
    "mcts:1s",
    "level:5",
]
LEVEL: Final = re.compile(r"level:(\d+)")


class Ladder(NamedTuple):
    """Who is compared at tables of one size; the bots go roughly from weak to strong."""

    players: int
    bots: list[str]
    games: int
    slow: dict[str, int]  # bots that think long, with the games that each of their pairings plays
    also: list[tuple[str, str]]

    def fixed(self) -> str:
        """Return the bot that all others are compared with, at Elo 0."""
        return FIXED if FIXED in self.bots else self.bots[0]

    def pairings(self) -> list[Pairing]:
        """Return who plays whom: neighbours, next neighbours, levels in a row, and `also`.

        The stronger is alone among the weaker; with more than two players also the reverse, unless
        that would be several bots that think long. Those do not play for being near, either.
        """
        found: list[Pairing] = []
        for (low, weaker), (high, stronger) in combinations(enumerate(self.bots), 2):
            is_asked_for = (weaker, stronger) in self.also or (stronger, weaker) in self.also
            is_near = high - low <= REACH and weaker not in self.slow and stronger not in self.slow
            if not (is_near or is_asked_for or _is_next_level(weaker, stronger)):
                continue
            games = min(self.slow.get(bot, self.games) for bot in (weaker, stronger))
            found.append(Pairing(stronger, weaker, games))
            if self.players > 2 and stronger not in self.slow:
                found.append(Pairing(weaker, stronger, games))
        return found

    def seatings(self) -> list[Seating]:
        """Return all games."""
        return seatings(self.pairings(), self.players)


class Rung(NamedTuple):
    """One bot on a ladder: its Elo with its 95 % interval, and what that was measured with."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    seconds_a_move: float


class Climbed(NamedTuple):
    """A ladder after its games."""

    ladder: Ladder
    results: list[Result]
    rungs: list[Rung]
    standings: list[BotStanding]


def climb(ladder: Ladder, results: list[Result]) -> Climbed:
    """Sum up the games of a ladder."""
    return Climbed(ladder, results, rungs(ladder, results), standings(results))


def rungs(ladder: Ladder, results: list[Result]) -> list[Rung]:
    """Rate the bots from their results, the best first."""
    meetings = [
        Meeting(result.seating.bot, result.seating.rival, result.seating.deal, result.share)
        for result in results
    ]
    found: list[Rung] = []
    for bot, elo, margin in rate(meetings, ladder.players, ladder.fixed()):
        own = [effort for result in results for effort in _efforts_of(bot, result)]
        effort = together(own)
        seconds = effort.seconds / effort.moves
        found.append(Rung(bot, elo, elo - margin, elo + margin, len(own), seconds))
    return found


def _efforts_of(bot: str, result: Result) -> Iterable[SeatEffort]:
    if result.seating.bot == bot:
        yield result.effort
    elif result.seating.rival == bot:
        yield result.rival_effort


def _is_next_level(weaker: str, stronger: str) -> bool:
    one, other = LEVEL.fullmatch(weaker), LEVEL.fullmatch(stronger)
    return one is not None and other is not None and int(other[1]) == int(one[1]) + 1
