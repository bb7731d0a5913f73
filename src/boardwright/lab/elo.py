"""Elo from games of one bot among rivals of one kind.

The model is Bradley and Terry's, in Luce's form for more than two players: a bot of strength s wins
among P - 1 rivals of strength r with the chance s / (s + (P - 1) r), and 400 points of Elo are ten
times the strength. So even bots win one game in P, and two players give the usual Elo.
"""

from collections.abc import Iterable
from math import exp, log, sqrt
from random import Random
from statistics import pstdev
from typing import Final, NamedTuple

from boardwright.core.messages import message
from boardwright.core.refused import Refused
from boardwright.lab.results import Z

POINTS: Final = 400 / log(10)  # of Elo for e times the strength
EVEN_GAMES: Final = 1.0  # added to each pairing as if the two were even, so that 100 % is finite
RESAMPLES: Final = 500
LONGEST_STEP: Final = 1.0  # of Newton's method, in logarithms of strength
CLOSE_ENOUGH: Final = 1e-7

Strengths = dict[str, float]  # logarithms, that of the bot which all are compared with being 0


class Unlinked(Refused):
    """Bots that cannot be rated together, as no games link them."""


class Meeting(NamedTuple):
    """One game: a bot among rivals with a numbered deal, and the bot's share of the win."""

    bot: str
    rival: str
    deal: int
    share: float


class Score(NamedTuple):
    """All games of a bot among its rivals."""

    bot: str
    rival: str
    games: float
    wins: float


class Rating(NamedTuple):
    """A bot's Elo, which lies within the margin with 95 %."""

    bot: str
    elo: float
    margin: float


def rate(
    meetings: list[Meeting], players: int, fixed: str, resamples: int = RESAMPLES
) -> list[Rating]:
    """Rate all bots against the fixed one, which has 0; the best first.

    The margin is the wider of two. Deals drawn again with replacement show what games with the
    same deal have in common. The curvature of the likelihood knows that the next game may be the
    first one lost, which a score of 100 % drawn again never shows.
    """
    by_deal: dict[int, list[Meeting]] = {}
    for meeting in meetings:
        by_deal.setdefault(meeting.deal, []).append(meeting)
    scores = sum_up(meetings)
    _refuse_unlinked(scores, fixed)
    best = fit(scores, players, dict.fromkeys(_bots(scores), 0.0), fixed)
    spreads = _spreads(scores, players, best, fixed)
    summed = {deal: sum_up(games) for deal, games in by_deal.items()}
    nothing = [score._replace(games=0.0, wins=0.0) for score in scores]
    deals = list(summed)
    random = Random(1)
    drawn: dict[str, list[float]] = {bot: [] for bot in best}
    for _ in range(resamples):
        again = [part for deal in random.choices(deals, k=len(deals)) for part in summed[deal]]
        for bot, strength in fit(_merged([*nothing, *again]), players, best, fixed).items():
            drawn[bot].append(strength)
    ratings = [
        Rating(bot, POINTS * best[bot], POINTS * Z * max(spreads[bot], pstdev(drawn[bot] or [0.0])))
        for bot in best
    ]
    return sorted(ratings, key=lambda rating: -rating.elo)


def win_chance(difference: float, players: int) -> float:
    """Return how likely a bot so many Elo ahead wins among rivals of one kind."""
    return 1 / (1 + (players - 1) * exp(-difference / POINTS))


def sum_up(meetings: Iterable[Meeting]) -> list[Score]:
    """Sum up the games of each score."""
    return _merged([Score(m.bot, m.rival, 1.0, m.share) for m in meetings])


def fit(scores: list[Score], players: int, start: Strengths, fixed: str) -> Strengths:
    """Return the likeliest strengths by Newton's method; the fixed bot keeps 0."""
    strengths = dict(start)
    free = [bot for bot in strengths if bot != fixed]
    while True:
        slope = dict.fromkeys(strengths, 0.0)
        for score in scores:
            games, wins = _with_even_games(score, players)
            surplus = wins - games * _expected(score, players, strengths)
            slope[score.bot] += surplus
            slope[score.rival] -= surplus
        inverse = _inverse(_curvature(scores, players, strengths, free))
        steps = [sum(one * slope[bot] for one, bot in zip(row, free)) for row in inverse]
        longest = max(abs(step) for step in steps)
        for bot, step in zip(free, steps):
            strengths[bot] += step * min(1.0, LONGEST_STEP / max(longest, CLOSE_ENOUGH))
        if longest < CLOSE_ENOUGH:
            return strengths


def _spreads(scores: list[Score], players: int, best: Strengths, fixed: str) -> Strengths:
    """Return each bot's standard error by the curvature at the likeliest strengths."""
    free = [bot for bot in best if bot != fixed]
    inverse = _inverse(_curvature(scores, players, best, free))
    return {fixed: 0.0} | {bot: sqrt(inverse[i][i]) for i, bot in enumerate(free)}


def _curvature(
    scores: list[Score], players: int, strengths: Strengths, free: list[str]
) -> list[list[float]]:
    place = {bot: i for i, bot in enumerate(free)}
    matrix = [[0.0] * len(free) for _ in free]
    for score in scores:
        chance = _expected(score, players, strengths)
        weight = _with_even_games(score, players)[0] * chance * (1 - chance)
        ends = [place[bot] for bot in (score.bot, score.rival) if bot in place]
        for row in ends:
            for column in ends:
                matrix[row][column] += weight if row == column else -weight
    return matrix


def _with_even_games(score: Score, players: int) -> tuple[float, float]:
    return score.games + EVEN_GAMES, score.wins + EVEN_GAMES / players


def _expected(score: Score, players: int, strengths: Strengths) -> float:
    return win_chance(POINTS * (strengths[score.bot] - strengths[score.rival]), players)


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a positive definite matrix (Gauss and Jordan), so no rows need to change places."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [one - rows[j][i] * other for one, other in zip(rows[j], rows[i])]
    return [row[size:] for row in rows]


def _merged(scores: list[Score]) -> list[Score]:
    found: dict[tuple[str, str], tuple[float, float]] = {}
    for bot, rival, games, wins in scores:
        before = found.get((bot, rival), (0.0, 0.0))
        found[bot, rival] = before[0] + games, before[1] + wins
    return [Score(bot, rival, *sums) for (bot, rival), sums in found.items()]


def _bots(scores: list[Score]) -> list[str]:
    return list(dict.fromkeys(bot for score in scores for bot in score[:2]))


def _refuse_unlinked(scores: list[Score], fixed: str) -> None:
    """Refuse games over which some bots cannot be compared with the fixed one."""
    linked = {fixed}
    before = 0
    while len(linked) > before:
        before = len(linked)
        for score in scores:
            if linked & {score.bot, score.rival}:
                linked |= {score.bot, score.rival}
    left = [bot for bot in _bots(scores) if bot not in linked]
    if left or before < 2:
        bots = ", ".join(left)
        raise Unlinked(message("ladder-unlinked", bots=bots, count=len(left), fixed=fixed))
