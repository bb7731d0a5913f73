"""Biotopia: nothing that is imagined contradicts what a seat has seen, from the first card on."""

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import load
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import KINDS
from tools.trials.attention import Attention, pay_attention

SPECTATOR = -1
HAND = 4  # cards that each seat begins with


@pytest.mark.rule("BT-7.1")
@pytest.mark.parametrize(("players", "games"), [(2, 6), (3, 3), (4, 2), (5, 2)])
def test_what_is_known_is_so_and_nothing_imagined_contradicts_what_was_seen(
    players: int, games: int
) -> None:
    game = load("biotopia", players=players)
    for seed in range(games):
        chance, random = RandomChance("attention", seed), Random("attention", seed)
        state = game.new_state(chance)
        minds = [Attention(HAND) for _ in range(players)]
        while not state.is_terminal():
            assert isinstance(state, BiotopiaState)
            before, legal = state.view(SPECTATOR), state.legal_actions()
            action = legal[random.below(len(legal))]
            state.apply_action(action, chance)
            view = state.view(SPECTATOR)
            pay_attention(minds, before, action, view)
            for seat, mind in enumerate(minds):
                own = slice(seat * int(KINDS), (seat + 1) * int(KINDS))
                assert mind.fits(state, seat), "what happened is among what can have happened"
                assert view.held[own] == mind.certainly_held()
                sure = mind.certainly_owned()
                assert all(known <= most for known, most in zip(view.known[own], sure))
                assert all(held <= known for held, known in zip(view.held[own], view.known[own]))
            looker = random.below(players + 1) - 1
            seen = state.view(looker)
            assert (seen.known, seen.held, seen.memory) == (view.known, view.held, view.memory)
            imagined = game.imagine(seen, chance)
            assert isinstance(imagined, BiotopiaState)
            for seat, mind in enumerate(minds):
                assert mind.fits(imagined, seat)
            assert imagined.view(looker) == seen
