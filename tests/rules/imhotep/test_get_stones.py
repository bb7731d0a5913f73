import pytest

from tests.rules.imhotep.table import play, stones, table
from tests.rules.position import legal, refused


@pytest.mark.rule("IM-3.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("0 20", (3, 17)),
        ("2 20", (5, 17)),
        ("3 20", (5, 18)),  # room for two
        ("4 20", (5, 19)),  # room for one
        ("0 2", (2, 0)),  # two are left
        ("4 2", (5, 1)),
    ],
)
def test_three_stones_or_as_many_as_fit_and_are_there(before: str, after: tuple[int, int]) -> None:
    state = play(table(black=before), "get")
    assert stones(state, "black") == after


@pytest.mark.rule("IM-3.1")
def test_only_own_stones_are_taken() -> None:
    state = play(table(black="1 9", white="1 9"), "get")
    assert stones(state, "white") == (1, 9)


@pytest.mark.rule("IM-R1")
@pytest.mark.parametrize("black", ["5 20", "2 0", "5 0"])
def test_a_full_sled_or_an_empty_quarry_forbids_it(black: str) -> None:
    state = table(black=black)
    assert "get" not in legal(state)
    assert refused(state, "get").rule == "IM-R1"


@pytest.mark.rule("IM-R1")
def test_there_is_no_choice_of_fewer() -> None:
    assert legal(table(black="0 20")) == ["get"]
