"""A chapter about scoring: the largest group, and for beginners all spaces."""

from typing import Final

from boardwright.games.builders.lessons.claims import (
    is_beginner,
    is_building,
    scores_most,
    top_block,
)
from boardwright.games.builders.lessons.deals import CUBE, tiles
from boardwright.games.builders.lessons.reckoned import (
    after_doing,
    both,
    cost,
    group,
    in_all,
    score_of,
    to_go,
)
from boardwright.wording.lessons import Lesson, Reply, Thought, brings, brought

SCORINGS: Final = Lesson(
    "scoring",
    4,
    {"players": "4", "boards": "1234", "start": "1", "beginners": "2"},
    CUBE,
    [
        Thought(
            "welcome",
            ["crossing:13"],
            "explore 13",
            tiles(
                "desert_wood_decoration",
                "forest_obsidian_dwelling",
                "mountains_stone_bridge",
                "snowy_tundra_stone_dwelling",
            ),
            {"explore": "stay", "block": "look-first"},
            [is_beginner(1), is_beginner(0, is_it=False)],
        ),
        Thought(
            "wood",
            ["cell:c3", "block:a1.1"],
            "block a1",
            otherwise={"block": "that-wood"},
            claims=[is_building("c3", "decoration", "desert"), top_block("a1", "wood")],
            fill=cost("c3"),
        ),
        Thought("another", ["block:b1.1"], "block b1", otherwise={"block": "any"}),
        Reply("explore 14", tiles("forest_stone_decoration", "desert_obsidian_bridge")),
        Reply("block d1"),
        Reply("block c1"),
        Reply("explore 18", tiles("mountains_obsidian_dwelling", "forest_stone_bridge")),
        Reply("block a4"),
        Reply("block b4"),
        Reply("explore 12", tiles("forest_sand_bridge", "desert_stone_animal_house")),
        Reply("block d4"),
        Reply("block c4"),
        Thought(
            "build",
            ["cell:c3", "space:0.5"],
            "build c3 5",
            otherwise={"build": "middle", "block": "build-first", "explore": "build-first"},
            claims=[is_building("c3", "decoration", "desert")],
            fill=after_doing("build c3 5", both(group("desert"), in_all("desert"))),
        ),
        Thought(
            "layer",
            ["block:a2.1"],
            "block a2",
            otherwise={"block": "top-layer", "explore": "top-layer"},
            fill=to_go("A"),
        ),
        Thought(
            "one-more",
            ["block:b2.1"],
            "block b2",
            ["block:stone"],
            {"block": "top-layer"},
        ),
        Reply("explore 14"),
        Reply("block d2"),
        Reply("block c2", ["block:obsidian"]),
        Reply("explore 18"),
        Reply("block a3"),
        Reply("block b3", ["block:wood"]),
        Reply("explore 12", tiles("forest_wood_animal_house")),
        Reply("block d3"),
        Reply("block c3", ["block:sand"]),
        Reply("score snowy_tundra"),
        Thought(
            "score",
            ["characteristic:desert"],
            "score desert",
            otherwise={"score": "most"},
            claims=[scores_most("desert"), brings(0, "scoring_a", 12)],
            fill=both(group("desert"), in_all("desert")),
        ),
        Reply("score desert"),
        Reply("score snowy_tundra"),
        Thought(
            "end",
            claims=[brought(0, "scoring_a", 12), brought(1, "scoring_a", 12)],
            fill=both(score_of("scoring_a"), in_all("desert", 1)),
        ),
    ],
)
