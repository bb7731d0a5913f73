"""Laws of actions: the list of legal ones, what is refused, their texts and places."""

import re
from typing import Final

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import TERMINAL, IllegalAction, State, UnknownText
from boardwright.core.library import rules_of
from boardwright.laws.beginning import Beginning, play_a_random_move, refused

NO_ACTIONS: Final = [-1, -(2**31), 2**31, 2**63, -(2**63) - 1, 10**30]


def the_legal_list_is_right(beginning: Beginning) -> None:
    """The list of legal actions is sorted, in range, and empty only at the end, which comes."""
    state = beginning.game.new_state(RandomChance(beginning.seed))
    random = Random(beginning.seed)
    chance = RandomChance(beginning.seed, "answers")
    decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < state.num_actions() == beginning.game.num_actions()
        assert 0 <= state.current_player() < state.num_players() == beginning.game.num_players()
        assert all(state.is_legal(action) for action in legal)
        play_a_random_move(state, chance, random)
        decisions += 1
        assert decisions <= beginning.most_decisions, "the game does not end"
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []


def every_listed_action_applies(beginning: Beginning) -> None:
    """What is listed can be done, and changes the position."""
    state = beginning.play()
    before = state.serialize()
    for action in state.legal_actions():
        other = state.clone()
        other.apply_action(action, RandomChance(beginning.seed, action))
        assert other.serialize() != before
        assert other.is_terminal() == (other.legal_actions() == [])


def every_other_number_is_refused(beginning: Beginning) -> None:
    """What is not listed is refused with its rule, and changes nothing."""
    state = beginning.looked_at()
    known = {rule.id for rule in rules_of(beginning.name)}
    before, legal = state.hash(), state.legal_actions()
    for action in range(state.num_actions()):
        if action not in legal:
            _assert_refused(state, action, known)
    for action in [*NO_ACTIONS, state.num_actions()]:
        _assert_refused(state, action, known)
    assert state.hash() == before
    assert state.legal_actions() == legal


def _assert_refused(state: State, action: int, known: set[str]) -> None:
    assert not state.is_legal(action)
    with refused(IllegalAction) as caught:
        state.apply_action(action, RandomChance(0))
    error = caught[0]
    assert isinstance(error, IllegalAction)
    words = str(error)
    if not 0 <= action < state.num_actions():
        assert error.rule == ""
        assert words.startswith(f"There is no action {action}")
    elif known:
        assert error.rule in known
        assert words.startswith(f"{error.rule}: ")


def a_text_is_read_back(beginning: Beginning) -> None:
    """The text of a legal action means it, however it is typed."""
    state = beginning.play()
    for action in state.legal_actions():
        text = state.action_to_string(action)
        assert text == " ".join(text.lower().split()), "string_to_action reads it so"
        assert state.string_to_action(text) == action
        assert state.string_to_action(f"  {text.upper().replace(' ', '   ')} ") == action


def texts_are_unique(beginning: Beginning) -> None:
    """No two actions have the same text."""
    state = beginning.play()
    by_text: dict[str, int] = {}
    for action in range(state.num_actions()):
        text = state.action_to_string(action)
        assert text not in by_text, f"{text} is {by_text[text]} and {action}"
        by_text[text] = action
    with refused(UnknownText, "no action"):
        state.string_to_action("no such text")


def places_are_well_formed(beginning: Beginning) -> None:
    """Every legal action touches a place on the table, such as `ship:2`."""
    state = beginning.play()
    for action in state.legal_actions():
        places = state.action_places(action)
        assert places
        assert len(set(places)) == len(places)
        for place in places:
            assert re.fullmatch(r"[a-z][a-z-]*:[a-z0-9][a-z0-9._-]*", place), place
