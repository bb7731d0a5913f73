"""Texts of actions and positions, and every refusal."""

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import UnknownText
from boardwright.core.library import load
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import ACTIONS
from tests.rules.biotopia.table import play, table
from tests.rules.position import refused

RICH = "hand common_blue,orange_tip,meadow_brown,chrysalis flowers red_admiral,sunshine*4"


@pytest.mark.rule("BT-2.1", "BT-2.2", "BT-2.3", "BT-2.4", "BT-2.5")
def test_each_action_has_a_text_of_its_own() -> None:
    state = table()
    texts = [state.action_to_string(action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS < 257
    assert [state.string_to_action(text) for text in texts] == list(range(ACTIONS))


@pytest.mark.rule("BT-2.1", "BT-2.2", "BT-2.3", "BT-2.4", "BT-2.5")
@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("pass", ["garden:1"]),
        ("draw", ["pile:deck", "hand:1"]),
        ("take sunshine", ["sky:sunshine", "hand:1"]),
        ("flower peacock", ["card:1.peacock", "flowers:1"]),
        ("play peacock", ["card:1.peacock", "butterflies:1"]),
        ("play chrysalis", ["card:1.chrysalis", "pile:compost"]),
        ("play common_knapweed", ["card:1.common_knapweed", "flowers:1"]),
        ("mission nettle_bed", ["mission:nettle_bed", "butterflies:1"]),
        ("turn brimstone", ["flower:1.brimstone", "butterflies:1"]),
        ("take sunshine from compost", ["compost:sunshine", "hand:1"]),
        ("discard sunshine", ["card:1.sunshine", "pile:compost"]),
    ],
)
def test_an_action_names_the_places_it_touches(text: str, places: list[str]) -> None:
    state = table()
    assert state.action_places(state.string_to_action(text)) == places


@pytest.mark.rule("BT-3.4", "BT-3.5", "BT-3.7")
@pytest.mark.parametrize(
    ("kind", "pile"), [("common_blue", "sky"), ("orange_tip", "compost"), ("meadow_brown", "deck")]
)
def test_declining_touches_what_could_be_taken(kind: str, pile: str) -> None:
    state = play(table(one=RICH, compost="peacock"), f"play {kind}")
    assert state.action_places(state.string_to_action("decline")) == [f"pile:{pile}"]


@pytest.mark.rule("BT-2.1")
def test_a_number_that_is_no_action_breaks_no_rule_but_is_refused() -> None:
    state = table()
    for action in (-1, ACTIONS, 10**30):
        error = state.refusal(action)
        assert error.rule == ""
        assert (
            str(error) == f"There is no action {action}; actions are numbered 0 to {ACTIONS - 1}."
        )
        assert not state.is_legal(action)


@pytest.mark.rule("BT-2.1", "BT-3.4", "BT-3.5", "BT-3.7", "BT-3.12")
@pytest.mark.parametrize(
    ("played", "wrong", "rule", "message"),
    [
        ("", "decline", "BT-2.1", "biotopia-refused-asked-0"),
        ("", "turn brimstone", "BT-2.1", "biotopia-refused-asked-0"),
        ("", "take peacock from compost", "BT-2.1", "biotopia-refused-asked-0"),
        ("", "discard chrysalis", "BT-2.1", "biotopia-refused-asked-0"),
        ("play chrysalis", "draw", "BT-3.12", "biotopia-refused-asked-2"),
        ("play common_blue", "draw", "BT-3.4", "biotopia-refused-asked-3"),
        ("play orange_tip", "take sunshine", "BT-3.5", "biotopia-refused-asked-4"),
        ("play meadow_brown", "flower chrysalis", "BT-3.7", "biotopia-refused-asked-5"),
    ],
)
def test_an_answer_to_another_question_is_refused_by_the_rule_of_this_one(
    played: str, wrong: str, rule: str, message: str
) -> None:
    state = table(one=RICH, compost="peacock")
    if played:
        play(state, played)
    error = refused(state, wrong)
    assert (error.rule, error.why.id) == (rule, message)


@pytest.mark.rule("BT-1.4")
def test_a_first_flower_that_is_not_in_the_hand_is_refused() -> None:
    state = table(asked="first-flower:1:0", one="hand peacock*4")
    assert refused(state, "flower sunshine").rule == "BT-1.4"
    assert refused(state, "play peacock").why.id == "biotopia-refused-asked-1"


@pytest.mark.rule("BT-7.1")
def test_every_position_of_a_game_is_read_as_it_was_written() -> None:
    game = load("biotopia", players=3)
    chance, random = RandomChance(3), Random(3)
    state = game.new_state(chance)
    while not state.is_terminal():
        again = game.deserialize(state.serialize())
        assert isinstance(state, BiotopiaState)
        assert isinstance(again, BiotopiaState)
        assert again.serialize() == state.serialize()
        assert again.legal_actions() == state.legal_actions()
        assert again.scores() == state.scores()
        assert [again.view(seat) for seat in range(-1, 3)] == [
            state.view(seat) for seat in range(-1, 3)
        ]
        actions = state.legal_actions()
        state.apply_action(actions[random.below(len(actions))], chance)


@pytest.mark.rule("BT-1.3", "BT-7.1")
@pytest.mark.parametrize(
    ("line", "other", "error"),
    [
        ("biotopia 3", "biotopia 4", "is not biotopia 3"),
        ("sky essex_skipper large_white sunshine", "sky - - -", "11 of the 12 essex_skipper"),
        ("asked turn:1:0", "asked turn:4:0", "“4” is not a seat"),
        ("asked turn:1:0", "asked turns:1:0", "“turns” is not a question"),
        ("course open", "course closed", "“closed” is not a round"),
        ("missions three", "missions four", "“four_skippers” is not a mission"),
        ("compost -", "compost pecock*1", "“pecock” is not a card"),
        ("1 hand -", "1 hand peacock*1", "6 of the 5 peacock"),
        ("1 hand -", "1 hand peacock*-1", "less than one card"),
        ("memory -", "memory peacock,flower", "seat 1 cannot have done"),
        ("memory -", "memory draw", "seat 1 cannot have done"),
        ("memory -", "memory peacock", "seat 1 must have peacock in the hand"),
        ("memory -", "memory sleep", "“sleep” is not a memory"),
        (
            "asked turn:1:0",
            "asked end-turn:1:0 chrysalis-target:1:0",
            "seat 1 has no card that a chrysalis turns",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, other: str, error: str) -> None:
    text = table().serialize()
    assert line in text
    with pytest.raises(UnknownText, match=error):
        load("biotopia", players=3).deserialize(text.replace(line, other, 1))


@pytest.mark.rule("BT-7.1")
def test_a_memory_by_which_a_kind_was_shown_that_was_not_there_is_refused() -> None:
    memory = "brimstone,show:peacock,peacock,turn:meadow_brown,turn:brimstone,top,flower"
    with pytest.raises(UnknownText, match="seat 2 cannot have done what its memory says"):
        table(two=f"flowers peacock,brimstone memory {memory}")


@pytest.mark.rule("BT-7.1")
def test_the_first_version_writes_what_is_known_and_in_no_order() -> None:
    text = table(version=1, one="hand peacock known peacock").serialize()
    assert "butterflies - known peacock*1\n" in text
    game = load("biotopia", version=1, players=3)
    assert game.deserialize(text).serialize() == text
    with pytest.raises(UnknownText, match="seat 1 has no peacock that all know of"):
        game.deserialize(text.replace("known peacock*1", "known peacock*2"))


@pytest.mark.rule("BT-1.2")
def test_a_position_without_missions_is_read_too() -> None:
    text = table(missions="").serialize()
    assert "missions -\n" in text
    assert load("biotopia", players=3).deserialize(text).serialize() == text
