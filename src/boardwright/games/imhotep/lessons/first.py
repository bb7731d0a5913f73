"""The first game: a round and the beginning of the next, by doing everything once."""

from typing import Final

from boardwright.games.imhotep.lessons.claims import (
    ends_with,
    leads_to,
    next_round_begins,
    on_board,
    on_sled,
    worth_more_up_to,
)
from boardwright.games.imhotep.lessons.values import (
    group_of,
    minimum,
    points_at_the_end,
    points_so_far,
    rounds,
    stones_got,
    temple_pays,
    together,
    tower_ranks,
)
from boardwright.wording.lessons import (
    Lesson,
    Reply,
    Thought,
    brings,
    brought,
    legal,
    refused,
)

YOU: Final = 0
RIVAL: Final = 1

FIRST: Final = Lesson(
    name="first",
    minutes=5,
    options={"players": "2", "sides": "AAAAA"},
    deal=["round:3221", "card:statue", "card:hammer", "card:paved_path", "card:temple_decoration"],
    steps=[
        Thought(
            "load",
            ["ship:4", "slot:4.1"],
            "place 4.1",
            otherwise={"place": "other-ship", "get": "stones-left"},
            claims=[on_sled(YOU, 2), refused("sail 4 pyramids", "IM-5.1")],
            fill=rounds,
        ),
        Reply("place 1.1"),
        Thought(
            "sail",
            ["ship:4", "site:pyramids"],
            "sail 4 pyramids",
            otherwise={"sail": "pyramids-first", "place": "sail-first", "get": "sail-first"},
            claims=[
                on_board(4, "b"),
                refused("sail 1 pyramids", "IM-5.1"),
                brings(YOU, "pyramids", 2),
            ],
            fill=minimum(4),
        ),
        Reply("get"),
        Thought(
            "get",
            ["quarry:0"],
            "get",
            otherwise={"place": "sled-first"},
            claims=[
                brought(YOU, "pyramids", 2),
                on_sled(YOU, 1),
                on_sled(RIVAL, 5),
            ],
            fill=together(points_so_far(YOU, "pyramids"), stones_got),
        ),
        Reply("place 2.1"),
        Thought(
            "wish",
            ["ship:3", "slot:3.1", "site:temple"],
            "place 3.1",
            otherwise={"place": "other-ship", "get": "load-first", "sail": "load-first"},
            claims=[on_sled(YOU, 4), legal("sail 2 temple")],
        ),
        Reply("sail 3 market"),
        Thought(
            "market",
            ["site:market", "offer:statue"],
            "take statue",
            otherwise={"take": "statue-first"},
            claims=[
                legal("take hammer"),
                leads_to(YOU, "statues", 1),
                worth_more_up_to(5, "statues"),
            ],
        ),
        Thought(
            "share",
            ["ship:2", "slot:2.2"],
            "place 2.2",
            otherwise={"place": "other-ship", "get": "load-first", "sail": "load-first"},
            claims=[on_board(2, "w.")],
        ),
        Reply("place 1.2"),
        Thought(
            "temple",
            ["ship:2", "site:temple"],
            "sail 2 temple",
            otherwise={"sail": "temple-first", "place": "sail-first", "get": "sail-first"},
            claims=[on_board(2, "wb"), legal("sail 1 temple")],
            fill=temple_pays,
        ),
        Reply(
            "sail 1 burial",
            [
                "round:4221",
                "card:sarcophagus",
                "card:sail",
                "card:statue",
                "card:pyramid_decoration",
            ],
        ),
        Thought(
            "paid",
            ["site:temple"],
            claims=[next_round_begins(), brought(YOU, "temple", 1), brought(RIVAL, "temple", 1)],
            fill=points_so_far(YOU, "temple"),
        ),
        Thought(
            "burial",
            ["site:burial"],
            claims=[
                ends_with(RIVAL, "burial_chamber", 3),
                ends_with(YOU, "burial_chamber", 0),
                worth_more_up_to(5, "burial_chamber"),
            ],
            fill=group_of(2),
        ),
        Thought(
            "obelisks",
            ["ship:4", "slot:4.1", "site:obelisks"],
            "place 4.1",
            otherwise={"place": "other-ship", "get": "load-first"},
            claims=[ends_with(YOU, "obelisks", 0), ends_with(RIVAL, "obelisks", 0)],
            fill=tower_ranks,
        ),
        Reply("get"),
        Thought(
            "tower",
            ["ship:4", "site:obelisks"],
            "sail 4 obelisks",
            otherwise={"sail": "obelisks-first", "place": "sail-first", "get": "sail-first"},
            claims=[on_board(4, "b"), leads_to(YOU, "obelisks", 10)],
        ),
        Reply("place 1.1"),
        Thought(
            "on",
            ["site:obelisks"],
            claims=[ends_with(YOU, "obelisks", 10)],
            fill=together(points_at_the_end(YOU, "obelisks"), rounds),
        ),
    ],
)
