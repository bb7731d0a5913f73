"""The worked examples of the rulebook."""

import pytest

from tests.rules.biotopia.table import asked, cards, play, points, table, totals
from tests.rules.position import legal, line, refused


@pytest.mark.rule("BT-3.9")
@pytest.mark.parametrize(
    ("in_play", "cost", "after"), [(0, 3, 1), (1, 4, 3), (2, 5, 6), (3, 6, 10)]
)
def test_tortoiseshells_cost_and_score_more_and_more(in_play: int, cost: int, after: int) -> None:
    row = f"butterflies small_tortoiseshell*{in_play}" if in_play else ""
    poor = table(one=f"hand small_tortoiseshell flowers red_admiral*{cost - 1} {row}")
    assert refused(poor, "play small_tortoiseshell").rule == "BT-3.9"
    rich = table(one=f"hand small_tortoiseshell flowers red_admiral*{cost} {row}")
    play(rich, "play small_tortoiseshell")
    assert points(rich, "tortoiseshells") == [after, 0, 0]


@pytest.mark.rule("BT-3.7")
def test_the_third_meadow_brown_draws_three_cards() -> None:
    state = table(one="hand meadow_brown flowers red_admiral*3 butterflies meadow_brown*2")
    play(state, "play meadow_brown", "draw", draws="peacock sunshine peacock")
    assert cards(state, "1", "hand") == "peacock*2,sunshine*1"
    assert asked(state) == "turn:2"


@pytest.mark.rule("BT-3.12", "BT-3.14")
def test_a_chrysalis_turns_a_common_blue_though_two_flowers_remain() -> None:
    state = table(one="hand chrysalis flowers common_blue,peacock,sunshine")
    play(state, "play chrysalis", "turn common_blue", "take large_white", draws="brimstone")
    assert cards(state, "1", "butterflies") == "common_blue*1"
    assert cards(state, "1", "flowers") == "peacock*1,sunshine*1"
    assert cards(state, "1", "hand") == "large_white*1"
    assert line(state, "sky") == "essex_skipper brimstone sunshine"


@pytest.mark.rule("BT-3.10", "BT-2.5")
def test_a_mourning_cloak_stands_for_the_missing_brimstone() -> None:
    row = "butterflies common_blue,essex_skipper,meadow_brown"
    assert refused(table(one=row), "mission meadow_quartet").rule == "BT-2.5"
    state = table(one=f"{row},mourning_cloak")
    assert legal(state, "mission") == ["mission meadow_quartet"]
    play(state, "mission meadow_quartet")
    assert points(state, "missions") == [2, 0, 0]


@pytest.mark.rule("BT-4.3", "BT-6.1", "BT-R1")
def test_the_leader_loses_most_large_whites_in_the_last_round() -> None:
    state = table(
        players="2",
        one="hand peacock flowers sunshine*5,essex_skipper*2 butterflies peacock*3,large_white",
        two="hand large_white flowers red_admiral*3",
    )
    assert totals(state) == [12, 0]
    play(state, "play peacock")
    assert totals(state) == [15, 0]
    play(state, "play large_white")
    assert totals(state) == [13, 1]
    assert points(state, "large_whites") == [0, 0]
    assert state.is_terminal()
    assert state.outcome().places == [1, 2]


@pytest.mark.rule("BT-3.12", "BT-3.2", "BT-7.2")
def test_a_chrysalis_turns_a_red_admiral_that_costs_more_than_three() -> None:
    state = table(one="hand chrysalis,red_admiral flowers red_admiral,peacock,sunshine")
    assert refused(state, "play red_admiral").rule == "BT-2.4"
    play(state, "play chrysalis", "turn red_admiral")
    assert points(state, "butterflies") == [2, 0, 0]
    assert asked(state) == "turn:2"
