"""What lies on the table of Builders & Biomes, and what each thing is.

Nothing of it is secret. Whoever walks round the table sees every face of the big cube that is
exposed, what lies face up, all boards and supplies; every token was seen before it was taken and
every mob before it was beaten, so all know who has which (BB-R13). What may still be hidden
follows by elimination, and is known as counts.

`make docs` writes `laid_out.py` from it: the fields of a position, its copy, and the view.
Experience is a plain number, as if the printed track had no end (BB-R10).
"""

from typing import Final

from boardwright.core.actions import Argument, numbered
from boardwright.core.fields import COUNT, NOT, Field, Fields, Kind, one_of
from boardwright.games.builders.vocabulary import (
    BLOCK_NAMES,
    BUILDINGS,
    CELL_NAMES,
    CENTRE,
    COLUMN_NAMES,
    CROSSINGS,
    EMPTY,
    FACE_DOWN,
    HIDDEN,
    KIND_NAMES,
    LAYERS,
    MOBS,
    NO_KIND,
    NO_TILE,
    NOBODY,
    NOWHERE,
    RETURNED,
    SOURCE_NAMES,
    SPACES,
    TAKEN,
    TILES,
    WEAPON_NAMES,
)

SEATS: Final = 4
SEAT: Final = numbered("seat", SEATS)
SPACE: Final = numbered("space", SPACES)
CROSSING: Final = numbered("crossing", CROSSINGS)
CELL: Final = Argument("cell", CELL_NAMES, is_typed=True)
COLUMN: Final = Argument("column", COLUMN_NAMES, is_typed=True)
LAYER: Final = numbered("layer", LAYERS)
BLOCK: Final = Argument("block", BLOCK_NAMES)
WEAPON: Final = Argument("weapon", WEAPON_NAMES)
SOURCE: Final = Argument("source", SOURCE_NAMES)
# Tiles in the order of the components file.
BUILDING: Final = numbered("building", BUILDINGS)
MOB: Final = numbered("mob", MOBS)
TILE: Final = numbered("tile", TILES)

EACH_ONCE: Final = Kind(blank=1)  # at the beginning
STANDING: Final = Kind([[CROSSING]], blank=CENTRE)
BUILT: Final = one_of(BUILDING, (NO_TILE, ""))
OWNER: Final = one_of(SEAT, (NOBODY, ""), (RETURNED, "returned"))
SHOWN: Final = Kind([[BUILDING], [MOB], [WEAPON]], [(FACE_DOWN, "face-down"), (EMPTY, "")], EMPTY)
IN_CUBE: Final = one_of(BLOCK, (HIDDEN, "hidden"), (TAKEN, ""))
KIND_OR_NONE: Final = one_of(Argument("kind", KIND_NAMES), (NO_KIND, ""))
CELL_OR_NONE: Final = one_of(CELL, (NOWHERE, ""))

# fmt: off
FIELDS: Final = Fields([
    # Seats.
    Field("crossing", STANDING, "where each character stands, at first in the centre", [SEAT]),
    Field("board", one_of(numbered("board", 4)), "which of the four boards each seat has", [SEAT]),
    Field("spaces", BUILT, "the building on each space of a board", [SEAT, SPACE]),
    Field("supply", COUNT, "blocks", [SEAT, BLOCK]),
    Field("pile", COUNT, "own weapon tokens, without those just revealed", [SEAT, WEAPON]),
    Field("points", COUNT, "experience so far, by what it comes from", [SEAT, SOURCE]),
    # Tiles and tokens.
    Field("owner", OWNER, "who built or beat each tile; a mob that was traded in is returned to "
          "the box", [TILE]),
    Field("height", COUNT, "how many tiles or tokens lie on each cell", [CELL]),
    Field("face_up", SHOWN, "what lies face up on each cell", [CELL]),
    Field("tiles", EACH_ONCE, "those that may still lie face down", [TILE], is_bag=True),
    Field("tokens", COUNT, "the neutral ones that may still lie face down", [WEAPON],
          is_bag=True),
    # The big cube.
    Field("cube", IN_CUBE, "the blocks of each column, the top one first; of a hidden one nobody "
          "can see a face", [COLUMN, LAYER]),
    Field("depth", COUNT, "how many blocks of each column are taken", [COLUMN], shown=NOT),
    Field("takeable", COUNT, "a bit for each column whose uppermost block may be taken",
          shown=NOT),
    Field("hidden", COUNT, "the blocks that nobody has seen yet", [BLOCK], is_bag=True),
    # The turn.
    Field("turn", COUNT, "1 to 400"),
    Field("turn_seat", one_of(SEAT), "whose turn it is"),
    Field("actions", COUNT, "carried out this turn: 0, 1, or 2 for two and more"),
    Field("first_action", KIND_OR_NONE, "the kind of this turn's first action"),
    Field("rounds", COUNT, "scoring rounds held"),
    # The fight.
    Field("fight_cell", CELL_OR_NONE, "where the mob lies that is fought"),
    Field("to_reveal", COUNT, "tokens still to be revealed"),
    Field("revealed", COUNT, "tokens of each kind, detonated TNT excepted", [WEAPON]),
    Field("hearts", COUNT, "revealed so far"),
    Field("tnt_kept", COUNT, "revealed TNT that its owner has decided not to light"),
], SEATS, has_agenda=False)
# fmt: on
