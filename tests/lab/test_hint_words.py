"""A hint says what to do and why in words of the game, and nothing that was not found."""

import pytest

from boardwright import load
from boardwright.bots.bot import ActionThought
from boardwright.core.game import View
from boardwright.core.messages import Message, message
from boardwright.lab.advice import Advice, Comparison, Difference
from boardwright.lab.hint_words import figures, plainly, reason
from boardwright.wording.game_words import GameWords, Merit
from tests.lab.test_advice import last_turn

GAME = load("imhotep", players=2)
VIEW = last_turn().view(0)
FIRST, SECOND = last_turn().legal_actions()[:2]


class PlainWords(GameWords):
    """Says of each action its number, and what it is good for."""

    def urge(self, view: View, action: int) -> Message:
        return message("urge", action=action)

    def merits(self, view: View, action: int) -> list[Merit]:
        if action != FIRST:
            return []
        return [Merit(message("any")), Merit(message("of-temple"), "temple")]


WORDS = PlainWords(GAME)


def advice(share: float, *differences: Difference, lead: float = 0.2) -> Advice:
    """Return advice with what the play-outs are to have found."""
    thoughts = ActionThought(FIRST, 9, 0.5 + lead, 3.0), ActionThought(SECOND, 8, 0.5, 3.0)
    return Advice(*thoughts, Comparison(50, share, 0.1, list(differences)))


def ids(told: list[Message]) -> list[str]:
    return [said.id for said in told]


def test_the_source_that_makes_the_difference_gives_the_reason() -> None:
    found = [Difference(1, "obelisks", 3.0, 0.1), Difference(0, "temple", 2.0, 0.1)]
    assert ids(plainly(WORDS, VIEW, advice(0.3, *found), 0)) == ["urge", "of-temple"]
    assert reason(WORDS, VIEW, FIRST, [], 0).id == "any"


def test_without_a_word_of_the_game_the_points_give_the_reason() -> None:
    own, rivals = Difference(0, "temple", 2.0, 0.1), Difference(1, "obelisks", -3.0, 0.1)
    doubtful = Difference(0, "temple", 2.0, 2.1)
    for found, told in (
        ([own, rivals], "hint-brings"),
        ([rivals, own], "hint-takes"),
        ([doubtful], "hint-no-better"),
    ):
        assert reason(WORDS, VIEW, SECOND, found, 0).id == told


def test_when_nothing_stands_out_both_are_told() -> None:
    against = Difference(0, "temple", -2.0, 0.1)
    open_to_all = advice(0.05, against, lead=0.02)
    told = plainly(WORDS, VIEW, open_to_all, 0)
    assert ids(told) == ["hint-alike", "urge", "any", "hint-or", "urge"]
    assert [said.values["action"] for said in told if said.id == "urge"] == [FIRST, SECOND]
    for clear in (advice(0.2, lead=0.02), advice(0.05, lead=0.1)):
        assert ids(plainly(WORDS, VIEW, clear, 0)) == ["urge", "any"]


def test_two_moves_that_are_called_the_same_are_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WORDS, "urge", lambda view, action: message("urge"))
    against = Difference(0, "temple", -2.0, 0.1)
    told = plainly(WORDS, VIEW, advice(0.05, against, lead=0.02), 0)
    assert ids(told) == ["urge", "any"]


def test_figures_stand_apart_and_are_none_where_there_is_no_choice() -> None:
    told = figures(WORDS, advice(-0.2), 0, lambda action: message("called", action=action))
    assert ids(told) == ["hint-best", "hint-runner-up", "hint-for", "hint-contrary"]
    forced = Advice(ActionThought(FIRST, 0, 0.0, 0.0), None, None)
    assert figures(WORDS, forced, 0, lambda _: message("called")) == []
    assert ids(plainly(WORDS, VIEW, forced, 0)) == ["urge", "hint-forced"]
