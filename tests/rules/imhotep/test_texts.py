"""The texts of actions, positions and chance, and the places that actions touch."""

import pytest

from boardwright.core.game import UnknownText
from boardwright.core.library import load
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import ACTIONS
from tests.rules.imhotep.table import play, table

LEVER = play(table(black="0 0 lever*1", ships="wbw. ..>temple .. b"), "lever 1 burial")
SAIL = play(table(black="1 0 sail*1", ships="w. ..>temple .. ."), "sailcard 1.2")
CHISEL = play(table(black="2 0 chisel*1", ships="w.. ..>temple .. ."), "chisel 1.3")


@pytest.mark.rule("IM-2.3")
def test_every_action_has_a_text_of_its_own_that_is_read_back() -> None:
    state = table()
    texts = [state.action_to_string(action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS == load("imhotep").num_actions() == state.num_actions()
    assert [state.string_to_action(text) for text in texts] == list(range(ACTIONS))


@pytest.mark.rule("IM-10.1", "IM-10.3", "IM-10.4")
@pytest.mark.parametrize(
    ("state", "texts"),
    [
        (LEVER, ["lever 1 burial wbw", "lever 1 burial wwb", "lever 1 burial bww"]),
        (SAIL, [f"sailcard 1.2 {site}" for site in ["market", "pyramids", "burial", "obelisks"]]),
        (CHISEL, [f"chisel 1.3 {slot}" for slot in ["1.2", "3.1", "3.2", "4.1"]]),
    ],
)
def test_a_second_action_repeats_the_first(state: ImhotepState, texts: list[str]) -> None:
    actions = state.legal_actions()
    assert [state.action_to_string(action) for action in actions] == texts
    assert [state.string_to_action(text) for text in texts] == actions


@pytest.mark.rule("IM-2.3")
def test_a_text_may_be_written_loosely_and_a_wrong_one_names_its_like() -> None:
    state = table(black="1 5")
    assert state.string_to_action("  Place   2.1 ") == state.string_to_action("place 2.1")
    with pytest.raises(UnknownText, match=r"no action “plce 2\.1”. Did you mean place 2\.1"):
        state.string_to_action("plce 2.1")


@pytest.mark.rule("IM-2.3")
@pytest.mark.parametrize(
    ("state", "action", "places"),
    [
        (table(), "get", ["quarry:0"]),
        (table(asked="turn:w:0"), "pass", ["quarry:1"]),
        (table(), "place 2.3", ["slot:2.3", "ship:2"]),
        (table(), "sail 3 burial", ["ship:3", "site:burial"]),
        (table(), "lever 1 market", ["card:0.lever", "ship:1", "site:market"]),
        (table(), "hammer 1.2", ["card:0.hammer", "slot:1.2", "ship:1"]),
        (table(), "sailcard 4.1", ["card:0.sail", "slot:4.1", "ship:4"]),
        (table(), "chisel 1.4", ["card:0.chisel", "slot:1.4", "ship:1"]),
        (SAIL, "sailcard 1.2 obelisks", ["site:obelisks"]),
        (CHISEL, "chisel 1.3 3.1", ["slot:3.1", "ship:3"]),
        (LEVER, "lever 1 burial bww", ["ship:1"]),
        (table(), "take pair", ["offer:pair"]),
        (table(), "take lever", ["offer:lever"]),
        (table(), "keep statue", ["pair:statue"]),
        (table(), "pyramid right", ["pyramid:right"]),
        (table(), "decline", ["site:pyramids"]),
        (table(), "point", ["site:temple"]),
        (table(), "stones", ["site:temple"]),
    ],
)
def test_an_action_names_the_places_it_touches(
    state: ImhotepState, action: str, places: list[str]
) -> None:
    assert state.action_places(state.string_to_action(action)) == places


@pytest.mark.rule("IM-1.1")
@pytest.mark.parametrize(
    "state",
    [
        LEVER,
        table(players="4", wrath="yes", sides="BBBBB", pyramids="bl gr n+", obelisks="3,0,1,0 b"),
        table(
            sides="BAABA",
            pair="2 lever*1",
            ships="....>- ..>temple .. b",
            round="6 w n 2",
            burial="bw",
        ),
    ],
)
def test_a_position_is_read_back_from_its_text(state: ImhotepState) -> None:
    wrath = "yes" if state.box.wrath else "no"
    game = load("imhotep", players=state.num_players(), sides=state.box.sides, wrath=wrath)
    again = game.deserialize(state.serialize())
    assert again.serialize() == state.serialize()
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.rule("IM-1.1")
@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("imhotep 3 AAAAA -", "imhotep 4 AAAAA -"),
        ("imhotep 3 AAAAA -", "imhotep 3 AAAAA wrath"),
        ("temple -", "temple bx"),
        ("temple -", ""),
        ("pile statue*10", "pile stature*10"),
        ("asked turn:b:0", "asked nap:b:0"),
        ("ships .... ... .. .", "ships .... ... .. . ."),
        ("ships .... ... .. .", "ships .... ... .."),
        ("ships .... ... .. .", "ships ..... ... .. ."),
        ("ships .... ... .. .", "ships .... ... .. >temple"),
        ("ships .... ... .. .", "ships .... ..g .. ."),
        ("burial -", "burial bwng"),
        ("pyramids -", "pyramids g"),
        ("round 1 b - 0", "round 1 b -"),
        ("pile statue*10", "pile statue*-1"),
    ],
)
def test_a_text_that_is_no_position_of_this_game_is_refused(line: str, instead: str) -> None:
    text = table().serialize()
    assert line in text
    with pytest.raises(UnknownText, match="This position cannot be read"):
        load("imhotep").deserialize(text.replace(line, instead))


@pytest.mark.rule("IM-1.3", "IM-1.4", "IM-1.5")
def test_what_chance_answers_has_a_text_too() -> None:
    game = load("imhotep", players=4)
    assert [game.chance_to_string(question, 1) for question in range(3)] == [
        "start:white",
        "round:4422",
        "card:sarcophagus",
    ]
    for text, answer in [("start:grey", 3), ("round:3332", 6), ("card:lever", 8)]:
        assert game.string_to_chance(text) == answer
    with pytest.raises(
        UnknownText, match=r"“card:leaver” is not an answer that chance gives.*card:lever"
    ):
        game.string_to_chance("card:leaver")


@pytest.mark.rule("IM-11.1")
def test_points_come_from_the_sources_that_the_game_names() -> None:
    game = load("imhotep")
    assert list(table().scores()[0]) == game.sources()
    assert game.sources()[0] == "pyramids"
    assert game.sources()[-1] == "wrath"
