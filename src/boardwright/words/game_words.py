"""What every game has words for: questions, choices, deeds, points and the end.

All are messages, so that each reader is told in the reader's own language.
"""

from abc import ABC, abstractmethod

from boardwright.core.game import Game, Outcome, View
from boardwright.core.texts import Message, message
from boardwright.words.choices import ChoiceGroup
from boardwright.words.names import named

Line = list[Message]  # messages that are spoken one after the other


class GameWords(ABC):
    """Finds the words for one game, with its options and components chosen."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @abstractmethod
    def question(self, view: View) -> Message:
        """Ask what the asked seat has to decide; every view of the table asks the same."""

    @abstractmethod
    def rule(self, view: View) -> str:
        """Return the id of the rule that governs what is asked, or how the game ends."""

    @abstractmethod
    def groups(self, view: View, legal: list[int]) -> list[ChoiceGroup[Message]]:
        """Put the legal actions of the seat that looks under headings."""

    @abstractmethod
    def tell(self, before: View, action: int, after: View) -> list[Line]:
        """Tell what an action did, from what a spectator saw before and after it.

        It gives no secret away, whatever the number of the action does.
        """

    @abstractmethod
    def is_secret(self, view: View, action: int) -> bool:
        """Tell whether the number of a legal action gives away what only its seat may know.

        Then nobody else is sent it; what `tell` says of it is for all. Any view will do.
        """

    @abstractmethod
    def prospects(self, view: View) -> tuple[object, ...]:
        """Return what follows from a view by the rules, as a named tuple, for whoever draws it."""

    def seat(self, seat: int) -> Message:
        """Return what a seat is called."""
        return named(self._game.name, "seat", self._game.seats()[seat])

    def source(self, source: str) -> Message:
        """Return what points of a source are called."""
        return named(self._game.name, "source", source)

    def gains(self, before: list[dict[str, int]], after: list[dict[str, int]]) -> list[Line]:
        """Tell in a line which seats gained points and from what, if any did."""
        gained: Message | None = None
        for seat, points in enumerate(after):
            own = [
                self._gain(source, now - before[seat][source])
                for source, now in points.items()
                if now != before[seat][source]
            ]
            if own:
                of_seat = message("table-gained", seat=self.seat(seat), points=own)
                if gained is not None:
                    of_seat = message("table-gained-and", gained=gained, also=of_seat)
                gained = of_seat
        return [] if gained is None else [[message("table-gains", gained=gained)]]

    def _gain(self, source: str, points: int) -> Message:
        text = "table-more" if points > 0 else "table-less"
        return message(text, points=abs(points), source=self.source(source))

    def outcome(
        self,
        outcome: Outcome,
        scores: list[dict[str, int]],
        own: list[int],
        sitters: list[Message],
    ) -> list[Message]:
        """Tell who won, why the game ended, what broke a tie, and who came where.

        `own` are the seats of who is told; `sitters` are the names by seat.
        """
        name = self._game.name
        told = [_won(outcome.places, own, sitters), named(name, "ended", outcome.reason)]
        if outcome.tie_break:
            told.append(named(name, "tie", outcome.tie_break))
        for place in sorted(set(outcome.places)):
            seats = [seat for seat, reached in enumerate(outcome.places) if reached == place]
            points = sum(scores[seats[0]].values())
            who = [sitters[seat] for seat in seats]
            told.append(message("table-place", place=place, seats=who, points=points))
        return told


def _won(places: list[int], own: list[int], sitters: list[Message]) -> Message:
    """Tell who won; who has one seat alone is told of it as “you”."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    others = [sitters[seat] for seat in winners if [seat] != own]
    if len(others) == len(winners):
        return message("table-won", names=others, winners=len(winners))
    return message("table-won-with", names=others) if others else message("table-won-you")
