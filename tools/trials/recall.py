"""How often what is imagined in Biotopia contradicts what was seen, by version of the rules.

Run as `python -m tools.trials.recall --games 20 --players 3 --bot greedy`. After each move
somebody who forgets nothing goes through all that the cards can be, and a position is imagined
for the seat that is asked next; it is counted if its rivals cannot have those cards.
"""

import argparse

from boardwright.bots.specs import take_seat
from boardwright.core.chance import RandomChance
from boardwright.core.library import load, newest_version
from boardwright.games.biotopia.turn import BiotopiaState
from tools.trials.attention import Attention, pay_attention

HAND = 4  # cards that each seat begins with


def contradictions(version: int, players: int, bot: str, seed: int) -> tuple[int, int]:
    """Play a game; return how many positions were imagined, and how many of them cannot be."""
    game = load("biotopia", version=version, players=players)
    chance, dealer = RandomChance(seed), RandomChance(seed, "imagined")
    seats = [take_seat(bot, game, seat, seed) for seat in range(players)]
    minds = [Attention(HAND) for _ in range(players)]
    state = game.new_state(chance)
    imagined, wrong = 0, 0
    while not state.is_terminal():
        assert isinstance(state, BiotopiaState)
        seat, before = state.current_player(), state.view(-1)
        dealt = game.imagine(state.view(seat), dealer)
        assert isinstance(dealt, BiotopiaState)
        imagined += 1
        wrong += not all(mind.fits(dealt, rival) for rival, mind in enumerate(minds))
        action = seats[seat].choose(state.view(seat), state.legal_actions())
        state.apply_action(action, chance)
        pay_attention(minds, before, action, state.view(-1))
    return imagined, wrong


def main() -> None:
    """Count for every version."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    for version in range(1, newest_version("biotopia") + 1):
        counts = [
            contradictions(version, given.players, given.bot, seed) for seed in range(given.games)
        ]
        imagined, wrong = sum(n for n, _ in counts), sum(n for _, n in counts)
        print(f"version {version}: {wrong} of {imagined} deals ({wrong / imagined:.1%}) cannot be")


if __name__ == "__main__":
    main()
