from pathlib import Path

import pytest

from boardwright.core.messages import message
from tests.rules.biotopia.table import asked, play, points, table
from tests.rules.position import legal, line, refused

ALL = "three_skippers seven_flowers meadow_quartet spring_flight nettle_bed rich_meadow"
SIX = "essex_skipper,large_white,small_tortoiseshell,common_blue,meadow_brown,brimstone"


@pytest.mark.rule("BT-4.1", "BT-2.5")
@pytest.mark.parametrize(
    ("mission", "enough", "short"),
    [
        ("three_skippers", "butterflies essex_skipper*3", "butterflies essex_skipper*2"),
        ("seven_flowers", "flowers sunshine*5 knapweeds 1", "flowers red_admiral*6"),
        (
            "meadow_quartet",
            "butterflies common_blue,essex_skipper,meadow_brown,brimstone",
            "butterflies common_blue*2,essex_skipper,meadow_brown",
        ),
        (
            "spring_flight",
            "butterflies orange_tip,brimstone,large_white",
            "butterflies orange_tip,brimstone*2",
        ),
        (
            "nettle_bed",
            "butterflies red_admiral,small_tortoiseshell,essex_skipper",
            "butterflies red_admiral,small_tortoiseshell",
        ),
        ("rich_meadow", f"butterflies {SIX},peacock", f"butterflies {SIX}"),
    ],
)
def test_a_mission_is_taken_by_who_meets_it(mission: str, enough: str, short: str) -> None:
    state = table(missions=mission, one=enough)
    assert legal(state, "mission") == [f"mission {mission}"]
    play(state, f"mission {mission}")
    assert points(state, "missions") == [2, 0, 0]
    assert line(state, "missions") == f"{mission}:1"
    assert refused(table(missions=mission, one=short), f"mission {mission}").rule == "BT-2.5"


@pytest.mark.rule("BT-4.2", "BT-1.2")
def test_a_mission_taken_is_kept_and_no_longer_open() -> None:
    state = table(missions="three_skippers:2", one="butterflies essex_skipper*3")
    assert points(state, "missions") == [0, 2, 0]
    error = refused(state, "mission three_skippers")
    assert error.rule == "BT-4.2"
    assert error.why.values["seat"] == message("biotopia-seat-2")


@pytest.mark.rule("BT-4.2", "BT-3.12")
def test_flowers_that_become_fewer_do_not_take_a_mission_back() -> None:
    state = table(
        missions="seven_flowers:1", one="hand chrysalis flowers red_admiral,sunshine*4 knapweeds 1"
    )
    play(state, "play chrysalis", "turn red_admiral")
    assert state.symbols[0] == 6
    assert points(state, "missions") == [2, 0, 0]


@pytest.mark.rule("BT-3.10")
def test_one_cloak_stands_for_one_missing_butterfly_only() -> None:
    one_missing = table(missions=ALL, one="butterflies essex_skipper*2,mourning_cloak")
    assert legal(one_missing, "mission") == ["mission three_skippers"]
    two_missing = table(missions=ALL, one="butterflies essex_skipper,mourning_cloak*2")
    assert legal(two_missing, "mission") == []


@pytest.mark.rule("BT-3.10")
def test_two_cloaks_do_not_stand_for_two_missing_butterflies() -> None:
    state = table(missions=ALL, one="butterflies orange_tip,mourning_cloak*2")
    assert legal(state, "mission") == []


@pytest.mark.rule("BT-3.10")
def test_a_cloak_stands_in_again_in_a_later_turn() -> None:
    state = table(
        missions=ALL,
        players="2",
        one="butterflies essex_skipper*2,red_admiral,mourning_cloak",
    )
    play(state, "mission three_skippers", "draw", draws="peacock")
    play(state, "mission nettle_bed")
    assert points(state, "missions") == [4, 0]


@pytest.mark.rule("BT-3.10", "BT-4.1")
def test_a_cloak_is_no_flower() -> None:
    state = table(missions="seven_flowers", one="flowers red_admiral*6 butterflies mourning_cloak")
    assert legal(state, "mission") == []


@pytest.mark.rule("BT-3.10")
def test_the_cloak_that_stands_in_does_not_count_for_itself(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[[missions]]\nname = "nettle_bed"\nneeds = { mourning_cloak = 1, peacock = 1 }\n'
    )
    for cloaks, missions in [(1, []), (2, ["mission nettle_bed"])]:
        state = table(
            components=str(own), missions="nettle_bed", one=f"butterflies mourning_cloak*{cloaks}"
        )
        assert legal(state, "mission") == missions


@pytest.mark.rule("BT-R5")
@pytest.mark.parametrize(
    ("row", "is_met"),
    [
        (f"{SIX},mourning_cloak", True),  # seven kinds, the cloak its own
        (f"{SIX}", False),
        (SIX.replace("essex_skipper,", "") + ",mourning_cloak", False),  # one cloak counts once
        (SIX.replace("essex_skipper,", "") + ",mourning_cloak*2", True),  # as skipper and as cloak
        (SIX.replace("essex_skipper,large_white,", "") + ",mourning_cloak*3", False),
    ],
)
def test_for_different_butterflies_one_cloak_may_stand_for_a_missing_kind(
    row: str, is_met: bool
) -> None:
    state = table(missions="rich_meadow", one=f"butterflies {row}")
    assert legal(state, "mission") == (["mission rich_meadow"] if is_met else [])


@pytest.mark.rule("BT-4.3")
def test_most_large_whites_moves_to_who_has_strictly_more() -> None:
    state = table(
        players="2",
        one="butterflies large_white",
        two="hand large_white*2 flowers sunshine*3",
        asked="turn:2:0",
    )
    assert points(state, "large_whites") == [2, 0]
    play(state, "play large_white")
    assert points(state, "large_whites") == [0, 0]
    play(state, "draw", "play large_white", draws="peacock")
    assert points(state, "large_whites") == [0, 2]
    assert asked(state) == "turn:1"


@pytest.mark.rule("BT-4.3")
def test_a_lead_that_grows_stays_where_it_is() -> None:
    state = table(one="hand large_white flowers sunshine*3 butterflies large_white")
    play(state, "play large_white")
    assert points(state, "large_whites") == [2, 0, 0]


@pytest.mark.rule("BT-4.3")
def test_a_tie_behind_the_leader_changes_nothing() -> None:
    state = table(
        one="hand large_white flowers sunshine*3",
        two="butterflies large_white",
        three="butterflies large_white*2",
    )
    play(state, "play large_white")
    assert points(state, "large_whites") == [0, 0, 2]


@pytest.mark.rule("BT-4.3", "BT-3.10")
def test_cloaks_do_not_count_as_large_whites() -> None:
    state = table(one="butterflies large_white", two="butterflies mourning_cloak*2,large_white")
    assert state.large_whites_leader == -1
