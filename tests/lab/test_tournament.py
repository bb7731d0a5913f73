"""Tournaments are fair: every seat, the same deals; and their sums are right."""

from contextlib import closing
from itertools import islice
from multiprocessing import active_children

import pytest

from boardwright.lab.forecast import USED, forecast
from boardwright.lab.tournament import (
    Pairing,
    Result,
    SeatEffort,
    Seating,
    TournamentTask,
    play,
    play_all,
    schedule,
    seatings,
    standings,
)

TABLE = TournamentTask("imhotep", {}, None, 2, 3)


def without_seconds(result: Result) -> Result:
    """Leave out what differs from run to run."""
    effort, rival_effort = result.effort, result.rival_effort
    return result._replace(
        effort=effort._replace(seconds=0), rival_effort=rival_effort._replace(seconds=0)
    )


def test_two_players_meet_once_at_both_seats_with_the_same_deals() -> None:
    found = schedule(["a", "b", "c"], 2, 4)
    assert list(dict.fromkeys((s.bot, s.rival) for s in found)) == [
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
    ]
    for pair in [("a", "b"), ("a", "c"), ("b", "c")]:
        own = [(s.seat, s.deal) for s in found if (s.bot, s.rival) == pair]
        assert own == [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_with_more_players_each_is_alone_among_the_others_at_every_seat() -> None:
    found = schedule(["a", "b"], 4, 5)
    assert {(s.bot, s.rival) for s in found} == {("a", "b"), ("b", "a")}
    assert len(found) == 2 * 8  # five games are rounded up to two deals at four seats
    assert {s.seat for s in found} == {0, 1, 2, 3}


def test_all_pairings_of_a_deal_are_played_before_the_next_deal() -> None:
    found = schedule(["a", "b", "c"], 2, 6)
    assert [s.deal for s in found] == [0] * 6 + [1] * 6 + [2] * 6


def test_a_pairing_with_fewer_games_plays_the_first_deals() -> None:
    found = seatings([Pairing("a", "b", 6), Pairing("a", "c", 2)], 2)
    assert [s.deal for s in found if s.rival == "b"] == [0, 0, 1, 1, 2, 2]
    assert [s.deal for s in found if s.rival == "c"] == [0, 0]


def test_a_game_is_the_same_in_any_process() -> None:
    found = schedule(["greedy", "random"], 2, 4)
    alone = [without_seconds(result) for result in play_all(TABLE, found, 1)]
    together = [without_seconds(result) for result in play_all(TABLE, found, 2)]
    assert alone == together


def test_who_wants_no_more_results_leaves_no_process_behind() -> None:
    with closing(play_all(TABLE, schedule(["greedy", "random"], 2, 40), 2)) as results:
        assert len(list(islice(results, 1))) == 1
        assert len(active_children()) == 2
    assert active_children() == []


def test_one_bot_sits_among_rivals() -> None:
    result = play(TABLE._replace(players=4), Seating("greedy", "random", 2, 0))
    assert 0 <= result.share <= 1
    assert result.effort.moves > 10
    assert result.rival_effort.moves > 2 * result.effort.moves
    assert result.effort.seconds > 0
    assert result.rival_effort.seconds > 0


def test_standings_sum_up_each_pairing() -> None:
    def result(share: float, ahead: int) -> Result:
        return Result(
            Seating("a", "b", 0, 0), share, ahead, SeatEffort(2.0, 4, 1), SeatEffort(3.0, 12, 2)
        )

    (standing,) = standings([result(1, 10), result(0.5, 0), result(0, -4), result(1, 2)])
    assert (standing.bot, standing.rival, standing.games) == ("a", "b", 4)
    assert standing.share == pytest.approx(0.625)
    assert standing.low < 0.625 < standing.high
    assert standing.score_difference == pytest.approx(2)
    assert standing.seconds_a_move == pytest.approx(0.5)
    assert standing.rival_seconds_a_move == pytest.approx(0.25)
    assert (standing.troubles, standing.rival_troubles) == (4, 8)


def test_how_long_games_take_is_told_from_what_bots_may_spend() -> None:
    cheap = forecast(TABLE, schedule(["greedy", "random"], 2, 2))
    one = forecast(TABLE, schedule(["mcts:1s", "random"], 2, 2))
    both = forecast(TABLE, schedule(["mcts:1s", "mcts:2s"], 2, 2))
    assert both == pytest.approx(3 * one, rel=0.02)
    assert 2 * 20 * USED < one < 2 * 100 * USED  # Imhotep leaves a seat some fifty choices
    assert cheap < one / 10
    assert forecast(TABLE, schedule(["mcts:1s", "mcts:2s"], 2, 20)) == pytest.approx(10 * both)
    iterations = forecast(TABLE, schedule(["mcts:100000", "random"], 2, 2))
    assert iterations > 5 * forecast(TABLE, schedule(["mcts:10000", "random"], 2, 2))
