import pytest
from fluent.runtime import FluentBundle, FluentResource

from boardwright.core.texts import ENGLISH, Message, Texts, Value, languages, message


def klingon(catalogue: str) -> Texts:
    """Return the texts of a language with just this catalogue."""
    texts = Texts("tlh")
    bundle = FluentBundle(["tlh"], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue))
    texts._bundle = bundle
    return texts


def test_a_message_is_worded_with_its_values() -> None:
    assert ENGLISH.words("unknown-text", {"text": "x", "what": "game"}) == "“x” is no game."


def test_a_value_that_is_a_message_is_said_in_the_same_language() -> None:
    texts = klingon("lever = jav\ntwo = { $one }-{ $one }\nunknown-text = { $what }!")
    lever = message("lever")
    assert texts.words("unknown-text", {"what": lever}) == "jav!"
    assert texts.speak(message("unknown-text", what=message("two", one=lever))) == "jav-jav!"


def test_a_list_of_messages_is_said_as_a_list() -> None:
    texts = klingon("lever = jav\nship = Duj { $number }\nhas = ghaj { $what }.")
    things = [message("lever"), message("ship", number=2)]
    assert texts.speak(message("has", what=things)) == "ghaj jav, Duj 2."
    assert texts.speak(message("has", what=things[:1])) == "ghaj jav."
    assert texts.speak(message("has", what=[])) == "ghaj ."


def test_a_message_is_its_id_and_its_values() -> None:
    assert message("imhotep-slot", ship=1, slot=2) == Message(
        "imhotep-slot", {"ship": 1, "slot": 2}
    )
    assert message("imhotep-slot", ship=1) != message("imhotep-slot", ship=2)
    assert ENGLISH.speak(message("imhotep-slot", ship=1, slot=2)) == "1.2"


def test_a_missing_message_is_an_error_in_english() -> None:
    with pytest.raises(KeyError, match="no text has the id 'no-such-text'"):
        ENGLISH.words("no-such-text")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"the text 'unknown-text': .*what"):
        ENGLISH.words("unknown-text", {"text": "x"})


def test_what_a_language_lacks_is_said_in_english() -> None:
    texts = klingon("unknown-text = nuqneH { $text }")
    values: dict[str, Value] = {"text": "x", "what": "game", "near": "y"}
    assert texts.words("unknown-text", values) == "nuqneH x"
    assert texts.words("unknown-text-near", values) == "“x” is no game; did you mean y?"
    values["what"] = message("imhotep-card-lever")
    assert texts.words("unknown-text-near", values) == "“x” is no Lever; did you mean y?"
    with pytest.raises(KeyError, match="no-such-text"):
        texts.words("no-such-text")


def test_a_message_with_attributes_only_is_an_error() -> None:
    with pytest.raises(KeyError, match="the text 'label' has only attributes"):
        klingon("label =\n    .title = x").words("label")


def test_english_is_among_the_languages() -> None:
    assert "en" in languages()
    assert languages() == sorted(languages())
    for language in languages():
        assert Texts(language).words("unknown-text", {"text": "x", "what": "y"})
