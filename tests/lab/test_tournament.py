"""Tournaments are fair: every seat, the same deals; and their sums are right."""

import pytest

from boardwright.lab.tournament import (
    Result,
    Seating,
    Table,
    play,
    play_all,
    schedule,
    standings,
)

TABLE = Table("imhotep", {}, None, 2, 3)


def test_two_players_meet_once_at_both_seats_with_the_same_deals() -> None:
    seatings = schedule(["a", "b", "c"], 2, 4)
    assert [(s.bot, s.rival) for s in seatings[::4]] == [("a", "b"), ("a", "c"), ("b", "c")]
    for first in (0, 4, 8):
        seats_and_deals = [(s.seat, s.deal) for s in seatings[first : first + 4]]
        assert seats_and_deals == [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_with_more_players_each_is_alone_among_the_others_at_every_seat() -> None:
    seatings = schedule(["a", "b"], 4, 5)
    assert {(s.bot, s.rival) for s in seatings} == {("a", "b"), ("b", "a")}
    assert len(seatings) == 2 * 8  # five games are rounded up to two deals at four seats
    assert {s.seat for s in seatings} == {0, 1, 2, 3}


def test_a_game_is_the_same_in_any_process() -> None:
    seatings = schedule(["greedy", "random"], 2, 4)
    alone = [r._replace(seconds=0) for r in play_all(TABLE, seatings, 1)]
    together = [r._replace(seconds=0) for r in play_all(TABLE, seatings, 2)]
    assert alone == together


def test_one_bot_sits_among_rivals() -> None:
    result = play(TABLE._replace(players=4), Seating("greedy", "random", 2, 0))
    assert result.moves > 10
    assert 0 <= result.share <= 1
    assert result.seconds > 0


def test_standings_sum_up_each_pairing() -> None:
    def result(share: float, ahead: int) -> Result:
        return Result(Seating("a", "b", 0, 0), share, ahead, 2.0, 4, 0)

    (standing,) = standings([result(1, 10), result(0.5, 0), result(0, -4), result(1, 2)])
    assert (standing.bot, standing.rival, standing.games) == ("a", "b", 4)
    assert standing.share == pytest.approx(0.625)
    assert standing.low < 0.625 < standing.high
    assert standing.score_difference == pytest.approx(2)
    assert standing.seconds_a_move == pytest.approx(0.5)
