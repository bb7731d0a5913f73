"""What programs of others are shown: names in place of numbers, nested by what they count."""

import pytest

from boardwright.core.actions import ActionSpace, Argument, Question, numbered
from boardwright.core.fields import COUNT, FLAG, NOT, Field, Fields, Kind, one_of
from boardwright.core.shown import read, shown

SEAT = numbered("seat", 3)
SHIP = numbered("ship", 2)
CARD = Argument("card", ["lever", "statue"])
TILE = numbered("tile", 4)
WEAPON = Argument("weapon", ["bow", "tnt"])
THING = Kind([[TILE], [WEAPON]], [(-1, "face-down"), (-2, "")], -2)
FIELDS = Fields(
    [
        Field("is_last", FLAG, "the last round has begun"),
        Field("leader", one_of(SEAT, (-1, "")), "who leads"),
        Field("cards", COUNT, "before each seat", [SEAT, CARD]),
        Field("load", one_of(SEAT, (-1, "")), "by ship and slot", [SHIP, numbered("slot", 2)]),
        Field("owner", one_of(SEAT, (-1, "")), "of each card", [CARD]),
        Field("built", Kind([[CARD, SEAT]]), "in order", grows=True),
        Field("cells", THING, "what lies there", [numbered("cell", 4)]),
        Field("speed", COUNT, "kept for speed", shown=NOT),
    ],
    most_seats=3,
)
QUESTIONS = [Question(0, "turn", "IM-2.3"), Question(1, "sail-to", "IM-10.3", [SHIP, CARD])]
SPACE = ActionSpace("imhotep", 0, QUESTIONS, [])
VIEW: dict[str, object] = {
    "seat": -1,
    "is_last": True,
    "leader": -1,
    "cards": [0, 2, 1, 0, 0, 0],
    "load": [1, -1, -1, 0],
    "owner": [-1, 1],
    "built": [4, 0],
    "cells": [3, 5, -1, -2],
    "asked": 1,
    "asked_seat": 1,
    "detail": 3,
    "agenda": [0, -1, 0],
}
SHOWN: dict[str, object] = {
    "seat": None,
    "is_last": True,
    "leader": None,
    "cards": [{"statue": 2}, {"lever": 1}],
    "load": [[1, None], [None, 0]],
    "owner": {"lever": None, "statue": 1},
    "built": [{"card": "statue", "seat": 1}, {"card": "lever", "seat": 0}],
    "cells": [{"tile": 3}, {"weapon": "tnt"}, "face-down", None],
    "asked": {"question": "sail-to", "seat": 1, "ship": 1, "card": "statue"},
    "agenda": [{"question": "turn", "seat": None}],
}


def test_numbers_become_names_and_come_back() -> None:
    assert shown(VIEW, FIELDS, SPACE, players=2) == SHOWN
    assert read(SHOWN, FIELDS, SPACE, players=2) == VIEW


def test_a_game_without_an_agenda_has_none() -> None:
    view = {name: value for name, value in VIEW.items() if name not in ("detail", "agenda")}
    sent = shown(view | {"asked": 0, "seat": 2}, FIELDS, SPACE, players=2)
    assert "agenda" not in sent
    assert read(sent, FIELDS, SPACE, players=2) == view | {"asked": 0, "seat": 2}


PLAIN: dict[str, object] = {"sharks": 3, "is_last": True, "nets": [2, 0], "detail": 3}


def test_a_game_that_declares_no_fields_is_shown_as_it_is_but_for_what_is_asked_of_whom() -> None:
    view = PLAIN | {"seat": -1, "asked": 1, "asked_seat": 0}
    asked = {"question": "sail-to", "seat": 0, "ship": 1, "card": "statue"}
    sent = shown(view, None, SPACE, players=2)
    assert sent == PLAIN | {"seat": None, "asked": asked}
    assert read(sent, None, SPACE, players=2) == view
    own = PLAIN | {"seat": 1, "asked": 0, "asked_seat": -1}
    sent = shown(own, None, SPACE, players=2)
    assert (sent["seat"], sent["asked"]) == (1, {"question": "turn", "seat": None})
    assert read(sent, None, SPACE, players=2) == own


@pytest.mark.parametrize("wrong", [{"nets": "all"}, {"nets": ["two"]}, {"asked": 0}, {"seat": "x"}])
def test_what_is_no_view_of_plain_numbers_is_refused(wrong: dict[str, object]) -> None:
    sent = shown(PLAIN | {"seat": 0, "asked": 0, "asked_seat": 0}, None, SPACE, players=2)
    with pytest.raises((ValueError, LookupError, AssertionError)):
        read(sent | wrong, None, SPACE, players=2)


@pytest.mark.parametrize(
    "wrong",
    [
        {"leader": "nobody"},
        {"cards": [{"leaver": 1}]},
        {"built": [{"card": "statue"}]},
        {"cells": [{"weapon": "sword"}]},
        {"cells": [{"tale": 1}]},
        {"owner": {"lever": 1}},
        {"asked": {"question": "nap", "seat": 0}},
        {"seat": "x"},
    ],
)
def test_what_is_no_view_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises((ValueError, LookupError, AssertionError)):
        read(SHOWN | wrong, FIELDS, SPACE, players=2)


def test_a_number_that_stands_for_nothing_is_not_shown() -> None:
    with pytest.raises(ValueError, match="6 is more than there is"):
        THING.named(6)
