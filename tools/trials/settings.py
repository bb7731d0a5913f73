"""Let two ways to search play each other: what settings and levels were chosen by.

Run as `python -m tools.trials.settings builders "300 depth=4 sample=3" "300" --games 60`. A way is
a budget as in `mcts:300` or `mcts:0.1s`, then what differs from the settings in use, by the names
in `bots/mcts.py` (exploration, depth, sample, prior, trust, margin, scale) and in `bots/levels.py`
(overlooks, mercy); or it is any bot's spec, such as `greedy`. Both sit at either seat with the same
deals.
"""

import argparse
from typing import Final

from boardwright.bots.chair import Chair
from boardwright.bots.levels import Level
from boardwright.bots.specs import SETTINGS, parse_spec, take_seat, take_seat_as
from boardwright.core.chance import RandomChance
from boardwright.core.game import Game
from boardwright.games import GAMES, load
from boardwright.lab.results import wilson
from boardwright.lab.simulate import play_with_bots
from boardwright.lab.tournament import PATIENCE

SEED: Final = 5


def sit(game: Game, text: str, seat: int, *seed: object) -> Chair:
    """Seat a way to search, or a bot by its spec."""
    budget, *pairs = text.split()
    if not budget[0].isdecimal():
        return take_seat(text, game, seat, *seed, seat)
    settings, traits = SETTINGS[game.name], {"overlooks": 0.0, "mercy": 1.0}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name in traits:
            traits[name] = float(value)
        else:
            kind = type(getattr(settings, name))
            settings = settings._replace(**{name: kind(value)})
    given = parse_spec(f"mcts:{budget}").budget._replace(patience=PATIENCE)
    return take_seat_as(Level(given, **traits), settings, game, seat, *seed, seat)


def play(game: Game, one: str, other: str, seat: int, *seed: object) -> tuple[float, int]:
    """Play a game, the one at `seat`, and return its share of the win and its lead in points."""
    chance = RandomChance(*seed)
    state = game.new_state(chance)
    chairs = [sit(game, one if at == seat else other, at, *seed) for at in range(2)]
    play_with_bots(chairs, state, chance)
    return state.returns()[seat], state.total(seat) - state.total(1 - seat)


def main() -> None:
    """Play the match, and print the share of wins after each deal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=SEED, help="of the deals")
    given = parser.parse_args()
    game = load(given.game, players=2)
    wins, lead, games = 0.0, 0, 0
    for deal in range(-(-given.games // 2)):
        for seat in range(2):
            share, ahead = play(game, given.one, given.other, seat, given.seed, deal)
            wins, lead, games = wins + share, lead + ahead, games + 1
        low, high = wilson(wins, games)
        print(
            f"\r{given.one} against {given.other}: {wins / games:.0%} ({low:.0%}-{high:.0%}),"
            f" {lead / games:+.1f} points, {games} games",
            end="",
            flush=True,
        )
    print()


if __name__ == "__main__":
    main()
