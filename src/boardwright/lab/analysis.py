"""A recorded game looked at again: the win chances after each move, mistakes, and luck."""

from collections.abc import Iterator
from functools import cache, partial
from math import sqrt
from typing import Final, NamedTuple

from boardwright.bots.bot import Budget
from boardwright.bots.specs import searching
from boardwright.core.game import Game, View
from boardwright.core.library import load_chosen
from boardwright.core.match import Match, check_fit
from boardwright.core.record import Record
from boardwright.lab.advice import Comparison, compare
from boardwright.lab.luck import Luck, Swing, luck_in, swing
from boardwright.lab.playouts import Chances, Redecided, Returns, chances, redecide, returns_from
from boardwright.lab.processes import spread

MISTAKES: Final = 3  # that are told
DOUBTS: Final = 8  # decisions that are weighed once more, to find them
SEARCHES: Final = 5  # of each of the two actions, when a decision is weighed
STUDENT: Final = 2.776  # two-sided 95 % for the mean of that many
LEAST_LOSS: Final = 0.01  # of win chance: less is not a mistake


class AnalysisTask(NamedTuple):
    """What all moves of a game have in common, in plain values for any process."""

    game: str
    version: int  # of its rules
    options: dict[str, str]
    components: str | None
    iterations: int  # of a search
    playouts: int  # from a position, at least two: one shows no spread
    seed: int

    def load(self) -> Game:
        """Return the game of this task."""
        options = tuple(self.options.items())
        return _loaded(self.game, self.components, self.version, options)


class Moment(NamedTuple):
    """A line of a record: the positions around it as texts, and what was done (-1: the setup)."""

    move: int
    seat: int
    before: str
    action: int
    after: str
    was_answered: bool  # whether chance answered anything


class MomentLook(NamedTuple):
    """What is found about a moment; nothing where it was forced and chance was not asked."""

    moment: Moment
    after: Returns | None
    redecided: Redecided | None
    is_forced: bool
    best: int  # of the actions that were legal
    loss: float  # of win chance by choosing another one, roughly


class Mistake(NamedTuple):
    """A move against a better one: the win chances of both, and what the better one brings."""

    move: int
    seat: int
    action: int
    better: int
    win_chance: float
    better_win_chance: float
    margin: float  # of the difference between them (95 %)
    comparison: Comparison

    def loss(self) -> float:
        """Return how much win chance was lost."""
        return self.better_win_chance - self.win_chance

    def is_sure(self) -> bool:
        """Tell whether the loss is more than the searches' noise, and play-outs do not deny it."""
        return self.loss() > max(self.margin, LEAST_LOSS) and not self.comparison.is_contrary()


class Analysis(NamedTuple):
    """The chances after the setup and each move, the costliest mistakes first, and the luck."""

    curve: list[Chances]
    mistakes: list[Mistake]
    luck: Luck


def moments_of(game: Game, record: Record) -> list[Moment]:
    """Replay a record under the rules; raise `RecordError` at the first line that differs."""
    check_fit(game, record)
    match = Match(game, record.seats)
    match.follow(record, 0)
    moments = [Moment(0, -1, "", -1, match.state.serialize(), was_answered=True)]
    for move, line in enumerate(record.lines[1:], 1):
        before = match.state.clone()
        match.follow(record, move)
        action = before.string_to_action(line.action)
        after = match.state.serialize()
        was_answered = bool(line.chance)
        moments.append(Moment(move, line.seat, moments[-1].after, action, after, was_answered))
    return moments


def look_at_all(task: AnalysisTask, moments: list[Moment], jobs: int) -> Iterator[MomentLook]:
    """Look at each moment; whatever the number of jobs, the same is found."""
    return spread(partial(look_at, task), moments, jobs)


def weigh_all(task: AnalysisTask, looks: list[MomentLook], jobs: int) -> Iterator[Mistake]:
    """Weigh the doubtful decisions among these once more."""
    return spread(partial(weigh, task), doubts(looks), jobs)


def doubts(looks: list[MomentLook]) -> list[MomentLook]:
    """Return the decisions that seem to have lost most."""
    doubtful = [look for look in looks if look.loss > 0]
    doubtful.sort(key=lambda look: -look.loss)
    return doubtful[:DOUBTS]


def look_at(task: AnalysisTask, moment: Moment) -> MomentLook:
    """Play on from a moment, answer it anew, and search for something better."""
    game = task.load()
    move, now = moment.move, moment.after
    if moment.seat < 0:
        after = returns_from(game, game.deserialize(now), 1, task.playouts, task.seed)
        anew = redecide(game, None, -1, 0, now, task.playouts, task.seed)
        return MomentLook(moment, after, anew, is_forced=True, best=-1, loss=0.0)
    before = game.deserialize(moment.before)
    legal = before.legal_actions()
    is_forced = len(legal) == 1
    if is_forced and not moment.was_answered:
        return MomentLook(moment, None, None, is_forced, moment.action, 0.0)
    after = returns_from(game, game.deserialize(now), move + 1, task.playouts, task.seed)
    redecided: Redecided | None = None
    if moment.was_answered and not is_forced:
        redecided = redecide(game, before, moment.action, move, now, task.playouts, task.seed)
    best, loss = moment.action, 0.0
    if not is_forced:
        best, loss = _something_better(task, game, before.view(moment.seat), legal, moment)
    return MomentLook(moment, after, redecided, is_forced, best, loss)


def weigh(task: AnalysisTask, look: MomentLook) -> Mistake:
    """Search both actions again, each alone and equally long, and play both on."""
    game = task.load()
    moment = look.moment
    view = game.deserialize(moment.before).view(moment.seat)
    seed = (task.seed, moment.move, "weigh")
    played: list[float] = []
    better: list[float] = []
    for number in range(SEARCHES):
        played.append(_win_chance(game, view, moment.action, task.iterations, *seed, number))
        better.append(_win_chance(game, view, look.best, task.iterations, *seed, number))
    losses = [one - other for one, other in zip(better, played)]
    mean = sum(losses) / SEARCHES
    spread = sum((loss - mean) ** 2 for loss in losses) / (SEARCHES - 1)
    return Mistake(
        moment.move,
        moment.seat,
        moment.action,
        look.best,
        sum(played) / SEARCHES,
        sum(better) / SEARCHES,
        STUDENT * sqrt(spread / SEARCHES),
        compare(game, view, (look.best, moment.action), task.playouts, *seed),
    )


def sum_up(looks: list[MomentLook], weighed: list[Mistake]) -> Analysis:
    """Put together what was found about all moments, in their order."""
    curve: list[Returns] = []
    swings: list[Swing] = []
    for look in looks:
        before = curve[-1] if curve else None
        if look.after is None:
            assert before is not None, "the setup is never forced"
            curve.append(before)
        else:
            curve.append(look.after)
            swings.append(swing(before, look.after, look.redecided, is_forced=look.is_forced))
    sure = [mistake for mistake in weighed if mistake.is_sure()]
    sure.sort(key=lambda mistake: -mistake.loss())
    luck = luck_in(swings, len(curve[0]), len(curve[0][0]))
    return Analysis([chances(returns) for returns in curve], sure[:MISTAKES], luck)


def _something_better(
    task: AnalysisTask, game: Game, view: View, legal: list[int], moment: Moment
) -> tuple[int, float]:
    """Return the action that the search prefers, and roughly what the played one loses to it."""
    bot = searching(game, task.seed, moment.move, "search")
    bot.search(view, legal, Budget(task.iterations, 0.0))
    best = bot.thoughts()[0]
    if best.action == moment.action:
        return best.action, 0.0
    seed = (task.seed, moment.move, "alone")
    own = _win_chance(game, view, moment.action, task.iterations // 2, *seed)
    return best.action, best.win_chance - own


def _win_chance(game: Game, view: View, action: int, iterations: int, *seed: object) -> float:
    """Return the win chance that a search of one action alone finds."""
    bot = searching(game, *seed)
    # A search without a rival action ends after three eighths of its iterations (`mcts.LATE`).
    bot.search(view, [action], Budget(2 * iterations, 0.0))
    return bot.thoughts()[0].win_chance


@cache
def _loaded(
    game: str, components: str | None, version: int, options: tuple[tuple[str, str], ...]
) -> Game:
    """Load a game once in each process."""
    return load_chosen(game, dict(options), components, version)
