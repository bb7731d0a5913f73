import pytest

from boardwright.games.imhotep.vocabulary import CARD_NAMES
from tests.rules.imhotep.table import LAST_SHIP, asked, cards, play, points, stones, table
from tests.rules.position import legal, line, refused


@pytest.mark.rule("IM-10.1")
def test_lever_sails_as_usual_and_then_asks_for_the_order() -> None:
    state = table(black="0 20 lever*1", ships="w.nb ..>temple bb. ..")
    assert legal(state, "lever") == [
        f"lever {ship} {site}"
        for ship in "13"
        for site in ["market", "pyramids", "burial", "obelisks"]
    ]
    play(state, "lever 1 burial")
    assert asked(state) == "unload-order:b"
    assert line(state, "burial") == "-"  # the order is fixed before the first stone is unloaded
    assert sorted(text.split()[-1] for text in legal(state)) == [
        "bnw",
        "bwn",
        "nbw",
        "nwb",
        "wbn",
        "wnb",
    ]
    play(state, "lever 1 burial bwn")
    assert line(state, "burial") == "bwn"
    assert (asked(state), cards(state, "black"), line(state, "discard")) == (
        "turn:w",
        "-",
        "lever*1",
    )


@pytest.mark.rule("IM-10.1")
def test_lever_names_each_order_of_colours_once() -> None:
    state = table(black="0 20 lever*1", ships="wbwb ... .. .")
    play(state, "lever 1 temple")
    orders = [text.split()[-1] for text in legal(state)]
    assert sorted(orders) == ["bbww", "bwbw", "bwwb", "wbbw", "wbwb", "wwbb"]
    play(state, "lever 1 temple bbww")
    assert line(state, "temple") == "bbww"


@pytest.mark.rule("IM-10.1")
def test_lever_can_turn_all_24_orders_of_four_colours() -> None:
    state = table(players="4", black="0 20 lever*1", ships="bwng ... .. .")
    play(state, "lever 1 temple")
    assert len(legal(state)) == 24
    play(state, "lever 1 temple gnwb")
    assert line(state, "temple") == "gnwb"


@pytest.mark.rule("IM-10.1", "IM-5.4")
def test_lever_leaves_the_choices_to_the_owners() -> None:
    state = table(black="0 20 lever*1", ships="wnb. ... .. .", offer="statue sail lever")
    play(state, "lever 1 market", "lever 1 market nbw")
    assert asked(state) == "take-card:n"
    play(state, "take sail")
    assert asked(state) == "take-card:b"


@pytest.mark.rule("IM-10.1", "IM-5.4")
def test_the_next_ship_is_unloaded_from_the_bow_again() -> None:
    state = table(players="4", black="0 20 lever*1", ships="wnbg wn.b .. .")
    play(state, "lever 1 temple", "lever 1 temple nbgw", "sail 2 burial")
    assert line(state, "temple") == "nbgw"
    assert line(state, "burial") == "wnb"


@pytest.mark.rule("IM-10.1", "IM-5.1", "IM-5.2")
def test_lever_keeps_the_conditions_of_sailing() -> None:
    state = table(black="0 20 lever*1", ships="wb.. ..>temple w. .")
    assert refused(state, "lever 1 burial").rule == "IM-5.1"
    assert refused(state, "lever 3 temple").rule == "IM-5.2"


@pytest.mark.rule("IM-10.2")
def test_hammer_gets_stones_and_places_one() -> None:
    state = table(black="1 20 hammer*1", ships="w.. ..>temple . .")
    assert legal(state, "hammer") == ["hammer 1.2", "hammer 1.3", "hammer 3.1", "hammer 4.1"]
    play(state, "hammer 1.3")
    assert stones(state, "black") == (3, 17)
    assert line(state, "ships").split()[0] == "w.b"
    assert (asked(state), line(state, "discard")) == ("turn:w", "hammer*1")


@pytest.mark.rule("IM-10.2")
def test_the_stones_come_before_the_one_is_placed() -> None:
    state = play(table(black="4 20 hammer*1"), "hammer 1.1")
    assert stones(state, "black") == (4, 19)  # room for one, then one onto the ship
    state = play(table(black="0 20 hammer*1"), "hammer 1.1")
    assert stones(state, "black") == (2, 17)  # an empty sled has a stone to place by then


@pytest.mark.rule("IM-R6")
@pytest.mark.parametrize(
    ("before", "after"), [("5 20", (4, 20)), ("2 0", (1, 0)), ("5 0", (4, 0)), ("0 1", (0, 0))]
)
def test_hammer_may_be_played_without_room_or_quarry(before: str, after: tuple[int, int]) -> None:
    state = play(table(black=f"{before} hammer*1"), "hammer 1.1")
    assert stones(state, "black") == after


@pytest.mark.rule("IM-R6")
def test_hammer_needs_a_stone_that_can_be_placed() -> None:
    assert legal(table(black="0 0 hammer*1"), "hammer") == []
    full = table(black="2 9 hammer*1", ships="www bb w ..>temple")
    assert legal(full, "hammer") == []


@pytest.mark.rule("IM-10.3", "IM-R13")
def test_sail_places_a_stone_and_sails_that_ship() -> None:
    state = table(black="2 20 sail*1", ships="wn.. .>temple .. .")
    play(state, "sailcard 1.3")
    assert (asked(state), stones(state, "black")) == ("sail-to:b", (1, 20))
    assert legal(state) == [
        f"sailcard 1.3 {site}" for site in ["market", "pyramids", "burial", "obelisks"]
    ]
    play(state, "sailcard 1.3 burial")
    assert line(state, "burial") == "wnb"
    assert line(state, "ships") == "....>burial .>temple .. ."
    assert (asked(state), line(state, "discard")) == ("turn:w", "sail*1")


@pytest.mark.rule("IM-R13", "IM-5.1")
def test_sail_needs_the_minimum_only_with_its_own_stone() -> None:
    state = table(black="1 20 sail*1", ships="wn.. w... ... n.")
    assert legal(state, "sailcard") == ["sailcard 1.3", "sailcard 1.4", "sailcard 4.2"]
    assert refused(state, "sailcard 2.2").rule == "IM-R13"


@pytest.mark.rule("IM-R13")
def test_sail_needs_a_free_slot_and_a_stone_on_the_sled() -> None:
    assert legal(table(black="1 20 sail*1", ships="www bb n ..>temple"), "sailcard") == []
    assert legal(table(black="0 20 sail*1", ships="... .. . .."), "sailcard") == []


@pytest.mark.rule("IM-10.4")
def test_chisel_places_two_stones_on_one_ship_or_two() -> None:
    state = table(black="3 20 chisel*1", ships="w.. ..>temple .. .")
    play(state, "chisel 1.2")
    assert (asked(state), stones(state, "black")) == ("second-stone:b", (2, 20))
    assert legal(state) == [
        "chisel 1.2 1.3",
        "chisel 1.2 3.1",
        "chisel 1.2 3.2",
        "chisel 1.2 4.1",
    ]
    other = state.clone()
    play(state, "chisel 1.2 1.3")
    assert line(state, "ships") == "wbb ..>temple .. ."
    assert stones(state, "black") == (1, 20)
    assert (asked(state), line(state, "discard")) == ("turn:w", "chisel*1")
    play(other, "chisel 1.2 4.1")
    assert line(other, "ships") == "wb. ..>temple .. b"


@pytest.mark.rule("IM-R7")
@pytest.mark.parametrize(
    ("black", "ships", "allowed"),
    [
        ("2 20", "... ... .. .", True),
        ("1 20", "... ... .. .", False),
        ("2 20", "wwn ..>temple w. n", False),
        ("2 20", "wwn ..>temple .. n", True),
        ("2 20", "ww. ..>temple w. n", True),
    ],
)
def test_chisel_needs_two_stones_and_two_free_slots(black: str, ships: str, allowed: bool) -> None:
    state = table(black=f"{black} chisel*1", ships=ships)
    assert bool(legal(state, "chisel")) == allowed


@pytest.mark.rule("IM-10.5", "IM-2.3")
def test_one_blue_card_is_the_whole_turn_but_several_may_follow() -> None:
    state = table(players="2", black="2 20 hammer*2", white="0 20")
    play(state, "hammer 1.1")
    assert (asked(state), cards(state, "black")) == ("turn:w", "hammer*1")
    play(state, "get", "hammer 1.2")
    assert (cards(state, "black"), line(state, "discard")) == ("-", "hammer*2")


@pytest.mark.rule("IM-10.5")
def test_a_card_of_another_player_cannot_be_played() -> None:
    state = table(black="2 20", white="0 20 hammer*1,lever*1,sail*1,chisel*1", ships="bbb ... .. .")
    assert {text.split()[0] for text in legal(state)} == {"get", "place", "sail"}


@pytest.mark.rule("IM-R16")
def test_a_blue_card_is_discarded_only_when_all_it_caused_is_done() -> None:
    state = table(
        sides="ABAAA",
        black="0 20 lever*1",
        ships="b... ... .. b",
        pyramids="wl",
        pile="-",
        discard="sail*1",
    )
    play(state, "lever 4 pyramids", "lever 4 pyramids b", "pyramid left", draws="card:sail")
    assert cards(state, "black") == "sail*1"  # the Lever itself could not be drawn
    assert line(state, "discard") == "lever*1"


@pytest.mark.rule("IM-R16", "IM-2.5")
def test_a_blue_card_is_discarded_before_the_temple_pays() -> None:
    state = table(
        sides="AABAA",
        black="1 20 sail*1",
        white="5 0",
        ships="....>market ...>pyramids ..>burial .",
        temple="wwwn",
        pile="-",
        round="6",
    )
    play(state, "sailcard 4.1", "sailcard 4.1 obelisks", draws="card:sail")
    assert cards(state, "brown") == "sail*1"
    assert line(state, "discard") == "-"


@pytest.mark.rule("IM-10.5")
@pytest.mark.parametrize(
    ("unused", "value"),
    [("lever*1", 1), ("hammer*1", 1), ("sail*3", 3), ("chisel*2", 2), ("lever*1,chisel*1", 2)],
)
def test_each_blue_card_left_gives_a_point_at_the_end(unused: str, value: int) -> None:
    state = table(ships=LAST_SHIP, round="6", white=f"0 20 {unused}")
    play(state, "sail 4 temple")
    assert points(state, "blue_cards") == [0, value, 0]


@pytest.mark.rule("IM-10.5")
def test_other_cards_are_no_blue_cards() -> None:
    others = ",".join(f"{name}*1" for name in CARD_NAMES[3:8])
    state = table(ships=LAST_SHIP, round="6", white=f"0 20 {others}")
    play(state, "sail 4 temple")
    assert points(state, "blue_cards") == [0, 0, 0]
