"""What the texts of lessons are filled in with, reckoned from what the learner sees."""

from collections.abc import Callable
from typing import Final

from boardwright.core.game import Game, State
from boardwright.core.messages import Value
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    LARGE_WHITE,
    MISSION_NAMES,
    NO_CARD,
    SOURCES,
)
from boardwright.games.biotopia.wording.prospects import (
    Card,
    Mission,
    MissionProspect,
    Prospects,
    prospects,
)
from boardwright.wording.lessons import Fill

LEARNER: Final = 0
RIVAL: Final = 1

Reckoned = Callable[[Biotopia, BiotopiaView, Prospects], int]


def filled(**values: Reckoned) -> Fill:
    """Return what fills a text in with values by their names."""

    def fill(game: Game, state: State) -> dict[str, Value]:
        assert isinstance(game, Biotopia)
        view = state.view(LEARNER)
        assert isinstance(view, BiotopiaView)
        told = prospects(game, view)
        return {name: reckon(game, view, told) for name, reckon in values.items()}

    return fill


def cost(card: str) -> Reckoned:
    """Return the flower symbols that a card asks the learner for."""
    return lambda game, view, told: told.cards[Card(card)].cost


def points(card: str) -> Reckoned:
    """Return the points of a card itself if the learner plays it."""
    return lambda game, view, told: told.cards[Card(card)].points


def lacks(card: str) -> Reckoned:
    """Return the flower symbols that the learner lacks for a card."""
    return lambda game, view, told: told.cards[Card(card)].lacks


def symbols(game: Biotopia, view: BiotopiaView, told: Prospects) -> int:
    """Return the flower symbols in the garden of the learner."""
    return view.symbols[LEARNER]


def goal(game: Biotopia, view: BiotopiaView, told: Prospects) -> int:
    """Return the points that begin the last round."""
    return told.goal


def total(seat: int) -> Reckoned:
    """Return the points of a seat."""
    return lambda game, view, told: sum(view.points[seat * SOURCES : (seat + 1) * SOURCES])


def from_large_whites(game: Biotopia, view: BiotopiaView, told: Prospects) -> int:
    """Return the points of “most large whites”."""
    return int(game.box.large_whites_points)


def mission_points(mission: str) -> Reckoned:
    """Return the points of an ordinary mission."""
    return lambda game, view, told: int(game.box.mission_points[MISSION_NAMES.index(mission)])


def asked_by(mission: str) -> Reckoned:
    """Return how much a mission asks for."""
    return lambda game, view, told: _mission(told, mission).asked


def there_for(mission: str, seat: int) -> Reckoned:
    """Return how much of what a mission asks for is in a garden."""

    def reckon(game: Biotopia, view: BiotopiaView, told: Prospects) -> int:
        asks = _mission(told, mission)
        return asks.asked - asks.lacks[seat]

    return reckon


def hand_size(game: Biotopia, view: BiotopiaView, told: Prospects) -> int:
    """Return how many cards the learner holds."""
    return view.hand_size[LEARNER]


def in_sky(game: Biotopia, view: BiotopiaView, told: Prospects) -> int:
    """Return how many cards lie in the sky."""
    return sum(kind != NO_CARD for kind in view.sky)


def in_sky_of(card: str) -> Reckoned:
    """Return how many cards of a kind lie in the sky."""
    return lambda game, view, told: view.sky.count(CARD_NAMES.index(card))


def in_compost(card: str) -> Reckoned:
    """Return how many cards of a kind lie on the compost."""
    return lambda game, view, told: view.compost[CARD_NAMES.index(card)]


def large_whites(game: Biotopia, view: BiotopiaView, told: Prospects) -> int:
    """Return how many large whites all gardens have together."""
    return sum(view.butterflies[LARGE_WHITE::BUTTERFLIES])


def in_hand(card: str) -> Reckoned:
    """Return how many cards of a kind the learner holds."""
    return lambda game, view, told: view.hand[CARD_NAMES.index(card)]


def _mission(told: Prospects, mission: str) -> MissionProspect:
    return told.missions[Mission(mission)]
