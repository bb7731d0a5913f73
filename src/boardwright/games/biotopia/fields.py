"""What lies on the table of Biotopia: what each thing is, and who may see it.

`make docs` writes `laid_out.py` from it: the fields of a position, its copy, and the view. What is
remembered of cards (`memory.py`) a position keeps by itself.
"""

from typing import Final

from boardwright.core.actions import Argument, numbered
from boardwright.core.fields import BY_HAND, COUNT, FLAG, NOT, Field, Fields, Kind, one_of
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    MISSION_NAMES,
    NO_CARD,
    NOBODY,
    OPEN,
    OUT,
    REASON_NAMES,
    SEAT_NAMES,
    SKY_PLACES,
    SOURCE_NAMES,
)

SEAT: Final = numbered("seat", len(SEAT_NAMES))
CARD: Final = Argument("card", CARD_NAMES)
BUTTERFLY: Final = Argument("butterfly", CARD_NAMES[:BUTTERFLIES])
MISSION: Final = Argument("mission", MISSION_NAMES)
SOURCE: Final = Argument("source", SOURCE_NAMES)
REASON: Final = Argument("reason", REASON_NAMES)
SKY_PLACE: Final = numbered("place", SKY_PLACES)

SEAT_OR_NONE: Final = one_of(SEAT, (NOBODY, ""))
CARD_OR_NONE: Final = one_of(CARD, (NO_CARD, ""))
HOLDER: Final = one_of(SEAT, (OUT, "out"), (OPEN, "open"))
# What all saw, by the numbers of `memory.py`.
SEEN: Final = Kind(
    [
        [Argument("took", CARD_NAMES)],
        [Argument("did", ["drew", "laid", "laid-top"])],
        [Argument("showed", CARD_NAMES)],
        [Argument("turned", CARD_NAMES)],
    ]
)

# fmt: off
FIELDS: Final = Fields([
    # Cards in hands and, flower side up, in flower rows: known to their owner alone (BT-7.1).
    Field("hand", COUNT, "cards in hands", [SEAT, CARD], shown=NOT),
    Field("hand", COUNT, "the own hand", [CARD],
          shown=BY_HAND, is_stored=False, is_own=True),
    Field("hand_size", COUNT, "cards in each hand", [SEAT]),
    Field("flowers", COUNT, "flower-side cards", [SEAT, CARD], shown=NOT),
    Field("flowers", COUNT, "the own flower-side cards", [CARD],
          shown=BY_HAND, is_stored=False, is_own=True),
    Field("face_down", COUNT, "flower-side cards of each seat", [SEAT],
          shown=BY_HAND, is_stored=False),
    # What all know of them.
    Field("known", COUNT, "those that all saw come to a hand or flower row and not leave it",
          [SEAT, CARD], shown=BY_HAND, is_stored=False),
    Field("held", COUNT, "of them, those that are in the hand for certain", [SEAT, CARD],
          shown=BY_HAND, is_stored=False),
    Field("memory", SEEN, "what tells so, the oldest first", [SEAT], grows=True,
          shown=BY_HAND, is_stored=False),
    # Gardens.
    Field("symbols", COUNT, "flower symbols in each flower row", [SEAT]),
    Field("knapweeds", COUNT, "face up in each flower row", [SEAT]),
    Field("butterflies", COUNT, "in each butterfly row", [SEAT, BUTTERFLY]),
    Field("points", COUNT, "so far, by where they come from", [SEAT, SOURCE]),
    # The middle.
    Field("missions", HOLDER, "who has each; out if it is not in this game (BT-1.2)", [MISSION]),
    Field("large_whites_leader", SEAT_OR_NONE, "who holds “most large whites”"),
    Field("sky", CARD_OR_NONE, "on the three places", [SKY_PLACE]),
    Field("deck", COUNT, "what may be in the deck", [CARD], is_bag=True, shown=NOT),
    Field("deck_size", COUNT, "cards in the deck", shown=BY_HAND, is_stored=False),
    Field("unseen", COUNT, "what may be in the deck and, unseen by this seat, in hands and "
          "flower rows", [CARD], shown=BY_HAND, is_stored=False),
    Field("compost", COUNT, "the compost", [CARD], is_bag=True),
    # The course of the game.
    Field("start_player", one_of(SEAT), "who began"),
    Field("is_last_round", FLAG, "a player has had 15 points at the end of a turn (BT-6.1)"),
    Field("passes", COUNT, "in a row"),
    Field("idle", COUNT, "turns in a row in which nothing came into a row and no mission was "
          "taken (BT-R9)"),
], most_seats=0)
# fmt: on
