"""How much of a game was luck: what chance answered moves the win chances, and so do decisions."""

from math import sqrt
from typing import NamedTuple

from boardwright.lab.playouts import Redecided, Returns, chances, means_of
from boardwright.lab.results import Z


class Swing(NamedTuple):
    """What a line of a record did to the win chances by luck and by decision; empty if nothing."""

    luck: Returns
    decision: Returns


class Luck(NamedTuple):
    """Luck in a game: its share of all swings with its 95 % interval, and by seat who had it.

    The share is None where no swing stands out from the noise of the play-outs.
    """

    share: float | None
    low: float
    high: float
    by_seat: list[float]
    margins: list[float]


def swing(
    before: Returns | None, after: Returns, redecided: Redecided | None, *, is_forced: bool
) -> Swing:
    """Split what a line changed: its answers against others, its action against the usual one.

    Without a line before it, it is the setup. Nothing is redecided where chance was not asked, or
    where it was all that happened because the action was forced.
    """
    if redecided is not None and redecided.is_decided:
        redecided = None
    if before is None:
        return Swing([] if redecided is None else _gain(redecided.returns, after), [])
    if redecided is not None:
        return Swing(_gain(redecided.returns, after), _gain(before, redecided.returns))
    if is_forced:
        return Swing(_gain(before, after), [])
    return Swing([], _gain(before, after))


def luck_in(swings: list[Swing], playouts: int, seats: int) -> Luck:
    """Sum up the swings of a game.

    The share is that of luck in the sum of all squared swings, for these add up to the variance
    of a result. Each square is less the variance of its estimate, which would count as a swing.
    """
    by_chance, chance_variance = _squares([line.luck for line in swings])
    by_choice, choice_variance = _squares([line.decision for line in swings])
    summed = [[0.0] * seats for _ in range(playouts)]
    for line in swings:
        for own, gained in zip(summed, line.luck):
            for seat, more in enumerate(gained):
                own[seat] += more
    by_seat = chances(summed)
    total = by_chance + by_choice
    if total == 0:
        return Luck(None, 0.0, 1.0, *by_seat)
    share = by_chance / total
    variance = by_choice**2 * chance_variance + by_chance**2 * choice_variance
    half = Z * sqrt(variance) / total**2
    return Luck(share, max(0.0, share - half), min(1.0, share + half), *by_seat)


def _gain(before: Returns, after: Returns) -> Returns:
    """Return what each seat gained in each play-out: those of the same number belong together."""
    return [[now - then for then, now in zip(old, new)] for old, new in zip(before, after)]


def _squares(swings: list[Returns]) -> tuple[float, float]:
    """Return the sum of the squares beyond the noise, at least 0, and the variance of that sum."""
    total = 0.0
    variance = 0.0
    for line in swings:
        spread = 0.0
        for gained, noise in zip(*means_of(line)):
            square = gained**2 - noise
            total += square
            # One seat's gain is another's loss, so their errors add up.
            spread += sqrt(2 * noise**2 + 4 * max(square, 0.0) * noise)
        variance += spread**2
    return max(total, 0.0), variance
