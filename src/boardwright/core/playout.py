"""Whole games by random players, all in compiled code."""

from mypy_extensions import i64

from boardwright.core.chance import Chance, Random
from boardwright.core.game import ActionList, State


def playout(state: State, chance: Chance, random: Random, buffer: ActionList) -> i64:
    """Play a position to its end, each player choosing at random; return the decisions taken."""
    state.forget_legal()
    decisions: i64 = 0
    while True:
        buffer.count = 0
        state.fill_legal(buffer)
        if buffer.count == 0:
            return decisions
        state.apply(buffer.items[random.below(buffer.count)], chance)
        decisions += 1


def rollouts(state: State, times: int, chance: Chance, random: Random) -> int:
    """Play a position to its end that many times, from a fresh copy each; return all decisions."""
    buffer = ActionList()
    decisions: i64 = 0
    for _ in range(times):
        decisions += playout(state.clone(), chance, random, buffer)
    return decisions
