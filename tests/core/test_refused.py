"""Errors that a person is told of."""

import pickle
import sys

import pytest

from boardwright.core.game import IllegalAction, UnknownText
from boardwright.core.match import UndoRefused
from boardwright.core.messages import message
from boardwright.core.record import RecordError
from boardwright.core.refused import Refused, refuse


@pytest.mark.parametrize(
    "error",
    [
        UnknownText(message("unknown-game", text="chess")),
        IllegalAction("IM-5.2", "undo-nothing", {}),
        RecordError("record-chance-short", {}, 3),
        UndoRefused("undo-nothing"),
    ],
)
def test_an_error_of_another_process_says_the_same(error: Refused) -> None:
    heard = pickle.loads(pickle.dumps(error))
    assert isinstance(heard, Refused)
    assert (heard.why, heard.rule, str(heard)) == (error.why, error.rule, str(error))


def test_without_words_an_error_tells_its_rule_and_its_values(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "boardwright.texts", None)  # as if not installed
    broken = IllegalAction("IM-5.1", "imhotep-refused-minimum", {"needs": 3, "has": 0})
    assert str(broken) == (
        "refused-by-rule(rule='IM-5.1', reason=imhotep-refused-minimum(needs=3, has=0))"
    )
    assert str(Refused(message("two", of=[message("lever"), message("sail")]))) == (
        "two(of=[lever(), sail()])"
    )


def test_a_refusal_has_the_text_of_an_id_with_its_values() -> None:
    refused = refuse("unknown-game", text="chess")
    assert (refused.why, refused.rule) == (message("unknown-game", text="chess"), "")
