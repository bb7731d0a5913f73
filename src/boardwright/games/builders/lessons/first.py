"""The first game, guided: from the first step to the first scoring round."""

from typing import Final

from boardwright.games.builders.lessons.claims import (
    all_face_down,
    built_meanwhile,
    face_down,
    frees,
    grows,
    has,
    is_building,
    lacks,
    left_then,
    scores_most,
    top_block,
    turned_up,
    uncovers,
    wants,
)
from boardwright.games.builders.lessons.deals import cube, tiles
from boardwright.games.builders.lessons.reckoned import cost, group, group_then, score_of, to_go
from boardwright.wording.lessons import (
    Lesson,
    Reply,
    Thought,
    brings,
    brought,
    refused,
)

# The top layer first, each row by row.
DEAL: Final = cube(
    "weww swse wtow tesw",
    "toew e??o s??t ewws",
    "test o??t e??w wotw",
    "stos o??s e??e stso",
)

FIRST: Final = Lesson(
    "first",
    6,
    {"players": "2", "boards": "12", "start": "1"},
    DEAL,
    [
        Thought(
            "welcome",
            ["crossing:12"],
            "explore 12",
            tiles(
                "mountains_sand_dwelling",
                "desert_wood_dwelling",
                "forest_stone_decoration",
                "snowy_tundra_wood_bridge",
            ),
            {"explore": "elsewhere", "block": "look-first"},
            [all_face_down()],
        ),
        Thought(
            "found",
            ["cell:c3", "block:a1.1"],
            "block a1",
            otherwise={"block": "this-corner"},
            claims=[
                turned_up(4),
                is_building("c3", "dwelling"),
                wants("c3", "wood"),
                top_block("a1", "wood"),
                refused("explore 7", "BB-2.1"),
            ],
            fill=cost("c3"),
        ),
        Thought(
            "freed",
            ["block:b1.1"],
            "block b1",
            otherwise={"block": "emerald"},
            claims=[frees("b1"), refused("block b2", "BB-3.2"), top_block("b1", "emerald")],
        ),
        Reply(
            "explore 14",
            tiles(
                "mountains_wood_dwelling",
                "forest_obsidian_decoration",
                "desert_stone_dwelling",
                "forest_sand_bridge",
            ),
        ),
        Reply("block d1"),
        Reply("block c1"),
        Thought(
            "build",
            ["cell:c3", "space:0.5"],
            "build c3 5",
            otherwise={"build": "between", "block": "pay-first", "explore": "pay-first"},
            claims=[
                is_building("c3", "dwelling", "desert"),
                has("wood", 1),
                has("emerald", 1),
                grows("desert"),
            ],
        ),
        Thought(
            "why",
            ["characteristic:desert", "space:0.4", "space:0.5", "space:0.8"],
            fill=group("desert"),
        ),
        Thought(
            "more",
            ["cell:b3", "block:a2.1"],
            "block a2",
            otherwise={"block": "sand", "explore": "blocks-now"},
            claims=[wants("b3", "sand"), top_block("a2", "sand"), has("sand", 0)],
        ),
        Thought(
            "hidden",
            ["block:b2.1"],
            "block b2",
            ["block:stone"],
            {"block": "below"},
            [uncovers("b2")],
        ),
        Reply("build d3 5"),
        Reply("block d2"),
        Reply("block c2", ["block:obsidian"]),
        Thought(
            "onward",
            ["crossing:8", "cell:c3"],
            "explore 8",
            tiles(
                "desert_wood_bridge",
                "forest_wood_decoration",
                "snowy_tundra_wood_dwelling",
                "mountains_stone_decoration",
            ),
            {"explore": "this-way", "block": "explore-first"},
            [built_meanwhile(1), face_down("c3")],
        ),
        Thought(
            "plan",
            ["cell:c2", "block:a3.1"],
            "block a3",
            otherwise={"block": "wood", "build": "keep"},
            claims=[
                is_building("c2", "desert", "wood", "bridge"),
                top_block("a3", "wood"),
                lacks("c2", "wood", 1),
                wants("d2", "wood"),
            ],
            fill=cost("c2"),
        ),
        Thought(
            "layer",
            ["block:b3.1", "characteristic:desert"],
            "block b3",
            ["block:wood"],
            {"block": "any-block"},
            fill=to_go("A"),
        ),
        Reply("explore 9", tiles("mountains_sand_decoration")),
        Reply("block d3"),
        Reply("block c3", ["block:sand"]),
        Thought(
            "bigger",
            ["cell:c2", "space:0.6"],
            "build c2 6",
            otherwise={"build": "beside", "block": "pay-first", "explore": "pay-first"},
            claims=[grows("desert"), grows("wood")],
            fill=group_then("build c2 6", "desert"),
        ),
        Thought(
            "soon",
            ["block:a4.1"],
            "block a4",
            otherwise={"block": "top-layer", "explore": "blocks-now"},
            fill=to_go("A"),
        ),
        Thought(
            "last",
            ["block:b4.1"],
            "block b4",
            otherwise={"block": "top-layer"},
            claims=[left_then("A", 2)],
        ),
        Reply("explore 10", ["token:bow", "token:iron_sword"]),
        Reply("block d4"),
        Reply("block c4"),
        Reply("score mountains"),
        Thought(
            "score",
            ["characteristic:desert"],
            "score desert",
            otherwise={"score": "most"},
            claims=[
                scores_most("desert"),
                brought(1, "scoring_a", 15),
                brings(0, "scoring_a", 20),
            ],
            fill=group("desert"),
        ),
        Thought(
            "on",
            claims=[brought(0, "scoring_a", 20)],
            fill=score_of("scoring_a"),
        ),
    ],
)
