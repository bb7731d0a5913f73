"""The rulebook's worked examples, numbered as in the project's rules."""

import pytest

from tests.rules.imhotep.table import LAST_SHIP, asked, cards, play, points, stones, table
from tests.rules.position import legal, line


@pytest.mark.rule("IM-8.2")
def test_1_temple_a_pays_every_visible_stone() -> None:
    state = table(players="4", ships=LAST_SHIP, round="6", temple="gbnwg")
    play(state, "sail 4 obelisks")
    black, white, brown, grey = points(state, "temple")
    assert (grey, black, brown, white) == (2, 1, 1, 1)


@pytest.mark.rule("IM-9.2")
def test_2_burial_chamber_a_pays_groups() -> None:
    # n n g g g
    # n g g b
    # w w g n
    chamber = "nnw" + "ngw" + "ggg" + "gbn" + "g"
    state = table(players="4", ships=LAST_SHIP, round="6", burial=chamber)
    play(state, "sail 4 temple")
    black, white, brown, grey = points(state, "burial_chamber")
    assert (white, brown, black, grey) == (3, 6 + 1, 1, 15 + 2)


@pytest.mark.rule("IM-9.4")
def test_3_obelisks_a_share_tied_places() -> None:
    state = table(players="4", ships=LAST_SHIP, round="6", obelisks="3,4,0,3")
    play(state, "sail 4 temple")
    assert points(state, "obelisks") == [7, 15, 0, 7]


@pytest.mark.rule("IM-9.3")
def test_4_burial_chamber_b_pays_rows() -> None:
    # w w w n g   white 8, brown and grey (4 + 2) / 2 = 3
    # b b b w w   black 8, white 4
    # g g g g g   grey 8
    chamber = "wbg" * 3 + "nwg" + "gwg"
    state = table(players="4", sides="AAABA", ships=LAST_SHIP, round="6", burial=chamber)
    play(state, "sail 4 temple")
    assert points(state, "burial_chamber") == [8, 8 + 4, 3, 3 + 8]


@pytest.mark.rule("IM-9.5")
def test_5_the_second_obelisk_of_the_game_scores_nine_at_once() -> None:
    state = table(
        players="4", sides="AAAAB", ships="bwg. ... .. .", obelisks="0,2,3,1 n", asked="turn:g:0"
    )
    play(state, "sail 1 obelisks")
    assert points(state, "obelisks") == [0, 9, 0, 0]
    assert line(state, "obelisks") == "1,3,3,2 nw"


@pytest.mark.rule("IM-11.2", "IM-11.3")
def test_6_a_decoration_with_thirteen_stones_and_three_statues() -> None:
    state = table(
        ships=LAST_SHIP,
        round="6",
        burial="bwnbwnbwnbwnb",
        white="0 9 burial_chamber_decoration*1",
        brown="0 9 statue*3",
    )
    play(state, "sail 4 temple")
    assert points(state, "decorations") == [0, 4, 0]
    assert points(state, "statues") == [0, 0, 6]


@pytest.mark.rule("IM-7.1")
def test_7_four_stones_from_the_first_space_of_pyramid_a() -> None:
    state = play(table(players="4", ships="bwng ... .. ."), "sail 1 pyramids")
    assert points(state, "pyramids") == [2, 1, 3, 2]


@pytest.mark.rule("IM-8.3", "IM-R9")
def test_8_temple_b_pays_from_left_to_right() -> None:
    state = table(
        players="4",
        sides="AABAA",
        ships=LAST_SHIP,
        round="6",
        temple="gnwwb",
        pile="lever*1,statue*1",
    )
    play(state, "sail 4 obelisks")
    assert (asked(state), legal(state)) == ("temple-choice:g", ["point", "stones"])
    play(state, "stones")
    assert points(state, "temple") == [0, 0, 2, 0]
    assert (asked(state), legal(state)) == ("temple-choice:w", ["point", "stones"])
    play(state, "point", draws="card:lever")
    assert cards(state, "white") == "lever*1"
    assert (asked(state), legal(state)) == ("temple-choice:b", ["point", "stones"])
    play(state, "point")
    assert points(state, "temple") == [1, 1, 2, 0]
    assert stones(state, "grey") == (2, 18)


@pytest.mark.rule("IM-7.2", "IM-5.4")
def test_9_four_stones_on_pyramids_b() -> None:
    state = table(players="4", sides="ABAAA", ships="nbnw ... .. .", brown="1 9")
    play(state, "sail 1 pyramids", "pyramid middle")
    assert points(state, "pyramids") == [0, 0, 2, 0]
    play(state, "pyramid middle")
    assert points(state, "pyramids") == [3, 0, 2, 0]
    play(state, "pyramid middle", "stones")
    assert points(state, "pyramids") == [3, 0, 2 + 1, 0]
    assert stones(state, "brown") == (4, 6)
    play(state, "pyramid left")
    assert points(state, "pyramids") == [3, 2, 3, 0]


@pytest.mark.rule("IM-9.4")
def test_10_the_two_tallest_obelisks_share() -> None:
    state = table(players="4", ships=LAST_SHIP, round="6", obelisks="4,4,2,1")
    play(state, "sail 4 temple")
    assert points(state, "obelisks") == [12, 12, 5, 1]
