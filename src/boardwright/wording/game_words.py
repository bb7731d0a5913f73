"""What every game has words for: questions, choices, deeds, points and the end.

All are messages, so that each reader is told in the reader's own language.
"""

from typing import NamedTuple, Protocol, runtime_checkable

from boardwright.core.actions import Action, Values
from boardwright.core.game import Game, Outcome, View
from boardwright.core.messages import Message, Value, message, named
from boardwright.wording.choices import ChoiceGroup, Labelled, grouped
from boardwright.wording.phrases import phrased

Line = list[Message]  # messages that are spoken one after the other


class Deed(NamedTuple):
    """What is worded: an action, or a question, between what was seen before and after it.

    Of a question, and of an action that can only be chosen yet, both are the same.
    """

    before: View
    values: Values  # of the action's arguments, or of what the question is about
    after: View


@runtime_checkable
class Asking(Protocol):
    """A view that says what is asked, and of whom."""

    asked: int
    asked_seat: int


@runtime_checkable
class Detailed(Protocol):
    """A view that says what the question is about, too."""

    detail: int


class Nothing(NamedTuple):
    """What follows from the view of a game that reckons nothing for who draws it."""


class News(NamedTuple):
    """What somebody new to a game is told once, when it comes up for the first time."""

    topic: str  # the same topic is never told twice
    said: Message
    places: list[str]  # on the table, of which it speaks


class Merit(NamedTuple):
    """What an action is good for, by the rules alone."""

    said: Message
    source: str = ""  # of the points that it is about, if it is about one


class Earned(NamedTuple):
    """Points that a seat gained or lost by a move, and the places on the table that gave them."""

    seat: int
    source: str
    points: int
    places: list[str]


class GameWords:
    """Finds the words for one game, with its options and components chosen.

    Most follows from how the actions are declared; `word` says what a text asks for besides.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def asked(self, view: View) -> tuple[int, int, int]:
        """Return the question that is asked, of whom, and its detail."""
        assert isinstance(view, Asking), "a view says what is asked, and of whom"
        return view.asked, view.asked_seat, view.detail if isinstance(view, Detailed) else 0

    def word(self, name: str, deed: Deed) -> Value:
        """Return what a message is filled in with that is not an argument of the action."""
        raise KeyError(name)

    def question(self, view: View) -> Message:
        """Ask what the asked seat has to decide; every view of the table asks the same."""
        asked, seat, detail = self.asked(view)
        question = self._game.action_space().questions[asked]
        deed = Deed(view, Values(question.about, detail), view)
        return self._phrased(question.asks(), deed, seat)

    def rule(self, view: View) -> str:
        """Return the id of the rule that governs what is asked, or how the game ends."""
        return self._game.action_space().questions[self.asked(view)[0]].rule

    def groups(self, view: View, legal: list[int]) -> list[ChoiceGroup[Message]]:
        """Put the legal actions of the seat that looks under headings."""
        space, asked = self._game.action_space(), self.asked(view)[0]
        return grouped(self._labelled(view, space.read(action, asked)) for action in legal)

    def _labelled(self, view: View, chosen: Action) -> Labelled:
        """Give an action its heading, and what it is called below it."""
        family = chosen.family
        deed = Deed(view, chosen.values, view)
        heading = self._phrased(family.heads(), deed)
        label = self._phrased(family.labels(), deed)
        return Labelled(chosen.number, heading, label, family.has_line)

    def deed(self, before: View, action: int, after: View) -> Message:
        """Tell an action itself."""
        asked, seat, _ = self.asked(before)
        chosen = self._game.action_space().read(action, asked)
        deed = Deed(before, chosen.values, after)
        return self._phrased(chosen.family.tells(), deed, seat)

    def _phrased(self, pattern: str, deed: Deed, seat: int | None = None) -> Message:
        """Return the message of a pattern, and in it the seat that it is about, if one is given."""
        said = deed.values.said(self._game.name)
        found = phrased(
            self._game.name,
            pattern,
            lambda word: said[word] if word in said else self.word(word, deed),
        )
        if seat is None:
            return found
        return Message(found.id, {"seat": self.seat(seat), **found.values})

    def tell(self, before: View, action: int, after: View) -> list[Line]:
        """Tell what an action did, from what a spectator saw before and after it.

        It gives no secret away, whatever the number of the action does.
        """
        return [[self.deed(before, action, after)]]

    def is_secret(self, view: View, action: int) -> bool:
        """Tell whether the number of a legal action gives away what only its seat may know.

        Then nobody else is sent it; what `tell` says of it is for all. Any view will do.
        """
        return self._game.action_space().read(action, self.asked(view)[0]).family.is_secret

    def prospects(self, view: View) -> tuple[object, ...]:
        """Return what follows from a view by the rules, as a named tuple, for whoever draws it."""
        return Nothing()

    def explain(self, view: View, place: str) -> list[Message]:
        """Say what a place of the table is and what it is worth now, what matters most first."""
        return []

    def meant(self, view: View, place: str, actions: list[int]) -> int:
        """Return which of some actions that touch a place is meant by who picks it in vain.

        None of them is legal; the likeliest by how they are declared comes first.
        """
        return actions[0]

    def news(self, view: View) -> list[News]:
        """Return what the seat that looks should be told if it is new to it, most urgent first."""
        return []

    def urge(self, view: View, action: int) -> Message:
        """Say what to do, as one says it to somebody whom one can point out the places to."""
        ((heading, choices, _),) = self.groups(view, [action])
        return message("advice-action", heading=heading, label=choices[0].label)

    def merits(self, view: View, action: int) -> list[Merit]:
        """Say what a legal action is good for, each in one short sentence, the weightiest first."""
        return []

    def field(self, name: str) -> Message:
        """Return what a field of a view is called, where no board is drawn."""
        return self.name("field", name)

    def name(self, what: str, name: str) -> Message:
        """Return what a thing of the game is called."""
        return named(self._game.name, what, name)

    def seat(self, seat: int) -> Message:
        """Return what a seat is called."""
        return self.name("seat", self._game.seats()[seat])

    def source(self, source: str) -> Message:
        """Return what points of a source are called."""
        return self.name("source", source)

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

    def earned(
        self,
        was: list[dict[str, int]],
        now: list[dict[str, int]],
        before: View,
        action: int,
        after: View,
    ) -> list[Earned]:
        """Return all that an action changed of the points, in the order in which it is told.

        A source is told after the other, and of each who gained least comes first. The points are
        those that the rules gave; the places follow from what a spectator saw.
        """
        if now == was:
            return []
        chosen = self._game.action_space().read(action, self.asked(before)[0])
        deed = Deed(before, chosen.values, after)
        told: list[Earned] = []
        for source in self.sources_in_order(after):
            changes = [points[source] - was[seat][source] for seat, points in enumerate(now)]
            for seat in sorted(range(len(now)), key=lambda seat: changes[seat]):
                if changes[seat]:
                    places = self.earned_at(source, seat, deed)
                    told.append(Earned(seat, source, changes[seat], places))
        return told

    def sources_in_order(self, after: View) -> list[str]:
        """Return all sources in the order in which a move that led here gives points."""
        return self._game.sources()

    def earned_at(self, source: str, seat: int, deed: Deed) -> list[str]:
        """Return the places on the table that have just given a seat points of a source."""
        return []

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
        told = [_won(outcome.places, own, sitters), self.name("ended", outcome.reason)]
        if outcome.tie_break:
            told.append(self.name("tie", outcome.tie_break))
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
