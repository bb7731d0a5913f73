from collections import Counter
from pathlib import Path

import pytest

from boardwright.core.components import Components
from boardwright.core.library import load, printed_components
from boardwright.core.printed import ComponentsError
from boardwright.games.builders.game import Builders
from tests.rules.builders.table import OWN, play, points, supply, table


def overridden(tmp_path: Path, text: str) -> str:
    """Write an owner's file."""
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.rule("BB-1.2", "BB-1.3", "BB-1.4", "BB-1.5")
def test_the_box_holds_what_the_rulebook_says() -> None:
    printed = printed_components("builders")
    assert len(printed.names("buildings")) == 44
    assert len(printed.names("mobs")) == 20
    box = table().box
    assert len(set(box.tile_names)) == 64
    assert sum(box.blocks) == 64
    assert (sum(box.neutral), sum(box.own)) == (16, 5)


def test_costs_are_one_to_six_blocks_and_only_dear_ones_give_experience() -> None:
    box = table().box
    for building in range(44):
        cost = sum(box.cost[building * 4 : building * 4 + 4])
        assert 1 <= cost <= 6
        assert (box.experience[building] > 0) == (cost >= 4)


def counts(version: int) -> list[Counter[tuple[str, ...]]]:
    """Count the buildings by two of their characteristics, and by all but the type."""
    printed = printed_components("builders", version)
    fields: list[tuple[str, ...]] = [
        ("biome", "material"),
        ("biome", "type"),
        ("material", "type"),
        ("biome", "material", "cost", "experience"),
    ]
    return [
        Counter(
            tuple(str(printed.printed[f"buildings.{name}.{field}"].value) for field in chosen)
            for name in printed.names("buildings")
        )
        for chosen in fields
    ]


def test_version_2_has_other_tiles_in_the_same_numbers() -> None:
    assert counts(1) == counts(2)
    first, second = load("builders", version=1), load("builders", version=2)
    assert isinstance(first, Builders)
    assert isinstance(second, Builders)
    changed = [
        (then, now)
        for then, now in zip(first.box.tile_names, second.box.tile_names, strict=True)
        if then != now
    ]
    assert changed == [
        ("forest_stone_animal_house", "forest_stone_bridge"),
        ("forest_obsidian_bridge", "forest_obsidian_animal_house"),
        ("desert_stone_bridge", "desert_stone_animal_house"),
        ("desert_obsidian_animal_house", "desert_obsidian_bridge"),
    ]


def test_a_photograph_shows_the_forest_stone_bridge() -> None:
    printed = printed_components("builders").printed
    fields = ("biome", "material", "type", "cost", "experience")
    sure = [printed[f"buildings.forest_stone_bridge.{field}"].confidence for field in fields]
    assert sure == ["public"] * 3 + ["estimate"] * 2
    before = printed_components("builders", 1).printed
    assert before["buildings.forest_stone_animal_house.biome"].confidence == "estimate"


def test_every_value_has_a_source() -> None:
    for component in printed_components("builders").printed.values():
        assert component.confidence in ("rulebook", "public", "inferred", "estimate")
        assert component.source


def test_an_owner_s_values_are_played_with(tmp_path: Path) -> None:
    path = overridden(
        tmp_path,
        """
        [[buildings]]
        name = "forest_wood_decoration"
        cost = "2 stone"
        experience = 7
        [mobs.spider_1]
        icon = "stone"
        points = 9
        [scoring.A]
        forest = 8
        """,
    )
    state = table(
        components=path,
        red=f"13 1 0,0,0,0,0,0,0 stone*3 {OWN}",
        cells="c3=forest_wood_decoration d3=spider_1",
    )
    play(state, "build c3 1")
    assert (supply(state), points(state, "buildings")) == ("stone*1", [7, 0])
    assert state.box.values[0] == 8
    win = "weapon:wooden_sword weapon:stone_sword weapon:poisonous_potato"
    play(state, "fight d3", draws=win)
    assert state.current_player() == 1  # this spider gives no extra action


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "[blocks]\nwood = 17\n",
            "mine.toml:2: these counts must add up to 64, not to 65.",
        ),
        (
            "[weapons.bow]\nhearts = 2\nneutral = 4\n",
            "mine.toml:3: these counts must add up to 16, not to 17.",
        ),
        (
            "[weapons.stone_sword]\nown = 0\n",
            "mine.toml:2: these counts must add up to 5, not to 4.",
        ),
        (
            '[boards]\nboard_1 = ["desert"]\n',
            "mine.toml:2: a board has nine biomes, each one of forest, desert, mountains, "
            "snowy_tundra.",
        ),
        (
            f"[boards]\n\nboard_2 = {['wood'] * 9}\n",
            "mine.toml:3: a board has nine biomes, each one of forest, desert, mountains, "
            "snowy_tundra.",
        ),
        (
            '[buildings.forest_wood_bridge]\ncost = "2 wood 1 sand"\n',
            'mine.toml:2: a cost is written like "1 wood, 2 sand", with wood, sand, stone, '
            "obsidian.",
        ),
        (
            '[buildings.forest_wood_bridge]\ncost = "1 emerald"\n',
            'mine.toml:2: a cost is written like "1 wood, 2 sand", with wood, sand, stone, '
            "obsidian.",
        ),
        (
            '[mobs.spider_1]\nicon = "diamond"\n',
            "mine.toml:2: mobs.spider_1.icon must be one of forest, desert, mountains, "
            "snowy_tundra, wood, sand, stone, obsidian, decoration, dwelling, animal_house, "
            "bridge, extra_action.",
        ),
        (
            "[mobs.spider_1]\nhearts = 0\n",
            "mine.toml:2: mobs.spider_1.hearts must be a whole number, at least 1.",
        ),
        (
            '[buildings.forest_wood_bridge]\ntype = "wood"\n',
            "mine.toml:2: buildings.forest_wood_bridge.type must be one of decoration, dwelling, "
            "animal_house, bridge.",
        ),
    ],
)
def test_a_wrong_value_is_refused_with_its_line(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ComponentsError) as error:
        load("builders", overridden(tmp_path, text))
    assert str(error.value) == words


def test_the_number_of_tiles_is_checked() -> None:
    printed = printed_components("builders")
    lines = printed.text.splitlines()
    one_less = [line for line in lines if not line.startswith("forest_wood_bridge")]
    with pytest.raises(ComponentsError, match=r":\d+: there must be 44 of them, not 43\."):
        Builders(Components("\n".join(one_less), "box.toml"), {})
    without = printed.text.partition("[buildings]")[0]
    with pytest.raises(ComponentsError, match="there must be 44 of them, not 0"):
        Builders(Components(without, "box.toml"), {})


def test_wrong_counts_of_the_own_file_name_the_first_of_them() -> None:
    text = printed_components("builders").text.replace("sand = 14", "sand = 15", 1)
    with pytest.raises(ComponentsError, match=r"^box.toml:6: these counts must add up to 64"):
        Builders(Components(text, "box.toml"), {})
