import pytest

from tests.rules.imhotep.table import asked, play, points, table
from tests.rules.position import legal, line, refused


@pytest.mark.rule("IM-5.1")
@pytest.mark.parametrize(
    ("too_few", "enough", "needs"),
    [
        ("w.b.", "w.bb", "3 stones"),
        ("..w", "w.w", "2 stones"),
        ("..", ".w", "1 stone"),
        (".", "w", "1 stone"),
    ],
)
def test_a_ship_needs_its_minimum(too_few: str, enough: str, needs: str) -> None:
    rest = "....>market ...>pyramids .>temple"
    state = table(ships=f"{rest} {too_few}")
    assert legal(state, "sail") == []
    error = refused(state, "sail 4 burial")
    has = len(too_few.replace(".", ""))
    assert str(error) == f"IM-5.1: this ship needs {needs}, but has {has}."
    state = table(ships=f"{rest} {enough}")
    assert legal(state, "sail") == ["sail 4 burial", "sail 4 obelisks"]


@pytest.mark.rule("IM-5.1")
def test_a_full_ship_may_sail_too() -> None:
    assert "sail 1 temple" in legal(table(ships="wwww ... .. ."))


@pytest.mark.rule("IM-5.2")
def test_a_site_is_visited_once_a_round() -> None:
    state = table(ships="...>temple .>market bb. b")
    free = ["pyramids", "burial", "obelisks"]
    assert legal(state, "sail") == [f"sail {ship} {site}" for ship in "34" for site in free]
    assert refused(state, "sail 3 temple").rule == "IM-5.2"


@pytest.mark.rule("IM-5.2")
def test_the_empty_ship_stays_at_the_site() -> None:
    state = play(table(ships="bww. b.. .. ."), "sail 1 temple")
    assert line(state, "ships") == "....>temple b.. .. ."
    assert refused(state, "sail 1 burial").rule == "IM-5.2"


@pytest.mark.rule("IM-5.3")
def test_a_ship_without_own_stones_may_be_sailed() -> None:
    state = play(table(ships=".... .ww .. ."), "sail 2 burial")
    assert line(state, "burial") == "ww"


@pytest.mark.rule("IM-5.4")
def test_stones_leave_from_bow_to_stern_and_empty_slots_are_skipped() -> None:
    state = play(table(ships="w.nb ... .. ."), "sail 1 burial")
    assert line(state, "burial") == "wnb"
    assert asked(state) == "turn:w"


@pytest.mark.rule("IM-5.4")
def test_each_owner_chooses_for_the_own_stone() -> None:
    state = table(ships="w.nb ... .. .", offer="statue lever hammer sail")
    play(state, "sail 1 market")
    seats = []
    for card in ["take sail", "take lever", "take statue"]:
        seats.append(asked(state))
        play(state, card)
    assert seats == ["take-card:w", "take-card:n", "take-card:b"]


@pytest.mark.rule("IM-5.4")
def test_a_stone_is_finished_before_the_next_is_unloaded() -> None:
    state = play(table(sides="ABAAA", ships="wb. ... .. ."), "sail 1 pyramids")
    assert (asked(state), line(state, "ships").split()[0]) == ("choose-pyramid:w", ".b.>pyramids")
    play(state, "pyramid left")
    assert points(state, "pyramids") == [0, 2, 0]
    assert (asked(state), line(state, "ships").split()[0]) == ("choose-pyramid:b", "...>pyramids")
