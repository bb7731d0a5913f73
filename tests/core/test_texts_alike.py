"""A sentence is the same here and in the browser, whose cases these are too."""

import json
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.messages import Message, Value
from boardwright.texts import Texts, new_catalogue

CASES = json.loads(Path(__file__).with_name("texts_alike.json").read_text("utf-8"))


def told(given: dict[str, Any]) -> Message:
    """Return a message as it comes over the wire."""
    return Message(given["id"], {name: value(v) for name, v in given.get("values", {}).items()})


def value(given: Any) -> Value:
    """Return a value as it comes over the wire."""
    if isinstance(given, dict):
        return told(given)
    if isinstance(given, list):
        return [Message(one["id"], {}) for one in given]
    assert isinstance(given, str | int | float)
    return given


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}: {case['says']}")
def test_a_sentence_is_the_same_here_and_in_the_browser(case: dict[str, Any]) -> None:
    catalogue = new_catalogue(case["language"], "\n".join(case["catalogue"]))
    people = {seat: told(given) for seat, given in case.get("people", {}).items()}
    texts = Texts(case["language"], catalogue).calling(people)
    values = {name: value(given) for name, given in case["values"].items()}
    if case.get("wrong"):
        with pytest.raises(ValueError, match="the text 'said'"):
            texts.words("said", values)
    else:
        assert texts.words("said", values) == case["says"]
