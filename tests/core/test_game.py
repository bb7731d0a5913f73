import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.actions import ActionSpace
from boardwright.core.chance import Chance, RandomChance, ScriptedChance, Undecided
from boardwright.core.game import (
    ActionList,
    Game,
    IllegalAction,
    Outcome,
    State,
    UnknownText,
    View,
    places_of,
    unknown_text,
)
from boardwright.core.library import load, printed_components


def test_a_list_keeps_its_actions_in_order_and_can_be_used_again() -> None:
    actions = ActionList()
    assert actions.to_list() == []
    for action in (2, 5, 9):
        actions.add(action)
    assert actions.to_list() == [2, 5, 9]
    actions.count = 0
    assert actions.to_list() == []
    for action in (1, 3, 4, 8):
        actions.add(action)
    assert actions.to_list() == [1, 3, 4, 8]


@given(st.sets(st.integers(0, 40)), st.integers(-1, 41))
def test_a_list_has_what_was_added(actions: set[int], asked: int) -> None:
    listed = ActionList()
    for left_over in range(45):
        listed.add(left_over)
    listed.count = 0
    for action in sorted(actions):
        listed.add(action)
    assert listed.has(asked) == (asked in actions)


def test_an_illegal_action_names_its_rule_and_keeps_message_and_values() -> None:
    error = IllegalAction("IM-5.1", "imhotep-refused-minimum", {"needs": 3, "has": 2})
    assert str(error) == "IM-5.1: this ship needs 3 stones, but has 2."
    assert error.rule == "IM-5.1"
    assert error.why.id == "imhotep-refused-minimum"
    assert error.why.values == {"needs": 3, "has": 2}


def test_a_number_that_is_no_action_breaks_no_rule() -> None:
    error = IllegalAction("", "refused-no-action", {"action": 999, "last": 181})
    assert str(error) == "There is no action 999; actions are numbered 0 to 181."


def test_an_unknown_text_names_the_nearest_known_ones() -> None:
    error = unknown_text("game", "imhotp", ["zebra", "imhotep", "imhotes"])
    assert isinstance(error, UnknownText)
    assert str(error) == "There is no game “imhotp”. Did you mean imhotep, imhotes?"


def test_an_unknown_text_that_is_near_nothing_names_nothing() -> None:
    assert str(unknown_text("game", "zzz", ["imhotep"])) == "There is no game “zzz”."


def test_larger_keys_have_better_places_and_equal_keys_share_one() -> None:
    assert places_of([(3, 1), (5, 0), (3, 1), (3, 0)]) == [2, 1, 2, 4]
    assert places_of([(0,), (0,)]) == [1, 1]


def test_winners_are_all_on_the_first_place() -> None:
    assert Outcome([2, 1, 3], "", "").winners() == [1]
    assert Outcome([1, 3, 1], "", "").winners() == [0, 2]


def test_a_game_is_found_by_name_only() -> None:
    with pytest.raises(UnknownText, match=r"There is no game “imhotp”\. Did you mean imhotep"):
        load("imhotp")


def test_a_move_is_rehearsed_so_that_a_stop_in_its_middle_changes_nothing() -> None:
    """The last ship of a round leaves: temple, market and round card are changed bit by bit."""
    game = load("imhotep", players=2, sides="BBBBB")
    chance = RandomChance(3)
    state = game.new_state(chance)
    stops = 0
    while not state.is_terminal():
        before = state.serialize()
        for action in state.legal_actions():
            for script in ([], [1], [1, 7]):
                probe = state.clone()
                try:
                    probe.apply_action(action, ScriptedChance(list(script)))
                except (Undecided, ValueError):
                    stops += 1
                    assert probe.serialize() == before
        legal = state.legal_actions()
        state.apply_action(legal[chance.random.below(len(legal))], chance)
    assert stops > 0


def test_the_legal_list_is_made_once_and_forgotten_by_an_action() -> None:
    state = load("imhotep").new_state(RandomChance(1))
    first = state.legal()
    assert state.legal() is first
    before = state.legal_actions()
    with pytest.raises(IllegalAction):
        state.apply_action(0, RandomChance(1))
    assert state.legal_actions() == before
    state.apply_action(before[-1], RandomChance(1))
    assert state.legal_actions() != before
    assert state.legal() is first, "the buffer is used again"


class Dice(Game):
    """A game that has no words for what chance answers, and does nothing else."""

    def __init__(self) -> None:
        super().__init__("dice", {}, printed_components("imhotep"), has_secrets=False)

    def num_players(self) -> int:
        return 2

    def action_space(self) -> ActionSpace:
        return ActionSpace("dice", 0, [], [])

    def sources(self) -> list[str]:
        return []

    def seats(self) -> list[str]:
        return []

    def new_state(self, chance: Chance) -> State:
        raise NotImplementedError

    def imagine(self, view: View, chance: Chance) -> State:
        raise NotImplementedError

    def deserialize(self, text: str) -> State:
        raise NotImplementedError


def test_answers_of_chance_without_words_are_numbers() -> None:
    dice = Dice()
    assert dice.chance_to_string(0, 5) == "5"
    assert dice.string_to_chance("5") == 5
    with pytest.raises(UnknownText, match="“six” is not an answer that chance gives"):
        dice.string_to_chance("six")
    assert (dice.num_actions(), dice.fields()) == (0, None)


def test_only_a_game_itself_tells_what_its_texts_ask_for() -> None:
    state = load("imhotep").new_state(RandomChance(0))
    action = state.action_space().read(0, state.asked)
    assert state.word("seat", action) == "0"
    with pytest.raises(KeyError, match="seat"):
        State.word(state, "seat", action)


def test_a_state_names_the_family_of_an_action() -> None:
    state = load("imhotep", players=2).new_state(RandomChance(1))
    assert state.family(state.string_to_action("get")) == "get"
