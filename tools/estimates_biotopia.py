"""Plays Biotopia by the thousand and prints the tables of docs/estimates/biotopia.md.

Run as `python -m tools.estimates_biotopia`; `--components FILE` tries other values.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from boardwright.bots.specs import take_seat
from boardwright.core.chance import RandomChance
from boardwright.core.components import Components
from boardwright.core.library import load
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    DISCARD,
    FLOWER,
    MISSION_NAMES,
    OUT,
    PLAY,
    REASON_NAMES,
    SOURCE_NAMES,
    TAKE_MISSION,
    TURN,
    TURN_OVER,
)
from boardwright.lab.processes import spread
from boardwright.lab.results import wilson

SEED: Final = 1
PLAYERS: Final = (2, 3, 4, 5)
GAMES: Final = {"random": 10_000, "greedy": 2_000}  # for each number of players


class Tally(NamedTuple):
    """What games of one number of players and one kind of bot came to."""

    players: int
    counts: Counter[str]
    shares: list[float]  # of the win, by seat

    def mean(self, what: str) -> float:
        """Return how often something happened in a game."""
        return self.counts[what] / self.counts["games"]


def play_games(bot: str, games: int, seed: int, components: str | None, players: int) -> Tally:
    """Play games that seat 1 starts, and count what happens in them."""
    game = load("biotopia", components, players=players)
    tally = Tally(players, Counter(games=games), [0.0] * players)
    counts = tally.counts
    for number in range(games):
        chance = RandomChance(seed, number)
        state = game.new_state(chance)
        assert isinstance(state, BiotopiaState)
        bots = [take_seat(bot, game, seat, seed, number, seat) for seat in range(players)]
        while not state.is_terminal():
            seat = state.current_player()
            action = bots[seat].choose(state.view(seat), state.legal_actions())
            counts["turns"] += state.asked == TURN
            counts[str(action)] += 1
            state.apply_action(action, chance)
        _count_end(state, tally)
    return tally


def _count_end(state: BiotopiaState, tally: Tally) -> None:
    """Count what a finished game shows: its points by source, missions and reason."""
    outcome = state.outcome()
    tally.counts[outcome.reason] += 1
    for seat, points in enumerate(state.scores()):
        tally.counts.update(points)
        if outcome.places[seat] == 1:
            tally.shares[seat] += 1 / outcome.places.count(1)
    for mission, name in enumerate(MISSION_NAMES):
        tally.counts[f"{name} in the game"] += state.missions[mission] != OUT


def tables(tallies: list[Tally], printed: Components) -> Iterator[str]:
    """Yield the lines of all tables for one kind of bot, a column a number of players."""
    yield _row("", [f"{tally.players} players" for tally in tallies])
    yield _row("---", ["---:"] * len(tallies))
    yield _row("turns of a player", [f"{t.mean('turns') / t.players:.1f}" for t in tallies])
    for reason in REASON_NAMES:
        yield _row(f"ended by {reason}", [_percent(t.mean(reason)) for t in tallies])
    for source in SOURCE_NAMES:
        yield _row(f"points from {source}", [_share_of_points(t, source) for t in tallies])
    for seat in range(max(tally.players for tally in tallies)):
        yield _row(f"wins of seat {seat + 1}", [_interval(t, seat) for t in tallies])
    for mission, name in enumerate(MISSION_NAMES):
        yield _row(f"{name} taken", [_taken(t, mission) for t in tallies])
    yield ""
    yield _row("card", ["copies", "cost", "points", *(f"{t.players} players" for t in tallies)])
    yield _row("---", ["---:"] * (3 + len(tallies)))
    for kind, name in enumerate(CARD_NAMES):
        values = [str(printed.number(f"cards.{name}.{field}")) for field in ("copies", "cost")]
        values.append(str(printed.number(f"cards.{name}.points")) if kind < BUTTERFLIES else "–")
        yield _row(name, [*values, *(_uses(tally, kind) for tally in tallies)])


def _row(head: str, cells: Sequence[str]) -> str:
    return f"| {head} | {' | '.join(cells)} |"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _share_of_points(tally: Tally, source: str) -> str:
    return _percent(tally.counts[source] / sum(tally.counts[name] for name in SOURCE_NAMES))


def _interval(tally: Tally, seat: int) -> str:
    """Return a seat's share of wins with its 95 % interval."""
    if seat >= tally.players:
        return ""
    games = tally.counts["games"]
    low, high = wilson(tally.shares[seat], games)
    return f"{100 * tally.shares[seat] / games:.1f} ({100 * low:.1f}–{100 * high:.1f}) %"


def _taken(tally: Tally, mission: int) -> str:
    """Return in how many of the games that have a mission it is taken."""
    taken = tally.counts[str(TAKE_MISSION + mission)]
    return _percent(taken / tally.counts[f"{MISSION_NAMES[mission]} in the game"])


def _uses(tally: Tally, kind: int) -> str:
    """Return how often a kind is played face up, turned, laid as a flower and discarded a game."""
    firsts = [PLAY, *([TURN_OVER] if kind < BUTTERFLIES else []), FLOWER, DISCARD]
    uses = [tally.mean(str(first + kind)) for first in firsts]
    if kind < BUTTERFLIES:
        uses[0] += uses.pop(1)
    return " / ".join(f"{use:.2f}" for use in uses)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--components", help="an owner's file whose values replace the printed")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--part", type=int, default=1, help="play this fraction of the games: 1/N")
    asked = parser.parse_args()
    printed = load("biotopia", asked.components).components
    for bot, games in GAMES.items():
        count = games // asked.part
        play = partial(play_games, bot, count, asked.seed, asked.components)
        print(f"\n### {count:,} games of {bot} players for each number of players\n")
        print("\n".join(tables(list(spread(play, PLAYERS, os.cpu_count() or 1)), printed)))


if __name__ == "__main__":
    main()
