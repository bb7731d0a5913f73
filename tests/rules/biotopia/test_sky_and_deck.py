import pytest

from boardwright.core.chance import ScriptedChance, Undecided
from tests.rules.biotopia.table import asked, cards, play, table
from tests.rules.position import legal, line, refused


@pytest.mark.rule("BT-5.1", "BT-R8")
def test_three_alike_go_to_the_compost_again_if_need_be() -> None:
    state = table(sky="peacock peacock sunshine")
    play(
        state,
        "take sunshine",
        draws="peacock brimstone brimstone brimstone essex_skipper peacock peacock",
    )
    assert line(state, "sky") == "essex_skipper peacock peacock"
    assert line(state, "compost") == "brimstone*3,peacock*3"


@pytest.mark.rule("BT-5.1", "BT-3.4")
def test_three_alike_after_a_common_blue_are_replaced_too() -> None:
    state = table(sky="peacock peacock sunshine", one="hand common_blue flowers red_admiral*3")
    play(
        state,
        "play common_blue",
        "take sunshine",
        draws="peacock essex_skipper essex_skipper brimstone",
    )
    assert line(state, "compost") == "peacock*3"


@pytest.mark.rule("BT-5.2", "BT-R10")
def test_an_empty_deck_is_made_of_the_compost_when_a_card_must_be_drawn() -> None:
    state = table(deck="peacock", compost="brimstone*2")
    play(state, "draw", draws="peacock")
    assert (line(state, "deck"), line(state, "compost")) == ("-", "brimstone*2")
    with pytest.raises(Undecided) as open_question:
        state.apply_action(state.string_to_action("draw"), ScriptedChance([]))
    assert open_question.value.probabilities() == [(5, 1.0)]
    play(state, "draw", draws="brimstone")
    assert (line(state, "deck"), line(state, "compost")) == ("brimstone*1", "-")


@pytest.mark.rule("BT-R10", "BT-3.5")
def test_an_orange_tip_finds_the_compost_that_the_last_card_of_the_deck_left_there() -> None:
    state = table(
        deck="peacock", compost="brimstone*2", two="hand orange_tip flowers red_admiral*4"
    )
    play(state, "draw", "play orange_tip", draws="peacock")
    assert legal(state, "take") == ["take brimstone from compost"]


@pytest.mark.rule("BT-R3", "BT-2.1")
def test_nothing_can_be_drawn_from_nothing() -> None:
    state = table(deck="-", one="hand peacock")
    assert "draw" not in legal(state)
    assert refused(state, "draw").rule == "BT-R3"


@pytest.mark.rule("BT-R3", "BT-2.2")
def test_the_sky_stays_short_without_a_card_to_draw() -> None:
    state = play(table(deck="-"), "take large_white")
    assert line(state, "sky") == "essex_skipper - sunshine"
    assert legal(state, "take") == ["take essex_skipper", "take sunshine"]


@pytest.mark.rule("BT-R3", "BT-2.6")
def test_a_short_sky_is_filled_at_the_end_of_a_turn_after_discards() -> None:
    state = table(
        deck="-", sky="essex_skipper large_white -", one="hand peacock*4,sunshine*2,chrysalis"
    )
    play(state, "take large_white")
    assert line(state, "sky") == "essex_skipper - -"
    play(state, "discard chrysalis", "discard peacock", draws="peacock chrysalis")
    assert line(state, "sky") == "essex_skipper peacock chrysalis"
    assert asked(state) == "turn:2"


@pytest.mark.rule("BT-R3")
def test_a_short_sky_is_filled_at_the_next_refill() -> None:
    state = table(
        deck="-",
        sky="essex_skipper large_white -",
        compost="peacock,chrysalis",
        one="hand common_blue flowers red_admiral*3",
    )
    play(state, "play common_blue", "take large_white", draws="chrysalis peacock")
    assert line(state, "sky") == "essex_skipper chrysalis peacock"
    assert cards(state, "1", "hand") == "large_white*1"


@pytest.mark.rule("BT-R8")
@pytest.mark.parametrize("compost", ["-", "peacock"])
def test_three_alike_stay_if_only_that_kind_is_left(compost: str) -> None:
    state = table(deck="-", sky="peacock peacock peacock", compost=compost, one="hand sunshine")
    play(state, "flower sunshine")
    assert line(state, "sky") == "peacock peacock peacock"
    assert line(state, "compost") == ("-" if compost == "-" else "peacock*1")


@pytest.mark.rule("BT-R8")
def test_three_alike_that_stayed_are_checked_at_the_end_of_each_turn() -> None:
    state = table(
        deck="-",
        sky="peacock peacock peacock",
        one="hand sunshine flowers red_admiral*2",
    )
    play(state, "play sunshine", draws="sunshine peacock peacock")
    assert line(state, "sky") == "sunshine peacock peacock"
    assert line(state, "deck") == "peacock*1"


@pytest.mark.rule("BT-R3", "BT-R11")
def test_who_can_do_nothing_passes_and_only_then() -> None:
    stuck = table(deck="-", sky="-")
    assert legal(stuck) == ["pass"]
    assert refused(table(deck="-", sky="-", one="hand peacock"), "pass").rule == "BT-R11"
    play(stuck, "pass")
    assert asked(stuck) == "turn:2"
    assert line(stuck, "course") == "open start 1 passes 1 idle 1"


@pytest.mark.rule("BT-R3")
def test_an_action_ends_the_row_of_passes() -> None:
    state = table(deck="-", sky="-", course="open 1 2", one="hand peacock")
    play(state, "flower peacock")
    assert line(state, "course") == "open start 1 passes 0 idle 0"


@pytest.mark.rule("BT-R3")
def test_the_game_ends_at_once_when_all_have_passed_in_a_row() -> None:
    state = table(deck="-", sky="-", course="open 1 2", asked="turn:2:0")
    play(state, "pass")
    assert state.is_terminal()
    assert state.outcome().reason == "all-passed"
