"""What actions of Builders & Biomes are said to be good for is what the rules make of them."""

from collections.abc import Iterator

import pytest

from boardwright.core.library import load
from boardwright.games.builders.build import build
from boardwright.games.builders.scoring import spaces_that_score
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import BUILD, CARD_NAMES, SPACES
from boardwright.texts import Texts, languages
from boardwright.wording import words_of
from tests.rules.builders.table import BARE, OWN, play, table
from tests.words.builders_said import good_for, merits_of, urged
from tests.words.test_builders_explaining import positions

POINTLESS = "0,0,0,0,0,0,0"


def test_a_block_is_good_for_a_building() -> None:
    state = table(
        cells="c3=desert_wood_bridge f2=bow",
        red=f"13 1 {POINTLESS} wood*1,sand*1",
        blocks="a1.1=wood d1.1=sand d4.1=emerald",
    )
    pays = ("With this block you can pay for: bridge (desert, wood).", "scoring_a")
    assert good_for(state, "block a1")[0] == pays
    frees = ("It frees other blocks that you can take next: wood.", "")
    assert good_for(state, "block d1") == [frees]
    assert good_for(state, "block d4") == [
        pays,
        ("An emerald stands for any block when you build.", ""),
        frees,
    ]
    poor = table(cells="c3=desert_wood_bridge", blocks="a1.1=sand")
    assert good_for(poor, "block a1")[0] == (
        "You need it for a building beside you: bridge (desert, wood).",
        "scoring_a",
    )
    far = table(cells="b2=desert_wood_bridge", blocks="a1.1=sand")
    assert good_for(far, "block a1")[0][0] == (
        "You need it for a building that lies face up: bridge (desert, wood)."
    )


@pytest.mark.rule("BB-9.1")
def test_the_last_block_of_a_layer_brings_the_scoring() -> None:
    state = table(taken="0111 1111 1111 1111")
    due = "It is the last block before scoring A, which comes at the end of this turn."
    assert good_for(state, "block a1")[0] == (due, "scoring_a")
    assert due not in [said for said, _ in good_for(table(), "block a1")]


@pytest.mark.rule("BB-3.3")
def test_a_second_block_frees_nothing_for_a_next_one() -> None:
    state = play(table(blocks="b1.1=emerald"), "block a1")
    assert good_for(state, "block d1") == [
        ("It adds to your supply: blocks pay for buildings.", "")
    ]


def test_exploring_is_good_for_what_lies_there() -> None:
    there = "c2=forest_wood_decoration d2=zombie_1 c1=bow"
    state = table(cells=there, red=f"13 1 {POINTLESS} wood*1")
    assert good_for(state, "explore 8") == [
        (
            "A building that you can pay for lies there: decoration (forest, wood).",
            "scoring_a",
        ),
        ("A mob lies there: Zombie. You win 60 out of 100 such fights.", "mobs"),
        (
            "You turn up 2 things that nobody knows. They may be just what you need.",
            "",
        ),
    ]
    assert ("A weapon lies there: bow.", "") in good_for(state, "explore 3")
    around = "c3=zombie_1 d3=zombie_2 c4=spider_1 d4=spider_2"
    assert good_for(table(cells=around), "explore 13") == [
        ("Nothing new lies there, but you may stand better for your next turn.", "")
    ]


@pytest.mark.rule("BB-9.4")
def test_a_building_is_good_for_what_it_adds_to_each_scoring() -> None:
    state = table(cells="c3=desert_wood_bridge", red=f"13 1 {POINTLESS} wood*2,sand*1")
    in_a = (
        "6 more in scoring A, as things stand. Desert: 3 spaces that touch, 4 each: 12 experience."
    )
    assert good_for(state, "build c3 5") == [
        (in_a, "scoring_a"),
        ("3 more in scoring B, as things stand. Wood: one space, 3 experience.", "scoring_b"),
        ("6 more in scoring C, as things stand. Bridge: one space, 6 experience.", "scoring_c"),
    ]
    beaten = f"13 1 {POINTLESS} wood*1,stone*3 {OWN} {BARE} skeleton_forest"
    dear = table(cells="c3=forest_stone_bridge", red=beaten)
    assert good_for(dear, "build c3 2")[-2:] == [
        ("It gives 2 experience at once.", "buildings"),
        ("Your beaten mobs give 2 more at the end, as things stand.", "mob_scoring"),
    ]


def test_a_building_that_adds_nothing_is_not_praised() -> None:
    house = "forest_wood_decoration/-/-/-/-/-/-/-/-"
    state = table(
        cells="c3=forest_sand_decoration",
        red=f"13 1 {POINTLESS} sand*1 {OWN} {house} -",
        turn="20 red 0 - 2",
        taken="2222 2222 2222 2222",
    )
    assert good_for(state, "build c3 9") == [
        ("It adds nothing yet, but a group can grow around it.", "")
    ]
    assert good_for(state, "build c3 2")[0][1] == "scoring_c"


@pytest.mark.rule("BB-6.2")
def test_a_fight_is_told_with_its_chance_and_never_as_won() -> None:
    state = table(cells="c3=zombie_1 d3=skeleton_forest c4=enderman_bridge")
    assert good_for(state, "fight c3") == [
        ("You win 60 out of 100 such fights, and a win gives 3 experience.", "mobs"),
        ("Once beaten, you can return it for one more action.", ""),
    ]
    assert good_for(state, "fight d3")[1] == (
        "Once beaten, it gives 6 at the end, as things stand (forest).",
        "mob_scoring",
    )
    assert good_for(state, "fight c4") == [("Your weapons cannot beat it yet.", "")]


def test_a_weapon_is_good_for_fights() -> None:
    state = table(cells="c1=diamond_sword c2=skeleton_forest d1=bow", red="3")
    assert good_for(state, "collect c1") == [
        ("Skeleton: with it you would win 65 out of 100 fights, not 30.", "mobs"),
        ("4 hearts.", ""),
    ]
    assert good_for(state, "collect d1")[-1] == ("One more token is revealed.", "")


LIT = f"13 1 {POINTLESS} - {OWN},tnt*2"


@pytest.mark.rule("BB-6.7")
@pytest.mark.parametrize(
    ("mob", "draws", "light"),
    [
        ("enderman_bridge", "tnt wooden_sword poisonous_potato", "With it you win: 6 experience."),
        ("enderman_bridge", "tnt poisonous_potato poisonous_potato", "Even with it"),
        ("enderman_bridge", "tnt tnt poisonous_potato", "With it and the next TNT you win"),
        ("spider_1", "tnt stone_sword poisonous_potato", "You win without it, too"),
    ],
)
def test_tnt_is_lit_only_where_it_wins(mob: str, draws: str, light: str) -> None:
    state = table(cells=f"c3={mob}", red=LIT)
    play(state, "fight c3", draws=" ".join(f"weapon:{kind}" for kind in draws.split()))
    ((said, source),) = good_for(state, "light")
    assert said.startswith(light)
    assert (source == "mobs") == ("you win:" in said or "next TNT" in said)
    assert good_for(state, "keep") == [("You have it for a later fight.", "")]
    assert urged(state, "light") == "Light the TNT."


def test_a_scoring_choice_is_told_with_its_sum() -> None:
    state = table(asked="scoring red", taken="1111 1111 1111 1111")
    assert good_for(state, "score snowy_tundra") == [
        ("Snowy tundra: one space, 6 experience.", "scoring_a"),
        ("Nothing else on this card gives more now.", "scoring_a"),
    ]
    assert good_for(state, "score desert") == [("Desert: one space, 4 experience.", "scoring_a")]
    assert urged(state, "score desert") == "Score this: desert."


def test_what_to_do_names_things_and_no_numbers_of_places() -> None:
    state = table(cells="c3=zombie_1 d3=desert_wood_decoration", red=f"13 1 {POINTLESS} wood*1")
    assert urged(state, "fight c3") == "Fight this mob: Zombie."
    assert urged(state, "build d3 7") == "Build this one here: decoration (desert, wood)."
    assert urged(state, "explore 13") == "Stay here and explore."
    assert urged(state, "explore 15") == "Go here and explore."
    assert urged(state, "block a1") == "Take this block: wood."


def best_of_card(state: BuildersState, seat: int, card: int) -> int:
    """Return what scores most on a card, by the rules."""
    return max(
        int(spaces_that_score(state, seat, number) * state.box.values[number])
        for number in range(card * 4, card * 4 + 4)
    )


def building_actions(state: BuildersState) -> Iterator[int]:
    return (action for action in state.legal_actions() if action >= BUILD)


@pytest.mark.rule("BB-9.4", "BB-11.1")
@pytest.mark.parametrize(("players", "beginners"), [(2, "no"), (3, "13"), (4, "2")])
def test_what_a_building_adds_is_what_the_rules_then_score(players: int, beginners: str) -> None:
    found = 0
    for seed in range(4):
        for state in positions(players, beginners, seed):
            for action in building_actions(state):
                seat = int(state.asked_seat)
                after = state.clone()
                build(after, seat, (action - BUILD) // SPACES, (action - BUILD) % SPACES)
                merits = merits_of(state, state.action_to_string(action))
                told = {
                    merit.source: merit.said.values["points"]
                    for merit in merits
                    if merit.said.id == "builders-merit-adds"
                }
                adds = {
                    f"scoring_{CARD_NAMES[card].lower()}": gain
                    for card in range(int(state.rounds), 3)
                    if (gain := best_of_card(after, seat, card) - best_of_card(state, seat, card))
                    > 0
                }
                assert told == adds
                found += 1
    assert found > 20


@pytest.mark.parametrize(("players", "beginners"), [(2, "no"), (4, "24")])
def test_every_legal_action_is_good_for_something_in_all_languages(
    players: int, beginners: str
) -> None:
    game = load("builders", players=players, beginners=beginners)
    words, sources = words_of(game), ["", *game.sources()]
    texts = [Texts(language) for language in languages()]
    spoken: set[str] = set()
    for state in positions(players, beginners, 7):
        for action in state.legal_actions():
            view = state.view(int(state.asked_seat))
            merits = words.merits(view, action)
            assert merits
            assert all(merit.source in sources for merit in merits)
            for said in [words.urge(view, action), *(merit.said for merit in merits)]:
                if repr(said) not in spoken:
                    spoken.add(repr(said))
                    assert all(text.speak(said).strip() for text in texts)
