"""Chrysalis and sunshine (section 3)."""

import pytest

from tests.rules.biotopia.table import asked, cards, play, table
from tests.rules.position import legal, line, refused


@pytest.mark.rule("BT-3.12", "BT-3.5")
def test_an_orange_tip_takes_the_very_chrysalis_that_turned_it() -> None:
    state = table(one="hand chrysalis flowers orange_tip,sunshine*2")
    play(state, "play chrysalis")
    assert line(state, "compost") == "chrysalis*1"
    assert asked(state) == "chrysalis-target:1"
    assert line(state, "asked") == "end-turn:1:0 chrysalis-target:1:0"
    play(state, "turn orange_tip", "take chrysalis from compost")
    assert cards(state, "1", "hand") == "chrysalis*1"
    assert line(state, "compost") == "-"
    assert asked(state) == "turn:2"


@pytest.mark.rule("BT-3.12")
def test_a_chrysalis_needs_its_own_cost_before_it_turns() -> None:
    state = table(one="hand chrysalis flowers essex_skipper,sunshine")
    assert refused(state, "play chrysalis").rule == "BT-2.4"


@pytest.mark.rule("BT-3.12")
def test_a_chrysalis_must_turn_an_own_flower_side_butterfly() -> None:
    state = table(
        one="hand chrysalis flowers essex_skipper,sunshine knapweeds 1", two="flowers brimstone"
    )
    play(state, "play chrysalis")
    assert legal(state) == ["turn essex_skipper"]
    assert refused(state, "turn brimstone").rule == "BT-3.12"
    assert refused(state, "decline").rule == "BT-3.12"


@pytest.mark.rule("BT-R2")
@pytest.mark.parametrize("row", ["peacock*3", "sunshine*2,chrysalis", "common_knapweed*3"])
def test_a_chrysalis_with_nothing_to_turn_cannot_be_played(row: str) -> None:
    state = table(one=f"hand chrysalis flowers {row}")
    assert legal(state, "play") == []
    assert refused(state, "play chrysalis").rule == "BT-R2"
    assert "flower chrysalis" in legal(state)


@pytest.mark.rule("BT-3.12", "BT-3.6")
def test_a_turned_brimstone_lays_a_flower() -> None:
    state = table(one="hand chrysalis flowers brimstone,sunshine*2")
    play(state, "play chrysalis", "turn brimstone", draws="peacock")
    assert cards(state, "1", "flowers") == "peacock*1,sunshine*2"
    assert state.symbols[0] == 3


@pytest.mark.rule("BT-3.12", "BT-3.8", "BT-4.3")
def test_a_turned_large_white_counts_at_once() -> None:
    state = table(
        one="hand chrysalis flowers large_white,sunshine*2 butterflies large_white",
        two="butterflies large_white",
    )
    assert state.large_whites_leader == -1
    play(state, "play chrysalis", "turn large_white")
    assert state.large_whites_leader == 0


@pytest.mark.rule("BT-3.13")
def test_sunshine_draws_three_cards_and_goes_to_the_compost() -> None:
    state = table(one="hand sunshine flowers red_admiral*2")
    play(state, "play sunshine", draws="peacock brimstone peacock")
    assert cards(state, "1", "hand") == "brimstone*1,peacock*2"
    assert line(state, "compost") == "sunshine*1"
    assert asked(state) == "turn:2"
    assert refused(table(one="hand sunshine flowers red_admiral"), "play sunshine").rule == "BT-2.4"


@pytest.mark.rule("BT-3.13", "BT-5.2")
def test_a_reshuffle_during_sunshine_does_not_include_it() -> None:
    state = table(
        one="hand sunshine flowers red_admiral*2", deck="peacock", compost="brimstone,chrysalis"
    )
    play(state, "play sunshine", draws="peacock chrysalis brimstone")
    assert line(state, "deck") == "-"
    assert line(state, "compost") == "sunshine*1"


@pytest.mark.rule("BT-3.13", "BT-R3")
def test_sunshine_draws_what_there_is() -> None:
    state = table(one="hand sunshine flowers red_admiral*2", deck="peacock", compost="brimstone")
    play(state, "play sunshine", draws="peacock brimstone")
    assert cards(state, "1", "hand") == "brimstone*1,peacock*1"
    assert line(state, "compost") == "sunshine*1"
