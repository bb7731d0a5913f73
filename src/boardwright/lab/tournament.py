"""Bots against bots: every seating, the same deals for all pairings."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, permutations
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from boardwright.bots.specs import take_seat
from boardwright.core.chance import RandomChance
from boardwright.games import load
from boardwright.lab.results import wilson


class Table(NamedTuple):
    """What all games of a tournament have in common, in plain values for any process."""

    game: str
    options: dict[str, object]
    components: str | None
    players: int
    seed: int


class Seating(NamedTuple):
    """One game to play: a bot at one seat among rivals of one kind, with a numbered deal."""

    bot: str
    rival: str
    seat: int
    deal: int


class Result(NamedTuple):
    """What came of one game for its bot."""

    seating: Seating
    share: float
    ahead: int  # points before the best rival
    seconds: float  # that the bot thought
    moves: int
    troubles: int  # how often another action was played for it


class Standing(NamedTuple):
    """One bot among rivals of one kind, over all their games."""

    bot: str
    rival: str
    games: int
    share: float
    low: float
    high: float
    score_difference: float
    seconds_a_move: float
    troubles: int


def schedule(bots: list[str], players: int, games: int) -> list[Seating]:
    """Return the games: each bot among each other one, at every seat, with the same deals.

    With two players a pair meets once; with more, who is alone among the others matters.
    """
    pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    deals = -(-games // players)
    return [
        Seating(bot, rival, seat, deal)
        for bot, rival in pairs
        for deal in range(deals)
        for seat in range(players)
    ]


def play(table: Table, seating: Seating) -> Result:
    """Play one game; a bot's own seed is that of the deal and the seat."""
    game = load(table.game, table.components, **{**table.options, "players": table.players})
    chance = RandomChance(table.seed, seating.deal)
    specs = [seating.bot if s == seating.seat else seating.rival for s in range(table.players)]
    bots = [
        take_seat(spec, game, seat, table.seed, seating.deal, seat)
        for seat, spec in enumerate(specs)
    ]
    state = game.new_state(chance)
    seconds = 0.0
    moves = 0
    while not state.is_terminal():
        seat = state.current_player()
        start = perf_counter()
        action = bots[seat].choose(state.view(seat), state.legal_actions())
        if seat == seating.seat:
            seconds += perf_counter() - start
            moves += 1
        state.apply_action(action, chance)
    totals = [state.total(seat) for seat in range(table.players)]
    own = totals.pop(seating.seat)
    share = state.returns()[seating.seat]
    troubles = bots[seating.seat].troubles
    return Result(seating, share, own - max(totals), seconds, moves, troubles)


def play_all(table: Table, seatings: list[Seating], jobs: int) -> Iterator[Result]:
    """Play all games and yield their results in the order of the schedule."""
    if jobs == 1:
        for seating in seatings:
            yield play(table, seating)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, [table] * len(seatings), seatings)


def standings(results: list[Result]) -> list[Standing]:
    """Sum up each bot among its rivals, with Wilson's 95 % interval of the share of wins."""
    found: list[Standing] = []
    for bot, rival in dict.fromkeys((r.seating.bot, r.seating.rival) for r in results):
        own = [r for r in results if (r.seating.bot, r.seating.rival) == (bot, rival)]
        wins = sum(result.share for result in own)
        low, high = wilson(wins, len(own))
        ahead = sum(result.ahead for result in own) / len(own)
        moves = sum(result.moves for result in own)
        seconds = sum(result.seconds for result in own) / moves
        share = wins / len(own)
        troubles = sum(result.troubles for result in own)
        found.append(Standing(bot, rival, len(own), share, low, high, ahead, seconds, troubles))
    return found
