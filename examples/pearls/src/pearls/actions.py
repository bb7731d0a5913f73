"""What a diver is asked, and what can be answered."""

from typing import Final

from boardwright.core.actions import ActionSpace, Family, Question, numbered

BREATHS: Final = numbered("breaths", 3)
TURN: Final = 0
DIVE: Final = 0  # and two more: an action for each number of breaths
SURFACE: Final = 3

ACTION_SPACE: Final = ActionSpace(
    "pearls",
    4,
    [Question(TURN, "turn", "PE-2")],
    [
        Family(
            "dive",
            DIVE,
            [BREATHS],
            [TURN],
            "dive {breaths}",
            ["sea:{breaths}"],
            label="label-dive {breaths}",
            deed="did-dive {breaths}",
        ),
        Family("surface", SURFACE, [], [TURN], "surface", ["boat:own"]),
    ],
)
