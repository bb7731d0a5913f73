import pytest

from tests.rules.imhotep.table import asked, cards, play, points, stones, table
from tests.rules.position import legal, line

SHIP_WB = "wb. ... .. ."


@pytest.mark.rule("IM-6.1", "IM-5.4")
def test_for_each_stone_its_owner_takes_one_card_on_offer() -> None:
    state = table(ships=SHIP_WB, offer="statue lever statue sail")
    play(state, "sail 1 market")
    assert legal(state) == ["take statue", "take lever", "take sail"]
    play(state, "take statue")
    assert (asked(state), line(state, "offer")) == ("take-card:b", "- lever statue sail")
    play(state, "take sail")
    assert line(state, "offer") == "- lever statue -"
    assert (cards(state, "white"), cards(state, "black")) == ("statue*1", "sail*1")
    assert asked(state) == "turn:w"


@pytest.mark.rule("IM-6.1", "IM-R3")
def test_the_stone_is_back_in_the_quarry_before_the_card_is_chosen() -> None:
    state = play(table(ships=SHIP_WB, offer="statue lever", white="1 7"), "sail 1 market")
    assert stones(state, "white") == (1, 8)


@pytest.mark.rule("IM-R3", "IM-6.2")
def test_a_red_card_can_use_the_stone_that_paid_for_it() -> None:
    state = table(ships="wb. ... .. .", offer="sarcophagus statue", white="0 0")
    play(state, "sail 1 market", "take sarcophagus")
    assert line(state, "burial") == "w"
    assert stones(state, "white") == (0, 0)


@pytest.mark.rule("IM-R5")
def test_a_card_must_be_taken_even_if_it_is_unwanted() -> None:
    state = table(ships=SHIP_WB, offer="entrance entrance")
    play(state, "sail 1 market")
    assert legal(state) == ["take entrance"]


@pytest.mark.rule("IM-6.1", "IM-R8")
def test_without_a_card_on_offer_the_stone_only_returns() -> None:
    state = play(table(ships=SHIP_WB, white="0 5", black="0 5"), "sail 1 market")
    assert (stones(state, "white"), stones(state, "black")) == ((0, 6), (0, 6))
    assert asked(state) == "turn:w"


@pytest.mark.rule("IM-6.2")
@pytest.mark.parametrize(
    ("card", "site", "lies"),
    [
        ("entrance", "pyramids", "w"),
        ("sarcophagus", "burial", "w"),
        ("paved_path", "obelisks", "0,1,0 -"),
    ],
)
def test_a_red_card_puts_a_stone_from_the_quarry_on_its_site(
    card: str, site: str, lies: str
) -> None:
    state = table(ships="w. ... .. .", offer=card, white="3 7", discard="lever*1")
    play(state, "sail 1 market", f"take {card}")
    assert line(state, site) == lies
    assert stones(state, "white") == (3, 7)  # one came back, one went out
    assert line(state, "discard") == f"{card}*1,lever*1"
    assert cards(state, "white") == "-"


@pytest.mark.rule("IM-6.2")
def test_a_red_card_scores_by_the_rules_of_its_site() -> None:
    state = table(ships="w. ... .. .", offer="entrance", pyramids="bb")
    play(state, "sail 1 market", "take entrance")
    assert points(state, "pyramids") == [0, 3, 0]
    state = table(sides="AAAAB", ships="w. ... .. .", offer="paved_path", obelisks="0,2,0")
    play(state, "sail 1 market", "take paved_path")
    assert points(state, "obelisks") == [0, 10, 0]


@pytest.mark.rule("IM-6.2", "IM-7.2")
def test_an_entrance_brings_the_bonus_of_pyramids_b() -> None:
    state = table(
        sides="ABAAA", ships="w. ... .. .", offer="entrance", pyramids="bm bm", white="1 9"
    )
    play(state, "sail 1 market", "take entrance")
    assert asked(state) == "choose-pyramid:w"
    play(state, "pyramid middle", "stones")
    assert stones(state, "white") == (4, 6)  # one came back, one went out, three to the sled


@pytest.mark.rule("IM-6.2")
def test_a_red_card_is_discarded_only_when_all_it_caused_is_done() -> None:
    state = table(
        sides="ABAAA",
        ships="w. ... .. .",
        offer="entrance",
        pyramids="bl",
        pile="-",
        discard="lever*1",
    )
    play(state, "sail 1 market", "take entrance", "pyramid left", draws="card:lever")
    assert cards(state, "white") == "lever*1"  # the entrance itself could not be drawn
    assert (line(state, "pile"), line(state, "discard")) == ("-", "entrance*1")


@pytest.mark.rule("IM-6.3")
@pytest.mark.parametrize(
    "card",
    [
        "pyramid_decoration",
        "temple_decoration",
        "burial_chamber_decoration",
        "obelisk_decoration",
        "statue",
        "lever",
        "hammer",
        "sail",
        "chisel",
    ],
)
def test_all_other_cards_lie_before_the_player(card: str) -> None:
    state = table(ships="w. ... .. .", offer=card)
    play(state, "sail 1 market", f"take {card}")
    assert cards(state, "white") == f"{card}*1"
    assert line(state, "discard") == "-"


@pytest.mark.rule("IM-6.3")
def test_a_blue_card_can_be_played_from_the_next_turn_on() -> None:
    state = table(ships="w. ... .. .", offer="hammer", asked="turn:w:0", white="2 5")
    play(state, "sail 1 market", "take hammer")
    assert asked(state) == "turn:n"
    play(state, "get", "get")
    assert asked(state) == "turn:w"
    assert "hammer 2.1" in legal(state)


@pytest.mark.rule("IM-6.4")
def test_who_picks_the_pair_keeps_one_and_discards_the_other() -> None:
    state = table(
        sides="BAAAA",
        ships=SHIP_WB,
        offer="statue lever sail",
        pair="2",
        pile="hammer*2,chisel*1,statue*4",
    )
    play(state, "sail 1 market")
    assert legal(state) == ["take statue", "take lever", "take sail", "take pair"]
    play(state, "take pair", draws="card:chisel card:hammer")
    assert asked(state) == "keep-card:w"
    assert legal(state) == ["keep hammer", "keep chisel"]
    play(state, "keep hammer")
    assert cards(state, "white") == "hammer*1"
    assert line(state, "discard") == "chisel*1"
    assert line(state, "pile") == "statue*4,hammer*1"
    assert (asked(state), legal(state)) == (
        "take-card:b",
        ["take statue", "take lever", "take sail"],
    )


@pytest.mark.rule("IM-6.4")
@pytest.mark.parametrize(("kept", "left"), [("hammer", "chisel"), ("chisel", "hammer")])
def test_either_card_of_the_pair_may_be_kept(kept: str, left: str) -> None:
    state = table(sides="BAAAA", ships=SHIP_WB, pair="2", pile="hammer*1,chisel*1")
    play(state, "sail 1 market", "take pair", f"keep {kept}", draws="card:hammer card:chisel")
    assert (cards(state, "white"), line(state, "discard")) == (f"{kept}*1", f"{left}*1")


@pytest.mark.rule("IM-6.4")
def test_a_pair_of_equal_cards_leaves_one_choice() -> None:
    state = table(sides="BAAAA", ships=SHIP_WB, pair="2", pile="statue*5")
    play(state, "sail 1 market", "take pair", draws="card:statue card:statue")
    assert legal(state) == ["keep statue"]
    play(state, "keep statue")
    assert (cards(state, "white"), line(state, "discard")) == ("statue*1", "statue*1")


@pytest.mark.rule("IM-6.4", "IM-6.2")
def test_a_red_card_kept_from_the_pair_is_carried_out_at_once() -> None:
    state = table(sides="BAAAA", ships=SHIP_WB, pair="2", pile="sarcophagus*1,statue*1")
    play(
        state,
        "sail 1 market",
        "take pair",
        "keep sarcophagus",
        draws="card:statue card:sarcophagus",
    )
    assert line(state, "burial") == "w"
    assert line(state, "discard") == "sarcophagus*1,statue*1"


@pytest.mark.rule("IM-6.4", "IM-2.2")
def test_a_card_known_to_be_in_the_pair_is_found_there() -> None:
    state = table(
        sides="BAAAA", ships=SHIP_WB, pair="2 lever*1", pile="statue*3,sail*1", discard="hammer*1"
    )
    play(state, "sail 1 market", "take pair", draws="card:sail")
    assert legal(state) == ["keep lever", "keep sail"]
    play(state, "keep lever")
    assert (line(state, "pile"), line(state, "discard")) == ("statue*3", "hammer*1,sail*1")


@pytest.mark.rule("IM-6.4", "IM-R8")
def test_a_pair_of_one_card_leaves_no_choice() -> None:
    state = table(sides="BAAAA", ships=SHIP_WB, pair="1", pile="lever*1")
    play(state, "sail 1 market", "take pair", draws="card:lever")
    assert legal(state) == ["keep lever"]
    play(state, "keep lever")
    assert (cards(state, "white"), line(state, "discard")) == ("lever*1", "-")


@pytest.mark.rule("IM-2.2", "IM-2.5", "IM-R15", "IM-R8")
def test_a_single_card_in_the_place_of_the_pair_is_discarded_too() -> None:
    state = table(
        sides="BAAAA",
        ships="....>pyramids ...>market ..>burial b",
        round="6",
        pair="1",
        pile="lever*1",
    )
    play(state, "sail 4 temple", draws="card:lever")
    assert line(state, "discard") == "lever*1"


@pytest.mark.rule("IM-R4")
@pytest.mark.parametrize("card", ["entrance", "sarcophagus", "paved_path"])
def test_a_drawn_red_card_without_a_stone_in_the_quarry_does_nothing(card: str) -> None:
    state = table(
        sides="ABAAA",
        ships="ww. ... .. .",
        pyramids="bl",
        white="2 0",
        pile=f"{card}*1,statue*1",
    )
    play(state, "sail 1 pyramids", "pyramid left", draws=f"card:{card}")
    assert points(state, "pyramids") == [0, 1, 0]
    assert stones(state, "white") == (2, 0)
    assert line(state, "discard") == f"{card}*1"
    assert (line(state, "burial"), line(state, "obelisks")) == ("-", "0,0,0 -")
    assert (asked(state), line(state, "pyramids")) == ("choose-pyramid:w", "bl wl")
