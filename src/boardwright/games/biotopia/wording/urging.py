"""What to do in Biotopia, said to somebody whom one can point out the places to."""

from typing import Final

from boardwright.core.messages import Message, Value, message
from boardwright.games.biotopia.actions import ACTION_SPACE
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    COMPOST_CARD,
    MEADOW_BROWN,
    MORE_CARDS,
    SKY_CARD,
)
from boardwright.games.biotopia.wording.names import card_name, mission_name

NOT_WANTED: Final = {SKY_CARD: "sky-card", COMPOST_CARD: "compost-card", MORE_CARDS: "more-cards"}


def urge(game: Biotopia, view: BiotopiaView, action: int) -> Message:
    """Say what to do."""
    chosen = ACTION_SPACE.read(action, view.asked)
    family = chosen.family.name
    if family == "decline":
        return message(f"biotopia-board-decline-{NOT_WANTED[view.asked]}")
    said: dict[str, Value] = {}
    if family == "draw":
        browns = view.butterflies[view.asked_seat * BUTTERFLIES + MEADOW_BROWN]
        said["cards"] = browns if view.asked == MORE_CARDS else 1
    elif family == "mission":
        said["mission"] = mission_name(game.box, chosen["mission"])
    elif family != "pass":
        said["card"] = card_name(chosen["card"])
    return Message(f"biotopia-urge-{family}", said)
