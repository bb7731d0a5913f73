import pytest

from tests.rules.builders.table import BARE, OWN, asked, others, play, points, supply, table
from tests.rules.position import legal, line


def with_mobs(mobs: str) -> str:
    """Return red's line with beaten mobs, worth 2 experience so far."""
    return f"13 1 0,2,0,0,0,0,0 - {OWN} {BARE} {mobs}"


@pytest.mark.rule("BB-8.1")
def test_after_two_actions_mobs_may_be_traded_in_for_more() -> None:
    state = table(red=with_mobs("spider_1,zombie_2"), turn="5 red 1 explore", asked="second-action")
    assert "trade" not in legal(state)
    play(state, "block a1", "block d1")
    assert (asked(state), legal(state)) == ("trade-or-end red", ["end", "trade"])
    play(state, "trade")
    assert asked(state) == "extra-action red"
    assert (others(state), line(state, "returned")) == ("zombie_2", "spider_1")
    play(state, "block a4", "block d4")
    assert asked(state) == "trade-or-end red"
    play(state, "trade", "block a4", "block d4")
    assert (asked(state), supply(state)) == ("first-action blue", "wood*6")
    assert line(state, "returned") == "spider_1,zombie_2"


@pytest.mark.rule("BB-8.1")
def test_a_traded_mob_keeps_its_experience() -> None:
    state = table(red=with_mobs("spider_1"), turn="5 red 2 explore", asked="trade-or-end")
    assert points(play(state, "trade"), "mobs") == [2, 0]


@pytest.mark.rule("BB-8.1")
def test_an_extra_action_is_of_any_kind_and_must_be_carried_out() -> None:
    state = table(
        red=f"3 1 0,2,0,0,0,0,0 wood*2 {OWN} {BARE} spider_1",
        cells="c1=bow d1=tnt c2=zombie_1 d2=forest_wood_bridge",
        turn="5 red 2 explore",
        asked="trade-or-end",
    )
    play(state, "trade")
    kinds = {text.split()[0] for text in legal(state)}
    assert kinds == {"block", "explore", "build", "fight", "collect"}


@pytest.mark.rule("BB-8.1")
def test_the_turn_may_be_ended_with_mobs_kept() -> None:
    state = table(red=with_mobs("spider_1"), turn="5 red 2 explore", asked="trade-or-end")
    play(state, "end")
    assert (asked(state), others(state)) == ("first-action blue", "spider_1")


@pytest.mark.rule("BB-8.2", "BB-8.1")
def test_a_scoring_mob_cannot_be_traded_in() -> None:
    state = table(red=with_mobs("witch_stone"), turn="5 red 1 explore", asked="second-action")
    play(state, "block a1", "block d1")
    assert asked(state) == "first-action blue"


@pytest.mark.rule("BB-8.1")
def test_another_player_s_mobs_do_not_help() -> None:
    state = table(
        turn="5 red 1 explore",
        asked="second-action",
        blue=f"13 2 0,2,0,0,0,0,0 - {OWN} {BARE} spider_1",
    )
    play(state, "block a1", "block d1")
    assert asked(state) == "first-action blue"


@pytest.mark.rule("BB-R6")
def test_a_mob_beaten_in_this_turn_may_be_used_also_one_beaten_by_an_extra_action() -> None:
    state = table(cells="c3=spider_1 d3=spider_2", turn="5 red 1 explore", asked="second-action")
    win = "weapon:wooden_sword weapon:stone_sword weapon:poisonous_potato"
    play(state, "fight c3", draws=win)
    assert asked(state) == "trade-or-end red"
    play(state, "trade", "fight d3", draws=win)
    assert asked(state) == "trade-or-end red"
    play(state, "trade", "block a1", "block d1")
    assert asked(state) == "first-action blue"
    assert points(state, "mobs") == [4, 0]


@pytest.mark.rule("BB-R6")
def test_mobs_are_traded_in_one_at_a_time_by_one_action() -> None:
    state = table(red=with_mobs("spider_1,creeper_2"), turn="5 red 2 explore", asked="trade-or-end")
    assert legal(state) == ["end", "trade"]
    assert others(play(state, "trade")).count("_") == 1
