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
            ["cell:c3", "block:d4.1"],
            "block d4",
            otherwise={"block": "that-wood"},
            claims=[is_building("c3", "decoration", "desert"), top_block("d4", "wood")],
            fill=cost("c3"),
        ),
        Thought("another", ["block:c4.1"], "block c4", otherwise={"block": "any"}),
        Reply("explore 14", tiles("forest_stone_decoration", "desert_obsidian_bridge")),
        Reply("block a4"),
        Reply("block b4"),
        Reply("explore 18", tiles("mountains_obsidian_dwelling", "forest_stone_bridge")),
        Reply("block d1"),
        Reply("block c1"),
        Reply("explore 12", tiles("forest_sand_bridge", "desert_stone_animal_house")),
        Reply("block a1"),
        Reply("block b1"),
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
            ["block:d3.1"],
            "block d3",
            otherwise={"block": "top-layer", "explore": "top-layer"},
            fill=to_go("A"),
        ),
        Thought(
            "one-more",
            ["block:c3.1"],
            "block c3",
            ["block:stone"],
            {"block": "top-layer"},
        ),
        Reply("explore 14"),
        Reply("block a3"),
        Reply("block b3", ["block:obsidian"]),
        Reply("explore 18"),
        Reply("block d2"),
        Reply("block c2", ["block:wood"]),
        Reply("explore 12", tiles("forest_wood_animal_house")),
        Reply("block a2"),
        Reply("block b2", ["block:sand"]),
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
