import pytest

from boardwright.core.game import TERMINAL
from boardwright.games.imhotep.turn import ImhotepState
from tests.rules.imhotep.table import LAST_SHIP, asked, play, points, table, totals
from tests.rules.position import legal


def ended(**stated: str) -> ImhotepState:
    """End the game with the last ship, whose black stone is the only one it brings."""
    return play(table(ships=LAST_SHIP, round="6", **stated), "sail 4 temple")


@pytest.mark.rule("IM-11.1")
def test_the_game_ends_after_six_rounds_and_scores_chamber_obelisks_and_cards() -> None:
    state = ended(burial="ww", obelisks="0,0,2", white="0 20 statue*2,lever*1")
    assert state.is_terminal()
    assert state.current_player() == TERMINAL
    assert (legal(state), asked(state)) == ([], "game-over:-")
    assert points(state, "burial_chamber") == [0, 3, 0]
    assert points(state, "obelisks") == [0, 0, 12]
    assert points(state, "statues") == [0, 3, 0]
    assert points(state, "blue_cards") == [0, 1, 0]
    assert state.outcome().reason == "six-rounds"


@pytest.mark.rule("IM-11.1")
def test_nothing_of_it_is_scored_earlier() -> None:
    state = table(ships=LAST_SHIP, round="5", burial="ww", obelisks="0,0,2", white="0 20 statue*2")
    play(state, "sail 4 temple", draws="round:3332" + " card:statue" * 4)
    assert totals(state) == [1, 0, 0]  # the temple
    assert state.returns() == [0.0, 0.0, 0.0]


@pytest.mark.rule("IM-11.2")
@pytest.mark.parametrize(("stones", "value"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_a_decoration_gives_a_point_for_every_three_stones(stones: int, value: int) -> None:
    state = ended(pyramids="b" * stones or "-", white="0 20 pyramid_decoration*1")
    assert points(state, "decorations") == [0, value, 0]


@pytest.mark.rule("IM-11.2")
@pytest.mark.parametrize(
    ("card", "site"),
    [
        ("pyramid_decoration", {"pyramids": "bwn" * 6}),  # four lie beside
        ("temple_decoration", {"temple": "bwnbwnbwnbwnbwnbw"}),  # and the last ship's; covered ones
        ("burial_chamber_decoration", {"burial": "bwn" * 6}),
        ("obelisk_decoration", {"obelisks": "5,6,7"}),
    ],
)
def test_each_decoration_counts_all_stones_of_its_own_site(card: str, site: dict[str, str]) -> None:
    assert points(ended(**site, white=f"0 20 {card}*1"), "decorations") == [0, 6, 0]
    others = {"pyramid_decoration", "burial_chamber_decoration", "obelisk_decoration"} - {card}
    elsewhere = ",".join(f"{other}*1" for other in sorted(others))
    assert points(ended(**site, white=f"0 20 {elsewhere}"), "decorations") == [0, 0, 0]


@pytest.mark.rule("IM-11.2", "IM-9.5", "IM-7.2")
def test_stones_of_obelisks_loose_ones_and_those_beside_count_on_b_sides_too() -> None:
    built = "bl bl bl bl bl bm bm bm bm bm br br br br br w+ w+ n+"
    state = ended(
        sides="ABAAB",
        pyramids=built,
        obelisks="4,6,2 bww",
        white="0 20 pyramid_decoration*1",
        brown="0 20 obelisk_decoration*1",
    )
    assert points(state, "decorations") == [0, 6, 4]


@pytest.mark.rule("IM-11.2")
def test_each_decoration_is_rounded_for_itself() -> None:
    state = ended(pyramids="bbbbb", white="0 20 pyramid_decoration*2")
    assert points(state, "decorations") == [0, 2, 0]  # twice 1, not 10 / 3
    state = ended(
        pyramids="bb", burial="bb", white="0 20 pyramid_decoration*1,burial_chamber_decoration*1"
    )
    assert points(state, "decorations") == [0, 0, 0]


@pytest.mark.rule("IM-11.3")
@pytest.mark.parametrize(
    ("statues", "value"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (10, 25)]
)
def test_statues_score_by_their_number(statues: int, value: int) -> None:
    assert points(ended(white=f"0 20 statue*{statues}"), "statues") == [0, value, 0]


@pytest.mark.rule("IM-11.4")
def test_most_points_win() -> None:
    state = ended(points="6,9,4", black="5 20")
    assert totals(state) == [7, 9, 4]
    outcome = state.outcome()
    assert (outcome.places, outcome.tie_break) == ([2, 1, 3], "")
    assert outcome.winners() == [1]
    assert state.returns() == [0.0, 1.0, 0.0]


@pytest.mark.rule("IM-11.4")
def test_a_tie_goes_to_most_stones_on_the_sled() -> None:
    state = ended(points="6,7,4", black="2 20", white="3 0", brown="5 20")
    assert totals(state) == [7, 7, 4]
    outcome = state.outcome()
    assert (outcome.places, outcome.tie_break) == ([2, 1, 3], "stones-on-sled")
    assert state.returns() == [0.0, 1.0, 0.0]


@pytest.mark.rule("IM-11.4")
def test_who_is_still_tied_shares_the_win() -> None:
    state = ended(points="6,7,4", black="3 20", white="3 0", brown="5 20")
    outcome = state.outcome()
    assert (outcome.places, outcome.tie_break) == ([1, 1, 3], "")
    assert outcome.winners() == [0, 1]
    assert state.returns() == [0.5, 0.5, 0.0]
