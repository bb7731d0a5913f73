"""Guided games: what is said step by step, what the learner does, and what happens meanwhile.

A game keeps them in its part `lessons`, as `LESSONS`: a deal of its own, then thoughts and the
moves of the others. Each is played by the real rules, so a script whose action is not legal, whose
chance cannot answer so, or whose text claims what is not true, fails its test.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from boardwright.core.chance import ScriptedChance
from boardwright.core.game import Game, IllegalAction, State
from boardwright.core.library import load_chosen, part_of
from boardwright.core.messages import Message, Value

Fill = Callable[[Game, State], dict[str, Value]]


class LessonMoment(NamedTuple):
    """A thought of a lesson and the positions around it, by which its claims are checked."""

    game: Game
    since: State  # when the thought before this one was said; of the first one: as dealt
    before: State  # when it is said
    after: State  # when what the learner then does is done; the same as before if nothing is


class Claim(NamedTuple):
    """Something that a text says about the table, and whether it is true."""

    says: str
    holds: Callable[[LessonMoment], bool]


def _nothing(game: Game, state: State) -> dict[str, Value]:
    return {}


class Thought(NamedTuple):
    """What is said at one time, and what the learner does then; without an action one reads on."""

    text: str  # ends the id of its text: `<game>-lesson-<lesson>-<text>`
    places: Sequence[str] = ()  # on the table, of which it speaks
    does: str = ""  # the short text of the one action that the learner makes
    answers: Sequence[str] = ()  # of chance to that, as in records
    otherwise: Mapping[str, str] = {}  # by family of other legal actions: ends the id of the answer
    claims: Sequence[Claim] = ()  # what the text says, all of it that could become untrue
    fill: Fill = _nothing  # the values of its text, reckoned by the rules


class Reply(NamedTuple):
    """What another seat does; what it means is said by the thought after it."""

    does: str
    answers: Sequence[str] = ()


class Lesson(NamedTuple):
    """A guided game, or a chapter of what comes later; its texts begin with its name.

    After its last action the game goes on without a script, so it ends where the learner is asked.
    """

    name: str  # its title is `<game>-lesson-<name>`
    minutes: int  # that it takes somebody who reads slowly
    options: Mapping[str, str]  # of the game, players included
    deal: Sequence[str]  # what chance answers when the table is laid out
    steps: Sequence[Thought | Reply]
    seat: int = 0  # of the learner


LESSON: Final = "lesson"


def lessons_of(name: str) -> list[Lesson]:
    """Return the lessons of a game, the first one first; none if it has no part for them."""
    part = part_of(name, "lessons")
    return [] if part is None else list(part.LESSONS)


def game_of(name: str, lesson: Lesson) -> Game:
    """Return the game that a lesson is played at, with what is printed."""
    return load_chosen(name, lesson.options)


def said(name: str, lesson: Lesson, thought: Thought, game: Game, state: State) -> Message:
    """Return what a thought says in a position."""
    return Message(f"{name}-lesson-{lesson.name}-{thought.text}", thought.fill(game, state))


def chance_of(game: Game, answers: Sequence[str]) -> ScriptedChance:
    """Return the chance that answers so."""
    return ScriptedChance([game.string_to_chance(text) for text in answers])


# What texts claim.


def legal(text: str) -> Claim:
    """Claim that an action may be chosen when the thought is said."""
    return Claim(
        f"{text} is legal", lambda at: at.before.is_legal(at.before.string_to_action(text))
    )


def refused(text: str, rule: str) -> Claim:
    """Claim that a rule forbids an action when the thought is said."""

    def holds(at: LessonMoment) -> bool:
        try:
            at.before.check_legal(at.before.string_to_action(text))
        except IllegalAction as why:
            return why.rule == rule
        return False

    return Claim(f"{rule} forbids {text}", holds)


def brings(seat: int, source: str, points: int) -> Claim:
    """Claim that what the learner does now gives a seat points."""
    return Claim(
        f"{points} points from {source} for seat {seat} come now",
        lambda at: _gained(at.before, at.after, seat, source) == points,
    )


def brought(seat: int, source: str, points: int) -> Claim:
    """Claim that what happened since the thought before gave a seat points."""
    return Claim(
        f"{points} points from {source} for seat {seat} came before",
        lambda at: _gained(at.since, at.before, seat, source) == points,
    )


def _gained(earlier: State, later: State, seat: int, source: str) -> int:
    return later.scores()[seat][source] - earlier.scores()[seat][source]
