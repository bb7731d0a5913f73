import pytest

from boardwright.core.chance import ScriptedChance, Undecided
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import WHICH_WEAPON
from tests.rules.builders.table import OWN, asked, cell, others, pile, play, points, supply, table
from tests.rules.position import legal, line

POTATO, WOOD, STONE = "weapon:poisonous_potato", "weapon:wooden_sword", "weapon:stone_sword"


def facing(mob: str, tokens: str = "", **stated: str) -> BuildersState:
    """Return a position in which red stands next to a mob, with more tokens than the own ones."""
    own = f"{OWN},{tokens}" if tokens else OWN
    return table(red=f"13 1 0,0,0,0,0,0,0 - {own}", cells=f"c3={mob}", **stated)


def drawn(*kinds: str) -> str:
    return " ".join(f"weapon:{kind}" for kind in kinds)


@pytest.mark.rule("BB-6.1")
def test_only_a_mob_face_up_next_to_the_character_can_be_fought() -> None:
    state = table(cells="c3=spider_1 d3=forest_wood_bridge b2=zombie_1")
    assert legal(state, "fight") == ["fight c3"]


@pytest.mark.rule("BB-6.1")
def test_three_tokens_of_the_own_pile_are_revealed_one_by_one() -> None:
    state = facing("spider_1", "bow*1")
    for answers, counts in [
        ([], [1, 1, 3, 1, 0, 0, 0, 0, 0]),
        ([2], [1, 1, 2, 1, 0, 0, 0, 0, 0]),
        ([2, 0], [0, 1, 2, 1, 0, 0, 0, 0, 0]),
    ]:
        with pytest.raises(Undecided) as stopped:
            state.apply_action(state.string_to_action("fight c3"), ScriptedChance(answers))
        assert (stopped.value.question, stopped.value.counts) == (WHICH_WEAPON, counts)
    play(state, "fight c3", draws=f"{POTATO} {WOOD} {POTATO}")
    assert asked(state) == "second-action red"


@pytest.mark.rule("BB-6.2")
@pytest.mark.parametrize(
    ("mob", "draws", "is_beaten"),
    [
        ("spider_1", f"{POTATO} {WOOD} {POTATO}", True),
        ("zombie_1", f"{POTATO} {STONE} {POTATO}", True),
        ("skeleton_1", f"{WOOD} {STONE} {POTATO}", True),
        ("skeleton_1", f"{POTATO} {STONE} {POTATO}", False),
        ("creeper_1", f"{WOOD} {STONE} {POTATO}", False),
        ("spider_1", f"{POTATO} {POTATO} {POTATO}", False),
    ],
)
def test_as_many_hearts_as_the_mob_shows_beat_it(mob: str, draws: str, is_beaten: bool) -> None:
    state = play(facing(mob), "fight c3", draws=draws)
    assert (others(state) == mob) == is_beaten
    assert cell(state, "c3") == ("?*3" if is_beaten else f"{mob}*4")


@pytest.mark.rule("BB-6.2", "BB-R13")
def test_a_beaten_mob_gives_its_experience_at_once_and_all_know_it() -> None:
    state = play(facing("skeleton_1"), "fight c3", draws=f"{WOOD} {STONE} {POTATO}")
    assert points(state, "mobs") == [4, 0]
    tile = state.box.tile_names.index("skeleton_1")
    assert [state.view(seat).owner[tile] for seat in (-1, 0, 1)] == [0, 0, 0]
    lost = play(facing("skeleton_1"), "fight c3", draws=f"{WOOD} {POTATO} {POTATO}")
    assert points(lost, "mobs") == [0, 0]


@pytest.mark.rule("BB-6.2")
def test_the_tile_below_a_beaten_mob_stays_face_down_until_somebody_explores() -> None:
    state = play(facing("spider_1"), "fight c3", draws=f"{WOOD} {STONE} {POTATO}")
    assert cell(state, "c3") == "?*3"
    play(state, "explore 13", draws="tile:zombie_1 tile:zombie_2 tile:creeper_1 tile:creeper_2")
    assert cell(state, "c3") == "zombie_1*3"


@pytest.mark.rule("BB-6.3")
@pytest.mark.parametrize("draws", [f"{POTATO} {POTATO} {POTATO}", f"{WOOD} {STONE} {POTATO}"])
def test_after_the_fight_all_tokens_are_in_the_pile_again(draws: str) -> None:
    state = play(facing("spider_1"), "fight c3", draws=draws)
    assert line(state, "red").split()[4] == OWN
    assert line(state, "fight") == "- 0 0 0 -"


@pytest.mark.rule("BB-6.4", "BB-R4")
def test_a_bow_reveals_one_more_token_at_once() -> None:
    state = facing("creeper_1", "bow*1")
    play(state, "fight c3", draws=drawn("bow") + f" {WOOD} {STONE} {POTATO}")
    assert others(state) == "creeper_1"  # 1 + 1 + 2 hearts


@pytest.mark.rule("BB-6.4", "BB-R4")
def test_a_bow_that_a_bow_revealed_counts_again() -> None:
    state = facing("enderman_bridge", "bow*3")
    draws = drawn("bow", "poisonous_potato", "bow", "bow", "wooden_sword", "stone_sword")
    play(state, "fight c3", draws=draws)  # six tokens with 1 + 0 + 1 + 1 + 1 + 2 hearts
    assert others(state) == "enderman_bridge"
    assert pile(state) == "bow*3"


@pytest.mark.rule("BB-6.5")
@pytest.mark.parametrize(
    ("draws", "mobs"),
    [
        (drawn("golden_hoe", "poisonous_potato", "golden_hoe"), 0),
        (drawn("golden_hoe", "stone_sword", "golden_hoe"), 4),
    ],
)
def test_each_golden_hoe_gives_two_experience_won_or_lost(draws: str, mobs: int) -> None:
    state = play(facing("skeleton_1", "golden_hoe*2"), "fight c3", draws=draws)
    assert points(state, "hoes") == [4, 0]
    assert points(state, "mobs") == [mobs, 0]


@pytest.mark.rule("BB-6.6", "BB-R8")
def test_a_pickaxe_takes_a_block_before_the_next_token_is_revealed() -> None:
    state = facing("spider_1", "stone_pickaxe*1", blocks="d4.1=obsidian")
    play(state, "fight c3", draws=drawn("stone_pickaxe"))
    assert asked(state) == "pickaxe red"
    assert line(state, "fight") == "c3 2 1 0 stone_pickaxe*1"
    assert legal(state) == ["decline", "block a1", "block d1", "block a4", "block d4"]
    play(state, "block d4", draws=f"{POTATO} {POTATO}")
    assert supply(state) == "obsidian*1"
    assert others(state) == "spider_1"
    assert asked(state) == "second-action red"


@pytest.mark.rule("BB-6.6")
def test_a_pickaxe_may_be_declined_and_asks_each_time() -> None:
    state = facing("creeper_1", "stone_pickaxe*2")
    play(state, "fight c3", draws=drawn("stone_pickaxe"))
    play(state, "decline", draws=drawn("stone_pickaxe"))
    assert asked(state) == "pickaxe red"
    play(state, "block a1", draws=POTATO)
    assert (supply(state), others(state)) == ("wood*1", "-")


@pytest.mark.rule("BB-6.6")
def test_a_pickaxe_is_not_the_action_collect_blocks() -> None:
    state = facing("spider_1", "stone_pickaxe*1")
    play(state, "fight c3", draws=drawn("stone_pickaxe"))
    play(state, "block a1", draws=f"{POTATO} {POTATO}")
    play(state, "block a1", "block d1")
    assert supply(state) == "wood*3"


@pytest.mark.rule("BB-6.6", "BB-3.4")
def test_the_block_of_a_pickaxe_shows_what_is_behind_before_tokens_go_on() -> None:
    state = facing("spider_1", "stone_pickaxe*1", taken="1111 1000 1000 1000")
    play(state, "fight c3", draws=drawn("stone_pickaxe"))
    play(state, "block b2", draws=f"block:sand {POTATO} {POTATO}")
    assert line(state, "layer-2").split()[1] == "ws?w"


@pytest.mark.rule("BB-R5")
def test_a_pickaxe_with_no_block_left_asks_nothing() -> None:
    state = facing("spider_1", "stone_pickaxe*1", taken="4444 4444 4444 4444", turn="9 red 0 - 2")
    play(state, "fight c3", draws=drawn("stone_pickaxe") + f" {POTATO} {POTATO}")
    assert asked(state) == "second-action red"


@pytest.mark.rule("BB-6.7", "BB-6.3")
def test_lit_tnt_counts_five_hearts_and_leaves_the_game() -> None:
    state = facing("witch_stone", "tnt*1")
    play(state, "fight c3", draws=drawn("tnt") + f" {POTATO} {POTATO}")
    assert (asked(state), legal(state)) == ("tnt red", ["light", "keep"])
    play(state, "light")
    assert others(state) == "witch_stone"
    assert (pile(state), line(state, "tokens").count("tnt*1")) == ("-", 1)


@pytest.mark.rule("BB-6.7")
def test_tnt_that_is_not_lit_counts_nothing_and_is_kept() -> None:
    state = facing("zombie_1", "tnt*1")
    play(state, "fight c3", "keep", draws=drawn("tnt") + f" {POTATO} {WOOD}")
    assert (others(state), pile(state)) == ("-", "tnt*1")


@pytest.mark.rule("BB-6.7", "BB-R8")
def test_tnt_is_asked_for_after_the_last_token_those_of_bows_included() -> None:
    state = facing("witch_stone", "bow*1,tnt*1")
    draws = drawn("tnt", "poisonous_potato", "bow", "stone_sword")
    play(state, "fight c3", draws=draws)
    assert asked(state) == "tnt red"
    assert line(state, "fight") == "c3 0 3 0 stone_sword*1,poisonous_potato*1,bow*1,tnt*1"


@pytest.mark.rule("BB-R5")
def test_each_tnt_is_asked_for_also_when_the_fight_is_won() -> None:
    state = facing("witch_stone", "tnt*2,diamond_sword*1")
    play(state, "fight c3", "light", draws=drawn("tnt", "tnt", "diamond_sword"))
    assert asked(state) == "tnt red"  # nine hearts already
    kept = play(state.clone(), "keep")
    assert (others(kept), pile(kept)) == ("witch_stone", "diamond_sword*1,tnt*1")
    lit = play(state, "light")
    assert pile(lit) == "diamond_sword*1"


@pytest.mark.rule("BB-R5")
def test_the_second_tnt_may_be_lit_when_the_first_was_kept() -> None:
    state = facing("witch_stone", "tnt*2")
    play(state, "fight c3", "keep", "light", draws=drawn("tnt", "tnt") + f" {POTATO}")
    assert (others(state), pile(state)) == ("witch_stone", "tnt*1")


@pytest.mark.rule("BB-R5")
def test_tnt_that_does_not_win_may_be_lit() -> None:
    state = facing("enderman_bridge", "tnt*1")
    play(state, "fight c3", "light", draws=drawn("tnt") + f" {POTATO} {POTATO}")
    assert (others(state), pile(state)) == ("-", "-")
