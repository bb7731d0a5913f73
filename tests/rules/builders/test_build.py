import pytest

from tests.rules.builders.table import (
    BARE,
    OWN,
    asked,
    built,
    cell,
    others,
    play,
    points,
    supply,
    table,
)
from tests.rules.position import legal, line, refused


def red(supply: str, built: str = BARE) -> str:
    """Return red's line with blocks and buildings."""
    return f"13 1 0,0,0,0,0,0,0 {supply} {OWN} {built}"


@pytest.mark.rule("BB-5.1", "BB-5.3")
def test_a_face_up_building_next_to_the_character_goes_on_any_space() -> None:
    state = table(red=red("wood*1"), cells="d4=forest_wood_decoration b2=forest_wood_dwelling")
    assert legal(state, "build") == [f"build d4 {space}" for space in range(1, 10)]


@pytest.mark.rule("BB-5.1", "BB-5.5")
def test_what_lies_face_down_is_no_building_yet() -> None:
    state = table(red=red("wood*9"))
    assert legal(state, "build") == []
    assert refused(state, "build c3 1").why.id == "builders-refused-face-down"


@pytest.mark.rule("BB-5.2")
@pytest.mark.parametrize(
    ("blocks", "left"),
    [
        ("wood*1,sand*3", "-"),
        ("wood*2,sand*4,stone*1", "wood*1,sand*1,stone*1"),
        ("sand*3,emerald*1", "-"),
        ("emerald*4", "-"),
        ("wood*1,sand*1,emerald*2", "-"),
    ],
)
def test_the_cost_is_paid_and_emeralds_stand_for_any_block(blocks: str, left: str) -> None:
    state = table(red=red(blocks), cells="c3=forest_sand_bridge")
    play(state, "build c3 1")
    assert supply(state) == left


@pytest.mark.rule("BB-5.2")
@pytest.mark.parametrize("blocks", ["-", "wood*1,sand*2", "stone*9,obsidian*9", "emerald*3"])
def test_without_the_blocks_it_cannot_be_built(blocks: str) -> None:
    state = table(red=red(blocks), cells="c3=forest_sand_bridge")
    assert legal(state, "build") == []
    assert refused(state, "build c3 1").rule == "BB-5.2"


@pytest.mark.rule("BB-R3")
def test_own_material_is_paid_before_emeralds() -> None:
    state = table(red=red("wood*2,sand*2,emerald*3"), cells="c3=forest_sand_bridge")
    assert supply(play(state, "build c3 1")) == "wood*1,emerald*2"


@pytest.mark.rule("BB-5.3")
def test_a_building_may_stand_on_any_biome_and_over_an_older_one() -> None:
    older = "-/-/forest_stone_bridge/-/-/-/-/-/-"
    state = table(red=red("wood*1", older), cells="c3=forest_wood_decoration")
    play(state, "build c3 3")
    assert built(state)[2] == "forest_wood_decoration"
    assert others(state) == "forest_stone_bridge"  # it lies below


@pytest.mark.rule("BB-5.3", "BB-9.5")
def test_an_older_building_counts_for_nothing() -> None:
    state = table(
        red=red("wood*1,emerald*2", "-/-/snowy_tundra_sand_decoration/-/-/-/-/-/-"),
        cells="c3=forest_wood_decoration",
        taken="1111 1111 1111 1110",
        beginners="1",
    )
    play(state, "build c3 3", "block d4", "block a1", "score snowy_tundra")
    assert points(state, "scoring_a") == [6, 0]  # only the printed one


@pytest.mark.rule("BB-5.4")
def test_printed_experience_is_given_at_once() -> None:
    state = table(red=red("wood*1,sand*3"), cells="c3=forest_sand_bridge")
    assert points(play(state, "build c3 1"), "buildings") == [2, 0]
    cheap = table(red=red("wood*1"), cells="c3=forest_wood_decoration")
    assert points(play(cheap, "build c3 1"), "buildings") == [0, 0]


@pytest.mark.rule("BB-5.5")
def test_the_next_tile_stays_face_down_until_somebody_explores_there() -> None:
    state = table(red=red("wood*1"), cells="c3=forest_wood_decoration d3=spider_1")
    play(state, "build c3 1")
    assert cell(state, "c3") == "?*3"
    play(state, "explore 12", draws="tile:zombie_1 tile:zombie_2 tile:creeper_1 tile:creeper_2")
    assert cell(state, "c3") == "zombie_2*3"


@pytest.mark.rule("BB-5.5", "BB-4.3")
def test_the_last_tile_of_a_stack_leaves_an_empty_cell() -> None:
    state = table(
        red=red("wood*1"),
        cells="c3=forest_wood_decoration*1",
        returned="spider_1,spider_2,zombie_1",
    )
    assert cell(play(state, "build c3 9"), "c3") == "-"
    assert refused(play(state, "block a1", "block d4"), "build c3 1").why.id == (
        "builders-refused-empty"
    )
    assert asked(state) == "first-action blue"
    assert line(state, "returned") == "spider_1,spider_2,zombie_1"
