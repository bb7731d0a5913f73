"""How the actions of a game are declared, and what is refused of it."""

import re

import pytest

from boardwright.core.actions import Action, ActionSpace, Argument, Family, Question, numbered
from boardwright.core.messages import message

SHIP = numbered("ship", 2)
SITE = Argument("site", ["temple", "burial_chamber", "market"])
QUESTIONS = [Question(0, "turn", "IM-2.3"), Question(1, "bonus", "IM-7.2", [SHIP, SITE])]
PASS = Family("pass", 0, [], [0], "pass", ["quarry:{seat}"])
SAIL = Family("sail", 1, [SHIP, SITE], [0], "sail {ship} {site}", ["ship:{ship}", "at:{seat}"])


def test_the_last_argument_counts_fastest() -> None:
    space = ActionSpace("imhotep", 7, QUESTIONS, [PASS, SAIL])
    sailings = [space.read(number, 0) for number in range(1, 7)]
    assert [(action["ship"], action["site"]) for action in sailings] == [
        *((0, 0), (0, 1), (0, 2)),
        *((1, 0), (1, 1), (1, 2)),
    ]
    assert [action.text for action in sailings[1:4]] == [
        *("sail 1 burial_chamber", "sail 1 market"),
        "sail 2 temple",
    ]


def test_what_only_the_position_can_tell_is_left_in() -> None:
    assert Action(6, SAIL).places == ["ship:2", "at:{seat}"]


def test_people_are_told_numbers_names_and_what_is_typed() -> None:
    assert Argument("slot", ["a1", "a2"], is_typed=True).said("imhotep", 1) == "a2"
    assert Action(5, SAIL).values.said("imhotep") == {
        "ship": 2,
        "site": message("imhotep-site-burial-chamber"),
    }


def test_an_action_is_read_as_an_answer_to_what_is_asked() -> None:
    bonus = SAIL._replace(name="bonus", answers=[1], label="{site}")
    space = ActionSpace("imhotep", 7, QUESTIONS, [PASS, SAIL, bonus])
    assert [space.read(3, question).family.name for question in (0, 1)] == ["sail", "bonus"]
    assert space.read(0, 1).family.name == "pass", "out of place, as its first row has it"
    assert space.messages() == {
        *("asked-turn", "asked-bonus", "do-pass", "label-pass", "did-pass"),
        *("do-sail", "label-sail", "did-sail", "do-bonus", "{site}", "did-bonus"),
    }


@pytest.mark.parametrize(
    ("families", "size", "why"),
    [
        ([PASS, SAIL], 8, "7 actions are declared, not 8"),
        ([PASS, SAIL._replace(first=2)], 8, "sail begins with 2, not 1"),
        ([PASS, SAIL, SAIL._replace(first=2, answers=[1])], 7, "sail begins with 2, not 7"),
        ([PASS, SAIL, PASS._replace(name="rest", answers=[1])], 7, "rest begins with 0, not 7"),
        ([PASS, SAIL, SAIL], 7, "1 answers a question in two ways"),
    ],
)
def test_a_gap_or_an_overlap_is_refused(families: list[Family], size: int, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        ActionSpace("imhotep", size, QUESTIONS, families)


def test_questions_are_in_the_order_of_their_numbers_and_found_by_name() -> None:
    space = ActionSpace("imhotep", 7, QUESTIONS, [PASS, SAIL])
    assert space.question("bonus") == 1
    with pytest.raises(ValueError, match="“nap” is not a question"):
        space.question("nap")
    with pytest.raises(ValueError, match="bonus is question 0, not 1"):
        ActionSpace("imhotep", 7, QUESTIONS[1:], [PASS, SAIL])
