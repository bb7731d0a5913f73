"""The examples of the rulebook's scoring pages."""

import pytest

from tests.rules.builders.table import BARE, OWN, play, points, table

# A bare board 1: forest mountains desert / desert snowy_tundra forest / forest desert mountains.
ALL_BUT_ONE_OF_LAYER_1 = "1111 1111 1111 1110"
ALL_BUT_ONE_OF_LAYER_2 = "2222 2222 2222 2221"
ALL_BUT_ONE_OF_LAYER_3 = "3333 3333 3333 3332"


def scored(card: str, built: str, choice: str, beginners: str = "no") -> int:
    """Return what red scores when the last block of a layer is taken as the second action."""
    state = table(
        taken={"a": ALL_BUT_ONE_OF_LAYER_1, "b": ALL_BUT_ONE_OF_LAYER_2}.get(
            card, ALL_BUT_ONE_OF_LAYER_3
        ),
        turn=f"9 red 1 explore {'abc'.index(card)}",
        asked="second-action",
        red=f"13 1 0,0,0,0,0,0,0 - {OWN} {built}",
        beginners=beginners,
    )
    play(state, "block d4", "block a1", f"score {choice}")
    return points(state, f"scoring_{card}")[0]


FOUR_DESERTS = (
    "desert_wood_bridge/-/-/desert_sand_dwelling/forest_wood_bridge/-/desert_wood_dwelling/-/-"
)


@pytest.mark.rule("BB-9.4", "BB-9.5")
def test_four_connected_deserts_and_one_that_touches_by_a_corner_give_16() -> None:
    # With the printed desert of the last row there are four in a group; the one of the first row
    # touches none of them.
    assert scored("a", FOUR_DESERTS, "desert") == 16
    assert scored("a", FOUR_DESERTS, "desert", beginners="1") == 20


@pytest.mark.rule("BB-9.4")
def test_one_single_snowy_tundra_gives_6() -> None:
    assert scored("a", BARE, "snowy_tundra") == 6


@pytest.mark.rule("BB-9.4", "BB-9.5")
def test_five_connected_wooden_buildings_give_15() -> None:
    wooden = (
        "forest_wood_bridge/forest_wood_dwelling/-/desert_wood_bridge/forest_sand_bridge/-/"
        "mountains_wood_dwelling/desert_wood_dwelling/-"
    )
    assert scored("b", wooden, "wood") == 15


@pytest.mark.rule("BB-9.4")
def test_two_animal_houses_give_10_and_two_dwellings_8() -> None:
    built = (
        "forest_wood_animal_house/forest_sand_animal_house/-/-/-/-/-/"
        "forest_wood_dwelling/forest_sand_dwelling"
    )
    assert scored("c", built, "animal_house") == 10
    assert scored("c", built, "dwelling") == 8


@pytest.mark.rule("BB-8.2", "BB-10.1")
def test_four_mobs_give_13_at_the_end() -> None:
    # Both forests are apart; the printed ones are built over, so only buildings show forest.
    built = (
        "forest_wood_animal_house/-/mountains_obsidian_animal_house/-/-/desert_wood_dwelling/"
        "mountains_wood_dwelling/-/forest_wood_dwelling"
    )
    mobs = "skeleton_forest,enderman_obsidian,witch_animal_house,creeper_sand"
    state = table(
        taken=ALL_BUT_ONE_OF_LAYER_3,
        turn="9 red 1 explore 2",
        asked="second-action",
        red=f"13 1 0,0,0,0,0,0,0 - {OWN} {built} {mobs}",
    )
    play(state, "block d4", "block a1", "score bridge", "score bridge")
    assert state.is_terminal()
    assert points(state, "mob_scoring") == [4 + 3 + 6 + 0, 0]
