"""What somebody new to Imhotep is told once, when it comes up for the first time."""

from boardwright.games.imhotep.turn import ImhotepState
from boardwright.texts import ENGLISH
from tests.rules.imhotep.table import LAST_SHIP, play, table
from tests.words.test_imhotep_explaining import words_for

BLACK, WHITE = range(2)
SPECTATOR = -1


def news(state: ImhotepState, seat: int = BLACK) -> dict[str, tuple[str, list[str]]]:
    """Return in English by topic what a seat is told, and the places."""
    found = words_for(state).news(state.view(seat))
    assert len({each.topic for each in found}) == len(found)
    return {each.topic: (ENGLISH.speak(each.said), each.places) for each in found}


def test_ships_that_may_sail_or_not_yet_are_news() -> None:
    told = news(table(ships="wb.. w.. b. ."))
    assert told["may-sail"] == (
        "There are enough stones on board: you may sail this ship, even if none is yours.",
        ["ship:3"],
    )
    assert told["others-may-sail"][1] == ["ship:3"]
    assert told["may-not-sail"] == (
        "This ship may not sail yet: 1 more stone is needed.",
        ["ship:1"],
    )
    waiting = news(table(ships="wb.. w.. b. ."), WHITE)  # it is the turn of black
    assert "may-sail" not in waiting
    assert "others-may-sail" not in waiting
    assert "may-not-sail" in waiting


def test_the_last_ship_and_a_site_that_is_taken_are_news() -> None:
    told = news(table(ships=LAST_SHIP))
    assert told["last-ship"][1] == ["ship:4"]
    assert told["site-taken"][1] == ["site:market", "ship:1"]
    assert "last-ship" not in news(table())
    assert "site-taken" not in news(table())


def test_the_last_round_is_news() -> None:
    assert news(table(round="6"))["last-round"][1] == ["round"]
    assert "last-round" not in news(table(round="5"))


def test_an_empty_and_a_full_sled_are_news_to_who_is_asked() -> None:
    assert news(table())["sled-empty"][1] == ["quarry:0"]
    assert "sled-empty" not in news(table(), WHITE)
    assert "sled-empty" not in news(table(black="0 0 -", ships=".... ... .. w"))
    full = news(table(black="5 20 -"))
    assert full["sled-full"] == (
        "Your sled is full: it holds 5. Load a stone before you get more.",
        ["sled:0"],
    )
    assert "sled-empty" not in full
    assert "sled-full" not in news(table(white="5 20 -"), WHITE)


def test_an_empty_quarry_is_news() -> None:
    assert news(table(black="2 0 -"))["quarry-empty"][1] == ["quarry:0"]
    assert "quarry-empty" not in news(table())


def test_a_blue_card_is_news_to_its_owner() -> None:
    state = table(black="1 20 statue*1,sail*1")
    assert news(state)["blue-card"] == (
        "You have the card Sail. As a turn: place a stone, then sail that ship.",
        ["card:0.sail"],
    )
    assert "blue-card" not in news(state, WHITE)


def test_who_is_covered_next_is_warned_while_a_ship_may_come() -> None:
    assert news(table(temple="bwnwn"))["temple-covers"][1] == ["site:temple"]
    assert "temple-covers" not in news(table(temple="bwnwn"), WHITE)
    assert "temple-covers" not in news(table(temple="bwnw"))
    assert "temple-covers" not in news(table(temple="bwnwn", ships="....>temple ... .. ."))


def test_pyramids_that_are_full_are_news() -> None:
    assert news(table(pyramids="b" * 14))["pyramids-full"][1] == ["site:pyramids"]
    assert "pyramids-full" not in news(table(pyramids="b" * 13))
    spaces = " ".join(["bl", "bm", "br"] * 5)
    assert "pyramids-full" in news(table(sides="ABAAA", pyramids=spaces))


def test_the_face_down_pair_is_news() -> None:
    assert news(table(sides="BAAAA", pair="2"))["pair"][1] == ["offer:pair"]


def test_the_wrath_is_news_in_the_second_half() -> None:
    state = table(wrath="yes", round="4", temple="b", obelisks="1,0,0")
    assert news(state)["wrath"] == (
        "You have not built here yet. Until you have a stone at each of these, "
        "the end costs you 5 points: Pyramids and Burial chamber.",
        ["site:pyramids", "site:burial"],
    )
    assert "wrath" not in news(table(wrath="yes", round="3"))
    assert "wrath" not in news(table(round="6"))
    everywhere = {"temple": "b", "pyramids": "b", "burial": "b", "obelisks": "1,0,0"}
    assert "wrath" not in news(table(wrath="yes", round="6", **everywhere))


def test_spectators_and_who_is_in_the_middle_of_a_turn_are_told_nothing() -> None:
    assert news(table(), SPECTATOR) == {}
    state = play(table(ships=".... ... .. b", offer="statue sail"), "sail 4 market")
    assert news(state) == {}
