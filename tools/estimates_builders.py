"""Measure how the estimated components of Builders & Biomes play, as tables for its page.

`python -m tools.estimates_builders` prints what stands in docs/estimates/builders.md; on compiled
engines it takes some minutes. The same seed gives the same games everywhere.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from statistics import mean, quantiles

from boardwright.bots.specs import take_seat
from boardwright.core.chance import RandomChance
from boardwright.core.library import load
from boardwright.games.builders.game import Builders
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BLOCKS,
    BUILD,
    BUILDINGS,
    CHARACTERISTIC_NAMES,
    COLLECT,
    EXPLORE,
    EXTRA_ACTION_ICON,
    FIGHT,
    FIGHTING,
    MOBS,
    NO_TILE,
    SCORE,
    SOURCE_NAMES,
    SPACES,
    TAKE_BLOCK,
    TRADE_MOB,
    kind_of,
)
from boardwright.lab.results import wilson

PLAYERS = (2, 3, 4)


class Seat:
    """What one seat did in a game."""

    def __init__(self) -> None:
        self.did: Counter[str] = Counter()
        self.scored: list[tuple[int, int]] = []  # characteristic, points
        self.points: dict[str, int] = {}
        self.share = 0.0  # of the win
        self.board = 0
        self.built: list[int] = []
        self.beaten: list[int] = []


class Played:
    """One game: its seats and its turns."""

    def __init__(self, game: Builders, spec: str, seed: int, number: int) -> None:
        chance = RandomChance(seed, number)
        state = game.new_state(chance)
        self.seats = [Seat() for _ in range(game.num_players())]
        bots = [
            take_seat(spec, game, seat, seed, number, seat) for seat in range(game.num_players())
        ]
        while not state.is_terminal():
            seat = state.current_player()
            action = bots[seat].choose(state.view(seat), state.legal_actions())
            before = state.clone()
            state.apply_action(action, chance)
            _note(self.seats[seat], before, action, state)
        self.turns = int(state.turn)
        for seat, (one, points, share) in enumerate(
            zip(self.seats, state.scores(), state.returns())
        ):
            one.points, one.share, one.board = points, share, int(state.board[seat])
            spaces = state.spaces[seat * SPACES : (seat + 1) * SPACES]
            one.did["spaces left bare"] = sum(tile == NO_TILE for tile in spaces)
            one.did["blocks left over"] = sum(state.supply[seat * BLOCKS : (seat + 1) * BLOCKS])


def _note(seat: Seat, before: BuildersState, action: int, after: BuildersState) -> None:
    """Write down what an action did."""
    who = before.current_player()
    if action == TRADE_MOB:
        seat.did["mobs traded in"] += 1
    elif SCORE <= action < FIGHT:
        gained = after.total(who) - before.total(who)
        # The last choice of C also scores the mobs of all.
        mobs = after.scores()[who]["mob_scoring"] - before.scores()[who]["mob_scoring"]
        seat.scored.append((action - int(SCORE), int(gained) - mobs))
    elif action >= FIGHT and kind_of(action) == FIGHTING:
        seat.did["fights"] += 1
    elif COLLECT <= action < TAKE_BLOCK:
        seat.did["weapons collected"] += 1
    elif action >= EXPLORE:
        seat.did["builds" if action >= BUILD else "explores"] += 1
    for tile in range(BUILDINGS + MOBS):
        if after.owner[tile] == who and before.owner[tile] != who:
            (seat.built if tile < BUILDINGS else seat.beaten).append(tile)


def _row(name: str, columns: list[list[Played]], cell: Callable[[list[Played]], str]) -> str:
    return f"| {name} | " + " | ".join(cell(games) for games in columns) + " |"


def _per_seat(count: Callable[[Seat], float]) -> Callable[[list[Played]], str]:
    return lambda games: f"{mean(count(seat) for game in games for seat in game.seats):.2f}"


def _did(what: str) -> Callable[[list[Played]], str]:
    return _per_seat(lambda seat: seat.did[what])


def _of_seats(games: list[Played]) -> list[Seat]:
    return [seat for game in games for seat in game.seats]


def _points(source: str) -> Callable[[list[Played]], str]:
    def cell(games: list[Played]) -> str:
        seats = _of_seats(games)
        total = sum(sum(seat.points.values()) for seat in seats)
        points = sum(seat.points[source] for seat in seats)
        return f"{points / len(seats):.1f} ({points / total:.0%})"

    return cell


def _turns(games: list[Played]) -> str:
    turns = [game.turns for game in games]
    cuts = quantiles(turns, n=20)
    return f"{mean(turns):.1f} ({cuts[0]:.0f}–{cuts[-1]:.0f})"


def _won(games: list[Played]) -> str:
    seats = _of_seats(games)
    fights = sum(seat.did["fights"] for seat in seats)
    return f"{sum(len(seat.beaten) for seat in seats) / fights:.0%}" if fights else "–"


def _wins(seat: int) -> Callable[[list[Played]], str]:
    def cell(games: list[Played]) -> str:
        if seat >= len(games[0].seats):
            return ""
        wins = sum(game.seats[seat].share for game in games)
        low, high = wilson(wins, len(games))
        return f"{wins / len(games):.1%} ({low:.1%}–{high:.1%})"

    return cell


def _with_board(board: int) -> Callable[[list[Played]], str]:
    """Return the share of wins, as a multiple of what is due to a seat, and the points of A."""

    def cell(games: list[Played]) -> str:
        seats = [seat for seat in _of_seats(games) if seat.board == board]
        wins = mean(seat.share for seat in seats) * len(games[0].seats)
        return f"{wins:.2f}, {mean(seat.points['scoring_a'] for seat in seats):.1f}"

    return cell


def _chosen(characteristic: int) -> Callable[[list[Played]], str]:
    def cell(games: list[Played]) -> str:
        card = characteristic // 4
        choices = [one for seat in _of_seats(games) for one in seat.scored if one[0] // 4 == card]
        points = [gained for kind, gained in choices if kind == characteristic]
        return f"{len(points) / len(choices):.0%}, {mean(points or [0]):.1f}"

    return cell


def _taken(tiles: list[int]) -> Callable[[list[Played]], str]:
    """Return how many of these tiles are built or beaten in a game, as a share of all."""

    def cell(games: list[Played]) -> str:
        taken = sum(tile in tiles for seat in _of_seats(games) for tile in seat.built + seat.beaten)
        return f"{taken / len(games) / len(tiles):.0%}"

    return cell


def _tables(game: Builders, columns: list[list[Played]]) -> list[str]:
    box = game.box
    shows = [[int(box.shows[tile * 3 + card]) for card in range(3)] for tile in range(BUILDINGS)]
    heading = " | ".join(str(players) for players in PLAYERS)
    head = [f"| players | {heading} | {heading} |", "| --- |" + " ---: |" * 6]
    lines = ["", "### Points by source, mean a player (share)", "", *head]
    lines += [_row(source, columns, _points(source)) for source in SOURCE_NAMES]
    lines.append(_row("together", columns, _per_seat(lambda seat: sum(seat.points.values()))))
    lines += ["", "### A player's game, means", "", *head]
    lines.append(_row("turns of all (5 %–95 %)", columns, _turns))
    lines.append(_row("buildings built", columns, _per_seat(lambda seat: len(seat.built))))
    for what in ("spaces left bare", "blocks left over", "weapons collected", "fights"):
        lines.append(_row(what, columns, _did(what)))
    lines.append(_row("fights won", columns, _won))
    lines.append(_row("mobs beaten", columns, _per_seat(lambda seat: len(seat.beaten))))
    lines.append(_row("mobs traded in", columns, _did("mobs traded in")))
    lines += ["", "### Share of wins by seat (95 % interval)", "", *head]
    lines += [_row(f"seat {seat + 1}", columns, _wins(seat)) for seat in range(4)]
    lines += ["", "### Boards: wins as a multiple of a seat's due, points of A", "", *head]
    lines += [_row(f"board {board + 1}", columns, _with_board(board)) for board in range(4)]
    lines += ["", "### Characteristics: share of a card's choices, points a choice", "", *head]
    for number, name in enumerate(CHARACTERISTIC_NAMES):
        lines.append(_row(f"{'ABC'[number // 4]} {name}", columns, _chosen(number)))
    lines += ["", "### Share of the buildings built and mobs beaten in a game", "", *head]
    for number, name in enumerate(CHARACTERISTIC_NAMES):
        card, kind = divmod(number, 4)
        tiles = [tile for tile in range(BUILDINGS) if shows[tile][card] == kind]
        lines.append(_row(f"{name} ({len(tiles)})", columns, _taken(tiles)))
    for hearts in range(1, 7):
        for extra in (True, False):
            mobs = [
                int(BUILDINGS) + mob
                for mob in range(MOBS)
                if box.hearts[mob] == hearts and (box.icon[mob] == EXTRA_ACTION_ICON) == extra
            ]
            if mobs:
                icon = "extra action" if extra else "scoring"
                lines.append(_row(f"{hearts} hearts, {icon} ({len(mobs)})", columns, _taken(mobs)))
    return lines


def main() -> None:
    """Play the games and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=10_000, help="games by random bots")
    parser.add_argument("--greedy", type=int, default=2_000, help="games by greedy bots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--components", help="an owner's file")
    chosen = parser.parse_args()
    tables: list[Builders] = []
    for players in PLAYERS:
        game = load("builders", chosen.components, players=players)
        assert isinstance(game, Builders)
        tables.append(game)
    columns = [
        [Played(game, spec, chosen.seed, number) for number in range(games)]
        for spec, games in [("random", chosen.random), ("greedy", chosen.greedy)]
        for game in tables
    ]
    print(f"Columns: {chosen.random:,} random games, then {chosen.greedy:,} greedy ones, each")
    print(
        f"for 2, 3 and 4 players; seed {chosen.seed}; components {tables[0].components.digest()}."
    )
    print("\n".join(_tables(tables[0], columns)))


if __name__ == "__main__":
    main()
