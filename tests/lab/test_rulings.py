"""How often a ruling matters is counted by games, with an interval."""

import pytest

from tools.trials.rulings import shares, wilson


def test_an_offer_that_may_be_declined_is_counted_once_a_game() -> None:
    found = {share.what: share for share in shares("imhotep", "random", 3, 20, 0)}
    offered, declined = (
        found[f"IM-R10: {what}"] for what in ("the stones were offered", "they were declined")
    )
    assert 0 < declined.games < offered.games <= offered.of == 20
    assert offered.low < offered.games / 20 < offered.high


def test_an_interval_stays_within_none_and_all() -> None:
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
