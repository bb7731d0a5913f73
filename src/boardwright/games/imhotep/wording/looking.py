"""What somebody looks at who asks what something is or what it is good for."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from boardwright.core.chance import RandomChance
from boardwright.core.messages import Message, Value, message
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import (
    BURIAL_CHAMBER,
    NOBODY,
    OBELISKS,
    PYRAMIDS,
    SITES,
    SLOTS,
    TEMPLE,
    WAITING,
)
from boardwright.games.imhotep.wording.names import seat_name
from boardwright.games.imhotep.wording.prospects import Prospects, prospects
from boardwright.games.imhotep.wording.worth import after_landing, worth

NO_GAIN: Final = message("imhotep-explained-nothing")


@dataclass(frozen=True)
class Looking:
    """A view, a position that fits it, and what follows from both."""

    game: Imhotep
    view: ImhotepView
    p: ImhotepState  # nothing is used of it that was only imagined

    @cached_property
    def found(self) -> Prospects:
        """Return what everybody can work out; not everything that is told needs it."""
        return prospects(self.game, self.view)

    def who(self, seat: int) -> Message:
        """Return what a seat is called to whom it may be."""
        name = seat_name(self.p.box, seat)
        return message("imhotep-you", seat=name) if seat == self.view.seat else name

    def seats(self) -> list[int]:
        """Return all seats, the own one first."""
        seats = list(range(self.p.box.players))
        return sorted(seats, key=lambda seat: seat != self.view.seat)

    def stones_on(self, ship: int) -> list[int]:
        """Return the owners of the stones on a ship, from the bow."""
        load = self.view.load[ship * SLOTS : (ship + 1) * SLOTS]
        return [owner for owner in load if owner != NOBODY]

    def missing_on(self, ship: int) -> int:
        """Return how many stones a ship lacks before it may sail."""
        least = int(self.p.box.minimum[self.p.capacity[ship]])
        return max(0, least - len(self.stones_on(ship)))

    def waiting(self) -> list[int]:
        """Return the ships that nobody has sailed."""
        return [ship for ship, site in enumerate(self.view.ship_site) if site == WAITING]

    def is_over(self) -> bool:
        """Tell whether the game has ended, so that nothing is to come."""
        return self.p.is_terminal()

    def unbuilt(self, seat: int) -> list[int]:
        """Return the monuments without a stone of the seat, if the wrath is played (IM-12.1)."""
        if not self.p.box.wrath:
            return []
        stones = {
            int(PYRAMIDS): [stone & 3 for stone in self.view.pyramids],
            int(TEMPLE): self.view.temple,
            int(BURIAL_CHAMBER): self.view.burial_chamber,
            int(OBELISKS): [at for at, count in enumerate(self.view.obelisk_stones) if count],
        }
        return [monument for monument, owners in stones.items() if seat not in owners]

    def another_stone(self, site: int) -> list[int]:
        """Return what one more stone on a monument would bring each seat, the temple paid."""
        before = worth(self.p)
        return [
            worth(after_landing(self.p, [seat], site))[seat] - before[seat]
            for seat in range(self.p.box.players)
        ]

    def gains(self, points: list[int]) -> Value:
        """Tell who gains and who loses how much, or that nothing changes."""
        told = [
            message("imhotep-explained-gain", seat=self.who(seat), gain=more_or_less(points[seat]))
            for seat in self.seats()
            if points[seat]
        ]
        return told or NO_GAIN

    def counts(self, counts: list[int]) -> Value:
        """Tell how many each seat has that has any."""
        told = [
            message("imhotep-explained-gain", seat=self.who(seat), gain=counts[seat])
            for seat in self.seats()
            if counts[seat]
        ]
        return told or NO_GAIN


def looking(game: Imhotep, view: ImhotepView) -> Looking:
    """Return what somebody looks at."""
    return Looking(game, view, game.imagine(view, RandomChance(0)))


def more_or_less(points: int) -> Message:
    """Return points with their sign."""
    text = "imhotep-board-more" if points > 0 else "imhotep-board-fewer"
    return message(text, points=abs(points))


def free_sites(view: ImhotepView) -> list[int]:
    """Return the sites that no ship has visited in this round (IM-5.2)."""
    return [site for site in range(SITES) if site not in view.ship_site]
