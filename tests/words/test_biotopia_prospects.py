"""What follows from a view of Biotopia: what cards cost and score, and how far missions are."""

from importlib import import_module

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.library import load
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    OPEN,
    PLAY,
    TAKE_MISSION,
    TURN,
)
from boardwright.games.biotopia.wording.prospects import (
    Card,
    CardProspect,
    Mission,
    MissionProspect,
    Prospects,
    prospects,
)
from tests.rules.biotopia.table import table

# The package has a function of the same name.
MODULE = import_module("boardwright.games.biotopia.wording.prospects")


def foreseen(state: BiotopiaState, seat: int = 0) -> Prospects:
    game = load("biotopia", players=state.num_players())
    assert isinstance(game, Biotopia)
    return prospects(game, state.view(seat))


def card(state: BiotopiaState, name: str, seat: int = 0) -> CardProspect:
    return foreseen(state, seat).cards[Card(name)]


def mission(state: BiotopiaState, name: str, seat: int = 0) -> MissionProspect:
    return foreseen(state, seat).missions[Mission(name)]


def test_a_card_is_told_with_its_cost_what_is_missing_and_what_it_scores() -> None:
    state = table(one="flowers peacock*3,sunshine butterflies small_tortoiseshell*2")
    assert card(state, "small_tortoiseshell") == CardProspect(5, 1, 3, 0, has_target=True)
    assert card(state, "peacock") == CardProspect(7, 3, 3, 0, has_target=True)
    assert card(state, "sunshine") == CardProspect(2, 0, 0, 0, has_target=True)
    assert card(state, "small_tortoiseshell", seat=-1) == CardProspect(3, 0, 1, 0, has_target=True)


@pytest.mark.parametrize(
    ("in_play", "mission"), [("-", 2), ("large_white", 0), ("large_white*2", 0)]
)
def test_a_large_white_is_told_with_its_own_points_and_those_of_the_mission_apart(
    in_play: str, mission: int
) -> None:
    white = card(table(two=f"butterflies {in_play}"), "large_white")
    assert (white.points, white.mission) == (1, mission)


def test_a_large_white_that_keeps_the_mission_gains_nothing_by_it() -> None:
    state = table(two="butterflies large_white")
    assert card(state, "large_white", seat=1)[2:4] == (1, 0)
    assert card(state, "large_white", seat=-1)[2:4] == (1, 0)


def test_a_chrysalis_is_told_to_find_nothing_to_turn() -> None:
    assert not card(table(one="flowers peacock,sunshine"), "chrysalis").has_target
    assert card(table(one="flowers brimstone"), "chrysalis").has_target


def test_a_mission_is_told_with_what_everybody_lacks() -> None:
    state = table(
        one="butterflies common_blue,essex_skipper,meadow_brown flowers peacock*4 knapweeds 1",
        two="butterflies common_blue,mourning_cloak",
        three="butterflies mourning_cloak*2",
    )
    quartet = mission(state, "meadow_quartet")
    assert (quartet.asked, quartet.lacks) == (4, [1, 2, 3])
    assert quartet.parts == [
        ("essex_skipper", 1, 1),
        ("common_blue", 1, 1),
        ("meadow_brown", 1, 1),
        ("brimstone", 1, 0),
    ]
    assert mission(state, "three_skippers").parts[0] == ("essex_skipper", 3, 1)
    assert mission(state, "three_skippers").lacks == [2, 2, 2]
    assert mission(state, "three_skippers", seat=-1).parts[0] == ("essex_skipper", 3, 0)
    flowers = mission(state, "seven_flowers")
    assert (flowers.flowers, flowers.asked, flowers.lacks) == (7, 7, [1, 7, 7])
    rich = mission(state, "rich_meadow")
    assert (rich.different, rich.asked, rich.lacks) == (7, 7, [4, 5, 5])
    assert foreseen(state).different == [3, 2, 1]


def test_the_turns_of_the_last_round_are_counted() -> None:
    assert foreseen(table()).turns_left == 0
    turns = [
        foreseen(table(asked=f"turn:{seat}:0", course="last-round 2")).turns_left for seat in "231"
    ]
    assert turns == [3, 2, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_foreseen_agrees_with_what_may_be_done_and_happens(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("biotopia", players=players)
    assert isinstance(game, Biotopia)
    chance, random = RandomChance(players), Random(players)
    state = game.new_state(chance)
    while not state.is_terminal():
        seat, legal = state.current_player(), state.legal_actions()
        view = state.view(seat)
        told = prospects(game, view)
        if view.asked == TURN:
            for kind, card_told in enumerate(told.cards.values()):
                if view.hand[kind]:
                    is_ready = not card_told.lacks and card_told.has_target
                    assert is_ready == (PLAY + kind in legal)
            for number, mission_told in enumerate(told.missions.values()):
                is_met = view.missions[number] == OPEN and not mission_told.lacks[seat]
                assert is_met == (TAKE_MISSION + number in legal)
        with monkeypatch.context() as other_deal:
            other_deal.setattr(MODULE, "RandomChance", lambda _: RandomChance("another deal"))
            assert prospects(game, view) == told, "what is only imagined must not be told"
        action = legal[random.below(len(legal))]
        before = sum(state.scores()[seat].values())
        state.apply_action(action, chance)
        if PLAY <= action < PLAY + BUTTERFLIES:
            gained = sum(state.scores()[seat].values()) - before
            card_told = told.cards[Card(CARD_NAMES[action - PLAY])]
            assert gained == card_told.points + card_told.mission
