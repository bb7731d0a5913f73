"""What to do in a position, and why: the best action against the runner-up."""

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from boardwright.bots.bot import ActionThought, Budget
from boardwright.bots.specs import searching
from boardwright.core.chance import RandomChance
from boardwright.core.game import Game, State, View
from boardwright.lab.playouts import answers_to, play_out
from boardwright.lab.results import Z

LEAST_POINTS: Final = 0.1  # a difference that nobody would notice is no reason
MUCH: Final = 0.15  # win chance: whoever loses that much by one move has thrown it away
LEAST_PAIRS: Final = 2  # fewer show no spread


class Effort(NamedTuple):
    """How much to think: the search, then pairs of play-outs, until the seconds are over if any."""

    search: Budget
    pairs: int
    seconds: float = 0.0


class Difference(NamedTuple):
    """What an action brings a seat from a source beyond another one, give or take (95 %)."""

    seat: int
    source: str
    points: float
    margin: float

    def is_significant(self) -> bool:
        """Tell whether the difference is more than chance among the play-outs, and matters."""
        return abs(self.points) > max(self.margin, LEAST_POINTS)

    def favours(self, seat: int) -> bool:
        """Tell whether it is good for a seat: more points of its own, or fewer of a rival's."""
        return (self.points > 0) == (self.seat == seat)


class Comparison(NamedTuple):
    """Two actions played on equally often: what the first brings beyond the other one."""

    pairs: int  # of play-outs
    share: float  # of wins that its seat gains
    margin: float  # of that share (95 %)
    differences: list[Difference]  # the largest first

    def is_contrary(self) -> bool:
        """Tell whether the play-outs clearly find the other action better."""
        return self.share < -self.margin


class Advice(NamedTuple):
    """The best action; if there is a choice, the runner-up and what is between them."""

    best: ActionThought
    runner_up: ActionThought | None
    comparison: Comparison | None


class Verdict(NamedTuple):
    """What would have been much better than an action that was played, and what is between them."""

    better: ActionThought
    played: ActionThought
    comparison: Comparison


def advise(game: Game, view: View, legal: list[int], effort: Effort, *seed: object) -> Advice:
    """Search from a view and compare the two best actions; only what the view tells is used."""
    if len(legal) == 1:
        return Advice(ActionThought(legal[0], 0, 0.0, 0.0), None, None)
    bot = searching(game, *seed)
    bot.search(view, legal, effort.search)
    best, runner_up = bot.thoughts()[:2]  # a first look is taken at each
    actions = (best.action, runner_up.action)
    comparison = compare(game, view, actions, effort.pairs, *seed, seconds=effort.seconds)
    return Advice(best, runner_up, comparison)


def judge(
    game: Game, view: View, legal: list[int], played: int, effort: Effort, *seed: object
) -> Verdict | None:
    """Tell what would have been much better than an action, from the view before it alone.

    Nothing, unless the search and the play-outs both find that much was thrown away, and the
    play-outs beyond all doubt: whoever is told of a mistake that was none learns nothing.
    """
    if len(legal) == 1:
        return None
    bot = searching(game, *seed)
    bot.search(view, legal, effort.search)
    thoughts = bot.thoughts()
    better, own = thoughts[0], next(found for found in thoughts if found.action == played)
    if better.win_chance - own.win_chance < MUCH:
        return None
    actions = (better.action, played)
    comparison = compare(game, view, actions, effort.pairs, *seed, seconds=effort.seconds)
    is_sure = comparison.share >= MUCH and comparison.share > comparison.margin
    return Verdict(better, own, comparison) if is_sure else None


def compare(
    game: Game,
    view: View,
    actions: tuple[int, int],
    pairs: int,
    *seed: object,
    seconds: float = 0.0,
) -> Comparison:
    """Play two actions on from the same imagined positions, until the seconds are over if any.

    Both meet the same chance as far as they ask the same of it, so less of what is between them
    is luck.
    """
    begun = perf_counter()
    points: list[list[int]] = []
    shares: list[float] = []
    for number in range(max(pairs, LEAST_PAIRS)):
        if seconds > 0 and number >= LEAST_PAIRS and perf_counter() - begun > seconds:
            break
        imagined = game.imagine(view, RandomChance(*seed, "imagined", number))
        seat = imagined.current_player()
        ends: list[State] = []
        for action in actions:
            state = imagined.clone()
            state.apply_action(action, answers_to(0, *seed, number))
            play_out(game, state, 1, *seed, number)
            ends.append(state)
        one, other = ends
        points.append([p - q for p, q in zip(_points(one), _points(other))])
        shares.append(one.returns()[seat] - other.returns()[seat])
    share, margin = _mean_and_margin(shares)
    return Comparison(len(points), share, margin, _differences(game, points))


def _points(state: State) -> list[int]:
    """Return the points of all seats, each by source."""
    return [points for by_source in state.scores() for points in by_source.values()]


def _differences(game: Game, pairs: list[list[int]]) -> list[Difference]:
    """Return the mean differences of points by seat and source, the largest first."""
    sources = game.sources()
    found: list[Difference] = []
    for at in range(len(pairs[0])):
        mean, margin = _mean_and_margin([pair[at] for pair in pairs])
        seat, source = divmod(at, len(sources))
        found.append(Difference(seat, sources[source], mean, margin))
    found.sort(key=lambda difference: -abs(difference.points))
    return found


def _mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    """Return a mean and how far off it may be (95 %).

    A few play-outs that agree prove little: one more might differ by a point or a win.
    """
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, Z * sqrt(variance / count) + 1 / count
