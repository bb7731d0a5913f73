"""Pearls for two to four divers."""

from typing import Final

from boardwright.core.actions import ActionSpace
from boardwright.core.chance import Chance
from boardwright.core.components import Components
from boardwright.core.game import Game, View
from boardwright.core.options import Option, read_options
from pearls.actions import ACTION_SPACE
from pearls.position import KINDS, SEA, SHARK, WHAT_COMES, PearlsState, PearlsView

NAME: Final = "pearls"
SEATS: Final = ["coral", "lagoon", "sand", "kelp"]
OPTIONS: Final = [Option("players", "3", "[2-4]", "2, 3, 4")]


class Pearls(Game):
    """A game of so many players (PE-1)."""

    def __init__(self, components: Components, given: dict[str, object]) -> None:
        options = read_options(NAME, OPTIONS, given)
        super().__init__(NAME, options, components, has_secrets=True)
        self.players = int(options["players"])

    def num_players(self) -> int:
        """Return the number of seats."""
        return self.players

    def action_space(self) -> ActionSpace:
        """Return the actions as they are declared."""
        return ACTION_SPACE

    def sources(self) -> list[str]:
        """Return what points come from."""
        return ["chest"]

    def seats(self) -> list[str]:
        """Return what the seats are called."""
        return SEATS[: self.players]

    def new_state(self, chance: Chance) -> PearlsState:
        """Begin a game (PE-1)."""
        return PearlsState(self, self.players)

    def deserialize(self, text: str) -> PearlsState:
        """Read a position."""
        state = PearlsState(self, self.players)
        state.read(text)
        return state

    def imagine(self, view: View, chance: Chance) -> PearlsState:
        """Deal a position that fits a view: to others so many pearls as they have, any of them."""
        assert isinstance(view, PearlsView)
        state = PearlsState(self, self.players)
        state.asked_seat = view.asked_seat
        for _ in range(SEA[SHARK] - view.sharks):
            state.sea.take(SHARK)
        sharks = state.sea.counts[SHARK]
        if view.seat >= 0:
            for kind in range(KINDS):
                state.give(state.nets[view.seat], kind, view.own_net[kind])
                state.give(state.chests[view.seat], kind, view.own_chest[kind])
        for at, count in enumerate(view.found):
            if at // KINDS != view.seat:
                state.give(state.chests[at // KINDS], at % KINDS, count)
        if view.found:
            for seat, chest in enumerate(state.chests):
                state.score(seat, 0, sum((kind + 1) * n for kind, n in enumerate(chest)))
            return state
        for _ in range(sharks):
            state.sea.take(SHARK)  # aside, while pearls are dealt
        for seat in range(self.players):
            if seat != view.seat:
                for pearls, count in (
                    (state.nets[seat], view.nets[seat]),
                    (state.chests[seat], view.chests[seat]),
                ):
                    for _ in range(count):
                        pearls[state.sea.draw(chance, WHAT_COMES)] += 1
        for _ in range(sharks):
            state.sea.put(SHARK)
        return state


GAME: Final = Pearls
