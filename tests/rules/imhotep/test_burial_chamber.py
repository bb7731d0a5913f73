import pytest

from tests.rules.imhotep.table import LAST_SHIP, play, points, table
from tests.rules.position import line


def scored(burial: str, side: str, players: str = "3") -> list[int]:
    """Return what the burial chamber gives at the end of the game."""
    state = table(players=players, sides=f"AAA{side}A", ships=LAST_SHIP, round="6", burial=burial)
    return points(play(state, "sail 4 temple"), "burial_chamber")


@pytest.mark.rule("IM-9.1", "IM-5.4")
def test_stones_fill_the_columns_in_the_order_of_unloading() -> None:
    state = play(table(ships="wnb. ... .. .", burial="bb"), "sail 1 burial")
    assert line(state, "burial") == "bbwnb"
    assert points(state, "burial_chamber") == [0, 0, 0]  # nothing before the end


@pytest.mark.rule("IM-9.1")
def test_a_column_has_three_places_and_the_next_lies_to_its_right() -> None:
    assert scored("bbbww", "A") == [6, 3, 0]
    assert scored("bwnb", "A") == [3, 1, 1]  # first and fourth stone lie side by side
    assert scored("bwnnb", "A") == [2, 1, 2]  # third and fourth do not


@pytest.mark.rule("IM-9.1")
def test_the_chamber_goes_on_beyond_what_is_printed() -> None:
    assert scored("bwn" * 12, "A") == [15 + 2 * 7] * 3


@pytest.mark.rule("IM-9.2")
@pytest.mark.parametrize(
    ("size", "value"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (10, 25)]
)
def test_a_group_scores_by_its_size(size: int, value: int) -> None:
    assert scored("b" * size, "A") == [value, 0, 0]


@pytest.mark.rule("IM-9.2")
def test_stones_that_touch_by_corners_only_are_no_group() -> None:
    # b w
    # w b
    assert scored("bwnwb", "A") == [2, 2, 1]


@pytest.mark.rule("IM-9.2")
def test_every_group_counts() -> None:
    # b b w b
    # w w n b
    # n n n b
    assert scored("bwn" + "bwn" + "wnn" + "bbb", "A") == [3 + 6, 3 + 1, 10]


@pytest.mark.rule("IM-9.2")
def test_a_group_may_wind_through_rows_and_columns() -> None:
    # b b b
    # w w b
    # b b b
    assert scored("bwb" + "bwb" + "bbb", "A") == [15 + 2 * 2, 3, 0]


@pytest.mark.rule("IM-9.3")
@pytest.mark.parametrize(
    ("row", "values"),
    [
        ("b", [8, 0, 0]),
        ("bbwn", [8, 3, 3]),  # (4 + 2) / 2
        ("bw", [6, 6, 0]),  # (8 + 4) / 2
        ("bwn", [4, 4, 4]),  # (8 + 4 + 2) / 3, rounded down
        ("bbbwwn", [8, 4, 2]),
        ("nwwbbb", [8, 4, 2]),  # where in the row does not matter
    ],
)
def test_most_stones_of_a_row_score_and_ties_share(row: str, values: list[int]) -> None:
    # The other two rows are brown's and give 8 each.
    assert scored("".join(f"{stone}nn" for stone in row), "B") == [
        values[0],
        values[1],
        values[2] + 16,
    ]


@pytest.mark.rule("IM-9.3")
def test_the_fourth_in_a_row_gets_nothing() -> None:
    row = "bbbbwwwnng"
    chamber = "".join(f"{stone}bb" for stone in row)
    assert scored(chamber, "B", players="4") == [8 + 16, 4, 2, 0]


@pytest.mark.rule("IM-9.3")
def test_four_tied_players_share_all_places() -> None:
    chamber = "".join(f"{stone}bb" for stone in "bwng")
    assert scored(chamber, "B", players="4") == [3 + 16, 3, 3, 3]  # (8 + 4 + 2 + 0) / 4


@pytest.mark.rule("IM-9.3")
def test_two_players_are_paid_for_two_places() -> None:
    # b w b
    # b w
    # w w
    assert scored("bbw" + "www" + "b", "B", players="2") == [8 + 6, 4 + 6 + 8]


@pytest.mark.rule("IM-9.3")
def test_rows_are_scored_each_for_itself() -> None:
    # b w b
    # w w
    # n n
    assert scored("bwn" + "wwn" + "b", "B") == [8, 4 + 8, 8]
