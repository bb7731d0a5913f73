import pytest

from tests.rules.imhotep.table import asked, cards, play, points, stones, table
from tests.rules.position import legal, line

COMPLETE = "bl bl bl bl bl wm wm wm wm wm nr nr nr nr nr"


def landed(pyramids: str, pyramid: str, **stated: str) -> tuple[list[int], str]:
    """Sail one white stone to pyramids B and build it; return the points and what comes next."""
    state = table(sides="ABAAA", ships="... ... .. w", pyramids=pyramids, **stated)
    play(state, "sail 4 pyramids", f"pyramid {pyramid}")
    return points(state, "pyramids"), asked(state)


@pytest.mark.rule("IM-7.1")
@pytest.mark.parametrize(
    ("before", "value"),
    # Level 1 in three columns, level 2 in two, level 3, and beside.
    list(enumerate([2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4, 1, 1, 1])),
)
def test_each_space_of_the_a_side_gives_its_points_at_once(before: int, value: int) -> None:
    state = table(ships="... ... .. w", pyramids="b" * before or "-")
    play(state, "sail 4 pyramids")
    assert points(state, "pyramids") == [0, value, 0]
    assert line(state, "pyramids") == "b" * before + "w"
    assert asked(state) == "turn:w"


@pytest.mark.rule("IM-7.2")
@pytest.mark.parametrize(
    ("pyramid", "values"),
    [("left", [2, 1, 3, 2, 4]), ("middle", [2, 3, 1, 1, 4]), ("right", [2, 3, 3, 1, 4])],
)
def test_each_space_of_the_b_side_gives_its_points_at_once(pyramid: str, values: list[int]) -> None:
    for before, value in enumerate(values):
        stones_before = " ".join(["b" + pyramid[0]] * before) or "-"
        scored, _ = landed(stones_before, pyramid, pile="-")
        assert scored == [0, value, 0]


@pytest.mark.rule("IM-7.2", "IM-5.4")
def test_the_owner_chooses_a_pyramid_that_is_not_complete() -> None:
    state = table(sides="ABAAA", ships="... ... .. w", pyramids="bl bl bl bl bl bm bm bm bm")
    play(state, "sail 4 pyramids")
    assert asked(state) == "choose-pyramid:w"
    assert legal(state) == ["pyramid middle", "pyramid right"]


@pytest.mark.rule("IM-7.2")
def test_beside_complete_pyramids_a_stone_gives_one() -> None:
    state = table(sides="ABAAA", ships="... ... .. w", pyramids=COMPLETE)
    play(state, "sail 4 pyramids")
    assert points(state, "pyramids") == [0, 1, 0]
    assert line(state, "pyramids") == f"{COMPLETE} w+"
    assert asked(state) == "turn:w"


@pytest.mark.rule("IM-7.2")
def test_the_bonus_card_is_the_top_of_the_pile() -> None:
    state = table(sides="ABAAA", ships="... ... .. w", pyramids="bl", pile="lever*1,statue*1")
    play(state, "sail 4 pyramids", "pyramid left", draws="card:lever")
    assert (cards(state, "white"), line(state, "pile")) == ("lever*1", "statue*1")


@pytest.mark.rule("IM-7.2", "IM-R14")
def test_an_empty_pile_is_made_anew_for_the_bonus_card() -> None:
    state = table(
        sides="ABAAA", ships="... ... .. w", pyramids="bl", pile="-", discard="lever*1,sail*2"
    )
    play(state, "sail 4 pyramids", "pyramid left", draws="card:sail")
    assert cards(state, "white") == "sail*1"
    assert (line(state, "pile"), line(state, "discard")) == ("lever*1,sail*1", "-")


@pytest.mark.rule("IM-R14", "IM-7.2")
def test_a_pair_on_the_table_is_not_the_top_of_the_pile() -> None:
    state = table(
        sides="BBAAA",
        ships="... ... .. w",
        pyramids="bl",
        pile="lever*1,statue*1",
        pair="2",
        discard="sail*1",
    )
    play(state, "sail 4 pyramids", "pyramid left", draws="card:sail")
    assert cards(state, "white") == "sail*1"
    assert line(state, "pair") == "2 statue*1,lever*1 - -"  # all that was left must be the pair
    assert (line(state, "pile"), line(state, "discard")) == ("-", "-")


@pytest.mark.rule("IM-2.2", "IM-7.2")
@pytest.mark.parametrize(
    ("pile", "drawn", "known"),
    [
        ("statue*1", "sail", "statue*1,lever*1"),  # the pile's one card is the rest of the pair
        ("statue*2", "statue", "lever*1"),  # one of the two is the top of the pile
    ],
)
def test_a_half_known_pair_holds_one_card_of_the_pile(pile: str, drawn: str, known: str) -> None:
    state = table(
        sides="BBAAA",
        ships="... ... .. w",
        pyramids="bl",
        pile=pile,
        pair="2 lever*1",
        discard="sail*1",
    )
    play(state, "sail 4 pyramids", "pyramid left", draws=f"card:{drawn}")
    assert line(state, "pair") == f"2 {known} - -"


@pytest.mark.rule("IM-R8")
def test_without_pile_and_discards_there_is_no_bonus_card() -> None:
    state = table(sides="ABAAA", ships="... ... .. w", pyramids="bl", pile="-")
    play(state, "sail 4 pyramids", "pyramid left")
    assert (cards(state, "white"), asked(state)) == ("-", "turn:w")


@pytest.mark.rule("IM-R8", "IM-6.2")
def test_a_drawn_red_card_is_carried_out_at_once_with_its_own_bonus() -> None:
    state = table(
        sides="ABAAA",
        ships="... ... .. w",
        pyramids="bl bm bm",
        pile="entrance*1",
        white="0 9",
    )
    play(state, "sail 4 pyramids", "pyramid left", draws="card:entrance")
    assert (asked(state), line(state, "discard")) == ("choose-pyramid:w", "-")
    play(state, "pyramid middle", "stones")
    assert points(state, "pyramids") == [0, 2, 0]
    assert stones(state, "white") == (3, 5)
    assert line(state, "discard") == "entrance*1"
    assert asked(state) == "turn:w"


@pytest.mark.rule("IM-7.2", "IM-R10")
@pytest.mark.parametrize(
    ("before", "after"), [("1 9", (4, 6)), ("4 9", (5, 8)), ("0 2", (2, 0)), ("4 1", (5, 0))]
)
def test_the_bonus_stones_are_as_many_as_fit_and_are_there(
    before: str, after: tuple[int, int]
) -> None:
    state = table(sides="ABAAA", ships="... ... .. w", pyramids="bm bm", white=before)
    play(state, "sail 4 pyramids", "pyramid middle")
    assert (asked(state), legal(state)) == ("stones-bonus:w", ["decline", "stones"])
    play(state, "stones")
    assert stones(state, "white") == after
    assert asked(state) == "turn:w"


@pytest.mark.rule("IM-7.2", "IM-R10")
def test_the_bonus_stones_may_be_declined() -> None:
    state = table(sides="ABAAA", ships="... ... .. w", pyramids="bm bm", white="1 9")
    play(state, "sail 4 pyramids", "pyramid middle", "decline")
    assert (stones(state, "white"), points(state, "pyramids")) == ((1, 9), [0, 1, 0])
    assert asked(state) == "turn:w"


@pytest.mark.rule("IM-R10")
@pytest.mark.parametrize("white", ["5 9", "2 0"])  # no room on the sled, nothing in the quarry
def test_nobody_is_asked_about_bonus_stones_that_cannot_be_taken(white: str) -> None:
    state = table(sides="ABAAA", ships="... ... .. w", pyramids="bm bm", white=white)
    before = stones(state, "white")
    play(state, "sail 4 pyramids", "pyramid middle")
    assert (stones(state, "white"), asked(state)) == (before, "turn:w")


@pytest.mark.rule("IM-R10")
def test_the_owner_of_the_stone_is_asked_before_the_next_one_is_unloaded() -> None:
    state = table(sides="ABAAA", ships="nw. ... .. .", pyramids="bm bm", brown="0 9")
    play(state, "sail 1 pyramids", "pyramid middle")
    assert asked(state) == "stones-bonus:n"
    play(state, "stones")
    assert (asked(state), stones(state, "brown")) == ("choose-pyramid:w", (3, 6))


@pytest.mark.rule("IM-R10")
@pytest.mark.parametrize(
    ("before", "after"), [("1 9", (4, 6)), ("4 9", (5, 8)), ("5 9", (5, 9)), ("0 2", (2, 0))]
)
def test_in_version_1_of_the_rules_bonus_stones_are_taken_without_a_question(
    before: str, after: tuple[int, int]
) -> None:
    state = table(sides="ABAAA", ships="... ... .. w", pyramids="bm bm", white=before, version="1")
    play(state, "sail 4 pyramids", "pyramid middle")
    assert (stones(state, "white"), asked(state)) == (after, "turn:w")


@pytest.mark.rule("IM-7.2", "IM-R10")
def test_the_ship_bonus_places_a_stone_on_a_ship_that_has_not_sailed() -> None:
    state = table(sides="ABAAA", ships="n.b ..>temple .. w", pyramids="br br br", white="2 9")
    play(state, "sail 4 pyramids", "pyramid right")
    assert asked(state) == "ship-bonus:w"
    assert legal(state) == ["place 1.2", "place 3.1", "place 3.2", "decline"]
    play(state, "place 1.2")
    assert stones(state, "white") == (1, 9)
    assert line(state, "ships").split()[0] == "nwb"


@pytest.mark.rule("IM-R10")
def test_one_stone_and_one_free_slot_are_enough_for_the_ship_bonus() -> None:
    state = table(sides="ABAAA", ships="n.b ..>temple ww w", pyramids="br br br", white="1 9")
    play(state, "sail 4 pyramids", "pyramid right")
    assert legal(state) == ["place 1.2", "decline"]


@pytest.mark.rule("IM-R10")
def test_the_ship_bonus_may_be_declined() -> None:
    state = table(sides="ABAAA", ships="n.b ..>temple .. w", pyramids="br br br", white="2 9")
    play(state, "sail 4 pyramids", "pyramid right", "decline")
    assert stones(state, "white") == (2, 9)
    assert line(state, "ships") == "n.b ..>temple .. .>pyramids"
    assert asked(state) == "turn:w"


@pytest.mark.rule("IM-R10")
@pytest.mark.parametrize(
    ("ships", "white"),
    [
        ("... ... .. w", "0 9"),  # no stone on the sled
        ("bbb ..>temple .>market w", "2 9"),  # no free slot
        ("bbb ..>temple .>market www.", "2 9"),  # the ship being unloaded is not waiting
    ],
)
def test_the_ship_bonus_is_lost_without_a_stone_or_a_free_slot(ships: str, white: str) -> None:
    state = table(sides="ABAAA", ships=ships, pyramids="br br br", white=white)
    play(state, "sail 4 pyramids", "pyramid right")
    assert points(state, "pyramids") == [0, 1, 0]
    assert asked(state) in ("turn:w", "choose-pyramid:w")  # the turn's end, or the next stone
