"""The first guided game: flowers, butterflies, cards, “most large whites”, and how it ends."""

from typing import Final

from boardwright.games.biotopia.lessons.claims import (
    asks_now,
    becomes,
    is_dearest,
    is_now,
    nobody_has_reached_the_goal,
)
from boardwright.games.biotopia.lessons.values import (
    LEARNER,
    RIVAL,
    asked_by,
    cost,
    filled,
    from_large_whites,
    goal,
    hand_size,
    in_compost,
    in_sky,
    lacks,
    large_whites,
    mission_points,
    points,
    symbols,
    there_for,
    total,
)
from boardwright.games.biotopia.vocabulary import SKY_CARD
from boardwright.wording.lessons import (
    Lesson,
    Reply,
    Thought,
    brings,
    brought,
    legal,
    refused,
)

DEAL: Final = [
    *["mission:three_skippers", "mission:seven_flowers"],
    *["mission:meadow_quartet", "mission:spring_flight"],
    *["card:common_blue", "card:brimstone", "card:essex_skipper"],  # the sky
    *["card:essex_skipper", "card:red_admiral", "card:mourning_cloak", "card:peacock"],
    *["card:essex_skipper", "card:sunshine", "card:orange_tip", "card:mourning_cloak"],
]

FIRST: Final = Lesson(
    name="first",
    minutes=5,
    options={"players": "2"},
    deal=DEAL,
    steps=[
        Thought(
            "flower",
            places=["card:1.peacock", "flowers:1"],
            does="flower peacock",
            otherwise={"flower": "flower-other"},
            claims=[is_dearest("peacock")],
            fill=filled(cost=cost("peacock")),
        ),
        Reply("flower mourning_cloak"),
        Thought(
            "more",
            places=["card:1.essex_skipper", "card:1.red_admiral", "flowers:1"],
            does="flower red_admiral",
            otherwise={"draw": "more-cards", "take": "more-cards", "flower": "more-other"},
            claims=[refused("play essex_skipper", "BT-2.4"), is_now(lacks("essex_skipper"), 1)],
            fill=filled(cost=cost("essex_skipper"), symbols=symbols),
        ),
        Reply("flower orange_tip"),
        Thought(
            "butterfly",
            places=["card:1.essex_skipper", "butterflies:1"],
            does="play essex_skipper",
            otherwise={
                "draw": "butterfly-later",
                "take": "butterfly-later",
                "flower": "butterfly-later",
            },
            claims=[
                legal("play essex_skipper"),
                brings(LEARNER, "butterflies", 1),
                is_now(symbols, 2),
                becomes(symbols, 2),
            ],
            fill=filled(symbols=symbols, points=points("essex_skipper")),
        ),
        Reply("play essex_skipper"),
        Thought(
            "goal",
            places=["garden:1", "garden:2"],
            claims=[
                brought(LEARNER, "butterflies", 1),
                brought(RIVAL, "butterflies", 1),
                nobody_has_reached_the_goal(),
            ],
            fill=filled(goal=goal),
        ),
        Thought(
            "sky",
            places=["pile:sky", "sky:common_blue"],
            does="take common_blue",
            answers=["card:large_white"],
            otherwise={"draw": "sky-deck", "take": "sky-other", "flower": "sky-flower"},
            claims=[is_now(in_sky, 3), becomes(in_sky, 3)],
            fill=filled(cards=in_sky),
        ),
        Reply("play sunshine", ["card:meadow_brown", "card:brimstone", "card:peacock"]),
        Thought(
            "compost",
            places=["pile:compost", "card:1.mourning_cloak", "flowers:1"],
            does="flower mourning_cloak",
            otherwise={"draw": "compost-cards", "take": "compost-cards", "flower": "compost-blue"},
            claims=[
                is_now(in_compost("sunshine"), 1),
                refused("play common_blue", "BT-2.4"),
                is_now(lacks("common_blue"), 1),
            ],
            fill=filled(cost=cost("common_blue"), symbols=symbols),
        ),
        Reply("flower peacock"),
        Thought(
            "blue",
            places=["card:1.common_blue", "butterflies:1"],
            does="play common_blue",
            otherwise={"draw": "blue-later", "take": "blue-later", "flower": "blue-later"},
            claims=[brings(LEARNER, "butterflies", 1)],
            fill=filled(points=points("common_blue")),
        ),
        Thought(
            "effect",
            places=["sky:large_white", "hand:1"],
            does="take large_white",
            answers=["card:meadow_brown"],
            otherwise={"take": "effect-other", "decline": "effect-decline"},
            claims=[asks_now(SKY_CARD), legal("decline")],
        ),
        Reply("flower brimstone"),
        Thought(
            "white",
            places=["mission:most_large_whites", "card:1.large_white"],
            does="play large_white",
            otherwise={"draw": "white-later", "take": "white-later", "flower": "white-later"},
            claims=[
                is_now(large_whites, 0),
                brings(LEARNER, "butterflies", 1),
                brings(LEARNER, "large_whites", 2),
            ],
            fill=filled(points=points("large_white"), mission=from_large_whites),
        ),
        Reply("take meadow_brown", ["card:orange_tip"]),
        Thought(
            "deck",
            places=["pile:deck"],
            does="draw",
            answers=["card:small_tortoiseshell"],
            otherwise={"take": "deck-sky"},
            claims=[brought(LEARNER, "large_whites", 2), is_now(hand_size, 0)],
        ),
        Reply("draw", ["card:essex_skipper"]),
        Thought(
            "missions",
            places=["mission:three_skippers"],
            claims=[
                is_now(asked_by("three_skippers"), 3),
                is_now(there_for("three_skippers", LEARNER), 1),
                refused("mission three_skippers", "BT-2.5"),
            ],
            fill=filled(
                points=mission_points("three_skippers"),
                asked=asked_by("three_skippers"),
                has=there_for("three_skippers", LEARNER),
            ),
        ),
        Thought(
            "onward",
            places=["card:1.small_tortoiseshell"],
            claims=[
                is_now(total(LEARNER), 5),
                is_now(total(RIVAL), 1),
                legal("play small_tortoiseshell"),
            ],
            fill=filled(own=total(LEARNER), rival=total(RIVAL), goal=goal),
        ),
    ],
)
