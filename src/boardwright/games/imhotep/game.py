"""Imhotep with its options and components chosen."""

from typing import Final, final

from boardwright.core.chance import Chance
from boardwright.core.components import Components
from boardwright.core.game import Game, View, unknown_text
from boardwright.core.options import Option, read_options
from boardwright.games.imhotep.box import Box
from boardwright.games.imhotep.position_text import read_position
from boardwright.games.imhotep.rounds import lay_out, set_up
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.view import ImhotepView, become_imagined
from boardwright.games.imhotep.words import (
    ACTIONS,
    CARD_NAMES,
    COLOURS,
    NOBODY,
    SHIPS,
    SOURCE_NAMES,
    WHICH_ROUND_CARD,
    WHICH_START_PLAYER,
)

NAME: Final = "imhotep"
VERSION: Final = 2  # of the rules, the newest; versions.toml tells what changed
OPTIONS: Final = [
    Option("players", "3", "[2-4]", "2, 3, 4"),
    Option("sides", "AAAAA", "[AB]{5}", "ABABA"),
    Option("wrath", "no", "yes|no", "yes"),
    Option("start", "1", "[1-4]|random", "1, random"),
]


@final
class Imhotep(Game):
    """Imhotep for two to four players, A and B sides in any mix, the wrath if wanted (IM-1.1)."""

    box: Box

    def __init__(self, components: Components, given: dict[str, object]) -> None:
        options = read_options(NAME, OPTIONS, given)
        super().__init__(NAME, options, components, has_secrets=False)
        wrath = options["wrath"] == "yes"
        self.box = Box(components, int(options["players"]), options["sides"], wrath=wrath)
        seats = [str(seat + 1) for seat in range(self.num_players())]
        if options["start"] != "random" and options["start"] not in seats:
            raise unknown_text("seat", options["start"], seats)

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
        """Return the colours at the table."""
        return COLOURS[: self.num_players()]

    def new_state(self, chance: Chance) -> ImhotepState:
        """Set up a game (section 1)."""
        start = self.options["start"]
        state = ImhotepState(self.box)
        set_up(state, NOBODY if start == "random" else int(start) - 1, chance)
        return state

    def imagine(self, view: View, chance: Chance) -> ImhotepState:
        """Deal a position that fits the view."""
        assert isinstance(view, ImhotepView)
        state = ImhotepState(self.box)
        lay_out(state, view.start_player)
        become_imagined(state, view, chance)
        return state

    def deserialize(self, text: str) -> ImhotepState:
        """Read a position."""
        state = ImhotepState(self.box)
        lay_out(state, 0)
        read_position(state, text)
        return state

    def chance_to_string(self, question: int, answer: int) -> str:
        """Return `start:white`, `round:4322` or `card:statue`."""
        if question == WHICH_START_PLAYER:
            return f"start:{COLOURS[answer]}"
        if question == WHICH_ROUND_CARD:
            return f"round:{self._round_card(answer)}"
        return f"card:{CARD_NAMES[answer]}"

    def string_to_chance(self, text: str) -> int:
        """Return the answer that has this text; equal round cards are one as good as another."""
        what, _, name = text.partition(":")
        known: list[str] = CARD_NAMES
        if what == "start":
            known = COLOURS
        elif what == "round":
            known = [self._round_card(card) for card in range(len(self.box.round_cards) // SHIPS)]
        if name not in known:
            raise unknown_text("chance", text, [f"{what}:{word}" for word in known])
        return known.index(name)

    def _round_card(self, card: int) -> str:
        first = card * SHIPS
        return "".join(str(int(size)) for size in self.box.round_cards[first : first + SHIPS])
