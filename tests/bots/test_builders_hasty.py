"""What Builders & Biomes is played on with in a search: quickly found, legal, seldom foolish."""

import pytest

from boardwright import Random, RandomChance, load
from boardwright.bots.game_bots import bots_of
from boardwright.core.game import ActionList
from boardwright.core.library import game_names
from boardwright.games.builders.bots.hasty import WHIM, playout_action
from boardwright.games.builders.state import BuildersState
from tests.rules.builders.table import OWN, table

TRIES = 40


def legal_of(state: BuildersState) -> ActionList:
    legal = ActionList()
    state.fill_legal(legal)
    return legal


def hasty(state: BuildersState) -> list[str]:
    """Return what is chosen with many different lots."""
    lots = [Random("hasty", number) for number in range(TRIES)]
    return [state.action_to_string(playout_action(state, legal_of(state), lot)) for lot in lots]


def without_whims(state: BuildersState) -> set[str]:
    lots = [Random("hasty", number) for number in range(TRIES)]
    return {action for action, lot in zip(hasty(state), lots, strict=True) if lot.below(WHIM) != 0}


@pytest.mark.parametrize("game", game_names())
def test_whole_games_are_played_by_legal_actions(game: str) -> None:
    value, random = bots_of(game).value, Random(3)
    for players in (2, 4):
        chance = RandomChance(players)
        state = load(game, players=players).new_state(chance)
        legal = ActionList()
        while not state.is_terminal():
            legal.count = 0
            state.fill_legal(legal)
            state.apply_action(value.hasty(state, legal, random), chance)
        assert sum(state.returns()) == pytest.approx(1.0)


def test_the_characteristic_that_scores_most_is_chosen() -> None:
    board = "forest_wood_decoration/forest_wood_dwelling/-/-/-/-/-/-/snowy_tundra_wood_dwelling"
    state = table(
        turn="12 red 2 explore 1",
        asked="scoring red",
        taken="2222 2222 2222 2222",
        red=f"13 1 0,0,0,0,0,0,0 - {OWN} {board} -",
    )
    assert set(hasty(state)) == {"score wood"}


@pytest.mark.parametrize(
    ("hearts", "choice"),
    [("0", "keep"), ("1", "light"), ("5", "light"), ("6", "keep")],
)
def test_tnt_is_lit_only_where_it_wins(hearts: str, choice: str) -> None:
    state = table(
        asked="tnt red",
        turn="1 red 1 fight 0",
        fight=f"c3 0 {hearts} 0 tnt*1",
        cells="c3=enderman_bridge",
    )
    assert set(hasty(state)) == {choice}


def test_a_building_goes_where_it_adds_most_but_on_a_whim() -> None:
    board = "forest_wood_decoration/-/-/-/-/-/-/-/-"
    state = table(
        red=f"13 1 0,0,0,0,0,0,0 wood*2 {OWN} {board} -",
        cells="c3=forest_wood_dwelling",
    )
    beside_the_other = {"build c3 2", "build c3 4"}
    assert len(without_whims(state) & beside_the_other) == len(without_whims(state)) == 1
    assert not {action for action in hasty(state) if "build" in action} - beside_the_other


def test_a_mob_is_fought_if_it_is_likely_beaten() -> None:
    assert without_whims(table(cells="c3=spider_1")) == {"fight c3"}
    assert len(without_whims(table(cells="c3=enderman_bridge"))) > 1
