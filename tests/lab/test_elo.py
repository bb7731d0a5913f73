"""Elo is fitted rightly, and its intervals hold what they promise."""

from math import log, log10, sqrt
from random import Random

import pytest

from boardwright.lab.elo import Meeting, Rating, Unlinked, rate, win_chance

CHAIN = [("b", "a"), ("c", "b"), ("d", "c"), ("c", "a"), ("d", "b")]
TRUE = {"a": 0.0, "b": 120.0, "c": 200.0, "d": 390.0}


def games(bot: str, rival: str, wins: float, of: int, first: int = 0) -> list[Meeting]:
    """Return so many games with a deal each, won first and lost then; a half is shared."""
    shares = [min(1.0, max(0.0, wins - number)) for number in range(of)]
    return [Meeting(bot, rival, first + i, share) for i, share in enumerate(shares)]


def simulated(players: int, deals: int, seed: int, same_luck: bool = False) -> list[Meeting]:
    """Play out the model itself; with the same luck, all seats of a deal end alike."""
    random = Random(seed)
    found: list[Meeting] = []
    for bot, rival in CHAIN:
        chance = win_chance(TRUE[bot] - TRUE[rival], players)
        for deal in range(deals):
            luck = random.random()
            for _ in range(players):
                found.append(Meeting(bot, rival, deal, float(luck < chance)))
                luck = luck if same_luck else random.random()
    return found


def by_bot(ratings: list[Rating]) -> dict[str, Rating]:
    return {rating.bot: rating for rating in ratings}


def test_two_bots_get_the_elo_of_the_formula() -> None:
    # With the even game that is added, 75 of 99 are 75.5 of 100.
    ratings = rate(games("b", "a", 75, 99), 2, "a")
    assert [rating.bot for rating in ratings] == ["b", "a"]
    assert ratings[0].elo == pytest.approx(400 * log10(75.5 / 24.5), abs=1e-3)
    assert (ratings[1].elo, ratings[1].margin) == (0, 0)


def test_the_margin_is_that_of_the_curvature_when_deals_share_nothing() -> None:
    # By hand: the logarithm of the odds has the variance 1 / (n p (1 - p)).
    (rating, _) = rate(games("b", "a", 75, 99), 2, "a", resamples=0)
    by_hand = 1.959964 / sqrt(100 * 0.755 * 0.245) * 400 / log(10)
    assert rating.margin == pytest.approx(by_hand, rel=1e-4)
    (resampled, _) = rate(games("b", "a", 75, 99), 2, "a")
    assert resampled.margin == pytest.approx(by_hand, rel=0.1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_among_several_rivals_one_win_in_as_many_games_is_even(players: int) -> None:
    ratings = by_bot(rate(games("b", "a", 100, 100 * players), players, "a", resamples=0))
    assert ratings["b"].elo == pytest.approx(0, abs=1e-3)
    # Ten times as strong as each of its rivals, it wins 10 of 10 + P - 1 games.
    of = 10 * (9 + players)
    ratings = by_bot(rate(games("b", "a", 1000, 10 * of), players, "a", resamples=0))
    assert ratings["b"].elo == pytest.approx(400, abs=5)
    assert win_chance(400, players) == pytest.approx(10 / (9 + players))


def test_a_bot_is_rated_over_whom_it_met() -> None:
    met = games("b", "a", 90, 120) + games("c", "b", 90, 120)
    ratings = by_bot(rate(met, 2, "a", resamples=0))
    assert ratings["c"].elo == pytest.approx(2 * ratings["b"].elo, abs=1e-3)
    assert ratings["c"].margin == pytest.approx(sqrt(2) * ratings["b"].margin, rel=1e-4)


def test_another_fixed_bot_moves_all_alike() -> None:
    met = simulated(2, 40, 5)
    over_a, over_c = by_bot(rate(met, 2, "a", 0)), by_bot(rate(met, 2, "c", 0))
    shift = over_a["c"].elo
    assert all(over_a[bot].elo - shift == pytest.approx(over_c[bot].elo, abs=1e-3) for bot in TRUE)


def test_a_score_of_100_percent_is_finite_and_uncertain() -> None:
    ratings = by_bot(rate(games("b", "a", 200, 200), 2, "a"))
    assert ratings["b"].elo == pytest.approx(400 * log10(200.5 / 0.5), abs=1e-3)
    assert ratings["b"].margin > 300
    nothing_won = by_bot(rate(games("b", "a", 0, 200), 2, "a"))
    assert nothing_won["b"].elo == pytest.approx(-ratings["b"].elo, abs=1e-3)


@pytest.mark.parametrize("players", [2, 4])
def test_the_ratings_of_simulated_games_are_found_again(players: int) -> None:
    ratings = by_bot(rate(simulated(players, 400, 7), players, "a"))
    for bot, elo in TRUE.items():
        assert abs(ratings[bot].elo - elo) <= ratings[bot].margin
        assert ratings[bot].margin < 60


def test_intervals_hold_the_truth_in_about_95_of_100_cases() -> None:
    held = cases = 0
    for seed in range(120):
        for rating in rate(simulated(2, 25, seed), 2, "a", resamples=30):
            if rating.bot != "a":
                cases += 1
                held += abs(rating.elo - TRUE[rating.bot]) <= rating.margin
    assert 0.93 <= held / cases <= 0.99


def test_deals_that_decide_their_games_widen_the_interval() -> None:
    alone = by_bot(rate(simulated(2, 150, 3, same_luck=True), 2, "a", resamples=0))
    by_deal = by_bot(rate(simulated(2, 150, 3, same_luck=True), 2, "a"))
    # Both seatings of a deal end alike, so half of the games tell nothing.
    assert by_deal["d"].margin == pytest.approx(sqrt(2) * alone["d"].margin, rel=0.15)


def test_bots_that_no_game_links_are_refused() -> None:
    met = games("b", "a", 5, 10) + games("d", "c", 5, 10)
    with pytest.raises(Unlinked, match="No games link any of d, c with a"):
        rate(met, 2, "a")
    with pytest.raises(Unlinked, match="x has played nobody"):
        rate([], 2, "x")
