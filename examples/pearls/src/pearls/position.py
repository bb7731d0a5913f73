"""The table of Pearls, and what happens there."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.actions import Action, ActionSpace
from boardwright.core.bag import Bag
from boardwright.core.chance import Chance
from boardwright.core.game import (
    ActionList,
    Game,
    IllegalAction,
    Outcome,
    State,
    View,
    places_of,
)
from boardwright.core.written import read_fields, written
from pearls.actions import ACTION_SPACE, DIVE, SURFACE, TURN

KINDS: Final = 3  # of pearls, worth 1, 2 and 3
SHARK: Final = KINDS  # the last kind of thing in the sea
SEA: Final = [10, 7, 5, 5]
WHAT_COMES: Final = 0  # the one question to chance


@dataclass
class PearlsView(View):
    """What one diver knows: of others, how many pearls, and not which."""

    seat: int
    asked: int
    asked_seat: int
    sharks: int  # still in the sea
    pearls: int  # still in the sea
    nets: list[int]  # pearls by seat
    chests: list[int]
    own_net: list[int]  # pearls of 1, 2 and 3; all 0 for a spectator
    own_chest: list[int]
    found: list[int]  # at the end, what is in each chest: seat by seat, of 1, 2 and 3


class PearlsState(State):
    """A position; what is in the sea follows from what is in nets and chests."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game)
        self.players = players
        self.points = vec[i64]([0] * players)
        self.asked, self.asked_seat = TURN, 0
        self.nets = [[0] * KINDS for _ in range(players)]
        self.chests = [[0] * KINDS for _ in range(players)]
        self.sea = Bag(vec[i64](SEA))

    def num_players(self) -> int:
        """Return the number of divers (PE-1)."""
        return self.players

    def action_space(self) -> ActionSpace:
        """Return the actions as they are declared."""
        return ACTION_SPACE

    def is_terminal(self) -> bool:
        """Tell whether the last shark has come (PE-5)."""
        return self.sea.counts[SHARK] == 0

    def fill_legal(self, out: ActionList) -> None:
        """List the dives, and surfacing for whoever has a pearl to bring up (PE-2, PE-4)."""
        if not self.is_terminal():
            for breaths in range(3):
                out.add(DIVE + breaths)
            if any(self.nets[self.asked_seat]):
                out.add(SURFACE)

    def broken_rule(self, action: Action) -> IllegalAction:
        """Refuse to surface with an empty net (PE-4); all else can be done."""
        if self.is_terminal():
            return IllegalAction("PE-5", "pearls-refused-over", {})
        return IllegalAction("PE-4", "pearls-refused-surface", {})

    def apply(self, action: int, chance: Chance) -> None:
        """Carry out a dive or surface, and let the next diver go on (PE-2)."""
        if action == SURFACE:
            self._empty_net_into(self.chests[self.asked_seat])
        else:
            self._dive(action - DIVE + 1, chance)
        if self.is_terminal():
            for seat, chest in enumerate(self.chests):
                self.score(seat, 0, worth(chest))
        else:
            self.asked_seat = (self.asked_seat + 1) % self.players

    def _dive(self, breaths: int, chance: Chance) -> None:
        """Draw a thing a breath; a shark ends the dive, and costs the net (PE-3)."""
        for _ in range(breaths):
            found = self.sea.draw(chance, WHAT_COMES)
            if found == SHARK:
                self._sink(self.nets[self.asked_seat])
                break
            self.nets[self.asked_seat][found] += 1
        if self.is_terminal():  # PE-5
            for net in self.nets:
                self._sink(net)

    def _sink(self, net: list[int]) -> None:
        for kind in range(KINDS):
            for _ in range(net[kind]):
                self.sea.put(kind)
            net[kind] = 0

    def _empty_net_into(self, chest: list[int]) -> None:
        net = self.nets[self.asked_seat]
        for kind in range(KINDS):
            chest[kind] += net[kind]
            net[kind] = 0

    def outcome(self) -> Outcome:
        """Return who has most, among equals with fewer pearls (PE-5)."""
        keys: list[tuple[int, ...]] = [(worth(chest), -sum(chest)) for chest in self.chests]
        is_tied = len({key[0] for key in keys}) < len(set(keys))
        return Outcome(places_of(keys), "last-shark", "fewer-pearls" if is_tied else "")

    def view(self, seat: int) -> PearlsView:
        """Return what a diver may see: only the own pearls, until the chests are opened."""
        own = seat >= 0
        return PearlsView(
            seat,
            self.asked,
            self.asked_seat,
            int(self.sea.counts[SHARK]),
            sum(int(self.sea.counts[kind]) for kind in range(KINDS)),
            [sum(net) for net in self.nets],
            [sum(chest) for chest in self.chests],
            list(self.nets[seat]) if own else [0] * KINDS,
            list(self.chests[seat]) if own else [0] * KINDS,
            [count for chest in self.chests for count in chest] if self.is_terminal() else [],
        )

    def clone(self) -> "PearlsState":
        """Return an independent copy."""
        other = PearlsState(self.game, self.players)
        other.points = self.points[:]
        other.asked_seat = self.asked_seat
        other.nets = [list(net) for net in self.nets]
        other.chests = [list(chest) for chest in self.chests]
        other.sea = self.sea.clone()
        return other

    def serialize(self) -> str:
        """Return the position as text."""
        return written(
            {
                "seat": [self.asked_seat],
                "sharks": [self.sea.counts[SHARK]],
                "nets": [count for net in self.nets for count in net],
                "chests": [count for chest in self.chests for count in chest],
            }
        )

    def read(self, text: str) -> None:
        """Become the position of a text."""
        size = self.players * KINDS
        known = read_fields(text, {"seat": 1, "sharks": 1, "nets": size, "chests": size})
        self.asked_seat = known["seat"][0]
        for _ in range(SEA[SHARK] - known["sharks"][0]):
            self.sea.take(SHARK)
        for mine, counts in ((self.nets, known["nets"]), (self.chests, known["chests"])):
            for at, count in enumerate(counts):
                self.give(mine[at // KINDS], at % KINDS, count)
        if self.is_terminal():
            for seat, chest in enumerate(self.chests):
                self.score(seat, 0, worth(chest))

    def give(self, pearls: list[int], kind: int, count: int) -> None:
        """Put pearls of the sea into a net or a chest."""
        for _ in range(count):
            self.sea.take(kind)
            pearls[kind] += 1


def worth(pearls: list[int]) -> int:
    """Return the points of pearls (PE-5)."""
    return sum((kind + 1) * count for kind, count in enumerate(pearls))
