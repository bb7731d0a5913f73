"""Where a rule stands is said in the reader's language, with the headings of the edition."""

import pytest

from boardwright.core.library import game_names, rules_of
from boardwright.core.messages import message
from boardwright.core.register import Rule
from boardwright.texts import ENGLISH, Texts
from boardwright.wording.rulebook import rulebook_places


def said(rulebook: str, language: str = "en") -> str:
    """Return what the terminal says of a place."""
    places = rulebook_places(Rule("IM-1.1", "rule", "x", rulebook, {}))
    return Texts(language).speak(message("cli-rules-rulebook", rulebook=places))


@pytest.mark.parametrize(
    ("rulebook", "words"),
    [
        ("DA", "Danish edition"),
        ("EN, How does scoring work?", "English edition, “How does scoring work?”"),
        ("NO p. 7, A) Marked", "Norwegian edition, “A) Marked” (p. 7)"),
        (
            "NO, Rundeslutt; p. 9, B) Marked",
            "Norwegian edition, “Rundeslutt” and “B) Marked” (p. 9)",
        ),
        ("DA, Spillets forløb, 5", "Danish edition, “Spillets forløb, 5”"),
        ("EN, Explore; DE, Erkunden", "English edition, “Explore” and German edition, “Erkunden”"),
    ],
)
def test_a_place_is_an_edition_with_headings_and_pages(rulebook: str, words: str) -> None:
    assert said(rulebook).replace("\u00a0", " ") == f"Rulebook: {words}"


def test_a_place_is_said_in_the_language_of_the_reader() -> None:
    german = said("NO p. 7, A) Marked", "de").replace("\u00a0", " ")
    assert german == "Anleitung: norwegische Ausgabe, „A) Marked“ (S. 7)"


@pytest.mark.parametrize("game", game_names())
def test_every_rule_has_a_place_in_a_known_edition(game: str) -> None:
    for rule in rules_of(game):
        places = rulebook_places(rule)
        assert places
        assert all(ENGLISH.speak(place) for place in places)
