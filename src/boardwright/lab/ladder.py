"""The ladder of bots: who plays whom, and the rungs that their results give."""

import re
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from itertools import combinations
from typing import Final, NamedTuple

from boardwright.games import options_of
from boardwright.lab.elo import Meeting, rate
from boardwright.lab.tournament import Effort, Pairing, Result, Seating, seatings, together

FIXED: Final = "greedy"  # has Elo 0 wherever it plays, else the weakest bot
REACH: Final = 2  # a bot plays the bots that are so many places up or down from it
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


class Published(NamedTuple):
    """The ladders of docs/bots.md."""

    seed: int
    ladders: list[Ladder]

    def for_game(self, game: str) -> list[Ladder]:
        """Return the ladders with as many players as a game can have."""
        (players,) = (option for option in options_of(game) if option.name == "players")
        return [one for one in self.ladders if re.fullmatch(players.pattern, str(one.players))]


class Rung(NamedTuple):
    """One bot on a ladder: its Elo with its 95 % interval, and what that was measured with."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    seconds_a_move: float


def published() -> Published:
    """Return the settings that anybody can play again."""
    text = files("boardwright.lab").joinpath("ladder.toml").read_text("utf-8")
    document = tomllib.loads(text)
    ladders = [
        Ladder(**{**entry, "also": [(weaker, stronger) for weaker, stronger in entry["also"]]})
        for entry in document["ladders"]
    ]
    return Published(document["seed"], ladders)


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


def _efforts_of(bot: str, result: Result) -> Iterable[Effort]:
    if result.seating.bot == bot:
        yield result.effort
    elif result.seating.rival == bot:
        yield result.rival_effort


def _is_next_level(weaker: str, stronger: str) -> bool:
    one, other = LEVEL.fullmatch(weaker), LEVEL.fullmatch(stronger)
    return one is not None and other is not None and int(other[1]) == int(one[1]) + 1
