"""What is told of an action is the same whatever a spectator cannot know."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import State, View
from boardwright.core.library import game_names, load
from boardwright.games.biotopia.vocabulary import FLOWER, KINDS, PLAY
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import KEEP_CARD
from boardwright.wording import words_of
from tests.laws.play import Beginning, beginnings, play_a_random_move

SPECTATOR = -1


def seen_after(state: State, action: int, seed: int) -> View:
    """Return what a spectator sees after an action."""
    trial = state.clone()
    trial.apply_action(action, RandomChance(seed))
    return trial.view(SPECTATOR)


@pytest.mark.parametrize("name", game_names())
@given(data=st.data())
def test_of_secret_actions_a_spectator_sees_and_is_told_the_same(
    name: str, data: st.DataObject
) -> None:
    beginning = data.draw(beginnings(name))
    state, seed = beginning.play(), beginning.seed
    words = words_of(beginning.game)
    before = state.view(SPECTATOR)
    # Other hands and other pairs allow other actions.
    imagined = [beginning.game.imagine(before, RandomChance(seed, deal)) for deal in range(3)]
    possible = [
        (one, action)
        for one in [state, *imagined]
        for action in one.legal_actions()
        if words.is_secret(before, action)
    ]
    if possible:
        first, known = possible[0]
        after = seen_after(first, known, seed)
        told = words.tell(before, known, after)
        for one, action in possible:
            assert seen_after(one, action, seed) == after
            assert words.tell(before, action, after) == told


@given(beginning=beginnings("biotopia"))
def test_actions_that_a_spectator_of_biotopia_cannot_tell_apart_are_secret(
    beginning: Beginning,
) -> None:
    state, words = beginning.play(), words_of(beginning.game)
    before = state.view(SPECTATOR)
    seen = {action: seen_after(state, action, 0) for action in state.legal_actions()}
    for action, after in seen.items():
        if list(seen.values()).count(after) > 1:
            assert words.is_secret(before, action)


@pytest.mark.rule("IM-6.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_which_card_of_the_pair_was_kept_is_seen_by_all(players: int) -> None:
    game = load("imhotep", players=players, sides="BAAAA")
    choices = 0
    for seed in range(8):
        chance, random = RandomChance(seed), Random(seed)
        state: State = game.new_state(chance)
        while not state.is_terminal():
            assert isinstance(state, ImhotepState)
            legal = state.legal_actions()
            if state.asked == KEEP_CARD and len(legal) == 2:
                choices += 1
                one, other = [seen_after(state, action, 0) for action in legal]
                assert one != other
            play_a_random_move(state, chance, random)
    assert choices > 5


@pytest.mark.rule("BT-2.3")
def test_a_flower_is_secret_and_what_is_told_of_it_names_no_card() -> None:
    words = words_of(load("biotopia"))
    state = load("biotopia").new_state(RandomChance(1))
    before = state.view(SPECTATOR)
    assert [action for action in range(state.num_actions()) if words.is_secret(before, action)] == [
        FLOWER + kind for kind in range(KINDS)
    ]
    after = seen_after(state, state.legal_actions()[0], 1)
    assert [words.tell(before, action, after) for action in range(FLOWER, PLAY)] == [
        words.tell(before, int(FLOWER), after)
    ] * KINDS
