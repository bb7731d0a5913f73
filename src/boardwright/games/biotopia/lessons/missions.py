"""A chapter about the missions: what one asks for, who is how far, and how it is taken."""

from typing import Final

from boardwright.games.biotopia.lessons.claims import becomes, is_now
from boardwright.games.biotopia.lessons.values import (
    LEARNER,
    RIVAL,
    asked_by,
    cost,
    filled,
    in_hand,
    in_sky_of,
    mission_points,
    points,
    symbols,
    there_for,
)
from boardwright.wording.lessons import Lesson, Reply, Thought, brings, brought, legal, refused

MISSION: Final = "three_skippers"
ASKED: Final = asked_by(MISSION)
HAS: Final = there_for(MISSION, LEARNER)

DEAL: Final = [
    *[f"mission:{MISSION}", "mission:seven_flowers"],
    *["mission:rich_meadow", "mission:spring_flight"],
    *["card:essex_skipper", "card:mourning_cloak", "card:large_white"],  # the sky
    *["card:essex_skipper", "card:essex_skipper", "card:red_admiral", "card:peacock"],
    *["card:essex_skipper", "card:peacock", "card:orange_tip", "card:mourning_cloak"],
]

MISSIONS: Final = Lesson(
    name="missions",
    minutes=4,
    options={"players": "2"},
    deal=DEAL,
    steps=[
        Thought(
            "wish",
            places=[f"mission:{MISSION}", "card:1.peacock"],
            does="flower peacock",
            otherwise={"flower": "wish-other"},
            claims=[is_now(ASKED, 3), is_now(in_hand("essex_skipper"), 2)],
            fill=filled(points=mission_points(MISSION), asked=ASKED, held=in_hand("essex_skipper")),
        ),
        Reply("flower peacock"),
        Thought(
            "progress",
            places=[f"mission:{MISSION}", "card:1.red_admiral"],
            does="flower red_admiral",
            otherwise={"draw": "progress-cards", "take": "progress-cards", "flower": "wish-other"},
            claims=[
                is_now(HAS, 0),
                is_now(there_for(MISSION, RIVAL), 0),
                refused("play essex_skipper", "BT-2.4"),
            ],
            fill=filled(asked=ASKED, cost=cost("essex_skipper"), symbols=symbols),
        ),
        Reply("flower orange_tip"),
        Thought(
            "one",
            places=["card:1.essex_skipper", f"mission:{MISSION}"],
            does="play essex_skipper",
            otherwise={"draw": "play-first", "take": "play-first", "flower": "play-first"},
            claims=[brings(LEARNER, "butterflies", 1), becomes(HAS, 1)],
            fill=filled(points=points("essex_skipper")),
        ),
        Reply("play essex_skipper"),
        Thought(
            "sky",
            places=["sky:essex_skipper", "butterflies:2"],
            does="take essex_skipper",
            answers=["card:brimstone"],
            otherwise={
                "draw": "sky-other",
                "take": "sky-other",
                "flower": "sky-other",
                "play": "sky-later",
            },
            claims=[is_now(there_for(MISSION, RIVAL), 1), is_now(in_sky_of("essex_skipper"), 1)],
            fill=filled(rival=there_for(MISSION, RIVAL), asked=ASKED),
        ),
        Reply("draw", ["card:sunshine"]),
        Thought(
            "two",
            places=["card:1.essex_skipper", "butterflies:1"],
            does="play essex_skipper",
            otherwise={"draw": "play-first", "take": "play-first", "flower": "play-first"},
            claims=[is_now(in_hand("essex_skipper"), 2), is_now(HAS, 1), becomes(HAS, 2)],
            fill=filled(has=HAS, asked=ASKED, held=in_hand("essex_skipper")),
        ),
        Reply("flower mourning_cloak"),
        Thought(
            "three",
            places=["card:1.essex_skipper"],
            does="play essex_skipper",
            otherwise={"draw": "play-first", "take": "play-first", "flower": "play-first"},
            claims=[becomes(HAS, 3), refused(f"mission {MISSION}", "BT-2.5")],
            fill=filled(has=HAS, asked=ASKED),
        ),
        Reply("play sunshine", ["card:meadow_brown", "card:brimstone", "card:red_admiral"]),
        Thought(
            "take",
            places=[f"mission:{MISSION}"],
            does=f"mission {MISSION}",
            otherwise={"draw": "take-now", "take": "take-now"},
            claims=[legal(f"mission {MISSION}"), brings(LEARNER, "missions", 2)],
            fill=filled(points=mission_points(MISSION)),
        ),
        Reply("flower red_admiral"),
        Thought(
            "kept",
            places=["mission:most_large_whites", "sky:mourning_cloak"],
            claims=[
                brought(LEARNER, "missions", 2),
                refused(f"mission {MISSION}", "BT-4.2"),
                is_now(in_sky_of("mourning_cloak"), 1),
            ],
            fill=filled(points=mission_points(MISSION)),
        ),
    ],
)
