from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import ActionList
from boardwright.core.library import load
from boardwright.core.playout import playout, rollouts


def test_a_playout_ends_the_game_and_counts_the_decisions() -> None:
    game = load("imhotep", players=4)
    state = game.new_state(RandomChance(5))
    stepped = state.clone()
    decisions = playout(state, RandomChance(6), Random(7), ActionList())
    assert state.is_terminal()
    assert state.legal_actions() == []
    chance, random = RandomChance(6), Random(7)
    for _ in range(decisions):
        legal = stepped.legal_actions()
        stepped.apply_action(legal[random.below(len(legal))], chance)
    assert stepped.serialize() == state.serialize()


def test_a_playout_of_a_finished_game_takes_no_decision() -> None:
    state = load("imhotep", players=2).new_state(RandomChance(5))
    playout(state, RandomChance(6), Random(7), ActionList())
    end = state.serialize()
    assert playout(state, RandomChance(8), Random(9), ActionList()) == 0
    assert state.serialize() == end


def test_a_playout_forgets_the_list_of_the_position_it_began_with() -> None:
    state = load("imhotep", players=2).new_state(RandomChance(5))
    assert state.legal_actions()
    playout(state, RandomChance(6), Random(7), ActionList())
    assert state.legal_actions() == []


def test_rollouts_leave_the_position_and_add_up_their_decisions() -> None:
    state = load("imhotep", players=2).new_state(RandomChance(5))
    before = state.serialize()
    chance, random = RandomChance(6), Random(7)
    single = [playout(state.clone(), chance, random, ActionList()) for _ in range(4)]
    assert rollouts(state, 4, RandomChance(6), Random(7)) == sum(single)
    assert rollouts(state, 0, RandomChance(6), Random(7)) == 0
    assert state.serialize() == before
