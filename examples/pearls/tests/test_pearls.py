"""Pearls keeps the laws of all games, and its own rules."""

import pytest

from boardwright.core.chance import ScriptedChance
from boardwright.core.game import IllegalAction
from boardwright.core.library import load
from boardwright.laws import LAWS, Law, beginnings
from pearls.position import PearlsState


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law) -> None:
    for beginning in beginnings("pearls", 25):
        law(beginning)


def test_a_shark_costs_the_net_and_ends_the_dive() -> None:
    state = load("pearls", players=2).new_state(ScriptedChance([]))
    assert isinstance(state, PearlsState)
    state.apply_action(state.string_to_action("dive 2"), ScriptedChance([0, 2]))
    assert state.nets == [[1, 0, 1], [0, 0, 0]]
    with pytest.raises(IllegalAction, match="PE-4: the net is empty"):
        state.apply_action(state.string_to_action("surface"), ScriptedChance([]))
    state.apply_action(state.string_to_action("dive 1"), ScriptedChance([1]))
    state.apply_action(state.string_to_action("dive 3"), ScriptedChance([3]))
    assert state.view(-1).nets == [0, 1]
    assert state.view(-1).sharks == 4
