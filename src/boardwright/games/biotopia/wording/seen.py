"""A view of Biotopia with what follows from it, as explanations, news and merits read it."""

from typing import NamedTuple

from boardwright.core.messages import Message, message
from boardwright.games.biotopia.box import Box
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    COMMON_KNAPWEED,
    KINDS,
    MISSIONS,
    OPEN,
    SOURCES,
)
from boardwright.games.biotopia.wording.names import mission_name
from boardwright.games.biotopia.wording.prospects import (
    NO_SEAT,
    Card,
    CardProspect,
    Prospects,
    imagined,
    mission_lacks,
    prospects_of,
)


class Seen(NamedTuple):
    """What a seat sees, or a spectator, and can work out from it."""

    box: Box
    view: BiotopiaView
    position: BiotopiaState  # fits the view; what is only imagined in it is not read
    told: Prospects

    def card(self, kind: int) -> CardProspect:
        """Return what a card would cost and give the seat that looks."""
        return self.told.cards[Card(CARD_NAMES[kind])]

    def total(self, seat: int) -> int:
        """Return the points of a seat."""
        return sum(self.view.points[seat * SOURCES : (seat + 1) * SOURCES])

    def to_go(self, seat: int) -> int:
        """Return the points that a seat lacks to begin the last round."""
        return max(0, self.told.goal - self.total(seat))

    def rivals(self) -> list[int]:
        """Return the other seats, clockwise; of a spectator all."""
        players = len(self.view.symbols)
        if self.view.seat == NO_SEAT:
            return list(range(players))
        return [(self.view.seat + 1 + at) % players for at in range(players - 1)]

    def can_play(self, kind: int) -> bool:
        """Tell whether the seat that looks has such a card, and flowers enough to play it."""
        card = self.card(kind)
        return self.view.hand[kind] > 0 and not card.lacks and card.has_target

    def open_missions(self) -> list[int]:
        """Return the ordinary missions that can be taken."""
        return [mission for mission in range(MISSIONS) if self.view.missions[mission] == OPEN]

    def nearer(self, after: BiotopiaState, seat: int) -> list[tuple[int, int]]:
        """Return the open missions that a seat is nearer to than now, with what is lacking then."""
        found: list[tuple[int, int]] = []
        for mission in self.open_missions():
            lacks = mission_lacks(after, seat, mission)
            if lacks < mission_lacks(self.position, seat, mission):
                found.append((mission, lacks))
        return sorted(found, key=lambda one: one[1])

    def with_card(self, kind: int, seat: int) -> BiotopiaState:
        """Return the position with such a card in a garden, without what it does there."""
        after = self.position.clone()
        if kind < BUTTERFLIES:
            after.butterflies[seat * BUTTERFLIES + kind] += 1
        elif kind == COMMON_KNAPWEED:
            after.symbols[seat] += 2
        return after


def seen(game: Biotopia, view: BiotopiaView) -> Seen:
    """Return a view with what follows from it."""
    position = imagined(game, view)
    return Seen(game.box, view, position, prospects_of(game, view, position))


def helps_with(box: Box, mission: int, lacks: int) -> Message:
    """Say that something helps with a mission, and what is lacking for it then."""
    name = mission_name(box, mission)
    return message("biotopia-explained-for-mission", mission=name, lacks=lacks)


def sentence(said: Message) -> Message:
    """Make a sentence of what is said elsewhere without a full stop."""
    return message("biotopia-explained-sentence", said=said)


def kinds_of(counts: list[int]) -> list[int]:
    """Return the kinds of which there are cards."""
    return [kind for kind in range(KINDS) if counts[kind] > 0]
