"""Biotopia with its options and components chosen."""

from typing import Final, final

from boardwright.core.chance import Chance
from boardwright.core.components import Components
from boardwright.core.game import Game, View, unknown_text
from boardwright.core.options import Option, check_seats, read_options
from boardwright.games.biotopia.box import Box
from boardwright.games.biotopia.imagine import become_imagined
from boardwright.games.biotopia.position_text import read_position
from boardwright.games.biotopia.setup import lay_out, set_up
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.view import BiotopiaView
from boardwright.games.biotopia.words import (
    ACTIONS,
    CARD_NAMES,
    MISSION_NAMES,
    NOBODY,
    SEAT_NAMES,
    SOURCE_NAMES,
    WHICH_MISSION,
    WHICH_START_PLAYER,
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

    def num_actions(self) -> int:
        """Return the size of the action space."""
        return ACTIONS

    def sources(self) -> list[str]:
        """Return what points come from."""
        return SOURCE_NAMES

    def seats(self) -> list[str]:
        """Return the numbers of the seats, for the game has no colours."""
        return SEAT_NAMES[: self.num_players()]

    def new_state(self, chance: Chance) -> BiotopiaState:
        """Set up a game (section 1)."""
        start = self.options["start"]
        state = BiotopiaState(self.box)
        set_up(state, NOBODY if start == "random" else int(start) - 1, chance)
        return state

    def imagine(self, view: View, chance: Chance) -> BiotopiaState:
        """Deal a position that fits the view."""
        assert isinstance(view, BiotopiaView)
        state = BiotopiaState(self.box)
        lay_out(state)
        become_imagined(state, view, chance)
        return state

    def deserialize(self, text: str) -> BiotopiaState:
        """Read a position."""
        state = BiotopiaState(self.box)
        lay_out(state)
        read_position(state, text)
        return state

    def chance_to_string(self, question: int, answer: int) -> str:
        """Return `mission:nettle_bed`, `start:2` or `card:peacock`."""
        if question == WHICH_MISSION:
            return f"mission:{MISSION_NAMES[answer]}"
        if question == WHICH_START_PLAYER:
            return f"start:{SEAT_NAMES[answer]}"
        return f"card:{CARD_NAMES[answer]}"

    def string_to_chance(self, text: str) -> int:
        """Return the answer that has this text."""
        what, _, name = text.partition(":")
        known: list[str] = CARD_NAMES
        if what == "mission":
            known = MISSION_NAMES
        elif what == "start":
            known = self.seats()
        if name not in known:
            raise unknown_text("chance", text, [f"{what}:{word}" for word in known])
        return known.index(name)
