"""What lies on the table of Imhotep: what each thing is, and who may see it.

`make docs` writes `laid_out.py` from it: the fields of a position, its copy, and the view.
"""

from typing import Final

from boardwright.core.actions import Argument, numbered
from boardwright.core.fields import COUNT, COUNTED, NOT, Field, Fields, Kind, one_of
from boardwright.games.imhotep.vocabulary import (
    CARD_NAMES,
    GONE,
    NO_CARD,
    NOBODY,
    PYRAMID_NAMES,
    SHIPS,
    SITE_NAMES,
    SLOTS,
    SOURCE_NAMES,
    WAITING,
)

SEATS: Final = 4
SEAT: Final = numbered("seat", SEATS)
SHIP: Final = numbered("ship", SHIPS)
SLOT: Final = numbered("slot", SLOTS)
SITE: Final = Argument("site", SITE_NAMES)
CARD: Final = Argument("card", CARD_NAMES)
PYRAMID: Final = Argument("pyramid", PYRAMID_NAMES)
SOURCE: Final = Argument("source", SOURCE_NAMES)
PLACE: Final = numbered("place", 4)  # of the market
PAIR_PLACE: Final = numbered("pair_place", 2)

# A stone is named by its owner.
STONE: Final = one_of(SEAT)
BUILT: Final = Kind([[Argument("pyramid", [*PYRAMID_NAMES, "beside"]), SEAT]])
SEAT_OR_NONE: Final = one_of(SEAT, (NOBODY, ""))
SHIP_OR_NONE: Final = one_of(SHIP, (NOBODY, ""))
HARBOUR: Final = one_of(SITE, (WAITING, "waiting"), (GONE, "gone"))
CARD_OR_NONE: Final = one_of(CARD, (NO_CARD, ""))

# fmt: off
FIELDS: Final = Fields([
    # The round.
    Field("round", COUNT, "1 to 6"),
    Field("round_cards", COUNT, "of each round card, whether it may still come; one of them never "
          "will (IM-1.4)", is_bag=True, grows=True),
    Field("start_player", SEAT_OR_NONE, "who began the round"),
    Field("last_sailor", SEAT_OR_NONE, "who sailed the latest ship of this round"),
    Field("passes", COUNT, "in a row"),
    # Seats.
    Field("sled", COUNT, "stones on each sled", [SEAT]),
    Field("quarry", COUNT, "stones in each quarry", [SEAT]),
    Field("points", COUNT, "so far, by where they come from", [SEAT, SOURCE]),
    Field("cards", COUNT, "face up before each player", [SEAT, CARD]),
    # Ships, in the order of the round card.
    Field("capacity", COUNT, "slots of each ship", [SHIP]),
    Field("ship_site", HARBOUR, "where each ship lies; gone if all were stuck (IM-R2)", [SHIP]),
    Field("load", SEAT_OR_NONE, "owners of stones by slot, from the bow", [SHIP, SLOT]),
    Field("loaded", COUNT, "stones on each ship", [SHIP], shown=NOT),
    Field("unloading", SHIP_OR_NONE, "the ship that is being unloaded"),
    Field("unload_order", one_of(SLOT), "its slots, first to last", [SLOT]),
    # Market.
    Field("pile", COUNT, "what may be in the pile or, unseen by this seat, in the pair", [CARD],
          is_bag=True, shown=COUNTED),
    Field("discard", COUNT, "the discards", [CARD], is_bag=True),
    Field("offer", CARD_OR_NONE, "open on the four places", [PLACE]),
    Field("pair", COUNT, "cards in the face-down pair (market B)"),
    Field("pair_inferred", COUNT, "of them, those known because the pile ran out", [CARD]),
    Field("seen", CARD_OR_NONE, "the pair, for the seat that looks at it", [PAIR_PLACE],
          shown=COUNTED),
    # Sites: the owners of the stones in the order in which they came.
    Field("pyramids", BUILT, "side A is all of it left; beside is what came when all were "
          "complete (B)", grows=True),
    Field("pyramid_filled", COUNT, "B side: spaces taken of each pyramid", [PYRAMID], shown=NOT),
    Field("temple", STONE, "owners in the order in which they came", grows=True),
    Field("burial_chamber", STONE, "owners in the order in which they came", grows=True),
    Field("obelisk_stones", COUNT, "brought by each seat", [SEAT]),
    Field("obelisks", STONE, "B side: owners of complete obelisks, most valuable place first",
          grows=True),
], SEATS)
# fmt: on
