import pytest

from boardwright.games.imhotep.turn import ImhotepState
from tests.rules.imhotep.table import LAST_SHIP, play, points, table, totals

EVERYWHERE = {"pyramids": "bwn", "temple": "bwn", "burial": "bwn", "obelisks": "1,1,1"}


def ended(*, wrath: str = "yes", sides: str = "AAAAA", **stated: str) -> ImhotepState:
    """End the game with the last ship, whose black stone goes to the obelisks."""
    state = table(wrath=wrath, sides=sides, ships=LAST_SHIP, round="6", **{**EVERYWHERE, **stated})
    return play(state, "sail 4 obelisks")


@pytest.mark.rule("IM-12.1")
def test_who_built_everywhere_is_spared() -> None:
    assert points(ended(), "wrath") == [0, 0, 0]


@pytest.mark.rule("IM-12.1")
@pytest.mark.parametrize(
    "missing",
    [{"pyramids": "bn"}, {"temple": "bn"}, {"burial": "bn"}, {"obelisks": "1,0,1"}],
)
def test_a_monument_without_an_own_stone_costs_five_points(missing: dict[str, str]) -> None:
    assert points(ended(**missing), "wrath") == [0, -5, 0]


@pytest.mark.rule("IM-12.1")
def test_several_monuments_cost_five_points_once() -> None:
    state = ended(pyramids="b", temple="b", burial="b", obelisks="1,0,0")
    assert points(state, "wrath") == [0, -5, -5]
    assert totals(state)[1:] == [-5, -5]  # below zero


@pytest.mark.rule("IM-12.1")
def test_covered_stones_and_those_of_obelisks_count() -> None:
    state = ended(sides="ABAAB", pyramids="bl wl n+", temple="wbbbbbn", obelisks="2,3,3 nw")
    assert points(state, "wrath") == [0, 0, 0]


@pytest.mark.rule("IM-12.1")
def test_without_the_variant_nothing_is_lost() -> None:
    assert points(ended(wrath="no", temple="b"), "wrath") == [0, 0, 0]


@pytest.mark.rule("IM-12.1", "IM-11.4")
def test_the_wrath_comes_before_the_winner_is_found() -> None:
    stated = {"points": "0,40,4", "temple": "bn", "white": "3 0", "brown": "2 0"}
    angry, mild = ended(**stated), ended(wrath="no", **stated)
    assert totals(mild)[1] - totals(angry)[1] == 5
    assert mild.outcome().winners() == angry.outcome().winners() == [1]
    close = {"points": "0,20,17", "temple": "bn"}
    assert ended(wrath="no", **close).outcome().winners() == [1]
    assert ended(**close).outcome().winners() == [2]


@pytest.mark.rule("IM-R12")
@pytest.mark.parametrize(
    ("card", "missing"),
    [
        ("entrance", {"pyramids": "bn"}),
        ("sarcophagus", {"burial": "bn"}),
        ("paved_path", {"obelisks": "1,0,1"}),
    ],
)
def test_a_stone_of_a_red_card_counts(card: str, missing: dict[str, str]) -> None:
    state = table(
        wrath="yes",
        ships="....>temple ...>pyramids ..>burial w",
        round="6",
        offer=card,
        **{**EVERYWHERE, **missing},
    )
    play(state, "sail 4 market", f"take {card}")
    assert points(state, "wrath") == [0, 0, 0]
