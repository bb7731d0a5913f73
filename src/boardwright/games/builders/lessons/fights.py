"""A chapter about fights: weapons, mobs, and what beaten mobs are good for."""

from typing import Final

from boardwright.games.builders.lessons.claims import is_mob, more_hearts, pile_has, shows_weapon
from boardwright.games.builders.lessons.deals import CUBE, revealed, tiles, tokens
from boardwright.games.builders.lessons.reckoned import armed, mob, trophy
from boardwright.wording.lessons import (
    Lesson,
    Reply,
    Thought,
    brings,
    brought,
    legal,
)

FIGHTS: Final = Lesson(
    "fights",
    3,
    {"players": "2", "boards": "12", "start": "1"},
    CUBE,
    [
        Thought(
            "look",
            ["crossing:13"],
            "explore 13",
            tiles(
                "zombie_1",
                "forest_sand_decoration",
                "desert_wood_bridge",
                "mountains_wood_decoration",
            ),
            {"explore": "stay", "block": "no-block"},
            [legal("explore 13")],
        ),
        Thought(
            "fight",
            ["cell:c3", "weapon:0.stone_sword", "weapon:0.wooden_sword"],
            "fight c3",
            revealed("poisonous_potato", "stone_sword", "poisonous_potato"),
            {"block": "no-block"},
            [
                is_mob("c3", "zombie", gives_extra_action=True),
                pile_has("wooden_sword", "stone_sword", "poisonous_potato"),
                brings(0, "mobs", 3),
            ],
            mob("c3"),
        ),
        Thought(
            "trade",
            ["mobs:0"],
            "trade",
            otherwise={"end": "not-yet"},
            claims=[
                brought(0, "mobs", 3),
                pile_has("wooden_sword", "stone_sword", "poisonous_potato"),
            ],
            fill=lambda game, state: {"experience": state.scores()[0]["mobs"]},
        ),
        Thought(
            "edge",
            ["crossing:3", "cell:c1", "cell:d1"],
            "explore 3",
            [
                *tokens("diamond_sword", "bow"),
                *tiles("skeleton_forest", "snowy_tundra_wood_dwelling"),
            ],
            {"explore": "to-edge", "block": "no-block"},
        ),
        Reply("explore 14", tiles("forest_wood_dwelling", "desert_sand_decoration")),
        Reply("block d1"),
        Reply("block c1"),
        Thought(
            "collect",
            ["cell:c1", "cell:c2"],
            "collect c1",
            otherwise={
                "collect": "diamond",
                "fight": "arm-first",
                "explore": "arm-first",
                "block": "no-block",
            },
            claims=[
                is_mob("c2", "skeleton", gives_extra_action=False),
                shows_weapon("c1", "diamond_sword"),
                shows_weapon("d1", "bow"),
                more_hearts("diamond_sword", "bow"),
            ],
            fill=armed("collect c1", "c2"),
        ),
        Thought(
            "again",
            ["cell:c2"],
            "fight c2",
            revealed("poisonous_potato", "diamond_sword", "poisonous_potato"),
            {"explore": "dare", "block": "dare"},
            [pile_has("diamond_sword"), brings(0, "mobs", 3)],
            mob("c2"),
        ),
        Reply("explore 14"),
        Reply("block d2"),
        Reply("block c2", ["block:obsidian"]),
        Thought("end", ["mobs:0"], claims=[brought(0, "mobs", 3)], fill=trophy()),
    ],
)
