"""A hint in words: what to do and why, as one says it to a child, and the figures behind it."""

from collections.abc import Callable
from typing import Final

from boardwright.core.game import View
from boardwright.core.messages import Message, message
from boardwright.lab.advice import Advice, Comparison, Difference
from boardwright.lab.reasons import reasons
from boardwright.wording.game_words import GameWords

ALIKE: Final = 0.05  # win chances that differ by less are as good as the same

Named = Callable[[int], Message]  # what an action is called


def plainly(words: GameWords, view: View, advice: Advice, seat: int) -> list[Message]:
    """Say what to do and why; when nothing stands out, what both of the best are good for."""
    best, runner_up, comparison = advice
    urge = words.urge(view, best.action)
    if runner_up is None or comparison is None:
        return [urge, message("hint-forced")]
    if is_open(advice, seat):
        one = [urge, *_first_merit(words, view, best.action)]
        other = words.urge(view, runner_up.action)
        if other == urge:  # such as two places of a ship: what is lit tells them apart
            return one
        found = [other, *_first_merit(words, view, runner_up.action)]
        return [message("hint-alike"), *one, message("hint-or"), *found]
    return [urge, reason(words, view, best.action, comparison.differences, seat)]


def is_open(advice: Advice, seat: int) -> bool:
    """Tell whether nothing stands out for the best action against the runner-up."""
    best, runner_up, comparison = advice
    if runner_up is None or comparison is None:
        return False
    is_close = best.win_chance - runner_up.win_chance < ALIKE
    is_even = abs(comparison.share) <= comparison.margin
    return is_close and is_even and not _in_favour(comparison.differences, seat)


def reason(
    words: GameWords, view: View, action: int, differences: list[Difference], seat: int
) -> Message:
    """Say in one sentence why an action is better than another one that it was compared with.

    That is what the action is good for, by the source of points that makes the most of the
    difference; else what it is good for at all; else where the points come from.
    """
    merits = words.merits(view, action)
    telling = _in_favour(differences, seat)
    for difference in telling:
        for merit in merits:
            if merit.source == difference.source:
                return merit.said
    if merits:
        return merits[0].said
    if not telling:
        return message("hint-no-better")
    source = words.source(telling[0].source)
    if telling[0].seat == seat:
        return message("hint-brings", source=source)
    return message("hint-takes", seat=words.seat(telling[0].seat), source=source)


def figures(words: GameWords, advice: Advice, seat: int, call: Named) -> list[Message]:
    """Tell the win chances of both actions, and what speaks for the best and against it."""
    best, runner_up, comparison = advice
    if runner_up is None or comparison is None:
        return []
    return [
        message("hint-best", action=call(best.action), chance=percent(best.win_chance)),
        message(
            "hint-runner-up", action=call(runner_up.action), chance=percent(runner_up.win_chance)
        ),
        *weighed(words, comparison, seat),
    ]


def weighed(words: GameWords, comparison: Comparison, seat: int) -> list[Message]:
    """Tell by source of points what speaks for the first of two actions, and against it."""
    found = reasons(words, comparison.differences, seat, is_reader=True)
    told = [message("hint-for", reasons=found.in_favour or [message("hint-no-reason")])]
    if found.against:
        told.append(message("hint-against", reasons=found.against))
    if comparison.is_contrary():
        told.append(message("hint-contrary"))
    return told


def percent(chance: float) -> int:
    """Return a chance as a number of a hundred."""
    return round(100 * chance)


def _first_merit(words: GameWords, view: View, action: int) -> list[Message]:
    return [merit.said for merit in words.merits(view, action)[:1]]


def _in_favour(differences: list[Difference], seat: int) -> list[Difference]:
    return [found for found in differences if found.is_significant() and found.favours(seat)]
