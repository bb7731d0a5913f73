"""Biotopia: what a seat cannot know changes neither its view nor what it may do."""

import pytest
from hypothesis import given

from boardwright.core.chance import Random
from boardwright.games.biotopia.bio_cards import has_card_to_turn
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import CHRYSALIS_TARGET, KINDS
from tests.laws.play import Beginning, beginnings
from tools.trials.attention import Attention, recalled

SPECTATOR = -1
Place = tuple[str, int]  # the deck, or a seat's hand or flowers


def _count(state: BiotopiaState, place: Place, kind: int) -> int:
    name, seat = place
    if name == "deck":
        return int(state.deck.counts[kind])
    cards = state.hand if name == "hand" else state.flowers
    return int(cards[seat * KINDS + kind])


def _move(state: BiotopiaState, place: Place, kind: int, by: int) -> None:
    name, seat = place
    if name == "deck":
        state.deck.counts[kind] += by
    elif name == "hand":
        state.hand[seat * KINDS + kind] += by
    else:
        state.flowers[seat * KINDS + kind] += by


def _is_possible(state: BiotopiaState, minds: list[Attention]) -> bool:
    """Tell whether cards are where they can be, and a chrysalis has a card to turn."""
    for seat, mind in enumerate(minds):
        if not mind.fits(state, seat):
            return False
    return state.asked != CHRYSALIS_TARGET or has_card_to_turn(state, state.asked_seat)


def _with_cards_exchanged(state: BiotopiaState, seat: int, random: Random) -> BiotopiaState:
    """Exchange cards of the deck and of the rivals that the seat does not know, one by one."""
    rivals = [rival for rival in range(state.num_players()) if rival != seat]
    minds = [recalled(state, rival) for rival in range(state.num_players())]
    places: list[Place] = [("deck", 0)]
    places += [(name, rival) for rival in rivals for name in ("hand", "flowers")]
    other = state.clone()
    for _ in range(30):
        here, there = [places[random.below(len(places))] for _ in range(2)]
        mine, theirs = random.below(KINDS), random.below(KINDS)
        if _count(other, here, mine) == 0 or _count(other, there, theirs) == 0:
            continue
        trial = other.clone()
        _move(trial, here, mine, -1)
        _move(trial, there, theirs, -1)
        _move(trial, here, theirs, 1)
        _move(trial, there, mine, 1)
        if _is_possible(trial, minds):
            other = trial
    return other


@pytest.mark.rule("BT-7.1", "BT-R2")
@given(beginning=beginnings("biotopia"))
def test_states_that_differ_in_what_a_seat_cannot_know_are_the_same_to_it(
    beginning: Beginning,
) -> None:
    state = beginning.play()
    assert isinstance(state, BiotopiaState)
    random = Random(beginning.seed, "exchange")
    players = range(state.num_players())
    for seat in [SPECTATOR, *players]:
        other = _with_cards_exchanged(state, seat, random)
        assert beginning.game.deserialize(other.serialize()).hash() == other.hash()
        assert other.view(seat) == state.view(seat)
        assert other.view(SPECTATOR) == state.view(SPECTATOR)
        if seat == state.current_player():
            assert other.legal_actions() == state.legal_actions()
        for rival in players:
            own = slice(rival * KINDS, (rival + 1) * KINDS)
            has_same_cards = all(
                list(cards[own]) == list(before[own])
                for cards, before in [(other.hand, state.hand), (other.flowers, state.flowers)]
            )
            assert (other.view(rival) == state.view(rival)) == has_same_cards
