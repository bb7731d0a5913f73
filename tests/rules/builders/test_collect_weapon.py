import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import load
from boardwright.games.builders.layout import cell_at, is_stack
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import FACE_DOWN
from tests.rules.builders.table import asked, cell, pile, play, table
from tests.rules.position import legal, line


@pytest.mark.rule("BB-7.1")
def test_a_face_up_token_next_to_the_character_goes_into_the_own_pile() -> None:
    state = table(red="3", cells="c1=bow d1=tnt e1=bow")
    assert legal(state, "collect") == ["collect c1", "collect d1"]
    play(state, "collect d1")
    assert (pile(state), cell(state, "d1")) == ("tnt*1", "-")
    assert asked(state) == "second-action red"


@pytest.mark.rule("BB-7.1")
def test_an_empty_place_has_no_weapon() -> None:
    state = table(red="3 1 0,0,0,0,0,0,0 - bow*1", cells="c1=- d1=bow")
    assert legal(state, "collect") == ["collect d1"]


@pytest.mark.rule("BB-7.1")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_ever_stands_next_to_a_face_down_token(seed: int) -> None:
    chance, random = RandomChance(seed), Random(seed)
    state = load("builders", players=4).new_state(chance)
    assert isinstance(state, BuildersState)
    while not state.is_terminal():
        for crossing in state.crossing:
            for cell_around in [cell_at(crossing, corner) for corner in range(4)]:
                assert is_stack(cell_around) or state.face_up[cell_around] != FACE_DOWN
        actions = state.legal_actions()
        state.apply_action(actions[random.below(len(actions))], chance)


@pytest.mark.rule("BB-7.2", "BB-R13")
def test_every_pile_is_known_to_all() -> None:
    state = table(red="3", cells="c1=bow")
    play(state, "collect c1")
    assert state.view(1).pile == state.view(0).pile == [int(count) for count in state.pile]
    assert line(state, "red").split()[4].endswith("bow*1")
