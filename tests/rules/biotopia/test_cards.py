"""What butterflies and knapweed do (section 3)."""

import pytest

from tests.rules.biotopia.table import asked, cards, play, points, table
from tests.rules.position import legal, line, refused

FIVE = "flowers sunshine*5"


@pytest.mark.rule("BT-3.1")
def test_knapweed_face_up_is_two_symbols_in_the_flower_row() -> None:
    state = table(one="hand common_knapweed*2 flowers sunshine*2")
    play(state, "play common_knapweed")
    assert state.symbols[0] == 4
    assert cards(state, "1", "knapweeds") == "1"
    assert cards(state, "1", "flowers") == "sunshine*2"
    assert refused(
        table(one="hand common_knapweed flowers peacock"), "play common_knapweed"
    ).rule == ("BT-2.4")


@pytest.mark.rule("BT-3.2", "BT-3.3")
@pytest.mark.parametrize(("kind", "scored"), [("red_admiral", 2), ("essex_skipper", 1)])
def test_a_butterfly_without_effect_only_scores(kind: str, scored: int) -> None:
    state = play(table(one=f"hand {kind} {FIVE}"), f"play {kind}")
    assert cards(state, "1", "butterflies") == f"{kind}*1"
    assert points(state, "butterflies") == [scored, 0, 0]
    assert cards(state, "1", "hand") == "-"
    assert asked(state) == "turn:2"


@pytest.mark.rule("BT-3.4")
def test_common_blue_may_take_a_sky_card() -> None:
    state = play(table(one=f"hand common_blue {FIVE}"), "play common_blue")
    assert asked(state) == "sky-card:1"
    assert legal(state) == ["take essex_skipper", "take large_white", "take sunshine", "decline"]
    assert refused(state, "take peacock").rule == "BT-3.4"
    declined = play(state.clone(), "decline")
    assert asked(declined) == "turn:2"
    assert cards(declined, "1", "hand") == "-"
    play(state, "take sunshine", draws="peacock")
    assert cards(state, "1", "hand") == "sunshine*1"
    assert line(state, "sky") == "essex_skipper large_white peacock"


@pytest.mark.rule("BT-3.5")
def test_orange_tip_may_take_any_card_of_the_compost() -> None:
    state = table(one=f"hand orange_tip {FIVE}", compost="peacock*2,chrysalis")
    play(state, "play orange_tip")
    assert asked(state) == "compost-card:1"
    assert legal(state) == ["take peacock from compost", "take chrysalis from compost", "decline"]
    assert refused(state, "take sunshine from compost").rule == "BT-3.5"
    declined = play(state.clone(), "decline")
    assert line(declined, "compost") == "peacock*2,chrysalis*1"
    assert asked(declined) == "turn:2"
    play(state, "take peacock from compost")
    assert line(state, "compost") == "peacock*1,chrysalis*1"
    assert cards(state, "1", "hand") == "peacock*1"


@pytest.mark.rule("BT-3.6")
@pytest.mark.parametrize("top", ["common_knapweed", "chrysalis", "peacock"])
def test_brimstone_lays_the_top_card_flower_side_up_whatever_it_is(top: str) -> None:
    state = table(one="hand brimstone flowers red_admiral*4")
    play(state, "play brimstone", draws=top)
    assert f"{top}*1" in cards(state, "1", "flowers")
    assert state.symbols[0] == 5
    assert cards(state, "1", "knapweeds") == "0"
    assert asked(state) == "turn:2"


@pytest.mark.rule("BT-3.6", "BT-7.1")
def test_only_the_owner_knows_the_card_a_brimstone_laid() -> None:
    state = table(one="hand brimstone flowers red_admiral*4")
    other = state.clone()
    play(state, "play brimstone", draws="peacock")
    play(other, "play brimstone", draws="sunshine")
    assert state.view(1) == other.view(1)
    assert state.view(0).flowers != other.view(0).flowers


@pytest.mark.rule("BT-3.7", "BT-R4")
def test_meadow_brown_draws_all_cards_or_none() -> None:
    state = table(one=f"hand meadow_brown {FIVE} butterflies meadow_brown")
    play(state, "play meadow_brown")
    assert asked(state) == "more-cards:1"
    assert legal(state) == ["draw", "decline"]
    declined = play(state.clone(), "decline")
    assert cards(declined, "1", "hand") == "-"
    assert asked(declined) == "turn:2"
    play(state, "draw", draws="peacock peacock")
    assert cards(state, "1", "hand") == "peacock*2"


@pytest.mark.rule("BT-R4", "BT-R3")
@pytest.mark.parametrize("kind", ["common_blue", "orange_tip", "meadow_brown", "brimstone"])
def test_an_effect_with_nothing_to_take_is_not_asked(kind: str) -> None:
    state = table(one=f"hand {kind} {FIVE}", deck="-", sky="-")
    play(state, f"play {kind}")
    assert asked(state) == "turn:2"
    assert cards(state, "1", "butterflies") == f"{kind}*1"
    assert state.symbols[0] == 5


@pytest.mark.rule("BT-R3", "BT-3.7")
def test_meadow_browns_draw_what_there_is() -> None:
    state = table(
        one=f"hand meadow_brown {FIVE} butterflies meadow_brown*2",
        deck="peacock",
        compost="chrysalis",
    )
    play(state, "play meadow_brown", "draw", draws="peacock chrysalis")
    assert cards(state, "1", "hand") == "peacock*1,chrysalis*1"


@pytest.mark.rule("BT-3.8", "BT-4.3")
def test_the_first_large_white_takes_its_mission_at_once() -> None:
    state = play(table(one=f"hand large_white {FIVE}"), "play large_white")
    assert points(state, "large_whites") == [2, 0, 0]


@pytest.mark.rule("BT-3.9", "BT-R7")
def test_a_turned_tortoiseshell_scores_by_its_place() -> None:
    flowers = "flowers small_tortoiseshell,sunshine*2"
    state = table(one=f"hand chrysalis {flowers} butterflies small_tortoiseshell*2")
    assert points(state, "tortoiseshells") == [3, 0, 0]
    play(state, "play chrysalis", "turn small_tortoiseshell")
    assert points(state, "tortoiseshells") == [6, 0, 0]


@pytest.mark.rule("BT-3.10")
def test_a_mourning_cloak_has_no_other_butterflys_effect() -> None:
    state = table(one="hand mourning_cloak flowers sunshine*5,peacock butterflies common_blue")
    play(state, "play mourning_cloak")
    assert asked(state) == "turn:2"
    assert points(state, "butterflies") == [3, 0, 0]


@pytest.mark.rule("BT-3.11")
def test_a_peacock_is_played_from_the_hand() -> None:
    state = table(one="hand peacock,chrysalis flowers sunshine*5,peacock,red_admiral")
    turned = play(state.clone(), "play chrysalis")
    assert legal(turned) == ["turn red_admiral"]
    assert refused(turned, "turn peacock").rule == "BT-3.11"
    play(state, "play peacock")
    assert points(state, "butterflies") == [3, 0, 0]


@pytest.mark.rule("BT-3.14")
def test_a_butterfly_stays_when_the_flowers_become_fewer() -> None:
    state = table(one="hand chrysalis flowers sunshine*5,red_admiral*2 butterflies peacock")
    play(state, "play chrysalis", "turn red_admiral")
    assert state.symbols[0] == 6
    assert cards(state, "1", "butterflies") == "red_admiral*1,peacock*1"
