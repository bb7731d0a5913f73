"""The ladder plays whom it should, and sums up rightly."""

import pytest

from boardwright.bots.specs import parse_spec
from boardwright.lab.elo import win_chance
from boardwright.lab.ladder import USUAL, Ladder, rungs
from boardwright.lab.timing import this_machine
from boardwright.lab.tournament import Result, SeatEffort, Seating

FIVE = ["a", "b", "c", "d", "e"]


def pairs(ladder: Ladder) -> list[tuple[str, str]]:
    return [(pairing.bot, pairing.rival) for pairing in ladder.pairings()]


def result(seating: Seating, share: float) -> Result:
    return Result(seating, share, 3, SeatEffort(1.0, 10, 0), SeatEffort(2.0, 40, 0))


def won_by(ladder: Ladder, of_ten: int) -> list[Result]:
    """Let the bot that is named win so many of each ten deals."""
    return [result(s, float(s.deal % 10 < of_ten)) for s in ladder.seatings()]


def test_each_bot_plays_its_neighbours_and_next_neighbours() -> None:
    assert pairs(Ladder(2, FIVE, 10, {}, [])) == [
        ("b", "a"),
        ("c", "a"),
        ("c", "b"),
        ("d", "b"),
        ("d", "c"),
        ("e", "c"),
        ("e", "d"),
    ]
    for also in (("a", "e"), ("e", "a")):
        assert ("e", "a") in pairs(Ladder(2, FIVE, 10, {}, [also]))


def test_each_level_plays_the_next_one_however_far_apart() -> None:
    bots = ["level:1", "x", "y", "level:2", "level:4"]
    assert ("level:2", "level:1") in pairs(Ladder(2, bots, 10, {}, []))
    assert ("level:4", "level:1") not in pairs(Ladder(2, bots, 10, {}, []))


def test_with_more_players_each_is_alone_among_the_other() -> None:
    assert pairs(Ladder(4, ["a", "b"], 10, {}, [])) == [("b", "a"), ("a", "b")]
    assert pairs(Ladder(4, ["a", "b"], 10, {"b": 4}, [("a", "b")])) == [("b", "a")]


def test_bots_that_think_long_play_few_games_and_only_those_asked_for() -> None:
    ladder = Ladder(2, FIVE, 40, {"d": 20, "e": 10}, [("a", "d"), ("d", "e")])
    assert [(pairing.bot, pairing.rival, pairing.games) for pairing in ladder.pairings()] == [
        ("b", "a", 40),
        ("c", "a", 40),
        ("d", "a", 20),
        ("c", "b", 40),
        ("e", "d", 10),
    ]


def test_greedy_is_at_0_wherever_it_plays() -> None:
    assert Ladder(2, ["random", "greedy"], 10, {}, []).fixed() == "greedy"
    assert Ladder(2, ["random", "level:1"], 10, {}, []).fixed() == "random"


def test_rungs_are_rated_from_all_games_and_both_sides() -> None:
    ladder = Ladder(2, ["random", "greedy"], 400, {}, [])
    high, low = rungs(ladder, won_by(ladder, 8))
    assert (high.bot, low.bot) == ("greedy", "random")
    assert (high.elo, high.low, high.high) == (0, 0, 0)
    assert win_chance(-low.elo, 2) == pytest.approx(320.5 / 401)
    assert low.low < low.elo < low.high
    assert (high.games, low.games) == (400, 400)
    assert (high.seconds_a_move, low.seconds_a_move) == (0.1, 0.05)


def test_the_bots_that_are_compared_if_nobody_says_so_are_known() -> None:
    for spec in USUAL:
        parse_spec(spec)


def test_the_machine_is_described() -> None:
    machine = this_machine()
    assert machine.processor
    assert machine.cores >= 1
