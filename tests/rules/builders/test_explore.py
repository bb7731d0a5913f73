import pytest

from boardwright.core.chance import RandomChance
from tests.rules.builders.table import cell, play, table
from tests.rules.position import legal, line, refused

SHOWN = "c3=spider_1 d3=zombie_1 c4=creeper_1 d4=witch_stone"


@pytest.mark.rule("BB-4.1")
def test_a_character_moves_at_most_two_steps_along_rows_and_columns() -> None:
    reach = [3, 7, 8, 9, 11, 12, 13, 14, 15, 17, 18, 19, 23]
    assert legal(table(), "explore") == [f"explore {crossing}" for crossing in reach]


@pytest.mark.rule("BB-4.1")
@pytest.mark.parametrize(
    ("crossing", "reach"),
    [
        ("1", [1, 2, 3, 6, 7, 11]),
        ("25", [15, 19, 20, 23, 24, 25]),
        ("10", [4, 5, 8, 9, 10, 14, 15, 20]),
    ],
)
def test_the_layout_has_edges(crossing: str, reach: list[int]) -> None:
    state = table(red=crossing)
    assert legal(state, "explore") == [f"explore {number}" for number in reach]


@pytest.mark.rule("BB-4.2")
def test_all_that_lies_face_down_around_the_new_crossing_is_turned_up() -> None:
    state = play(
        table(),
        "explore 14",
        draws="tile:spider_1 tile:zombie_1 tile:creeper_1 tile:witch_stone",
    )
    assert [cell(state, name) for name in ("d3", "e3", "d4", "e4")] == [
        "spider_1*4",
        "zombie_1*4",
        "creeper_1*4",
        "witch_stone*4",
    ]
    assert cell(state, "c3") == "?*4"  # only where the move ends


@pytest.mark.rule("BB-4.2")
def test_weapon_tokens_are_turned_up_too() -> None:
    state = play(table(), "explore 3", draws="token:bow token:tnt tile:spider_1 tile:zombie_1")
    assert [cell(state, name) for name in ("c1", "d1")] == ["bow*1", "tnt*1"]
    assert line(state, "tokens").startswith("bow*2,")


@pytest.mark.rule("BB-4.2")
def test_what_lies_face_up_stays() -> None:
    state = play(table(cells="c3=spider_1 d4=zombie_1"), "explore 13", draws=_two())
    assert [cell(state, name) for name in ("c3", "d3", "c4", "d4")] == [
        "spider_1*4",
        "witch_stone*4",
        "creeper_1*4",
        "zombie_1*4",
    ]


def _two() -> str:
    return "tile:witch_stone tile:creeper_1"


@pytest.mark.rule("BB-4.2", "BB-R1")
def test_exploring_on_the_spot_turns_up_and_is_possible_with_nothing_to_turn_up() -> None:
    play(table(), "explore 13", draws="tile:spider_1 tile:zombie_1 " + _two())
    state = play(table(cells=SHOWN), "explore 13")
    assert line(state, "asked") == "second-action red"


@pytest.mark.rule("BB-4.3")
def test_characters_share_a_crossing_and_walk_past_empty_cells() -> None:
    state = table(cells="c3=- d3=- c4=- d4=spider_1", red="8", blue="18", returned=_twelve_gone())
    play(state, "explore 18", draws="tile:forest_wood_bridge tile:forest_sand_bridge")
    assert [line(state, colour).split()[0] for colour in ("red", "blue")] == ["18", "18"]
    assert cell(state, "c4") == "-"


def _twelve_gone() -> str:
    """Twelve tiles that are missing from three stacks."""
    mobs = "spider_2 zombie_1 zombie_2 skeleton_1 skeleton_2 creeper_1 creeper_2 witch_stone"
    return ",".join(
        [*mobs.split(), "witch_mountains", "creeper_sand", "creeper_desert", "enderman_bridge"]
    )


@pytest.mark.rule("BB-R2")
def test_two_steps_back_are_the_same_as_not_moving() -> None:
    assert legal(table(), "explore").count("explore 13") == 1


@pytest.mark.rule("BB-4.1")
def test_three_steps_and_the_diagonal_of_two_are_refused() -> None:
    assert refused(table(), "explore 10").rule == "BB-4.1"
    assert str(refused(table(), "explore 1")) == ("BB-4.1: crossing 1 is more than two steps away.")


@pytest.mark.rule("BB-4.2")
def test_an_empty_stack_turns_up_nothing() -> None:
    state = table(cells="c3=- d3=zombie_1 c4=creeper_1 d4=spider_1", returned=_four())
    state.apply_action(state.string_to_action("explore 13"), RandomChance(1))
    assert cell(state, "c3") == "-"


def _four() -> str:
    return "spider_2,zombie_2,skeleton_1,skeleton_2"
