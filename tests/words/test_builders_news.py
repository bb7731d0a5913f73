"""What somebody new to Builders & Biomes is told, and when."""

import pytest

from boardwright.core.library import load
from boardwright.texts import ENGLISH, Texts, languages
from boardwright.wording import words_of
from tests.rules.builders.table import BARE, OWN, play, table
from tests.words.builders_said import news_of
from tests.words.test_builders_explaining import every_place, positions

POINTLESS = "0,0,0,0,0,0,0"


def test_at_the_start_exploring_and_blocks_are_new() -> None:
    state = table()
    found = news_of(state)
    assert list(found) == ["explore", "blocks"]
    assert found["explore"].places == ["crossing:13"]
    assert found["blocks"].places == ["block:a1.1", "block:d1.1", "block:a4.1", "block:d4.1"]
    assert news_of(state, 1) == {}, "it is not their turn"
    assert news_of(state, -1) == {}


@pytest.mark.rule("BB-5.2")
def test_a_building_is_new_when_it_can_be_built() -> None:
    near = "c3=desert_wood_decoration d3=forest_wood_bridge"
    state = table(cells=near, red=f"13 1 {POINTLESS} wood*1")
    assert news_of(state)["building"].places == ["cell:c3"]
    assert "building" not in news_of(table(cells=near))
    assert "building" not in news_of(table(cells=near, red=f"1 1 {POINTLESS} wood*1"))
    assert "building" not in news_of(play(state, "build c3 1")), "not twice in a turn"


@pytest.mark.rule("BB-6.1", "BB-7.1")
def test_mobs_and_weapons_are_new_when_they_are_in_reach() -> None:
    state = table(cells="c2=zombie_1 c1=bow", red="3")
    found = news_of(state)
    assert found["mob"].places == ["cell:c2"]
    assert ENGLISH.speak(found["mob"].said) == (
        "A mob! Zombie: 2 hearts beat it, and you would win 60 out of 100 such fights. "
        "If you lose, it just stays."
    )
    assert found["weapon"].places == ["cell:c1"]
    assert not {"mob", "weapon"} & set(news_of(table(cells="c2=zombie_1 c1=bow")))


@pytest.mark.rule("BB-2.1", "BB-3.3")
def test_the_second_block_and_the_second_action_are_new() -> None:
    state = play(table(blocks="b1.1=emerald"), "block a1")
    assert news_of(state)["second-block"].places[:2] == ["block:a1.2", "block:b1.1"]
    assert news_of(state)["emerald"].places == ["block:b1.1"]
    play(state, "block b1")
    assert "second-action" in news_of(state)
    assert "emerald" not in news_of(state)


@pytest.mark.rule("BB-9.1", "BB-10.1")
@pytest.mark.parametrize(
    ("taken", "rounds", "topic"),
    [
        ("0001 1111 1111 1111", 0, "scoring-near"),
        ("0000 0111 1111 1111", 0, ""),
        ("1112 2222 2222 2222", 1, "scoring-near"),
        ("2223 3333 3333 3333", 2, "end-near"),
    ],
)
def test_a_scoring_is_new_when_two_turns_can_bring_it(taken: str, rounds: int, topic: str) -> None:
    state = table(taken=taken, turn=f"9 red 0 - {rounds}")
    found = news_of(state)
    assert {"scoring-near", "end-near"} & set(found) == ({topic} if topic else set())
    if topic:
        assert found[topic].said.values["blocks"] == 3
        assert topic in news_of(state, 1), "it matters to everybody"


@pytest.mark.rule("BB-9.3")
def test_in_a_scoring_round_the_best_is_pointed_at() -> None:
    state = table(asked="scoring red", taken="1111 1111 1111 1111")
    assert news_of(state)["scoring"].places == ["characteristic:snowy_tundra"]
    assert "scoring" not in news_of(state, 1)


@pytest.mark.rule("BB-9.4")
def test_the_own_group_is_new_once_something_is_built() -> None:
    house = "-/-/-/-/desert_wood_dwelling/-/-/-/-"
    state = table(red=f"13 1 {POINTLESS} - {OWN} {house} -")
    assert news_of(state)["group"].places == ["space:0.4", "space:0.5", "space:0.8"]
    assert "group" not in news_of(state, 1)


@pytest.mark.rule("BB-8.1", "BB-6.7")
def test_choices_of_a_fight_and_after_it_are_new() -> None:
    lit = table(cells="c3=enderman_bridge", red=f"13 1 {POINTLESS} - {OWN},tnt*2")
    play(lit, "fight c3", draws="weapon:tnt weapon:tnt weapon:stone_sword")
    assert news_of(lit)["tnt"].said.values == {"hearts": 5}
    trade = table(
        red=f"13 1 {POINTLESS} - {OWN} {BARE} spider_1", asked="trade-or-end red", turn="1 red 2"
    )
    assert news_of(trade)["trade"].places == ["mobs:0"]


@pytest.mark.parametrize(("players", "beginners"), [(2, "no"), (3, "12"), (4, "4")])
def test_each_topic_is_told_once_in_all_languages_with_places_of_the_table(
    players: int, beginners: str
) -> None:
    words = words_of(load("builders", players=players, beginners=beginners))
    texts = [Texts(language) for language in languages()]
    places, spoken, topics = set(every_place(players)), set[str](), set[str]()
    for seed in range(3):
        for state in positions(players, beginners, seed):
            for seat in range(players):
                found = words.news(state.view(seat))
                assert len({each.topic for each in found}) == len(found)
                for each in found:
                    topics.add(each.topic)
                    assert places.issuperset(each.places), each
                    if repr(each.said) not in spoken:
                        spoken.add(repr(each.said))
                        assert all(text.speak(each.said).strip() for text in texts)
    assert len(topics) > 8
