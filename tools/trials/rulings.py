"""In what share of games something arose that a ruling is about.

Run as `python -m tools.trials.rulings --games 500`. What is counted is said with each count.
"""

import argparse
import json
import math
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from boardwright.bots.specs import take_seat
from boardwright.core.chance import RandomChance
from boardwright.core.game import View
from boardwright.core.library import changes_of, load_chosen, printed_components
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.builders.ending import TURNS
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.vocabulary import NOBODY, ROAD
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.vocabulary import DISCARD, STONES_BONUS

Z: Final = 1.959964  # of a 95 % interval
OPTIONS: Final[dict[str, dict[str, str]]] = {
    "imhotep": {"sides": "BBBBB"},
    "builders": {},
    "biotopia": {},
}  # where the rulings can matter
BLUE: Final = ("lever", "hammer", "sailcard", "chisel")
CORNERS: Final = {0, int(ROAD) - 1, int(ROAD * ROAD - ROAD), int(ROAD * ROAD) - 1}


class Share(NamedTuple):
    """In how many games something happened, with a 95 % interval by Wilson."""

    game: str
    what: str
    games: int
    of: int
    low: float
    high: float


def _imhotep(before: View, action: str, after: View) -> list[str]:
    assert isinstance(before, ImhotepView)
    assert isinstance(after, ImhotepView)
    seen: list[str] = []
    if before.asked == STONES_BONUS:
        seen += ["IM-R10: the stones were offered"]
        seen += ["IM-R10: they were declined"] if action == "decline" else []
    if any(now < then for now, then in zip(after.discard, before.discard)):
        seen.append("IM-R14: the discards became a new pile")
        if action.startswith(BLUE) or DISCARD in before.agenda[::3]:
            seen.append("IM-R16: they did while a blue card was being carried out")
    if before.pair and after.round != before.round and action != "take pair":
        seen.append("IM-R15: a pair that nobody picked was discarded")
    return seen


@cache
def _changed_tiles() -> list[int]:
    """Return the numbers of the buildings whose type is another one since version 2."""
    changed = {path.split(".")[1] for change in changes_of("builders") for path in change.before}
    names = printed_components("builders").names("buildings")
    return [number for number, name in enumerate(names) if name in changed]


def _builders(before: View, action: str, after: View) -> list[str]:
    assert isinstance(before, BuildersView)
    assert isinstance(after, BuildersView)
    seen: list[str] = []
    if after.turn >= TURNS:
        seen.append("BB-R11: the limit of turns was reached")
    if CORNERS & {*after.crossing}:
        seen.append("BB-R12: somebody stood on a corner crossing")
    if action.startswith("fight"):
        seen.append("BB-R13: somebody fought with tokens that all know")
    if any(after.owner[tile] > NOBODY for tile in _changed_tiles()):
        seen.append("changed tiles: somebody built one of the four")
    return seen


def _biotopia(before: View, action: str, after: View) -> list[str]:
    assert isinstance(before, BiotopiaView)
    assert isinstance(after, BiotopiaView)
    seen: list[str] = []
    if before.deck_size and not after.deck_size and sum(after.compost):
        seen.append("BT-R10: the deck was empty while the compost waited")
    if action == "pass":
        seen.append("BT-R11: somebody could only pass")
    if action.startswith("turn "):
        seen.append("BT-7.2: a card was turned over without its cost")
    if any(after.held):
        seen.append("memory: a card was for certain in a hand")
    return seen


COUNTED: Final[dict[str, Callable[[View, str, View], list[str]]]] = {
    "imhotep": _imhotep,
    "builders": _builders,
    "biotopia": _biotopia,
}


def wilson(games: int, of: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    share, square = games / of, Z * Z
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = Z * math.sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def happened(name: str, bot: str, players: int, seed: int) -> set[str]:
    """Play a game and return what mattered in it."""
    game = load_chosen(name, {"players": str(players), **OPTIONS[name]})
    chance = RandomChance(seed)
    state = game.new_state(chance)
    chairs = [take_seat(bot, game, seat, seed) for seat in range(players)]
    seen: set[str] = set()
    while not state.is_terminal():
        seat = state.current_player()
        action = chairs[seat].choose(state.view(seat), state.legal_actions())
        before, text = state.view(-1), state.action_to_string(action)
        state.apply_action(action, chance)
        seen |= set(COUNTED[name](before, text, state.view(-1)))
    return seen


def shares(name: str, bot: str, players: int, games: int, seed: int) -> list[Share]:
    """Play many games and count in how many each thing happened."""
    counts: Counter[str] = Counter()
    for number in range(games):
        counts.update(happened(name, bot, players, seed + number))
        if number % 100 == 99:
            print(f"{name}: {number + 1} of {games} games", file=sys.stderr)
    return [
        Share(name, what, count, games, *wilson(count, games))
        for what, count in sorted(counts.items())
    ]


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = [
        share
        for name in COUNTED
        for share in shares(name, given.bot, given.players, given.games, given.seed)
    ]
    if given.json:
        print(json.dumps([share._asdict() for share in found], indent=2))
        return
    for share in found:
        interval = f"{100 * share.low:.1f} to {100 * share.high:.1f} %"
        print(f"{share.what}: {share.games} of {share.of} games ({interval})")


if __name__ == "__main__":
    main()
