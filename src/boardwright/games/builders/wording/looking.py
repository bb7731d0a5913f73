"""What a view of Builders & Biomes lets somebody reckon, for who explains the table or advises."""

from typing import Final

from boardwright.core.chance import ScriptedChance
from boardwright.core.messages import Message, message
from boardwright.games.builders.game import Builders
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.layout import cell_at
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BLOCKS,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CHARACTERISTIC_NAMES,
    CHARACTERISTICS,
    CROSSINGS,
    EMERALD,
    EXTRA_ACTION_ICON,
    LAYERS,
    ROAD,
)
from boardwright.games.builders.wording.names import characteristic_name
from boardwright.games.builders.wording.prospects import (
    Card,
    Characteristic,
    Cost,
    Prospects,
    Scored,
    gains_of,
    prospects,
)

CORNERS: Final = range(4)


class Looking:
    """A view, a position that fits it, and what follows for the seat that looks.

    Of a spectator, that is the seat whose turn it is, and nothing is said to “you”.
    """

    def __init__(self, game: Builders, view: BuildersView) -> None:
        self.game = game
        self.box = game.box
        self.view = view
        self.is_own = view.seat >= 0
        self.seat = view.seat if self.is_own else view.turn_seat
        self.is_asked = view.seat >= 0 and view.seat == view.asked_seat
        self.position: BuildersState = game.imagine(view, ScriptedChance([]))
        self.told: Prospects = prospects(game, view)

    def is_open(self, family: str) -> bool:
        """Tell whether the seat is asked, and may do something of a family."""
        legal = self.position.legal_actions() if self.is_asked else []
        return any(self.position.family(action) == family for action in legal)

    @property
    def card(self) -> str:
        """The letter of the coming scoring card, or nothing when all rounds are held."""
        return CARD_NAMES[self.view.rounds] if self.view.rounds < CARDS else ""

    def to_go(self, card: str) -> int:
        """Return how many blocks go before a scoring round is due."""
        return self.told.to_go[Card(card)]

    def cells_at(self, crossing: int) -> list[int]:
        """Return the cells around a crossing."""
        return [int(cell_at(crossing, corner)) for corner in CORNERS]

    def near(self) -> list[int]:
        """Return the cells around the own character."""
        return self.cells_at(self.view.crossing[self.seat])

    def steps_to(self, crossing: int) -> int:
        """Return how many steps a crossing is away from the own character."""
        row, place = divmod(self.view.crossing[self.seat], int(ROAD))
        to_row, to_place = divmod(crossing, int(ROAD))
        return abs(row - to_row) + abs(place - to_place)

    def steps_beside(self, cell: int) -> int:
        """Return how many steps away the nearest crossing beside a cell is."""
        return min(
            self.steps_to(crossing)
            for crossing in range(CROSSINGS)
            if cell in self.cells_at(crossing)
        )

    def supply(self, block: int) -> int:
        """Return how many blocks of a kind the seat has."""
        return self.view.supply[self.seat * int(BLOCKS) + block]

    def cost_at(self, cell: int) -> Cost | None:
        """Return what is lacking for the building that lies face up on a cell."""
        name = CELL_NAMES[cell]
        return next((cost for cost in self.told.costs if cost.cell == name), None)

    def pays_for(self, block: int) -> list[Cost]:
        """Return the buildings for which one block of a kind is all that is lacking."""
        return [cost for cost in self.told.costs if cost.lacking == 1 and self.brings(cost, block)]

    def brings(self, cost: Cost, block: int) -> bool:
        """Tell whether a block of a kind brings a building closer that is not affordable yet."""
        missing = list(cost.missing.values())
        return cost.lacking > 0 and (block == EMERALD or missing[block] > 0)

    def gains(self, building: int) -> list[int]:
        """Return by space what a building would add to the coming round; none after the last."""
        return gains_of(self.position, self.seat, building) if self.card else []

    def group(self, seat: int, characteristic: int) -> Scored:
        """Return what a characteristic would give a seat now."""
        name = Characteristic(CHARACTERISTIC_NAMES[characteristic])
        return self.told.seats[seat].scored[name]

    def best(self, seat: int) -> int | None:
        """Return the characteristic that would give a seat most in the coming round, if any."""
        name = self.told.seats[seat].best
        return None if name is None else CHARACTERISTIC_NAMES.index(name)

    def coming(self) -> range:
        """Return the characteristics of the coming scoring card."""
        first = self.view.rounds * 4
        return range(first, min(first + 4, int(CHARACTERISTICS)))

    def layer(self, column: int) -> int:
        """Return the layer of the uppermost block of a column, as many as there are if none."""
        return int(self.position.depth[column])

    def top_block(self, column: int) -> int:
        """Return the uppermost block of a column that has one."""
        return self.view.cube[column * int(LAYERS) + self.layer(column)]

    def may_take(self, column: int) -> bool:
        """Tell whether the uppermost block of a column may be taken."""
        return bool(int(self.position.takeable) >> column & 1)

    def icon(self, mob: int) -> int | None:
        """Return the characteristic that a mob (0 to 19) scores at the end; none for some."""
        icon = int(self.box.icon[mob])
        return None if icon == EXTRA_ACTION_ICON else icon

    def hearts(self, tile: int) -> int:
        """Return the hearts that beat a mob."""
        return int(self.box.hearts[tile - int(BUILDINGS)])

    def percent(self, tile: int) -> int:
        """Return of how many fights in a hundred the seat wins against a mob."""
        return self.told.chances[self.hearts(tile)]


def as_sentence(thing: Message) -> Message:
    """Return a fact as a sentence of its own."""
    return message("builders-explained-is", thing=thing)


def group_said(look: Looking, seat: int, characteristic: int, scored: Scored) -> Message:
    """Say what a characteristic scores: the largest group, of a beginner all spaces."""
    name = characteristic_name(characteristic)
    values = {"spaces": len(scored.spaces), "value": scored.value, "points": scored.points}
    if look.box.is_beginner[seat]:
        return message("builders-explained-all", name=name, **values)
    return message("builders-explained-group", name=name, **values)
