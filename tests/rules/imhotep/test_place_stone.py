import pytest

from tests.rules.imhotep.table import asked, play, stones, table
from tests.rules.position import legal, line


@pytest.mark.rule("IM-4.1")
def test_any_free_slot_of_a_ship_that_has_not_sailed() -> None:
    state = table(black="1 0", ships="w..b ... ..>temple n")
    assert legal(state, "place") == [
        "place 1.2",
        "place 1.3",
        "place 2.1",
        "place 2.2",
        "place 2.3",
    ]


@pytest.mark.rule("IM-4.1")
def test_the_stone_moves_from_the_sled_to_the_slot() -> None:
    state = play(table(black="2 20", ships="w... ... .. ."), "place 1.3")
    assert stones(state, "black") == (1, 20)
    assert line(state, "ships") == "w.b. ... .. ."
    assert asked(state) == "turn:w"


@pytest.mark.rule("IM-4.1")
def test_without_a_stone_on_the_sled_nothing_is_placed() -> None:
    assert legal(table(black="0 20"), "place") == []
