import pytest

from boardwright.core.messages import message
from tests.rules.biotopia.table import asked, cards, play, points, table
from tests.rules.position import legal, line, refused

SEVEN = "essex_skipper*3,large_white*2,red_admiral,peacock"


@pytest.mark.rule("BT-2.1")
def test_a_turn_draws_the_top_card_and_passes_clockwise() -> None:
    state = play(table(), "draw", draws="peacock")
    assert cards(state, "1", "hand") == "peacock*1"
    assert cards(state, "1", "known") == "-"
    assert asked(state) == "turn:2"
    play(state, "draw", "draw", draws="sunshine sunshine")
    assert asked(state) == "turn:1"


@pytest.mark.rule("BT-2.2")
def test_a_sky_card_is_taken_and_replaced_at_once() -> None:
    state = table(sky="essex_skipper large_white essex_skipper")
    assert legal(state, "take") == ["take essex_skipper", "take large_white"]
    play(state, "take essex_skipper", draws="peacock")
    assert cards(state, "1", "hand") == "essex_skipper*1"
    assert line(state, "sky") == "peacock large_white essex_skipper"
    assert refused(state, "take sunshine").rule == "BT-2.2"


@pytest.mark.rule("BT-2.2")
@pytest.mark.parametrize(
    "sky",
    [
        "essex_skipper large_white peacock",
        "peacock large_white essex_skipper",
        "large_white peacock essex_skipper",
        "peacock essex_skipper large_white",
    ],
)
def test_sky_cards_are_listed_in_the_order_of_their_kinds(sky: str) -> None:
    assert legal(table(sky=sky), "take") == [
        "take essex_skipper",
        "take large_white",
        "take peacock",
    ]


@pytest.mark.rule("BT-2.3", "BT-3.1", "BT-3.11")
def test_any_card_may_be_played_as_a_flower() -> None:
    state = table(one="hand peacock,chrysalis,sunshine,common_knapweed")
    assert legal(state, "flower") == [
        "flower peacock",
        "flower chrysalis",
        "flower sunshine",
        "flower common_knapweed",
    ]
    play(state, "flower common_knapweed")
    assert cards(state, "1", "flowers") == "common_knapweed*1"
    assert cards(state, "1", "knapweeds") == "0"
    assert state.symbols[0] == 1
    assert refused(table(), "flower peacock").rule == "BT-2.3"


@pytest.mark.rule("BT-2.4")
def test_a_card_needs_as_many_symbols_as_it_costs_and_uses_none_up() -> None:
    short = table(one="hand red_admiral*2 flowers sunshine*4")
    error = refused(short, "play red_admiral")
    assert error.rule == "BT-2.4"
    assert error.why.values == {
        "card": message("biotopia-card-red-admiral"),
        "needs": 5,
        "has": 4,
    }
    state = table(one="hand red_admiral*2 flowers sunshine*5")
    play(state, "play red_admiral")
    assert state.symbols[0] == 5
    assert cards(state, "1", "hand") == "red_admiral*1"
    assert refused(short, "play peacock").rule == "BT-2.4"


@pytest.mark.rule("BT-2.5")
def test_meeting_a_mission_gives_nothing_until_an_action_takes_one() -> None:
    state = table(one="hand sunshine flowers peacock*5,sunshine butterflies essex_skipper*3")
    assert points(state, "missions") == [0, 0, 0]
    play(state, "flower sunshine")
    assert points(state, "missions") == [0, 0, 0]
    play(state, "draw", "draw", draws="chrysalis chrysalis")
    assert legal(state, "mission") == ["mission three_skippers", "mission seven_flowers"]
    play(state, "mission seven_flowers")
    assert points(state, "missions") == [2, 0, 0]
    assert asked(state) == "turn:2"


@pytest.mark.rule("BT-2.6", "BT-R6")
def test_more_than_six_cards_are_discarded_at_the_end_of_the_turn() -> None:
    state = table(one=f"hand {SEVEN}")
    play(state, "draw", draws="sunshine")
    assert asked(state) == "hand-limit:1"
    assert legal(state) == [
        "discard essex_skipper",
        "discard large_white",
        "discard red_admiral",
        "discard peacock",
        "discard sunshine",
    ]
    play(state, "discard peacock")
    assert asked(state) == "hand-limit:1"
    play(state, "discard sunshine")
    assert asked(state) == "turn:2"
    assert line(state, "compost") == "peacock*1,sunshine*1"
    assert state.hand_size[0] == 6


@pytest.mark.rule("BT-2.6")
def test_six_cards_may_stay() -> None:
    state = table(one="hand essex_skipper*5")
    assert asked(play(state, "draw", draws="sunshine")) == "turn:2"


@pytest.mark.rule("BT-R6", "BT-2.6")
def test_who_plays_a_card_down_to_six_discards_nothing() -> None:
    state = table(one=f"hand {SEVEN}")
    assert asked(play(state, "flower peacock")) == "turn:2"


@pytest.mark.rule("BT-2.6")
def test_a_card_that_is_not_in_the_hand_is_not_discarded() -> None:
    state = play(table(one=f"hand {SEVEN}"), "draw", draws="peacock")
    assert refused(state, "discard sunshine").rule == "BT-2.6"
    assert refused(state, "draw").rule == "BT-2.6"
