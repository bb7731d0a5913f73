"""An owner's box says itself what its missions ask for."""

from pathlib import Path

import pytest

from boardwright.core.library import load, printed_components
from boardwright.core.printed import ComponentsError
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.vocabulary import MISSION_NAMES
from boardwright.games.biotopia.wording.prospects import Mission, prospects
from boardwright.texts import ENGLISH
from boardwright.wording import words_of
from tests.rules.biotopia.table import play, table
from tests.rules.position import legal, refused


def written(folder: Path, **missions: str) -> str:
    """Write an owner's file of missions, and return its path."""
    own = folder / "own.toml"
    parts = [f'[[missions]]\nname = "{name}"\n{asks}\n' for name, asks in missions.items()]
    own.write_text("".join(parts), "utf-8")
    return str(own)


def loaded(own: str, version: int | None = None) -> Biotopia:
    game = load("biotopia", own, version)
    assert isinstance(game, Biotopia)
    return game


def titles(game: Biotopia) -> list[str]:
    return [ENGLISH.speak(name) for name in game.box.mission_names]


@pytest.mark.rule("BT-4.1")
@pytest.mark.parametrize("version", [1, None])
def test_any_mission_may_ask_for_any_kind_of_thing(tmp_path: Path, version: int | None) -> None:
    own = written(
        tmp_path,
        three_skippers="flowers = 9",
        seven_flowers="different = 5",
        meadow_quartet="alike = 4",
        spring_flight="needs = { peacock = 2 }",
        nettle_bed="needs = { peacock = 1, brimstone = 2, mourning_cloak = 1 }",
    )
    game = loaded(own, version)
    assert list(game.box.mission_flowers) == [9, 0, 0, 0, 0, 0]
    assert list(game.box.mission_different) == [0, 5, 0, 0, 0, 7]
    assert list(game.box.mission_alike) == [0, 0, 4, 0, 0, 0]
    assert [int(count) for count in game.box.mission_needs][30:40] == [0] * 9 + [2]
    assert titles(game) == [
        "9 flower symbols",
        "5 different",
        "4 alike",
        "2 × Peacock",
        "2 × Brimstone, Mourning cloak and Peacock",
        "Rich meadow",
    ]
    assert game.components.names("missions") == printed_components("biotopia").names("missions")
    assert game.components.digest() != printed_components("biotopia", version).digest()


@pytest.mark.rule("BT-4.1")
def test_an_owner_who_says_what_we_say_has_our_box(tmp_path: Path) -> None:
    own = written(tmp_path, rich_meadow="different = 7", three_skippers="needs.essex_skipper = 3")
    game = loaded(own)
    assert titles(game)[::5] == ["Grassy slope", "Rich meadow"]
    assert game.components.digest() == printed_components("biotopia").digest()


@pytest.mark.rule("BT-4.1")
@pytest.mark.parametrize(
    ("asks", "line", "wrong"),
    [
        (
            "different = 11",
            3,
            "asks for 11 different butterflies.*only 10 kinds; write 10 or fewer",
        ),
        ("alike = 13", 3, "13 butterflies alike.*more than 12 of any kind; write 12 or fewer"),
        ("flowers = 104", 3, "104 flower symbols.*more than 103; write 103 or fewer"),
        ("needs = { peacock = 6 }", 3, "asks for 6 of peacock.*holds only 5; write 5 or fewer"),
        ("needs.peacock = 6", 3, "asks for 6 of peacock"),
        ("[missions.needs]\npeacock = 6", 4, "asks for 6 of peacock"),
        ("needs = {}", 3, "must name butterflies and how many of each, out of essex_skipper, "),
        ("needs = 3", 3, "must be written like"),
        ("different = 0", 3, "a whole number, at least 1"),
        ("points = 3\nalike = 0", 4, "a whole number, at least 1"),
        ('flowers = "many"', 3, "a whole number, at least 1"),
        (
            "flowers = 3\ndifferent = 3",
            4,
            r"and missions\.meadow_quartet\.flowers exclude each other",
        ),
        (
            "needs = { peacock = 1 }\nflowers = 3",
            4,
            r"and missions\.meadow_quartet.* exclude each other",
        ),
        ("flower = 3", 3, "there is nothing called"),
    ],
)
def test_what_no_game_can_meet_is_refused_with_its_line(
    tmp_path: Path, asks: str, line: int, wrong: str
) -> None:
    with pytest.raises(ComponentsError, match=rf"^own\.toml:{line}: .*{wrong}"):
        loaded(written(tmp_path, meadow_quartet=asks))


@pytest.mark.rule("BT-4.1")
def test_butterflies_in_place_of_something_else_are_named(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"^own\.toml:3: .*must name butterflies"):
        loaded(written(tmp_path, rich_meadow="needs = 3"))


@pytest.mark.rule("BT-1.3", "BT-4.1")
def test_how_many_there_are_follows_from_the_copies_of_the_box(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    cards = (
        '[[cards]]\nname = "peacock"\ncopies = 0\n[[cards]]\nname = "essex_skipper"\ncopies = 17\n'
    )
    missions = '[[missions]]\nname = "rich_meadow"\n{}\n'
    for asks, wrong in [("different = 10", "only 9 kinds"), ("alike = 18", "more than 17")]:
        own.write_text(cards + missions.format(asks), "utf-8")
        with pytest.raises(ComponentsError, match=rf"^own\.toml:9: .*{wrong}"):
            loaded(str(own))
    own.write_text(cards + missions.format("alike = 17"), "utf-8")
    assert loaded(str(own)).box.mission_alike[5] == 17


@pytest.mark.rule("BT-4.1")
def test_the_hardest_missions_that_are_let_in_can_be_met_and_told(tmp_path: Path) -> None:
    own = written(
        tmp_path,
        three_skippers="flowers = 103",
        seven_flowers="different = 10",
        meadow_quartet="alike = 12",
        rich_meadow="needs = { essex_skipper = 12, mourning_cloak = 5 }",
    )
    game = loaded(own)
    row = "essex_skipper*12,mourning_cloak*5,large_white,small_tortoiseshell,common_blue"
    row += ",meadow_brown,brimstone,orange_tip,red_admiral,peacock"
    state = table(players="4", components=own, sky="-", one=f"butterflies {row}", deck="-")
    assert legal(state, "mission") == [f"mission {name}" for name in MISSION_NAMES[1:3]] + [
        "mission rich_meadow"
    ]
    missions = [*prospects(game, state.view(0)).missions.values()]
    assert [missions[number].asked for number in (0, 1, 2, 5)] == [103, 10, 12, 17]
    assert [missions[number].lacks[0] for number in (0, 1, 2, 5)] == [103, 0, 0, 0]
    assert [missions[number].lacks[1] for number in (0, 1, 2, 5)] == [103, 10, 12, 17]


@pytest.mark.rule("BT-3.10", "BT-4.1")
@pytest.mark.parametrize(
    ("row", "lacks"),
    [
        ("common_blue*3,peacock", 0),
        ("common_blue*2,peacock*2", 1),
        ("common_blue*2,mourning_cloak", 0),
        ("peacock,mourning_cloak", 1),
        ("mourning_cloak*3", 0),
        ("mourning_cloak*2", 1),
        ("common_blue,peacock", 2),
        ("-", 3),
    ],
)
def test_a_cloak_stands_for_one_that_is_missing_among_those_alike(
    tmp_path: Path, row: str, lacks: int
) -> None:
    own = written(tmp_path, meadow_quartet="alike = 3")
    state = table(components=own, one=f"butterflies {row}")
    assert ("mission meadow_quartet" in legal(state)) == (lacks == 0)
    game = load("biotopia", own, players=3)
    assert isinstance(game, Biotopia)
    quartet = prospects(game, state.view(0)).missions[Mission("meadow_quartet")]
    assert (quartet.alike, quartet.asked, quartet.lacks[0]) == (3, 3, lacks)


@pytest.mark.rule("BT-2.5", "BT-4.1")
def test_choice_log_and_refusal_name_what_the_box_asks_for(tmp_path: Path) -> None:
    own = written(tmp_path, meadow_quartet="alike = 2", rich_meadow="needs = { peacock = 3 }")
    state = table(components=own, one="butterflies common_blue*2")
    words = words_of(load("biotopia", own, players=3))
    [*_, choices] = words.groups(state.view(0), state.legal_actions())
    assert [ENGLISH.speak(choice.label) for choice in choices.choices] == ["2 alike"]
    why = str(refused(state, "mission rich_meadow"))
    assert why == "BT-2.5: you do not meet the mission 3 × Peacock yet."
    before, action = state.view(-1), state.string_to_action("mission meadow_quartet")
    play(state, "mission meadow_quartet")
    [line] = words.tell(before, action, state.view(-1))
    assert ENGLISH.speak(line[0]) == "Player 1 takes the mission 2 alike."
