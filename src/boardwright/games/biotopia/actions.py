"""The questions of Biotopia and the actions that answer them: short texts, places, messages.

Effects are asked for after the card that has them: `play common_blue` is followed by
`take peacock` or `decline`, `play chrysalis` by `turn orange_tip`.
"""

from collections.abc import Callable
from typing import Final

from boardwright.core.actions import Action, ActionSpace, Argument, Family, Question
from boardwright.games.biotopia.fields import BUTTERFLY, CARD, MISSION, REASON
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.vocabulary import (
    ACTIONS,
    CHRYSALIS,
    CHRYSALIS_TARGET,
    COMMON_KNAPWEED,
    COMPOST_CARD,
    DECLINE,
    DISCARD,
    DRAW,
    END_TURN,
    FIRST_FLOWER,
    FLOWER,
    GAME_OVER,
    HAND_LIMIT,
    MORE_CARDS,
    PASS,
    PLAY,
    RECOVER,
    SEAT_NAMES,
    SKY_CARD,
    TAKE,
    TAKE_MISSION,
    TURN,
    TURN_OVER,
)

TO_TURN: Final = Argument("card", BUTTERFLY.texts)

QUESTIONS: Final = [
    Question(TURN, "turn", "BT-2.1"),
    Question(FIRST_FLOWER, "first-flower", "BT-1.4"),
    Question(CHRYSALIS_TARGET, "chrysalis-target", "BT-3.12"),
    Question(SKY_CARD, "sky-card", "BT-3.4"),
    Question(COMPOST_CARD, "compost-card", "BT-3.5"),
    Question(MORE_CARDS, "more-cards", "BT-3.7", (), "asked-more-cards {cards=meadow_browns}"),
    Question(HAND_LIMIT, "hand-limit", "BT-2.6", (), "asked-hand-limit {cards=too_many}"),
    Question(GAME_OVER, "game-over", "BT-6.1", [REASON]),
    # The step that follows by itself.
    Question(END_TURN, "end-turn", "BT-2.6"),
]

# fmt: off
# Laid out as a table: a family, what it answers, its text, what it touches, how people are told.
FAMILIES: Final = [
    Family("pass", PASS, [], [TURN],
           "pass", ["garden:{seat}"]),
    Family("draw", DRAW, [], [TURN, MORE_CARDS],
           "draw", ["pile:deck", "hand:{seat}"],
           label="label-draw {cards=to_draw}", deed="did-draw {cards=drawn}"),
    Family("take", TAKE, [CARD], [TURN, SKY_CARD],
           "take {card}", ["sky:{card}", "hand:{seat}"],
           label="{card}", deed="did-take {card}"),
    Family("flower", FLOWER, [CARD], [TURN, FIRST_FLOWER],
           "flower {card}", ["card:{seat}.{card}", "flowers:{seat}"],
           label="{card}", is_secret=True),  # nobody else sees which card it is (BT-2.3)
    Family("play", PLAY, [CARD], [TURN],
           "play {card}", ["card:{seat}.{card}", "{row}"],
           label="{card}", deed="{played}"),
    Family("mission", TAKE_MISSION, [MISSION], [TURN],
           "mission {mission}", ["mission:{mission}", "butterflies:{seat}"],
           label="{mission_name}", deed="did-mission {mission=mission_name}"),
    Family("turn", TURN_OVER, [TO_TURN], [CHRYSALIS_TARGET],
           "turn {card}", ["flower:{seat}.{card}", "butterflies:{seat}"],
           label="{card}", deed="did-turn {card}"),
    Family("recover", RECOVER, [CARD], [COMPOST_CARD],
           "take {card} from compost", ["compost:{card}", "hand:{seat}"],
           label="{card}", deed="did-recover {card}"),
    Family("discard", DISCARD, [CARD], [HAND_LIMIT],
           "discard {card}", ["card:{seat}.{card}", "pile:compost"],
           label="{card}", deed="did-discard {card}"),
    Family("decline", DECLINE, [], [SKY_CARD],
           "decline", ["pile:sky"], deed="did-decline-sky-card"),
    Family("decline", DECLINE, [], [COMPOST_CARD],
           "decline", ["pile:compost"], deed="did-decline-compost-card"),
    Family("decline", DECLINE, [], [MORE_CARDS],
           "decline", ["pile:deck"], deed="did-decline-more-cards"),
]
# fmt: on
ACTION_SPACE: Final = ActionSpace("biotopia", ACTIONS, QUESTIONS, FAMILIES)


# What only the position can tell.


def _asked_seat(p: Position, action: Action) -> str:
    return SEAT_NAMES[p.asked_seat]


def _row(p: Position, action: Action) -> str:
    """Return where a card goes that is played face up (BT-3.1, BT-3.2, BT-3.12, BT-3.13)."""
    kind, seat = action["card"], SEAT_NAMES[p.asked_seat]
    if kind == COMMON_KNAPWEED:
        return f"flowers:{seat}"
    return f"butterflies:{seat}" if kind < CHRYSALIS else "pile:compost"


TOLD_BY_POSITION: Final[dict[str, Callable[[Position, Action], str]]] = {
    "seat": _asked_seat,
    "row": _row,
}
