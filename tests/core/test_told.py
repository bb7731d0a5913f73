"""Errors that a person is told of."""

import pickle

import pytest

from boardwright.core.game import IllegalAction, UnknownText
from boardwright.core.match import UndoRefused
from boardwright.core.record import RecordError
from boardwright.core.texts import message
from boardwright.core.told import Told


@pytest.mark.parametrize(
    "error",
    [
        UnknownText(message("unknown-game", text="chess")),
        IllegalAction("IM-5.2", "undo-nothing", {}),
        RecordError("record-chance-short", {}, 3),
        UndoRefused("undo-nothing"),
    ],
)
def test_an_error_of_another_process_says_the_same(error: Told) -> None:
    heard = pickle.loads(pickle.dumps(error))
    assert isinstance(heard, Told)
    assert (heard.said, str(heard)) == (error.said, str(error))
