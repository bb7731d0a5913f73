"""Imhotep with its options and components chosen."""

from collections.abc import Sequence
from typing import Final, final

from boardwright.core.actions import ActionSpace
from boardwright.core.chance import Chance
from boardwright.core.components import Components
from boardwright.core.fields import Fields
from boardwright.core.game import Game, View
from boardwright.core.options import (
    Option,
    check_seats,
    colours_by_seat,
    colours_option,
    read_options,
)
from boardwright.core.vectors import to_ints
from boardwright.games.imhotep.actions import ACTION_SPACE
from boardwright.games.imhotep.box import Box
from boardwright.games.imhotep.fields import FIELDS
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.position_text import read_position
from boardwright.games.imhotep.rounds import lay_out, set_up
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.view import fill_from_view
from boardwright.games.imhotep.vocabulary import (
    CARD_NAMES,
    COLOURS,
    NOBODY,
    SHIPS,
    SOURCE_NAMES,
)

NAME: Final = "imhotep"
VERSION: Final = 2  # of the rules, the newest; versions.toml tells what changed
OPTIONS: Final = [
    Option("players", "3", "[2-4]", "2, 3, 4"),
    Option("sides", "AAAAA", "[AB]{5}", "ABABA"),
    Option("wrath", "no", "yes|no", "yes"),
    Option("start", "1", "[1-4]|random", "1, random"),
    colours_option(COLOURS),
]


@final
class Imhotep(Game):
    """Imhotep for two to four players, A and B sides in any mix, the wrath if wanted (IM-1.1)."""

    box: Box

    def __init__(self, components: Components, given: dict[str, object]) -> None:
        options = read_options(NAME, OPTIONS, given)
        super().__init__(NAME, options, components, has_secrets=False)
        wrath = options["wrath"] == "yes"
        players = int(options["players"])
        colours = colours_by_seat(options, COLOURS, players)
        self.box = Box(components, players, colours, options["sides"], wrath=wrath)
        if options["start"] != "random":
            check_seats(options["start"], players)

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
        """Return the colours at the table."""
        return self.box.colours[: self.num_players()]

    def new_state(self, chance: Chance) -> ImhotepState:
        """Set up a game (section 1)."""
        start = self.options["start"]
        state = ImhotepState(self, self.box)
        set_up(state, NOBODY if start == "random" else int(start) - 1, chance)
        return state

    def imagine(self, view: View, chance: Chance) -> ImhotepState:
        """Deal a position that fits the view."""
        assert isinstance(view, ImhotepView)
        state = ImhotepState(self, self.box)
        fill_from_view(state, view, chance)
        return state

    def deserialize(self, text: str) -> ImhotepState:
        """Read a position."""
        state = ImhotepState(self, self.box)
        lay_out(state, 0)
        read_position(state, text)
        return state

    def chance_answers(self) -> dict[str, Sequence[str]]:
        """Return what chance decides; equal round cards are one as good as another."""
        sizes = to_ints(self.box.round_cards)
        cards = [sizes[first : first + SHIPS] for first in range(0, len(sizes), SHIPS)]
        return {
            "start": self.box.colours,
            "round": ["".join(map(str, card)) for card in cards],
            "card": CARD_NAMES,
        }


GAME: Final = Imhotep
