"""Choices of one question are told apart by their names, in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.library import game_names
from boardwright.core.messages import Message, Value
from boardwright.texts import Texts, languages
from boardwright.wording import words_of
from tests.laws.play import beginnings

TEXTS = {language: Texts(language) for language in languages()}


@pytest.mark.parametrize("name", game_names())
@given(data=st.data())
def test_no_two_choices_have_the_same_name(name: str, data: st.DataObject) -> None:
    beginning = data.draw(beginnings(name))
    state, words = beginning.play(), words_of(beginning.game)
    legal = state.legal_actions()
    if not legal:
        return
    groups = words.groups(state.view(state.current_player()), legal)
    for language, texts in TEXTS.items():
        called: dict[str, str] = {}
        for group in groups:
            for choice in group.choices:
                values: dict[str, Value] = {"heading": group.heading, "label": choice.label}
                said = texts.speak(Message("web-chosen", values))
                text = state.action_to_string(choice.action)
                other = called.setdefault(said, text)
                assert other == text, f"{language}: “{said}” is {other} and {text}"
