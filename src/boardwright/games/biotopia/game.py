"""Biotopia with its options and components chosen."""

from collections.abc import Sequence
from typing import Final, final

from boardwright.core.actions import ActionSpace
from boardwright.core.chance import Chance
from boardwright.core.components import Components
from boardwright.core.fields import Fields
from boardwright.core.game import Game, View
from boardwright.core.options import Option, check_seats, read_options
from boardwright.games.biotopia.actions import ACTION_SPACE
from boardwright.games.biotopia.box import Box
from boardwright.games.biotopia.fields import FIELDS
from boardwright.games.biotopia.imagine import fill_from_view
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.position_text import read_position
from boardwright.games.biotopia.setup import lay_out, set_up
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import (
    CARD_NAMES,
    MISSION_NAMES,
    NOBODY,
    SEAT_NAMES,
    SOURCE_NAMES,
)

NAME: Final = "biotopia"
VERSION: Final = 2  # of the rules, the newest; versions.toml tells what changed
OPTIONS: Final = [
    Option("players", "4", "[2-5]", "2, 3, 4, 5"),
    Option("start", "1", "[1-5]|random", "1, random"),
]


@final
class Biotopia(Game):
    """Biotopia for two to five players (BT-1.1)."""

    box: Box

    def __init__(self, components: Components, given: dict[str, object]) -> None:
        options = read_options(NAME, OPTIONS, given)
        super().__init__(NAME, options, components, has_secrets=True)
        self.box = Box(components, int(options["players"]))
        if options["start"] != "random":
            check_seats(options["start"], self.num_players())

    def num_players(self) -> int:
        """Return the number of seats."""
        return self.box.players

    def action_space(self) -> ActionSpace:
        """Return the actions as they are declared."""
        return ACTION_SPACE

    def fields(self) -> Fields:
        """Return what lies on the table, as it is declared."""
        return FIELDS

    def sources(self) -> list[str]:
        """Return what points come from."""
        return SOURCE_NAMES

    def seats(self) -> list[str]:
        """Return the numbers of the seats, for the game has no colours."""
        return SEAT_NAMES[: self.num_players()]

    def new_state(self, chance: Chance) -> BiotopiaState:
        """Set up a game (section 1)."""
        start = self.options["start"]
        state = BiotopiaState(self, self.box)
        set_up(state, NOBODY if start == "random" else int(start) - 1, chance)
        return state

    def imagine(self, view: View, chance: Chance) -> BiotopiaState:
        """Deal a position that fits the view."""
        assert isinstance(view, BiotopiaView)
        state = BiotopiaState(self, self.box)
        lay_out(state)
        fill_from_view(state, view, chance)
        return state

    def deserialize(self, text: str) -> BiotopiaState:
        """Read a position."""
        state = BiotopiaState(self, self.box)
        lay_out(state)
        read_position(state, text)
        return state

    def chance_answers(self) -> dict[str, Sequence[str]]:
        """Return what chance decides."""
        return {"mission": MISSION_NAMES, "start": self.seats(), "card": CARD_NAMES}


GAME: Final = Biotopia
