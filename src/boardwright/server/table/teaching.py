"""Guided games at a table: what a lesson says now, and what its script does next.

Both follow from the lesson and the latest line of the record alone. A line with its hash stands
for the position: wherever it is the script's own, the script holds, and anywhere else this is a
game like any other. So nobody has to note that the script was left, a way back leads onto it
again, and a program with another script goes on with the table as a game.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from boardwright.core.chance import ImpossibleAnswer, ScriptedChance, Undecided
from boardwright.core.game import Game, IllegalAction, UnknownText
from boardwright.core.match import Match
from boardwright.core.messages import Message
from boardwright.server.table.entries import Created
from boardwright.server.table.rules_in_play import rules_for
from boardwright.server.table.table import NOBODY, Table
from boardwright.server.wire.tells import Taught, ThoughtTold
from boardwright.wording.lessons import (
    Lesson,
    Reply,
    Thought,
    chance_of,
    lessons_of,
    said,
)

DEAL: Final = -1  # for the action that lays the table out


class Leaf(NamedTuple):
    """What a script holds for a line of the record: what is said after it, and what comes next."""

    line: str  # as it stands in the record
    taught: Taught
    action: int  # that comes next; nobody's at the end
    answers: list[str]  # of chance to that
    is_reply: bool  # whether that is another seat's


class Script(NamedTuple):
    """A lesson as its lines would be recorded."""

    seat: int  # of the learner
    deal: list[str]  # what chance answers when the table is laid out
    leaves: list[Leaf]  # by line
    options: dict[str, str]
    digest: str  # of all printed values


def lesson_of(game: str, name: str) -> Lesson | None:
    """Return a lesson of a game by its name, if there is one."""
    return next((lesson for lesson in lessons_of(game) if lesson.name == name), None)


def taught_now(table: Table, seat: int) -> Taught | None:
    """Return what the learner is told now; nothing to others, and away from the script."""
    script, leaf = _place_of(table)
    return leaf.taught if script and leaf and seat == script.seat else None


def reply_of(table: Table) -> int:
    """Return the action that the script has for another seat now, or nobody's."""
    _, leaf = _place_of(table)
    return leaf.action if leaf and leaf.is_reply else NOBODY


def scripted_chance(table: Table, action: int) -> ScriptedChance | None:
    """Return who answers to an action if it is the script's own, or to the deal of a lesson."""
    script, leaf = _place_of(table)
    if script is None or table.rules is None:
        return None
    if action == DEAL:
        return chance_of(table.rules.game, script.deal)
    if leaf is None or leaf.action != action:
        return None
    return chance_of(table.rules.game, leaf.answers)


def _place_of(table: Table) -> tuple[Script | None, Leaf | None]:
    """Return the script of a table, and where in it the table is, if it is there."""
    created, sheet = table.sheet.created, table.sheet
    script = _script(created.game, created.lesson, created.version) if created.lesson else None
    if script is None or not _fits(script, created):
        return None, None
    if sheet.status != "running" or sheet.line >= len(script.leaves):
        return script, None
    leaf = script.leaves[sheet.line]
    return script, leaf if leaf.line == sheet.lines[-1] else None


def _fits(script: Script, created: Created) -> bool:
    """Tell whether a table was made for the script as it is now."""
    return script.options == created.options and script.digest == created.digest


@lru_cache(maxsize=64)
def _script(name: str, lesson_name: str, version: int) -> Script | None:
    """Play a lesson by a version of the rules; nothing if it does not fit them, or is gone."""
    try:
        lesson = lesson_of(name, lesson_name)
        if lesson is None:
            return None
        rules = rules_for(name, dict(lesson.options), "", version)
        leaves = _leaves(name, lesson, rules.game)
    except (UnknownText, IllegalAction, Undecided, ImpossibleAnswer):
        return None
    return Script(lesson.seat, list(lesson.deal), leaves, rules.game.options, rules.digest)


def _leaves(name: str, lesson: Lesson, game: Game) -> list[Leaf]:
    match = Match(game, [])
    match.begin(chance_of(game, lesson.deal))
    steps = sum(isinstance(step, Thought) for step in lesson.steps)
    leaves: list[Leaf] = []
    thoughts: list[ThoughtTold] = []
    told = 0

    def turn(action: int, answers: list[str], is_reply: bool) -> None:
        line = match.record.lines[-1].to_text()
        taught = Taught(list(thoughts), told - len(thoughts), steps)
        leaves.append(Leaf(line, taught, action, answers, is_reply))
        thoughts.clear()

    for step in lesson.steps:
        action = match.state.string_to_action(step.does) if step.does else NOBODY
        if isinstance(step, Thought):
            words = said(name, lesson, step, game, match.state)
            thoughts.append(_thought(name, lesson, step, words, action))
            told += 1
        if step.does:
            turn(action, list(step.answers), isinstance(step, Reply))
            match.play(action, chance_of(game, step.answers))
    turn(NOBODY, [], False)
    return leaves


def _thought(
    name: str, lesson: Lesson, thought: Thought, words: Message, action: int
) -> ThoughtTold:
    otherwise = {
        family: Message(f"{name}-lesson-{lesson.name}-{text}")
        for family, text in thought.otherwise.items()
    }
    return ThoughtTold(words, list(thought.places), action, otherwise)
