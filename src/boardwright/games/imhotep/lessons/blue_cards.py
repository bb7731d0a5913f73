"""Blue cards: how to come by them, and two of them played."""

from typing import Final

from boardwright.games.imhotep.lessons.claims import instead, on_board, on_offer, on_sled
from boardwright.games.imhotep.lessons.values import (
    points_by,
    points_so_far,
    stones_got,
    together,
    unused,
)
from boardwright.wording.lessons import Lesson, Reply, Thought, brings, brought, legal, refused

YOU: Final = 0

BLUE_CARDS: Final = Lesson(
    name="blue-cards",
    minutes=4,
    options={"players": "2", "sides": "AAAAA"},
    deal=["round:3221", "card:hammer", "card:lever", "card:sail", "card:chisel"],
    steps=[
        Thought(
            "load",
            ["ship:2", "slot:2.1", "site:market"],
            "place 2.1",
            otherwise={"place": "pointed", "get": "later"},
            claims=[on_offer("hammer", "lever", "sail", "chisel")],
        ),
        Reply("place 1.1"),
        Thought(
            "more",
            ["ship:2", "slot:2.2"],
            "place 2.2",
            otherwise={"place": "pointed", "get": "later", "sail": "later"},
            claims=[on_board(2, "b."), legal("sail 2 market")],
        ),
        Reply("sail 2 market"),
        Thought(
            "hammer",
            ["site:market", "offer:hammer"],
            "take hammer",
            otherwise={"take": "card"},
            claims=[legal("take sail"), legal("take chisel")],
        ),
        Thought(
            "lever",
            ["offer:lever"],
            "take lever",
            otherwise={"take": "card"},
            claims=[legal("take sail"), legal("take chisel")],
        ),
        Thought(
            "play",
            ["card:0.hammer", "ship:1", "slot:1.2"],
            "hammer 1.2",
            otherwise={"hammer": "slot", "get": "twice"},
            claims=[on_sled(YOU, 0), refused("place 1.2", "IM-4.1"), legal("get")],
            fill=stones_got,
        ),
        Reply("place 1.3"),
        Thought(
            "order",
            ["card:0.lever", "ship:1", "site:pyramids"],
            "lever 1 pyramids",
            otherwise={
                "lever": "best",
                "sail": "now",
                "place": "now",
                "get": "now",
            },
            claims=[
                on_sled(YOU, 2),
                on_board(1, "wbw"),
                instead("sail 1 pyramids", YOU, "pyramids", 1),
            ],
            fill=points_by("sail 1 pyramids", YOU, "pyramids"),
        ),
        Thought(
            "last",
            ["ship:1", "site:pyramids"],
            "lever 1 pyramids wwb",
            otherwise={"unload": "third"},
            claims=[
                brings(YOU, "pyramids", 3),
                instead("lever 1 pyramids bww", YOU, "pyramids", 2),
                instead("lever 1 pyramids wbw", YOU, "pyramids", 1),
            ],
            fill=points_by("lever 1 pyramids wwb", YOU, "pyramids"),
        ),
        Reply("get"),
        Thought(
            "rest",
            ["offer:sail", "offer:chisel"],
            claims=[brought(YOU, "pyramids", 3), on_offer("sail", "chisel")],
            fill=together(points_so_far(YOU, "pyramids"), unused),
        ),
    ],
)
