"""Bots against bots: every seating, the same deals for all pairings."""

from collections.abc import Generator
from functools import partial
from itertools import combinations, permutations
from time import process_time
from typing import Final, NamedTuple

from boardwright.bots.chair import Chair
from boardwright.bots.specs import take_named_seat
from boardwright.core.chance import RandomChance
from boardwright.core.game import Game, View
from boardwright.core.library import load_chosen
from boardwright.lab.processes import spread
from boardwright.lab.results import wilson
from boardwright.lab.whole_game import play_seated

# Games by the thousand share the machine with whatever else runs, and nobody waits for a move.
PATIENCE: Final = 100.0


class TournamentTask(NamedTuple):
    """What all games of a tournament have in common, in plain values for any process."""

    game: str
    options: dict[str, object]
    components: str | None
    players: int
    seed: int
    version: int | None = None  # of the rules; none: the newest

    def load(self) -> Game:
        """Return the game of this table."""
        options = {**self.options, "players": self.players}
        return load_chosen(self.game, options, self.components, self.version)


class Pairing(NamedTuple):
    """How many games a bot is to play among rivals of one kind."""

    bot: str
    rival: str
    games: int


class Seating(NamedTuple):
    """One game to play: a bot at one seat among rivals of one kind, with a numbered deal."""

    bot: str
    rival: str
    seat: int
    deal: int


class SeatEffort(NamedTuple):
    """What a game took at one seat, or at several together."""

    seconds: float  # of computing
    moves: int
    troubles: int  # how often another action was played for the bot


class Result(NamedTuple):
    """What came of one game for its bot."""

    seating: Seating
    share: float
    ahead: int  # points before the best rival
    effort: SeatEffort
    rival_effort: SeatEffort


class BotStanding(NamedTuple):
    """One bot among rivals of one kind, over all their games."""

    bot: str
    rival: str
    games: int
    share: float
    low: float
    high: float
    score_difference: float
    seconds_a_move: float
    rival_seconds_a_move: float
    troubles: int
    rival_troubles: int


def schedule(bots: list[str], players: int, games: int) -> list[Seating]:
    """Return the games: each bot among each other one, at every seat, with the same deals.

    With two players a pair meets once; with more, who is alone among the others matters.
    """
    pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return seatings([Pairing(bot, rival, games) for bot, rival in pairs], players)


def seatings(pairings: list[Pairing], players: int) -> list[Seating]:
    """Return the games of these pairings, each rounded up to full seatings.

    They go deal by deal, so that whoever stops early has compared all pairings alike.
    """
    deals = [-(-pairing.games // players) for pairing in pairings]
    return [
        Seating(pairing.bot, pairing.rival, seat, deal)
        for deal in range(max(deals))
        for pairing, last in zip(pairings, deals)
        if deal < last
        for seat in range(players)
    ]


def play(table: TournamentTask, seating: Seating) -> Result:
    """Play one game; a bot's own seed is that of the deal and the seat."""
    game = table.load()
    chance = RandomChance(table.seed, seating.deal)
    specs = [seating.bot if s == seating.seat else seating.rival for s in range(table.players)]
    players = [
        _Timed(take_named_seat(spec, game, seat, table.seed, seating.deal, seat))
        for seat, spec in enumerate(specs)
    ]
    state = game.new_state(chance)
    play_seated(players, state, chance)
    totals = [state.total(seat) for seat in range(table.players)]
    own = totals.pop(seating.seat)
    share = state.returns()[seating.seat]
    efforts = [player.effort() for player in players]
    effort = efforts.pop(seating.seat)
    return Result(seating, share, own - max(totals), effort, together(efforts))


class _Timed:
    """A player whose thinking is timed, and who may think long."""

    def __init__(self, chair: Chair) -> None:
        self._chair = chair
        self._seconds = 0.0
        self._moves = 0
        chair.budget = chair.budget._replace(patience=PATIENCE)

    def choose(self, view: View, legal: list[int]) -> int:
        start = process_time()
        action = self._chair.choose(view, legal)
        self._seconds += process_time() - start
        self._moves += 1
        return action

    def effort(self) -> SeatEffort:
        return SeatEffort(round(self._seconds, 6), self._moves, self._chair.troubles)


def play_all(
    table: TournamentTask, games: list[Seating], jobs: int
) -> Generator[Result, None, None]:
    """Play all games and yield their results in the order of the schedule."""
    return spread(partial(play, table), games, jobs)


def together(efforts: list[SeatEffort]) -> SeatEffort:
    """Add up efforts."""
    seconds = sum(effort.seconds for effort in efforts)
    moves = sum(effort.moves for effort in efforts)
    return SeatEffort(seconds, moves, sum(effort.troubles for effort in efforts))


def standings(results: list[Result]) -> list[BotStanding]:
    """Sum up each bot among its rivals, with Wilson's 95 % interval of the share of wins."""
    by_pairing: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        by_pairing.setdefault((result.seating.bot, result.seating.rival), []).append(result)
    found: list[BotStanding] = []
    for (bot, rival), own in by_pairing.items():
        wins = sum(result.share for result in own)
        low, high = wilson(wins, len(own))
        effort = together([result.effort for result in own])
        rivals = together([result.rival_effort for result in own])
        standing = BotStanding(
            bot=bot,
            rival=rival,
            games=len(own),
            share=wins / len(own),
            low=low,
            high=high,
            score_difference=sum(result.ahead for result in own) / len(own),
            seconds_a_move=effort.seconds / effort.moves,
            rival_seconds_a_move=rivals.seconds / rivals.moves,
            troubles=effort.troubles,
            rival_troubles=rivals.troubles,
        )
        found.append(standing)
    return found
