import pytest

from tests.rules.imhotep.table import LAST_SHIP, play, points, table
from tests.rules.position import line


def scored(players: str, side: str, obelisks: str) -> list[int]:
    """Return what the obelisks give at the end of the game."""
    state = table(
        players=players, sides=f"AAAA{side}", ships=LAST_SHIP, round="6", obelisks=obelisks
    )
    return points(play(state, "sail 4 temple"), "obelisks")


@pytest.mark.rule("IM-9.4")
def test_each_stone_goes_on_its_owners_tower() -> None:
    state = play(table(ships="wnw. ... .. .", obelisks="2,0,0"), "sail 1 obelisks")
    assert line(state, "obelisks") == "2,2,1 -"
    assert points(state, "obelisks") == [0, 0, 0]  # nothing before the end


@pytest.mark.rule("IM-9.4")
@pytest.mark.parametrize(
    ("players", "heights", "values"),
    [
        ("2", "3,1", [10, 1]),
        ("2", "2,2", [5, 5]),  # (10 + 1) / 2, rounded down
        ("2", "0,1", [0, 10]),
        ("3", "1,4,2", [1, 12, 6]),
        ("3", "2,2,2", [6, 6, 6]),  # (12 + 6 + 1) / 3, rounded down
        ("3", "5,2,2", [12, 3, 3]),
        ("4", "1,2,3,4", [1, 5, 10, 15]),
        ("4", "3,3,3,1", [10, 10, 10, 1]),
        ("4", "1,1,1,1", [7, 7, 7, 7]),
        ("4", "0,0,0,0", [0, 0, 0, 0]),
        ("4", "2,0,2,0", [12, 0, 12, 0]),  # nobody without a stone has a place
    ],
)
def test_towers_score_by_height_and_ties_share(
    players: str, heights: str, values: list[int]
) -> None:
    assert scored(players, "A", heights) == values


@pytest.mark.rule("IM-9.5")
def test_the_third_stone_makes_an_obelisk_that_scores_at_once() -> None:
    state = play(table(sides="AAAAB", ships="www. ... .. ."), "sail 1 obelisks")
    assert line(state, "obelisks") == "0,3,0 w"
    assert points(state, "obelisks") == [0, 10, 0]


@pytest.mark.rule("IM-9.5")
def test_two_stones_are_no_obelisk() -> None:
    state = play(table(sides="AAAAB", ships="ww. ... .. ."), "sail 1 obelisks")
    assert (line(state, "obelisks"), points(state, "obelisks")) == ("0,2,0 -", [0, 0, 0])


@pytest.mark.rule("IM-9.5")
@pytest.mark.parametrize(("taken", "value"), list(enumerate([10, 9, 8, 7, 6, 5, 5, 5])))
def test_an_obelisk_takes_the_most_valuable_free_place(taken: int, value: int) -> None:
    built = ("bn" * 4)[:taken]
    black, brown = 3 * built.count("b"), 3 * built.count("n")
    state = table(sides="AAAAB", ships="... ... .. w", obelisks=f"{black},2,{brown} {built or '-'}")
    play(state, "sail 4 obelisks")
    assert line(state, "obelisks") == f"{black},3,{brown} {built}w"
    assert points(state, "obelisks") == [0, value, 0]


@pytest.mark.rule("IM-9.5")
def test_a_colour_can_build_several_obelisks() -> None:
    state = table(sides="AAAAB", ships="www. ... .. .", obelisks="0,3,0 w")
    play(state, "sail 1 obelisks")
    assert line(state, "obelisks") == "0,6,0 ww"
    assert points(state, "obelisks") == [0, 9, 0]


@pytest.mark.rule("IM-9.5")
def test_a_stone_in_no_obelisk_gives_a_point_at_the_end() -> None:
    assert scored("3", "B", "5,1,3 bn") == [2, 1, 0]


@pytest.mark.rule("IM-R11")
def test_without_a_free_place_stones_stay_loose_and_give_a_point_each() -> None:
    state = table(
        sides="AAAAB",
        ships="....>market ...>pyramids ..>burial n",
        obelisks="9,9,8 bbbwwwnn",
        round="6",
    )
    play(state, "sail 4 obelisks")
    assert line(state, "obelisks") == "9,9,9 bbbwwwnn"
    assert points(state, "obelisks") == [0, 0, 3]


@pytest.mark.rule("IM-R11")
def test_on_a_full_row_even_six_loose_stones_make_no_obelisk() -> None:
    assert scored("3", "B", "9,9,12 bbbwwwnn") == [0, 0, 6]
