"""What holds in every game, shown in games of random players."""

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import Game
from boardwright.core.library import load
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import KINDS, NO_CARD, TURN

GAMES = [(2, "1"), (3, "2"), (4, "random"), (5, "5")]


def positions(game: Game, seed: int) -> list[BiotopiaState]:
    """Return all positions of a game of random players."""
    chance, random = RandomChance(seed), Random("law", seed)
    state = game.new_state(chance)
    assert isinstance(state, BiotopiaState)
    found = [state.clone()]
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[random.below(len(actions))], chance)
        found.append(state.clone())
    return found


@pytest.mark.rule("BT-1.3", "BT-3.2", "BT-4.2")
@pytest.mark.parametrize(("players", "start"), GAMES)
def test_no_card_is_lost_and_none_leaves_the_butterfly_row(players: int, start: str) -> None:
    game = load("biotopia", players=players, start=start)
    butterflies: list[int] = []
    for state in positions(game, players):
        # Reading a position counts all 100 cards by kind, points and symbols too.
        again = game.deserialize(state.serialize())
        assert isinstance(again, BiotopiaState)
        assert again.scores() == state.scores()
        assert list(again.symbols) == list(state.symbols)
        assert list(again.hand_size) == list(state.hand_size)
        now = [int(count) for count in state.butterflies]
        assert all(before <= after for before, after in zip(butterflies, now))
        butterflies = now


@pytest.mark.rule("BT-2.6")
@pytest.mark.parametrize(("players", "start"), GAMES)
def test_nobody_begins_a_turn_with_more_than_six_hand_cards(players: int, start: str) -> None:
    for state in positions(load("biotopia", players=players, start=start), players + 10):
        if state.asked == TURN:
            assert max(state.hand_size) <= 6


@pytest.mark.rule("BT-5.1", "BT-R3", "BT-R8")
@pytest.mark.parametrize(("players", "start"), GAMES)
def test_the_sky_is_full_and_never_three_alike_while_there_are_other_cards(
    players: int, start: str
) -> None:
    for state in positions(load("biotopia", players=players, start=start), players + 20):
        left = [int(state.deck.counts[k] + state.compost.counts[k]) for k in range(KINDS)]
        kinds = {int(kind) for kind in state.sky}
        if state.asked == TURN and sum(left) > 0:
            assert NO_CARD not in kinds
            assert len(kinds) > 1 or left[kinds.pop()] == sum(left)


@pytest.mark.rule("BT-6.1", "BT-R1")
@pytest.mark.parametrize(("players", "start"), GAMES)
def test_all_have_had_the_same_number_of_turns_at_the_end(players: int, start: str) -> None:
    ends: list[str] = []
    for seed in range(5):
        played = positions(load("biotopia", players=players, start=start), players + 30 + seed)
        ends.append(played[-1].outcome().reason)
        turns = [state.asked_seat for state in played if state.asked == TURN]
        assert turns[0] == played[0].start_player
        if ends[-1] == "fifteen-points":
            assert len({turns.count(seat) for seat in range(players)}) == 1
    assert "fifteen-points" in ends


@pytest.mark.rule("BT-7.1")
@pytest.mark.parametrize(("players", "start"), GAMES)
def test_what_is_imagined_looks_the_same_and_offers_the_same(players: int, start: str) -> None:
    game = load("biotopia", players=players, start=start)
    chance = RandomChance("dealer", players)
    for state in positions(game, players + 40)[::3]:
        for seat in range(-1, players):
            view = state.view(seat)
            dealt = game.imagine(view, chance)
            assert dealt.view(seat) == view
            assert dealt.current_player() == state.current_player()
            if seat == state.current_player():
                assert dealt.legal_actions() == state.legal_actions()
            game.deserialize(dealt.serialize())


@pytest.mark.rule("BT-7.1")
def test_a_copy_shares_nothing_with_its_origin() -> None:
    for state in positions(load("biotopia", players=3), 50)[:-1:7]:
        before = state.serialize()
        other = state.clone()
        chance, random = RandomChance(1), Random(1)
        while not other.is_terminal():
            actions = other.legal_actions()
            other.apply_action(actions[random.below(len(actions))], chance)
        assert state.serialize() == before
