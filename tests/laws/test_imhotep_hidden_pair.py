"""Imhotep: what the face-down pair holds is known to nobody but the seat that looks at it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import Game, State
from boardwright.core.library import load
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import CARDS, KEEP_CARD, NO_CARD
from tests.laws.play import play_a_random_move


def _keep_card_positions(game: Game, seed: int) -> list[ImhotepState]:
    """Return the positions of a random game in which somebody looks at the pair."""
    chance, random = RandomChance(seed), Random(seed)
    state: State = game.new_state(chance)
    found: list[ImhotepState] = []
    while not state.is_terminal():
        assert isinstance(state, ImhotepState)
        if state.asked == KEEP_CARD:
            found.append(state.clone())
        play_a_random_move(state, chance, random)
    return found


def _with_pair(state: ImhotepState, pair: list[int]) -> ImhotepState:
    """Return the position with another pair; what lay in the old one is in the pile."""
    other = state.clone()
    for old in state.seen:
        if old != NO_CARD:
            other.pile.put(old)
    for at, kind in enumerate(pair):
        other.pile.take(kind)
        other.seen[at] = kind
    return other


@st.composite
def markets(draw: st.DrawFn) -> tuple[Game, int]:
    """Draw a game with market B, and a seed."""
    sides = "B" + draw(st.text("AB", min_size=4, max_size=4))
    game = load("imhotep", players=draw(st.integers(2, 4)), sides=sides)
    return game, draw(st.integers(0, 9999))


@pytest.mark.rule("IM-6.4")
@given(market=markets())
def test_rivals_see_the_same_whatever_the_pair_holds(market: tuple[Game, int]) -> None:
    game, seed = market
    for state in _keep_card_positions(game, seed):
        picker = state.current_player()
        inferred = [kind for kind in range(CARDS) for _ in range(state.pair_inferred[kind])]
        whole = [int(kind) for kind in state.seen if kind != NO_CARD]
        free = len(whole) - len(inferred)
        unseen = [
            kind
            for kind in range(CARDS)
            for _ in range(state.pile.counts[kind] + whole.count(kind) - inferred.count(kind))
        ]
        if free == 0:
            continue
        for first in sorted(set(unseen)):
            rest = list(unseen)
            rest.remove(first)
            pair = inferred + ([first, rest[seed % len(rest)]] if free == 2 else [first])
            other = _with_pair(state, pair)
            for seat in range(-1, game.num_players()):
                if seat != picker:
                    assert other.view(seat) == state.view(seat)
            same = [int(kind) for kind in state.seen] == [int(kind) for kind in other.seen]
            assert (other.view(picker) == state.view(picker)) == same


@pytest.mark.rule("IM-6.4")
@given(market=markets())
def test_an_undecided_pair_is_in_no_view(market: tuple[Game, int]) -> None:
    game, seed = market
    state: State = game.new_state(RandomChance(seed))
    views = [state.view(seat) for seat in range(-1, game.num_players())]
    for deal in range(5):
        for seat, view in enumerate(views, -1):
            imagined = game.imagine(view, RandomChance(seed, deal))
            assert imagined.serialize() == state.serialize(), f"seat {seat} imagines another start"
