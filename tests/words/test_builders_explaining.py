"""What each place of Builders & Biomes is said to be and to be worth, with the numbers."""

from collections.abc import Iterator
from random import Random

import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.library import load
from boardwright.core.messages import Message, Value
from boardwright.games.builders.fields import BLOCK, CELL, COLUMN, CROSSING, LAYER, MOB, SPACE
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BUILD,
    CARD_NAMES,
    CHARACTERISTIC_NAMES,
    EXPLORE,
    FACE_DOWN,
    KIND_NAMES,
    WEAPON_NAMES,
)
from boardwright.texts import Texts, languages
from boardwright.wording import words_of
from tests.rules.builders.table import BARE, OWN, table
from tests.words.builders_said import explained

POINTLESS = "0,0,0,0,0,0,0"


def test_a_building_is_told_with_what_is_lacking_and_what_it_would_add() -> None:
    state = table(cells="c3=desert_wood_bridge", red=f"13 1 {POINTLESS} wood*1")
    assert explained(state, "cell:c3") == [
        "Desert, wood, bridge.",
        "Costs 2 wood and 1 sand.",
        "You lack 1 wood and 1 sand: 2 more blocks and you can pay.",
        "On the best space of your board it would give 6 more in scoring A.",
        "Desert: 3 spaces that touch, 4 each: 12 experience.",
        "Your character stands beside it.",
        "3 tiles below it.",
    ]


def test_a_building_that_can_be_paid_is_told_with_its_experience() -> None:
    rich = f"1 1 {POINTLESS} wood*1,stone*1,emerald*2"
    state = table(cells="c3=mountains_stone_bridge d3=forest_stone_bridge", red=rich)
    told = explained(state, "cell:d3")
    assert told[1:4] == [
        "Costs 1 wood and 3 stone.",
        "+2 experience.",
        "You have all the blocks for it, 2 × emerald among them.",
    ]
    assert told[-2:] == [
        "Your character must go 3 steps to stand beside it.",
        "3 tiles below it.",
    ]
    assert "You lack 1 sand and 3 stone: 2 more blocks and you can pay." in explained(
        state, "cell:c3"
    )


def test_a_spectator_is_told_what_a_thing_is_and_nothing_of_a_you() -> None:
    state = table(cells="c3=desert_wood_bridge d3=spider_1")
    assert explained(state, "cell:c3", -1) == [
        "Desert, wood, bridge.",
        "Costs 2 wood and 1 sand.",
        "3 tiles below it.",
    ]
    assert not any("out of 100" in told for told in explained(state, "cell:d3", -1))
    assert explained(state, "characteristic:desert", -1)[:2] == [
        "Red: desert, 4 experience now.",
        "Blue: desert, 4 experience now.",
    ]


@pytest.mark.rule("BB-6.2", "BB-8.2")
def test_a_mob_is_told_with_its_hearts_and_how_likely_one_wins() -> None:
    state = table(cells="c3=zombie_1 d3=skeleton_forest")
    assert explained(state, "cell:c3")[:5] == [
        "Zombie.",
        "2 hearts beat it.",
        "+3 experience.",
        "Once beaten, good for an extra action.",
        "You win 60 out of 100 such fights.",
    ]
    assert "At the end +2 for each of your spaces with forest." in explained(state, "cell:d3")


def test_a_weapon_is_told_with_what_it_would_change() -> None:
    state = table(cells="c1=diamond_sword d1=golden_hoe c2=skeleton_forest", red="3")
    assert explained(state, "cell:c1") == [
        "Diamond sword.",
        "4 hearts.",
        "Skeleton: with it you would win 65 out of 100 fights, not 30.",
        "Your character stands beside it.",
    ]
    assert explained(state, "cell:d1")[2] == "+2 experience each time it is revealed."
    held = table(red=f"13 1 {POINTLESS} - {OWN},bow*2")
    assert explained(held, "weapon:0.bow") == [
        "Bow.",
        "1 heart.",
        "One more token is revealed.",
        "2 of 7 weapons in the pile. A fight reveals 3 of them.",
    ]


def test_of_what_lies_face_down_only_what_nobody_has_seen_is_told() -> None:
    state = table(cells="c3=spider_1 c1=bow")
    assert explained(state, "cell:d4") == [
        "A stack of 4 tiles, face down.",
        "Who explores beside it turns up the top one. "
        "44 buildings and 19 mobs still lie face down somewhere.",
        "Your character stands beside it.",
    ]
    assert explained(state, "cell:a2")[1] == (
        "Who explores beside it turns it up. It is one of these: 2 × bow, 2 × golden hoe, "
        "3 × stone pickaxe, 3 × iron sword, 3 × diamond sword and 2 × TNT."
    )
    assert explained(state, "cell:a1") == []
    taken = table(cells="a2=-", red=f"13 1 {POINTLESS} - {OWN},bow*1")
    assert explained(taken, "cell:a2") == ["Nothing is left here."]


@pytest.mark.rule("BB-3.2", "BB-9.1")
def test_a_block_is_told_with_why_it_may_be_taken_or_not() -> None:
    state = table(taken="1000 0000 0000 0000", blocks="b1.1=emerald b2.1=stone")
    open_block = "Its top and two of its sides are free, so it can be taken."
    assert explained(state, "block:b1.1") == [
        "Emerald: it stands for any block when you build.",
        open_block,
        "Scoring A comes when 15 more blocks are gone.",
    ]
    assert explained(state, "block:b2.1", 1) == [
        "Stone: blocks like this pay for buildings.",
        "None of its sides is free, so it cannot be taken yet.",
        "Scoring A comes when 15 more blocks are gone.",
    ]
    assert open_block not in explained(state, "block:b2.1")
    assert explained(state, "block:a1.1") == ["The block that was here is taken."]
    assert explained(state, "block:b2.2")[:2] == [
        "Nobody has seen this block yet.",
        "Another block lies on it, so it cannot be taken yet.",
    ]
    assert explained(state, "block:a1.4")[-1].startswith("The bottom layer brings no scoring")


def test_a_block_is_told_with_the_buildings_that_it_would_pay_for() -> None:
    state = table(
        cells="c3=desert_wood_bridge d3=forest_wood_bridge",
        red=f"13 1 {POINTLESS} wood*1,sand*1",
        blocks="a1.1=wood d1.1=sand",
    )
    both = "With it you could pay for: bridge (desert, wood) and bridge (forest, wood)."
    assert explained(state, "block:a1.1")[1] == both
    assert not any("pay for:" in told for told in explained(state, "block:d1.1"))


@pytest.mark.rule("BB-4.1")
def test_a_crossing_is_told_with_what_lies_around_it() -> None:
    state = table(cells="c3=spider_1", red="8")
    assert explained(state, "crossing:13") == [
        "Here: Blue.",
        "Around it: Spider.",
        "Exploring here turns up 3 things that nobody knows.",
        "Your character is one step away.",
    ]
    assert explained(state, "pawn:1") == explained(state, "crossing:13")
    assert explained(state, "crossing:25")[-1] == (
        "Your character is 5 steps away; exploring takes it 2 at most."
    )


@pytest.mark.rule("BB-9.4", "BB-9.5", "BB-11.1")
def test_a_space_and_a_characteristic_are_told_with_their_group() -> None:
    house = "forest_wood_dwelling/-/forest_wood_decoration/forest_wood_bridge/-/-/-/-/-"
    for who, forests, group, touching in (("no", 3, 2, "that touch"), ("1", 5, 3, "in all")):
        state = table(red=f"13 1 {POINTLESS} - {OWN} {house} -", beginners=who)
        assert explained(state, "space:0.1") == [
            "Forest, wood, dwelling.",
            f"Scoring A: forest, one of {forests} such spaces, {3 * forests} experience in all.",
            f"Scoring B: wood, one of {group} such spaces, {3 * group} experience in all.",
            "Scoring C: dwelling, on its own, 4 experience.",
        ]
        assert explained(state, "characteristic:wood")[0] == (
            f"Wood: {group} spaces {touching}, 3 each: {3 * group} experience."
        )
    bare = table()
    assert explained(bare, "space:1.5") == [
        "Not built on: snowy tundra.",
        "Scoring A: snowy tundra, on its own, 6 experience.",
        "A space that is not built on counts in scoring A only, and for mobs at the end.",
    ]
    assert explained(bare, "characteristic:desert")[1] == "More now: snowy tundra, 6 experience."
    assert explained(bare, "characteristic:snowy_tundra")[1] == (
        "Nothing else on this card gives more now."
    )


def test_cards_points_mobs_and_supplies_are_told() -> None:
    beaten = f"13 1 0,5,0,8,0,0,0 wood*2,emerald*1 {OWN} {BARE} spider_1,skeleton_forest"
    state = table(red=beaten, turn="9 red 0 - 1", taken="1111 1111 1111 1111")
    assert explained(state, "card:A") == ["Scoring A is over."]
    assert explained(state, "card:B") == ["Scoring B comes when 16 more blocks are gone."]
    assert explained(state, "score:0") == [
        "Red: 13 experience so far. Most experience wins.",
        "From: +5 mobs beaten and +8 scoring A.",
        "If the game ended now, mobs would give 6 more.",
    ]
    assert explained(state, "mobs:0") == [
        "One beaten mob can be returned for an extra action.",
        "Skeleton: 6 experience at the end for 3 spaces: forest.",
    ]
    assert explained(state, "mobs:1") == ["No mob is beaten yet."]
    assert explained(state, "mobs:0.9")[-1].startswith("Skeleton: 6 experience")
    assert explained(state, "supply:0.wood")[1] == "2 of these are in the supply."
    assert explained(state, "kind:explore")[0].startswith("Explore: ")


def every_place(players: int) -> Iterator[str]:
    """Return every place of the table."""
    yield from (f"block:{column}.{layer}" for column in COLUMN.texts for layer in LAYER.texts)
    yield from (f"cell:{cell}" for cell in CELL.texts)
    yield from (f"crossing:{crossing}" for crossing in CROSSING.texts)
    yield from (f"characteristic:{name}" for name in CHARACTERISTIC_NAMES)
    yield from (f"card:{card}" for card in CARD_NAMES)
    yield from (f"kind:{kind}" for kind in KIND_NAMES)
    for seat in range(players):
        yield from (f"{what}:{seat}" for what in ("pawn", "mobs", "score"))
        yield from (f"space:{seat}.{space}" for space in SPACE.texts)
        yield from (f"weapon:{seat}.{kind}" for kind in WEAPON_NAMES)
        yield from (f"supply:{seat}.{block}" for block in BLOCK.texts)
        yield from (f"mobs:{seat}.{mob}" for mob in MOB.texts)


MAY_BE_SILENT = ("cell:", "mobs:")  # where nothing ever lies, and mobs that are not beaten


def positions(players: int, beginners: str, seed: int) -> Iterator[BuildersState]:
    """Return some positions of a random game that gets somewhere, the last one included."""
    game = load("builders", players=players, beginners=beginners)
    chance, random = RandomChance(seed), Random(seed)
    state = game.new_state(chance)
    assert isinstance(state, BuildersState)
    left = 0
    while not state.is_terminal():
        if left == 0:
            yield state
            left = 12
        left -= 1
        legal = state.legal_actions()
        doing = [action for action in legal if not EXPLORE <= action < BUILD]
        state.apply_action(random.choice(doing if doing and left % 3 else legal), chance)
    yield state


@pytest.mark.parametrize(("players", "beginners"), [(2, "no"), (3, "13"), (4, "2")])
def test_everything_is_explained_to_everybody_in_all_languages(
    players: int, beginners: str
) -> None:
    words = words_of(load("builders", players=players, beginners=beginners))
    texts = [Texts(language) for language in languages()]
    places = list(every_place(players))
    spoken: set[str] = set()
    for at, state in enumerate(positions(players, beginners, players)):
        seat = at % (players + 1) - 1
        view = state.view(seat)
        for place in places:
            told = words.explain(view, place)
            assert told or place.startswith(MAY_BE_SILENT), place
            for said in told:
                if repr(said) not in spoken:
                    spoken.add(repr(said))
                    assert all(text.speak(said).strip() for text in texts), said


def _ids(value: Value | Message) -> Iterator[str]:
    for part in value if isinstance(value, list) else [value]:
        if isinstance(part, Message):
            yield part.id
            for inner in part.values.values():
                yield from _ids(inner)


def test_what_is_face_down_is_never_told() -> None:
    """No name of a mob or a building is said of a place where nobody can see one."""
    words = words_of(load("builders", players=2))
    for state in positions(2, "no", 4):
        view = state.view(0)
        for cell, shown in enumerate(view.face_up):
            if shown == FACE_DOWN:
                said = words.explain(view, f"cell:{CELL.texts[cell]}")
                named = {id for each in said for id in _ids(each)}
                assert not any("-mob-" in id or "characteristic" in id for id in named)


JUNK = ["", "?", "cell", "cell:", "cell:Z9", "cell:c3.1", "block:a1", "block:a1.5", "space:0"]
JUNK += ["crossing:0", "crossing:26", "space:2.1", "mobs:0.", "mobs:0.21", "score:-1", "card:9"]


@pytest.mark.parametrize("place", JUNK)
def test_nothing_is_said_of_what_is_no_place(place: str) -> None:
    assert explained(table(), place) == []
