"""Luck and decisions are told apart line by line, and noise counts as neither."""

import pytest

from boardwright.lab.luck import Swing, luck_in, swing
from boardwright.lab.playouts import Redecided, Returns, means_of

PLAYOUTS = 10


def black_wins(times: int) -> Returns:
    """Return play-outs of which Black wins the first few."""
    return [[1.0, 0.0]] * times + [[0.0, 1.0]] * (PLAYOUTS - times)


def sure(share: float) -> Returns:
    """Return play-outs that all give Black the same share, so that there is no noise."""
    return [[share, 1 - share]] * PLAYOUTS


EVEN, BLACK, WON = sure(0.5), sure(0.8), sure(1.0)


def answered(returns: Returns) -> Redecided:
    return Redecided(returns, is_decided=False)


def gains(returns: Returns) -> list[float]:
    return means_of(returns)[0]


def test_a_choice_without_chance_is_all_decision() -> None:
    line = swing(EVEN, BLACK, None, is_forced=False)
    assert line.luck == []
    assert gains(line.decision) == pytest.approx([0.3, -0.3])


def test_a_forced_action_is_all_luck() -> None:
    line = swing(EVEN, BLACK, None, is_forced=True)
    assert gains(line.luck) == pytest.approx([0.3, -0.3])
    assert line.decision == []


def test_a_choice_with_chance_is_split_at_the_mean_over_other_answers() -> None:
    line = swing(EVEN, WON, answered(BLACK), is_forced=False)
    assert gains(line.luck) == pytest.approx([0.2, -0.2])
    assert gains(line.decision) == pytest.approx([0.3, -0.3])


def test_chance_that_can_answer_nothing_else_is_no_luck() -> None:
    line = swing(EVEN, WON, Redecided(BLACK, is_decided=True), is_forced=False)
    assert line == swing(EVEN, WON, None, is_forced=False)


def test_the_deal_is_luck() -> None:
    line = swing(None, BLACK, answered(EVEN), is_forced=True)
    assert gains(line.luck) == pytest.approx([0.3, -0.3])
    only = Redecided(EVEN, is_decided=True)
    assert swing(None, BLACK, only, is_forced=True) == Swing([], [])


def test_the_share_is_0_without_luck_1_without_decisions_and_between_with_both() -> None:
    decided = swing(EVEN, BLACK, None, is_forced=False)
    lucky = swing(EVEN, BLACK, None, is_forced=True)
    assert luck_in([decided], PLAYOUTS, 2).share == 0
    assert luck_in([lucky], PLAYOUTS, 2).share == 1
    both = luck_in([decided, lucky], PLAYOUTS, 2)
    assert both.share == pytest.approx(0.5)
    assert (both.low, both.high) == pytest.approx((0.5, 0.5))
    assert both.by_seat == pytest.approx([0.3, -0.3])
    assert both.margins == pytest.approx([0, 0])
    mostly_decided = luck_in([decided, decided, decided, lucky], PLAYOUTS, 2)
    assert mostly_decided.share == pytest.approx(0.25)


def test_what_only_the_noise_of_the_play_outs_moves_is_no_swing() -> None:
    shuffled = [*black_wins(5)[5:], *black_wins(5)[:5]]
    shuffled[0] = [1.0, 0.0]
    found = luck_in([swing(black_wins(5), shuffled, None, is_forced=True)], PLAYOUTS, 2)
    assert found.share is None
    assert (found.low, found.high) == (0, 1)
    assert found.margins[0] > abs(found.by_seat[0])


def test_play_outs_of_the_same_number_belong_together() -> None:
    """Nine of ten go on as before: the change is as sure as that one is rare."""
    line = swing(black_wins(5), black_wins(6), None, is_forced=True)
    assert sorted(line.luck) == [[0, 0]] * (PLAYOUTS - 1) + [[1, -1]]


def test_noise_widens_the_interval_within_0_and_1() -> None:
    lines = [swing(black_wins(2), black_wins(8), None, is_forced=f) for f in (True, False)]
    found = luck_in(lines, PLAYOUTS, 2)
    assert found.share == pytest.approx(0.5)
    assert 0 <= found.low < 0.4
    assert 0.6 < found.high <= 1
