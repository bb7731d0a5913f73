import re

import pytest
from fluent.syntax import ast, parse

from boardwright.core.messages import Message, Value, message
from boardwright.texts import (
    ENGLISH,
    Texts,
    catalogues_of,
    language_of,
    languages,
    new_catalogue,
)
from boardwright.texts.catalogue import SOFT_HYPHEN, texts_in


def klingon(catalogue: str) -> Texts:
    """Return texts with just this catalogue, in a language that joins lists as English does."""
    return Texts("tlh", new_catalogue("en", catalogue))


def test_a_message_is_worded_with_its_values() -> None:
    assert ENGLISH.words("unknown-option", {"text": "x", "game": "chess"}) == (
        "chess has no option “x”."
    )


def test_a_value_that_is_a_message_is_said_in_the_same_language() -> None:
    texts = klingon("lever = jav\ntwo = { $one }-{ $one }\nloud = { $what }!")
    lever = message("lever")
    assert texts.words("loud", {"what": lever}) == "jav!"
    assert texts.speak(message("loud", what=message("two", one=lever))) == "jav-jav!"


def test_a_list_of_messages_is_said_as_a_list() -> None:
    texts = klingon("lever = jav\nship = Duj { $number }\nhas = ghaj { $what }.")
    things = [message("lever"), message("ship", number=2)]
    assert texts.speak(message("has", what=things)) == "ghaj jav and Duj 2."
    assert texts.speak(message("has", what=things[:1])) == "ghaj jav."
    assert texts.speak(message("has", what=[])) == "ghaj ."


def test_a_message_is_its_id_and_its_values() -> None:
    assert message("imhotep-slot", ship=1, slot=2) == Message(
        "imhotep-slot", {"ship": 1, "slot": 2}
    )
    assert message("imhotep-slot", ship=1) != message("imhotep-slot", ship=2)
    assert ENGLISH.speak(message("imhotep-slot", ship=1, slot=2)) == "ship 1, slot 2"


def test_a_missing_message_is_an_error_in_english() -> None:
    with pytest.raises(KeyError, match="no text has the id 'no-such-text'"):
        ENGLISH.words("no-such-text")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"the text 'unknown-option': .*game"):
        ENGLISH.words("unknown-option", {"text": "x"})


def test_what_a_language_lacks_is_said_in_english() -> None:
    texts = klingon("unknown-game = nuqneH { $text }")
    values: dict[str, Value] = {
        "text": "x",
        "near": "y",
        "unknown": message("unknown-game", text="x"),
    }
    assert texts.words("unknown-game", values) == "nuqneH x"
    assert texts.words("unknown-bot", values) == "There is no bot “x”."
    assert texts.words("unknown-near", values) == "There is no game “x”. Did you mean y?"
    assert texts.trait(message("unknown-bot"), "gender") == ""
    with pytest.raises(KeyError, match="no-such-text"):
        texts.words("no-such-text")


def test_a_message_with_attributes_only_is_an_error() -> None:
    with pytest.raises(KeyError, match="the text 'label' has only attributes"):
        klingon("label =\n    .title = x").words("label")


def test_english_is_among_the_languages() -> None:
    assert "en" in languages()
    assert languages() == sorted(languages())
    for language in languages():
        assert Texts(language).words("unknown-game", {"text": "x"})


def test_numbers_are_written_as_the_language_does() -> None:
    german = Texts("de")
    assert german.number(1234.5, 1) == "1.234,5"
    assert german.number(3, 0, signed=True) == "+3"
    assert Texts("en").number(1234.5, 1) == "1,234.5"
    assert german.percent(0.125, 1) == "12,5\N{NO-BREAK SPACE}%"
    assert Texts("en").percent(0.12, 0) == "12%"


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("de", ["1.234", "9.999,6", "10.000", "-1.234", "-12.345"]),
        ("es", ["1234", "9999,6", "10.000", "-1234", "-12.345"]),
        ("it", ["1234", "9999,6", "10.000", "-1234", "-12.345"]),
        ("pl", ["1234", "9999,6", "10\xa0000", "-1234", "-12\xa0345"]),
    ],
)
def test_thousands_are_apart_as_in_texts(language: str, written: list[str]) -> None:
    texts = Texts(language)
    numbers = [(1234, 0), (9999.6, 1), (9999.6, 0), (-1234, 0), (-12345, 0)]
    assert [texts.number(value, decimals) for value, decimals in numbers] == written
    assert texts.number(12345, 0, signed=True) == "+" + texts.number(12345, 0)


@pytest.mark.parametrize(
    ("tag", "language"), [("de-AT", "de"), ("no", "nb"), ("nn_NO.UTF-8", "nb"), ("PL", "pl")]
)
def test_a_tag_names_a_language(tag: str, language: str) -> None:
    assert language_of(tag) == language


def test_a_text_is_known_in_a_language_if_it_or_english_has_it() -> None:
    texts = klingon("lever = jav")
    assert texts.knows("lever")
    assert texts.knows("unknown-option")
    assert not texts.knows("no-such-text")


def test_of_two_texts_with_one_id_the_first_counts() -> None:
    catalogue = new_catalogue("en", "lever = jav\nlever = x", "sail = Duj\nlever = y")
    assert Texts("tlh", catalogue).words("lever") == "jav"


def test_words_are_whole_wherever_they_may_break() -> None:
    texts = klingon(f"lever = a jav{SOFT_HYPHEN}bot\nall = {{ CAP($card) }}")
    assert texts.words("lever") == "a javbot"
    assert texts.words("all", {"card": Message("lever")}) == "A javbot"


@pytest.mark.parametrize("language", languages())
def test_no_text_is_said_with_a_soft_hyphen(language: str) -> None:
    texts = Texts(language)
    written = [file.read_text("utf-8") for file in catalogues_of(language)]
    all_texts = texts_in("\n".join(written))
    softly = {id: text for id, text in all_texts.items() if SOFT_HYPHEN in text}
    assert softly
    for id, text in softly.items():
        values = {name: 1 for name in re.findall(r"\$(\w+)", text) if name != "form"}
        assert SOFT_HYPHEN not in texts.words(id, values)


def test_a_text_may_name_others_wherever_they_stand() -> None:
    texts = klingon("loud = { soft }!\n-lever = jav\nsoft = { -lever } { $n ->\n   *[x] y\n}")
    assert texts.words("loud", {"n": 1}) == "jav y!"


@pytest.mark.parametrize("language", languages())
def test_each_text_is_read_alone_as_it_is_among_the_others(language: str) -> None:
    for file in catalogues_of(language):
        written = file.read_text("utf-8")
        whole = {
            text.id.name: text for text in parse(written).body if isinstance(text, ast.Message)
        }
        alone = {id: parse(text).body for id, text in texts_in(written).items()}
        assert alone.keys() == whole.keys()
        for id, read in alone.items():
            assert len(read) == 1
            assert read[0].equals(whole[id], ignored_fields=["span", "comment"])
