"""What the texts of lessons claim of Biotopia beyond what they claim of every game."""

from boardwright.core.game import Game, State
from boardwright.games.biotopia.ending import POINTS_TO_END
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.lessons.values import LEARNER, Reckoned
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import CARD_NAMES, KINDS
from boardwright.games.biotopia.wording.prospects import Card, prospects
from boardwright.wording.lessons import Claim, LessonMoment


def is_now(value: Reckoned, expected: int) -> Claim:
    """Claim that a value is so much when the thought is said."""
    return Claim(
        f"{value.__qualname__} is {expected} now",
        lambda at: _reckoned(value, at, at.before) == expected,
    )


def becomes(value: Reckoned, expected: int) -> Claim:
    """Claim that what the learner does now makes a value so much."""
    return Claim(
        f"{value.__qualname__} becomes {expected}",
        lambda at: _reckoned(value, at, at.after) == expected,
    )


def asks_now(question: int) -> Claim:
    """Claim that the learner is asked a certain question when the thought is said."""

    def holds(at: LessonMoment) -> bool:
        position = _position(at.before)
        return bool(position.asked == question and position.asked_seat == LEARNER)

    return Claim(f"question {question} is asked", holds)


def nobody_has_reached_the_goal() -> Claim:
    """Claim that nobody has the points yet that begin the last round."""

    def holds(at: LessonMoment) -> bool:
        position = _position(at.before)
        return all(position.total(seat) < POINTS_TO_END for seat in range(position.num_players()))

    return Claim("nobody has reached the goal", holds)


def is_dearest(card: str) -> Claim:
    """Claim that every other card in the hand of the learner costs less."""

    def holds(at: LessonMoment) -> bool:
        position = _position(at.before)
        cards = prospects(_garden(at.game), position.view(LEARNER)).cards
        return all(
            cards[Card(name)].cost < cards[Card(card)].cost
            for kind, name in enumerate(CARD_NAMES)
            if position.hand[LEARNER * KINDS + kind] and name != card
        )

    return Claim(f"{card} is the dearest card in hand", holds)


def _reckoned(value: Reckoned, at: LessonMoment, state: State) -> int:
    game, view = _garden(at.game), _position(state).view(LEARNER)
    return value(game, view, prospects(game, view))


def _garden(game: Game) -> Biotopia:
    assert isinstance(game, Biotopia)
    return game


def _position(state: State) -> BiotopiaState:
    assert isinstance(state, BiotopiaState)
    return state
