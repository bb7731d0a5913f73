"""A chapter about the bio cards, sunshine and chrysalis, and the common knapweed."""

from typing import Final

from boardwright.games.biotopia.lessons.claims import asks_now, becomes, is_now
from boardwright.games.biotopia.lessons.values import (
    LEARNER,
    cost,
    filled,
    hand_size,
    in_compost,
    points,
    symbols,
)
from boardwright.games.biotopia.vocabulary import CHRYSALIS_TARGET
from boardwright.wording.lessons import Lesson, Reply, Thought, brings, brought, legal, refused

DEAL: Final = [
    *["mission:nettle_bed", "mission:seven_flowers"],
    *["mission:rich_meadow", "mission:spring_flight"],
    *["card:large_white", "card:brimstone", "card:orange_tip"],  # the sky
    *["card:sunshine", "card:chrysalis", "card:red_admiral", "card:peacock"],
    *["card:essex_skipper", "card:peacock", "card:orange_tip", "card:mourning_cloak"],
]

BIO_CARDS: Final = Lesson(
    name="bio-cards",
    minutes=4,
    options={"players": "2"},
    deal=DEAL,
    steps=[
        Thought(
            "hide",
            places=["card:1.red_admiral", "card:1.chrysalis"],
            does="flower red_admiral",
            otherwise={"flower": "hide-other"},
            fill=filled(cost=cost("red_admiral")),
        ),
        Reply("flower peacock"),
        Thought(
            "second",
            places=["card:1.sunshine", "card:1.peacock"],
            does="flower peacock",
            otherwise={"draw": "second-cards", "take": "second-cards", "flower": "second-other"},
            claims=[refused("play sunshine", "BT-2.4")],
            fill=filled(cost=cost("sunshine"), symbols=symbols),
        ),
        Reply("flower orange_tip"),
        Thought(
            "sunshine",
            places=["card:1.sunshine", "pile:deck"],
            does="play sunshine",
            answers=["card:common_knapweed", "card:essex_skipper", "card:mourning_cloak"],
            otherwise={
                "draw": "sunshine-draw",
                "take": "sunshine-draw",
                "flower": "sunshine-flower",
            },
            claims=[
                is_now(hand_size, 2),
                becomes(hand_size, 4),
                becomes(in_compost("sunshine"), 1),
            ],
        ),
        Reply("play essex_skipper"),
        Thought(
            "knapweed",
            places=["card:1.common_knapweed", "flowers:1"],
            does="play common_knapweed",
            otherwise={
                "draw": "knapweed-first",
                "take": "knapweed-first",
                "flower": "knapweed-back",
                "play": "knapweed-first",
            },
            claims=[is_now(symbols, 2), becomes(symbols, 4), legal("play essex_skipper")],
            fill=filled(cost=cost("common_knapweed")),
        ),
        Reply("draw", ["card:meadow_brown"]),
        Thought(
            "chrysalis",
            places=["card:1.chrysalis"],
            does="play chrysalis",
            otherwise={
                "draw": "chrysalis-first",
                "take": "chrysalis-first",
                "flower": "chrysalis-first",
                "play": "chrysalis-first",
            },
            claims=[legal("play chrysalis"), becomes(in_compost("chrysalis"), 1)],
            fill=filled(cost=cost("chrysalis"), symbols=symbols),
        ),
        Thought(
            "turn",
            places=["flower:1.red_admiral", "butterflies:1"],
            does="turn red_admiral",
            claims=[
                asks_now(CHRYSALIS_TARGET),
                is_now(cost("red_admiral"), 5),
                is_now(symbols, 4),
                refused("turn peacock", "BT-3.11"),
                brings(LEARNER, "butterflies", 2),
            ],
            fill=filled(cost=cost("red_admiral"), symbols=symbols, points=points("red_admiral")),
        ),
        Reply("flower mourning_cloak"),
        Thought(
            "turned",
            places=["butterflies:1", "pile:compost"],
            claims=[
                brought(LEARNER, "butterflies", 2),
                is_now(symbols, 3),
                is_now(in_compost("chrysalis"), 1),
            ],
            fill=filled(points=points("red_admiral"), symbols=symbols),
        ),
    ],
)
