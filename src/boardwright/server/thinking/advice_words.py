"""Advice in words of the game, as it goes over the wire."""

from boardwright.core.game import State, View
from boardwright.core.messages import Message, message
from boardwright.lab.advice import Advice, Verdict
from boardwright.lab.analysis import Analysis, Mistake, Moment
from boardwright.lab.hint_words import figures, percent, plainly, reason, weighed
from boardwright.lab.reasons import reasons
from boardwright.server.table.rules_in_play import Rules
from boardwright.server.wire.tells import (
    Advised,
    AnalysisFound,
    HintTold,
    Judged,
    LuckShown,
    MistakeShown,
)


def hint_told(rules: Rules, view: View, advice: Advice, *, re: int, n: int, seat: int) -> HintTold:
    """Return a hint: what to do and why, and the figures behind it."""
    best, runner_up, _ = advice
    return HintTold(
        re,
        n,
        seat,
        Advised(best.action, best.win_chance),
        runner_up and Advised(runner_up.action, runner_up.win_chance),
        plainly(rules.words, view, advice, seat),
        figures(rules.words, advice, seat, lambda action: _named(rules, view, action)),
    )


def judged(
    rules: Rules, state: State, verdict: Verdict | None, *, re: int, seat: int, line: int
) -> Judged:
    """Return what would have been much better than a move, and why; nothing of one that was fine.

    The state is the one before the move, as far as the seat saw it.
    """
    if verdict is None:
        return Judged(re, line, seat)
    better, played, comparison = verdict
    view = state.view(seat)
    chances = [
        message(said, action=_named(rules, view, one.action), chance=percent(one.win_chance))
        for said, one in (("hint-best", better), ("judged-yours", played))
    ]
    return Judged(
        re,
        line,
        seat,
        told=[
            message("judged-better"),
            rules.words.urge(view, better.action),
            reason(rules.words, view, better.action, comparison.differences, seat),
        ],
        more=[*chances, *weighed(rules.words, comparison, seat)],
        places=state.action_places(better.action),
    )


def analysis_found(rules: Rules, moments: list[Moment], analysis: Analysis) -> AnalysisFound:
    """Return what was found about a game; it is over, so nothing in it is secret."""
    luck = analysis.luck
    return AnalysisFound(
        [chances.shares for chances in analysis.curve],
        [_mistake(rules, moments[mistake.move], mistake) for mistake in analysis.mistakes],
        LuckShown(luck.share, luck.low, luck.high, luck.by_seat, luck.margins),
    )


def _mistake(rules: Rules, moment: Moment, mistake: Mistake) -> MistakeShown:
    view = rules.game.deserialize(moment.before).view(moment.seat)
    found = reasons(rules.words, mistake.comparison.differences, mistake.seat, is_reader=False)
    return MistakeShown(
        move=mistake.move,
        seat=mistake.seat,
        played=_named(rules, view, mistake.action),
        better=_named(rules, view, mistake.better),
        win_chance=mistake.win_chance,
        better_win_chance=mistake.better_win_chance,
        reasons=found.in_favour,
        why=reason(rules.words, view, mistake.better, mistake.comparison.differences, mistake.seat),
    )


def _named(rules: Rules, view: View, action: int) -> Message:
    """Return an action by its heading and its label."""
    ((heading, choices, _),) = rules.words.groups(view, [action])
    return message("advice-action", heading=heading, label=choices[0].label)
