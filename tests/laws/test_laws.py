"""Our games keep the laws of all games, wherever Hypothesis looks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.library import game_names
from boardwright.laws import LAWS, Law
from tests.laws.play import beginnings


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(data=st.data())
def test_a_law_is_kept(law: Law, name: str, data: st.DataObject) -> None:
    law(data.draw(beginnings(name)))
