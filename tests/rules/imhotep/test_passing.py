import pytest

from tests.rules.imhotep.table import asked, cards, play, points, stones, table
from tests.rules.position import legal, line, refused

FOUR_STATUES = "card:statue card:statue card:statue card:statue"
STUCK = "b... ... ..>temple .>market"  # no waiting ship has its minimum


@pytest.mark.rule("IM-R2")
def test_who_can_do_nothing_passes_for_this_turn_only() -> None:
    state = table(players="2", ships=STUCK, black="0 0", white="2 0", round="3 b w")
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert (asked(state), line(state, "round")) == ("turn:w", "3 b w 1")
    play(state, "place 1.2", "pass", "place 1.3")
    assert line(state, "round") == "3 b w 0"
    assert legal(state, "sail") == ["sail 1 pyramids", "sail 1 burial", "sail 1 obelisks"]


@pytest.mark.rule("IM-R2")
@pytest.mark.parametrize(
    "able",
    [
        {"black": "1 0"},
        {"black": "0 1"},
        {"ships": "bww. ... .. ."},
        {"black": "0 0 lever*1", "ships": ".... ... .. w"},
    ],
)
def test_who_can_do_anything_else_may_not_pass(able: dict[str, str]) -> None:
    state = table(**{"black": "0 0", **able})
    assert "pass" not in legal(state)
    assert refused(state, "pass").rule == "IM-R2"


@pytest.mark.rule("IM-R2")
def test_a_blue_card_that_cannot_be_used_does_not_keep_from_passing() -> None:
    assert legal(table(black="0 0 lever*1,hammer*1,sail*1,chisel*1", ships=STUCK)) == ["pass"]


@pytest.mark.rule("IM-R2", "IM-2.5")
def test_when_all_are_stuck_the_round_ends_and_loads_return_to_the_quarry() -> None:
    state = table(
        players="2",
        ships="bw.. w.. ..>burial .>market",
        black="0 0",
        white="0 0 statue*1",
        temple="bwwb",
        offer="lever",
        round="3 b b",
    )
    play(state, "pass")
    assert points(state, "temple") == [0, 0]
    play(state, "pass", draws=f"round:3321 {FOUR_STATUES}")
    assert points(state, "temple") == [2, 2]
    assert (stones(state, "black"), stones(state, "white")) == ((0, 1), (0, 2))
    assert line(state, "ships") == "... ... .. ."
    assert line(state, "discard") == "lever*1"
    assert cards(state, "white") == "statue*1"
    assert line(state, "round") == "4 w - 0"  # left of black, who sailed last
    assert asked(state) == "turn:w"


@pytest.mark.rule("IM-R2")
def test_when_all_are_stuck_before_anyone_sailed_the_start_player_stays() -> None:
    state = table(
        players="2", ships="w... b.. .. .", black="0 0", white="0 0", round="2 w", asked="turn:w:0"
    )
    play(state, "pass", "pass", draws=f"round:3321 {FOUR_STATUES}")
    assert line(state, "round") == "3 w - 0"
    assert asked(state) == "turn:w"
    assert legal(state) == ["get"]


@pytest.mark.rule("IM-R2", "IM-R10")
def test_ships_left_behind_are_not_waiting_while_the_temple_pays() -> None:
    state = table(
        players="2",
        sides="ABBAA",
        ships="ww.. w.. ..>burial .>market",
        black="0 0",
        white="0 0",
        temple="wwww",
        pyramids="br br br",
        pile="entrance*1",
        round="6 b b",
    )
    play(state, "pass", "pass", "stones", "point", "pyramid right", draws="card:entrance")
    assert state.is_terminal()  # white was not asked for the ship bonus
    assert stones(state, "white") == (2, 0)
    assert points(state, "pyramids") == [0, 1]
    assert line(state, "ships") == "....>- ...>- ..>burial .>market"
