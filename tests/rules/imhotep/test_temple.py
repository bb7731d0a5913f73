import pytest

from boardwright.games.imhotep.turn import ImhotepState
from tests.rules.imhotep.table import LAST_SHIP, asked, cards, play, points, stones, table
from tests.rules.position import legal, line


@pytest.mark.rule("IM-8.1")
def test_stones_come_to_the_temple_in_the_order_of_unloading() -> None:
    state = play(table(ships="wnb. ... .. .", temple="bb"), "sail 1 temple")
    assert line(state, "temple") == "bbwnb"
    assert points(state, "temple") == [0, 0, 0]  # nothing before the round ends


@pytest.mark.rule("IM-8.1", "IM-8.2")
@pytest.mark.parametrize(
    ("players", "temple", "scored"),
    [
        ("3", "-", [0, 0, 0]),
        ("3", "bww", [1, 2, 0]),
        ("3", "bwwnn", [1, 2, 2]),
        ("3", "bwwnnn", [0, 2, 3]),  # brown covers black on the first space
        ("3", "bbbbbwwwwwnn", [0, 3, 2]),  # a third level
        ("4", "bwngb", [2, 1, 1, 1]),
        ("2", "bwwb", [2, 2]),
        ("2", "bwwbw", [1, 3]),  # with two players the fifth stone covers the first
        ("2", "bbbbbbbbw", [3, 1]),
    ],
)
def test_every_stone_visible_from_above_gives_a_point_on_the_a_side(
    players: str, temple: str, scored: list[int]
) -> None:
    state = table(players=players, ships=LAST_SHIP, round="6", temple=temple)
    play(state, "sail 4 obelisks")
    assert points(state, "temple") == scored


@pytest.mark.rule("IM-8.2")
def test_the_temple_pays_every_round_again() -> None:
    state = table(ships=LAST_SHIP, temple="bw")
    play(state, "sail 4 obelisks", draws="round:4332" + " card:statue" * 4)
    assert points(state, "temple") == [1, 1, 0]
    state = table(ships=LAST_SHIP, temple="bw", round="5")
    play(state, "sail 4 temple", draws="round:3332" + " card:statue" * 4)
    assert points(state, "temple") == [2, 1, 0]


def paying(temple: str, *actions: str, draws: str = "", **stated: str) -> ImhotepState:
    """Sail the last ship of the game and let temple B pay, with these answers."""
    state = table(
        sides=stated.pop("sides", "AABAA"), ships=LAST_SHIP, round="6", temple=temple, **stated
    )
    return play(state, "sail 4 obelisks", *actions, draws=draws)


FULL = "5 9"  # a sled without room: its owner is not asked for stones


@pytest.mark.rule("IM-8.3")
@pytest.mark.parametrize(("space", "draws"), [(1, ""), (3, ""), (5, "card:statue")])
def test_the_odd_spaces_of_the_b_side_give_a_point_or_two_stones(space: int, draws: str) -> None:
    temple = "n" * (space - 1) + "w"
    state = paying(temple, draws=draws, brown=FULL, white="1 9")
    assert asked(state) == "temple-choice:w"
    assert legal(state) == ["point", "stones"]
    play(state, "point")
    assert (points(state, "temple")[1], stones(state, "white")) == (1, (1, 9))
    state = paying(temple, "stones", draws=draws, brown=FULL, white="1 9")
    assert (points(state, "temple")[1], stones(state, "white")) == (0, (3, 7))


@pytest.mark.rule("IM-8.3")
def test_the_second_space_gives_two_points() -> None:
    assert points(paying("nw", brown=FULL), "temple") == [0, 2, 1]


@pytest.mark.rule("IM-8.3")
def test_the_fourth_space_gives_the_top_card_of_the_pile() -> None:
    state = paying("nnnw", draws="card:sail", brown=FULL, pile="sail*1,lever*1")
    assert (cards(state, "white"), line(state, "pile")) == ("sail*1", "lever*1")
    assert points(state, "temple") == [0, 0, 4]


@pytest.mark.rule("IM-8.1", "IM-8.3")
def test_with_two_players_the_fifth_space_is_not_used() -> None:
    state = table(
        players="2",
        sides="AABAA",
        ships=LAST_SHIP,
        round="6",
        temple="bbbbw",
        black=FULL,
        white=FULL,
    )
    play(state, "sail 4 obelisks", draws="card:statue")
    assert points(state, "temple") == [3, 1]  # white covers the first space


@pytest.mark.rule("IM-8.3")
def test_covered_stones_give_nothing_on_the_b_side() -> None:
    state = paying("bbbbbwwwww", draws="card:statue", white=FULL)
    assert points(state, "temple") == [0, 5, 0]
    assert (cards(state, "black"), cards(state, "white")) == ("-", "statue*1")


@pytest.mark.rule("IM-8.3", "IM-2.5")
def test_the_next_round_begins_when_all_spaces_have_paid() -> None:
    state = table(sides="AABAA", ships=LAST_SHIP, temple="wn")
    play(state, "sail 4 obelisks")
    assert (asked(state), points(state, "temple")) == ("temple-choice:w", [0, 0, 0])
    play(state, "stones", draws="round:4332" + " card:statue" * 4)
    assert (asked(state), points(state, "temple")) == ("turn:w", [0, 0, 2])


@pytest.mark.rule("IM-R9")
def test_the_spaces_pay_from_left_to_right() -> None:
    state = paying("wnbnw", white="0 9", black="0 9", pile="lever*1")
    seats = [asked(state)]
    play(state, "point")
    seats.append(asked(state))
    assert points(state, "temple") == [0, 1, 2]
    play(state, "point", draws="card:lever")
    seats.append(asked(state))
    assert cards(state, "brown") == "lever*1"
    assert seats == ["temple-choice:w", "temple-choice:b", "temple-choice:w"]


@pytest.mark.rule("IM-R9", "IM-R8", "IM-6.2")
def test_a_red_card_is_finished_before_the_next_space_pays() -> None:
    state = paying(
        "nnnww",
        draws="card:entrance",
        sides="ABBAA",
        brown=FULL,
        white="2 9",
        pile="entrance*1",
        pyramids="bm bm",
    )
    assert asked(state) == "choose-pyramid:w"
    play(state, "pyramid middle", "stones")  # three stones fill the sled,
    assert stones(state, "white") == (5, 5)
    assert state.is_terminal()  # so that the last space can only give its point
    assert points(state, "temple") == [0, 1, 4]
    assert points(state, "pyramids") == [0, 1, 0]


@pytest.mark.rule("IM-R9")
def test_stones_of_one_space_leave_less_for_the_next() -> None:
    state = paying("wnw", "stones", white="3 9")
    assert stones(state, "white") == (5, 7)
    assert points(state, "temple") == [0, 1, 2]  # full: the third space gave its point


@pytest.mark.rule("IM-R10")
@pytest.mark.parametrize(("white", "after"), [("4 9", (5, 8)), ("0 1", (1, 0))])
def test_stones_may_be_chosen_if_one_can_be_taken(white: str, after: tuple[int, int]) -> None:
    state = paying("w", "stones", white=white)
    assert stones(state, "white") == after
    assert points(state, "temple") == [0, 0, 0]


@pytest.mark.rule("IM-R10")
@pytest.mark.parametrize("white", ["5 9", "0 0"])
def test_without_room_or_stones_it_is_the_point(white: str) -> None:
    state = paying("w", white=white)
    assert state.is_terminal()
    assert points(state, "temple") == [0, 1, 0]


@pytest.mark.rule("IM-R4", "IM-8.3")
def test_a_red_card_of_the_temple_without_a_stone_in_the_quarry_does_nothing() -> None:
    state = paying("nnnw", draws="card:paved_path", brown=FULL, white="0 0", pile="paved_path*1")
    assert line(state, "obelisks") == "1,0,0 -"  # only the stone of the last ship
    assert line(state, "discard") == "paved_path*1"


@pytest.mark.rule("IM-R14", "IM-R15", "IM-8.3")
def test_a_reshuffle_with_the_pair_on_the_table_leaves_the_pair_alone() -> None:
    state = paying(
        "nnnw",
        draws="card:hammer",
        sides="BABAA",
        brown=FULL,
        pair="2",
        pile="statue*1,lever*1",
        discard="hammer*1,chisel*1",
        offer="- sail -",
    )
    assert cards(state, "white") == "hammer*1"
    assert line(state, "pile") == "chisel*1"
    assert line(state, "discard") == "statue*1,lever*1,sail*1"  # pair and offer, after the temple


@pytest.mark.rule("IM-R8", "IM-2.5")
def test_the_market_is_cleared_too_late_for_the_temples_card() -> None:
    state = paying(
        "nnnw",
        sides="BABAA",
        brown=FULL,
        pair="2",
        pile="statue*1,lever*1",
        draws=("card:statue card:lever"),
    )
    assert cards(state, "white") == "-"
    assert line(state, "discard") == "statue*1,lever*1"
