"""The B sides: what is different there, by playing a round."""

from typing import Final

from boardwright.games.imhotep.lessons.claims import (
    ends_with,
    instead,
    leads_to,
    next_round_begins,
    on_board,
    on_sled,
)
from boardwright.games.imhotep.lessons.values import (
    next_obelisk,
    points_by,
    row_places,
    temple_choice,
)
from boardwright.wording.lessons import Lesson, Reply, Thought, brings, legal, refused

YOU: Final = 0
RIVAL: Final = 1

B_SIDES: Final = Lesson(
    name="b-sides",
    minutes=4,
    options={"players": "2", "sides": "BBBBB"},
    deal=["round:3221", "card:statue", "card:sarcophagus", "card:temple_decoration"],
    steps=[
        Thought(
            "load",
            ["ship:2", "slot:2.1"],
            "place 2.1",
            otherwise={"place": "pointed", "get": "later"},
        ),
        Reply("place 1.1"),
        Thought(
            "sail",
            ["ship:2", "site:pyramids"],
            "sail 2 pyramids",
            otherwise={"sail": "begin", "place": "hurry", "get": "hurry"},
            claims=[on_board(2, "b.")],
        ),
        Thought(
            "pyramid",
            ["pyramid:left", "pyramid:middle", "pyramid:right"],
            "pyramid left",
            otherwise={"pyramid": "left"},
            claims=[
                brings(YOU, "pyramids", 2),
                instead("pyramid middle", YOU, "pyramids", 2),
                instead("pyramid right", YOU, "pyramids", 2),
            ],
            fill=points_by("pyramid left", YOU, "pyramids"),
        ),
        Reply("place 1.2"),
        Thought(
            "temple",
            ["site:temple", "ship:4", "slot:4.1"],
            "place 4.1",
            otherwise={"place": "pointed", "get": "later", "sail": "later"},
            claims=[on_board(4, ".")],
        ),
        Reply("place 3.1"),
        Thought(
            "obelisks",
            ["ship:1", "site:obelisks"],
            "sail 1 obelisks",
            otherwise={"sail": "least", "get": "hurry"},
            claims=[
                on_board(1, "ww."),
                refused("sail 1 pyramids", "IM-5.2"),
                leads_to(RIVAL, "obelisks", 2),
            ],
            fill=next_obelisk,
        ),
        Reply("sail 3 market"),
        Reply("take pair", ["card:sail", "card:statue"]),
        Reply("keep sail"),
        Thought(
            "last",
            ["ship:4", "site:temple"],
            "sail 4 temple",
            otherwise={"sail": "own", "get": "hurry"},
            claims=[ends_with(RIVAL, "blue_cards", 1), on_board(4, "b")],
        ),
        Thought(
            "choose",
            ["site:temple"],
            "stones",
            ["round:4321", "card:chisel", "card:entrance", "card:obelisk_decoration"],
            otherwise={"point": "worth"},
            claims=[on_sled(YOU, 0), legal("point"), brings(YOU, "temple", 0)],
            fill=temple_choice,
        ),
        Reply("get"),
        Thought(
            "rows",
            ["site:burial"],
            claims=[next_round_begins(), on_sled(YOU, 2), ends_with(YOU, "burial_chamber", 0)],
            fill=row_places,
        ),
    ],
)
