"""Imhotep: no stone and no card is ever lost or made, whatever is played."""

import pytest
from hypothesis import given

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import State
from boardwright.games.imhotep.position import owner_of
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import (
    CARDS,
    CHOOSE_PYRAMID,
    DISCARD,
    GONE,
    KEEP_CARD,
    NO_CARD,
    NOBODY,
    SHIPS,
    SLOTS,
    WAITING,
)
from tests.laws.play import Beginning, beginnings, play_a_random_move

STONES = 29  # of each colour; the thirtieth is the score marker
IN_THE_BOX = [2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3]


def _stones(state: ImhotepState, seat: int) -> int:
    """Count a colour's stones on the sled, in the quarry, on ships and on sites."""
    stones = state.sled[seat] + state.quarry[seat]
    stones += sum(owner == seat for owner in state.load)
    stones += sum(owner_of(stone) == seat for stone in state.pyramids)
    stones += sum(owner == seat for owner in state.temple)
    stones += sum(owner == seat for owner in state.burial_chamber)
    stones += state.obelisk_stones[seat]
    if state.asked == CHOOSE_PYRAMID and state.asked_seat == seat:
        stones += 1  # in the hand of its owner, who chooses where it goes
    return int(stones)


def _cards(state: ImhotepState) -> list[int]:
    """Count each kind of card wherever it can be."""
    kinds = [int(count) for count in state.pile.counts]
    for kind in range(CARDS):
        kinds[kind] += state.discard.counts[kind]
        kinds[kind] += sum(state.cards[seat * CARDS + kind] for seat in range(4))
    for kind in state.offer:
        if kind != NO_CARD:
            kinds[kind] += 1
    if state.asked == KEEP_CARD:
        for kind in state.seen:
            if kind != NO_CARD:
                kinds[kind] += 1
    else:
        for kind in range(CARDS):
            kinds[kind] += state.pair_inferred[kind]
    agenda = [int(entry) for entry in state.agenda][: state.depth * 3]
    for what, detail in zip(agenda[::3], agenda[2::3]):
        if what == DISCARD:  # played or carried out, and discarded when all of it is done
            kinds[detail] += 1
    return kinds


def _check(state: State) -> None:
    assert isinstance(state, ImhotepState)
    players = state.num_players()
    assert [_stones(state, seat) for seat in range(players)] == [STONES] * players
    assert _cards(state) == IN_THE_BOX
    assert state.pile.total == sum(state.pile.counts)
    assert state.discard.total == sum(state.discard.counts)
    assert all(0 <= stones <= 5 for stones in state.sled)
    assert all(stones >= 0 for stones in state.quarry)
    for seat in range(players, 4):
        assert state.sled[seat] == state.quarry[seat] == 0
    for ship in range(SHIPS):
        slots = [int(owner) for owner in state.load[ship * SLOTS : (ship + 1) * SLOTS]]
        assert state.loaded[ship] == sum(owner != NOBODY for owner in slots)
        assert slots[state.capacity[ship] :] == [NOBODY] * (SLOTS - state.capacity[ship])
        if state.ship_site[ship] != WAITING and ship != state.unloading:
            assert state.loaded[ship] == 0
    sites = [int(site) for site in state.ship_site if site not in (WAITING, GONE)]
    assert len(set(sites)) == len(sites), "two ships at one site"
    assert sum(state.round_cards.counts) == 7 - state.round


@pytest.mark.rule("IM-1.2", "IM-1.3")
@given(beginning=beginnings("imhotep"))
def test_29_stones_a_colour_and_34_cards_after_every_action(beginning: Beginning) -> None:
    assert sum(IN_THE_BOX) == 34
    chance, random = RandomChance(beginning.seed), Random(beginning.seed)
    state = beginning.game.new_state(chance)
    _check(state)
    while not state.is_terminal():
        play_a_random_move(state, chance, random)
        _check(state)
