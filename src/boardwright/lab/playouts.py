"""What a position comes to when every seat goes on as the greedy bot does."""

from math import sqrt
from typing import NamedTuple

from boardwright.bots.bot import Budget
from boardwright.bots.game_bots import bots_of
from boardwright.bots.greedy import GreedyBot
from boardwright.core.chance import RandomChance
from boardwright.core.game import Game, State, View
from boardwright.lab.results import Z
from boardwright.lab.whole_game import play_to_the_end

Returns = list[list[float]]  # of numbered play-outs: each seat's share of the win


class Chances(NamedTuple):
    """By seat: the share of wins over all play-outs, and how far off it may be (95 %)."""

    shares: list[float]
    margins: list[float]


class Redecided(NamedTuple):
    """What comes of an action when chance answers it anew, again and again."""

    returns: Returns
    is_decided: bool  # whether chance could answer nothing else


def play_out(game: Game, state: State, move: int, *seed: object) -> None:
    """Play a position to its end, from the move of this number on; each bot sees its own view.

    What a bot chooses and what chance answers depends on the position, the seed and the number
    of the move only. So play-outs with the same seed that begin one move apart are the same game
    if the move between them is the one that a bot would have chosen: they differ by the move.
    """
    value = bots_of(game.name).value

    def choose(view: View, legal: list[int]) -> int:
        return GreedyBot(game, state.current_player(), value, *seed, move).choose(
            view, legal, Budget(0, 0.0)
        )

    def carry_out(action: int) -> None:
        nonlocal move
        state.apply_action(action, answers_to(move, *seed))
        move += 1

    play_to_the_end(state, [choose] * game.num_players(), carry_out)


def answers_to(move: int, *seed: object) -> RandomChance:
    """Return the chance that answers the move of this number."""
    return RandomChance(*seed, move, "answers")


def returns_from(game: Game, state: State, move: int, playouts: int, seed: int) -> Returns:
    """Play a position on again and again, from the move of this number."""
    if state.is_terminal():
        return [state.returns()] * playouts
    found: Returns = []
    for number in range(playouts):
        trial = state.clone()
        play_out(game, trial, move, seed, number)
        found.append(trial.returns())
    return found


def redecide(
    game: Game, before: State | None, action: int, move: int, now: str, playouts: int, seed: int
) -> Redecided:
    """Answer a move anew (without a position: deal anew), and play on each time.

    `now` is the text of the position that the move really led to.
    """
    found: Returns = []
    is_decided = True
    for number in range(playouts):
        chance = answers_to(move, seed, number)
        if before is None:
            trial = game.new_state(chance)
        else:
            trial = before.clone()
            trial.apply_action(action, chance)
        is_decided = is_decided and trial.serialize() == now
        play_out(game, trial, move + 1, seed, number)
        found.append(trial.returns())
    return Redecided(found, is_decided)


def chances(returns: Returns) -> Chances:
    """Return the mean over the play-outs."""
    means, variances = means_of(returns)
    return Chances(means, [Z * sqrt(variance) for variance in variances])


def means_of(samples: Returns) -> tuple[list[float], list[float]]:
    """Return by seat the mean of numbered samples, and the variance of that mean."""
    count = len(samples)
    means: list[float] = []
    variances: list[float] = []
    for own in zip(*samples):
        mean = sum(own) / count
        means.append(mean)
        variances.append(sum((value - mean) ** 2 for value in own) / (count - 1) / count)
    return means, variances
