import pytest

from boardwright.core.game import TERMINAL
from tests.rules.biotopia.table import asked, play, table, totals
from tests.rules.position import legal, line, refused

FOURTEEN = "butterflies peacock*4,red_admiral"


@pytest.mark.rule("BT-6.1")
def test_with_15_points_the_round_is_played_out() -> None:
    state = table(one=f"hand essex_skipper flowers sunshine*2 {FOURTEEN}")
    play(state, "play essex_skipper")
    assert totals(state) == [15, 0, 0]
    assert line(state, "course").startswith("last-round")
    play(state, "draw", draws="chrysalis")
    assert asked(state) == "turn:3"
    play(state, "draw", draws="chrysalis")
    assert state.is_terminal()
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert state.outcome().reason == "fifteen-points"
    assert state.returns() == [1.0, 0.0, 0.0]


@pytest.mark.rule("BT-6.1")
def test_14_points_end_nothing() -> None:
    state = table(asked="turn:3:0", one=FOURTEEN, three="hand sunshine")
    assert asked(play(state, "flower sunshine")) == "turn:1"


@pytest.mark.rule("BT-6.1", "BT-1.5")
def test_the_last_of_the_round_ends_the_game_at_once() -> None:
    state = table(
        players="2",
        course="open 2",
        one=f"hand essex_skipper flowers sunshine*2 {FOURTEEN}",
    )
    play(state, "play essex_skipper")
    assert state.is_terminal()


@pytest.mark.rule("BT-6.1", "BT-2.6")
def test_15_points_count_at_the_end_of_the_turn() -> None:
    hand = "essex_skipper*2,sunshine*2,chrysalis*4"
    state = table(players="2", course="open 2", one=f"hand {hand} flowers red_admiral*2 {FOURTEEN}")
    play(state, "play essex_skipper")
    assert asked(state) == "hand-limit:1"
    assert line(state, "course").startswith("open")
    play(state, "discard chrysalis")
    assert state.is_terminal()


@pytest.mark.rule("BT-R1", "BT-6.1")
def test_the_end_stands_when_the_leader_falls_below_15() -> None:
    state = table(
        course="last-round",
        asked="turn:2:0",
        one="butterflies peacock*4,large_white",
        two="hand large_white flowers sunshine*3",
    )
    assert totals(state)[0] == 15
    play(state, "play large_white")
    assert totals(state) == [13, 1, 0]
    play(state, "draw", draws="chrysalis")
    assert state.is_terminal()


@pytest.mark.rule("BT-6.2")
def test_most_points_win() -> None:
    state = table(
        course="last-round",
        asked="turn:3:0",
        one="butterflies peacock*4",
        two="butterflies red_admiral*7",
        three="hand sunshine",
    )
    play(state, "flower sunshine")
    assert state.outcome().places == [2, 1, 3]
    assert state.outcome().tie_break == ""
    assert state.outcome().winners() == [1]


@pytest.mark.rule("BT-6.2", "BT-R5")
def test_a_tie_goes_to_who_has_more_different_butterflies() -> None:
    state = table(
        course="last-round",
        asked="turn:3:0",
        one="butterflies red_admiral*2,mourning_cloak*2",
        two="butterflies red_admiral*2,peacock,essex_skipper",
        three="hand sunshine",
    )
    play(state, "flower sunshine")
    assert totals(state) == [8, 8, 0]
    assert state.outcome().places == [2, 1, 3]
    assert state.outcome().tie_break == "different-butterflies"


@pytest.mark.rule("BT-6.2")
def test_who_is_still_tied_shares_the_win() -> None:
    state = table(
        course="last-round",
        asked="turn:3:0",
        one="butterflies essex_skipper",
        two="butterflies common_blue",
        three="hand sunshine",
    )
    play(state, "flower sunshine")
    assert state.outcome().places == [1, 1, 3]
    assert state.outcome().tie_break == ""
    assert state.returns() == [0.5, 0.5, 0.0]


@pytest.mark.rule("BT-R9")
@pytest.mark.parametrize("players", ["2", "3"])
def test_a_standstill_of_ten_rounds_ends_the_game_at_once(players: str) -> None:
    limit = 10 * int(players)
    state = table(players=players, course=f"open 1 0 {limit - 2}")
    play(state, "draw", draws="sunshine")
    assert asked(state) == "turn:2"
    play(state, "take large_white", draws="peacock")
    assert state.is_terminal()
    assert state.outcome().reason == "standstill"
    assert refused(state, "draw").rule == "BT-6.1"


@pytest.mark.rule("BT-R9")
@pytest.mark.parametrize(
    ("hand", "actions"),
    [
        ("peacock", ["flower peacock"]),
        ("common_knapweed", ["play common_knapweed"]),
        ("essex_skipper", ["play essex_skipper"]),
        ("chrysalis", ["play chrysalis", "turn red_admiral"]),
        ("peacock", ["mission three_skippers"]),
    ],
)
def test_what_comes_into_a_row_or_a_mission_ends_the_standstill(
    hand: str, actions: list[str]
) -> None:
    state = table(
        course="open 1 0 29",
        one=f"hand {hand} flowers red_admiral,sunshine*3 butterflies essex_skipper*3",
    )
    play(state, *actions)
    assert line(state, "course").endswith("idle 0")
    assert asked(state) == "turn:2"


@pytest.mark.rule("BT-R9", "BT-3.13")
def test_sunshine_alone_does_not_end_the_standstill() -> None:
    state = table(course="open 1 0 29", one="hand sunshine flowers red_admiral*2")
    play(state, "play sunshine", draws="peacock peacock peacock")
    assert state.outcome().reason == "standstill"


@pytest.mark.rule("BT-6.1")
def test_a_game_that_is_over_refuses_everything() -> None:
    state = table(asked="game-over:-:0", course="last-round", one="hand peacock")
    assert legal(state) == []
    assert refused(state, "flower peacock").why.id == "biotopia-refused-asked-7"
