"""The short text of each action, and the places it touches.

    action = "pass" | "draw" | "take" card ["from compost"] | "flower" card | "play" card
           | "mission" name | "turn" butterfly | "discard" card | "decline"

Effects are asked for after the card that has them: `play common_blue` is followed by
`take peacock` or `decline`, `play chrysalis` by `turn orange_tip`.
"""

from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.words import (
    CARD_NAMES,
    CHRYSALIS,
    COMMON_KNAPWEED,
    COMPOST_CARD,
    DECLINE,
    DISCARD,
    DRAW,
    FLOWER,
    MISSION_NAMES,
    PASS,
    PLAY,
    RECOVER,
    SEAT_NAMES,
    SKY_CARD,
    TAKE,
    TAKE_MISSION,
    TURN_OVER,
)


def action_text(action: int) -> str:
    """Return the text of an action."""
    if action == PASS:
        return "pass"
    if action == DRAW:
        return "draw"
    if action < FLOWER:
        return f"take {CARD_NAMES[action - TAKE]}"
    if action < PLAY:
        return f"flower {CARD_NAMES[action - FLOWER]}"
    if action < TAKE_MISSION:
        return f"play {CARD_NAMES[action - PLAY]}"
    if action < TURN_OVER:
        return f"mission {MISSION_NAMES[action - TAKE_MISSION]}"
    if action < RECOVER:
        return f"turn {CARD_NAMES[action - TURN_OVER]}"
    if action < DISCARD:
        return f"take {CARD_NAMES[action - RECOVER]} from compost"
    if action < DECLINE:
        return f"discard {CARD_NAMES[action - DISCARD]}"
    return "decline"


def places_touched(p: Position, action: int) -> list[str]:
    """Return the places on the table that an action touches, the one to click first."""
    seat = SEAT_NAMES[p.asked_seat]
    if action == PASS:
        return [f"garden:{seat}"]
    if action == DRAW:
        return ["pile:deck", f"hand:{seat}"]
    if action < FLOWER:
        return [f"sky:{CARD_NAMES[action - TAKE]}", f"hand:{seat}"]
    if action < PLAY:
        return [f"card:{seat}.{CARD_NAMES[action - FLOWER]}", f"flowers:{seat}"]
    if action < TAKE_MISSION:
        return [f"card:{seat}.{CARD_NAMES[action - PLAY]}", _row_of(action - PLAY, seat)]
    if action < TURN_OVER:
        return [f"mission:{MISSION_NAMES[action - TAKE_MISSION]}", f"butterflies:{seat}"]
    if action < RECOVER:
        return [f"flower:{seat}.{CARD_NAMES[action - TURN_OVER]}", f"butterflies:{seat}"]
    if action < DISCARD:
        return [f"compost:{CARD_NAMES[action - RECOVER]}", f"hand:{seat}"]
    if action < DECLINE:
        return [f"card:{seat}.{CARD_NAMES[action - DISCARD]}", "pile:compost"]
    if p.asked == SKY_CARD:
        return ["pile:sky"]
    return ["pile:compost"] if p.asked == COMPOST_CARD else ["pile:deck"]


def _row_of(kind: int, seat: str) -> str:
    """Return where a card goes that is played face up (BT-3.1, BT-3.2, BT-3.12, BT-3.13)."""
    if kind == COMMON_KNAPWEED:
        return f"flowers:{seat}"
    return f"butterflies:{seat}" if kind < CHRYSALIS else "pile:compost"
