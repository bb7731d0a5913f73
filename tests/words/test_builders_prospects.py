"""What follows from a view of Builders & Biomes agrees with what the rules then do."""

from fractions import Fraction

import pytest
from hypothesis import given

from boardwright.core.chance import ScriptedChance, Undecided
from boardwright.core.library import load
from boardwright.games.builders.build import blocks_missing
from boardwright.games.builders.ending import end_the_game
from boardwright.games.builders.fight import light_tnt
from boardwright.games.builders.game import Builders
from boardwright.games.builders.scoring import score_characteristic
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BLOCKS,
    BOARD_WIDTH,
    BOW,
    BUILD,
    CARDS,
    CELL_NAMES,
    CHARACTERISTIC_NAMES,
    CHARACTERISTICS,
    COLUMN_NAMES,
    DECLINE,
    DETONATE,
    EMERALD,
    FIGHT,
    FROM_MOB_SCORING,
    FROM_SCORING,
    LIGHT,
    SOURCES,
    SPACES,
    STONE_PICKAXE,
    STONE_SWORD,
    TAKE_BLOCK,
    TNT,
    USE_PICKAXE,
    WOODEN_SWORD,
)
from boardwright.games.builders.wording.prospects import (
    Characteristic,
    Prospects,
    Weapon,
    prospects,
)
from tests.laws.play import Beginning, beginnings
from tests.rules.builders.table import table

OWN = "wooden_sword*1,stone_sword*1,poisonous_potato*3"


def foreseen(state: BuildersState, seat: int) -> Prospects:
    game = load("builders", players=int(state.box.players), beginners=beginners(state))
    assert isinstance(game, Builders)
    return prospects(game, state.view(seat))


def beginners(state: BuildersState) -> str:
    return "".join(str(seat + 1) for seat in range(4) if state.box.is_beginner[seat]) or "no"


def begun(beginning: Beginning) -> tuple[Builders, BuildersState]:
    game, state = beginning.game, beginning.play()
    assert isinstance(game, Builders)
    assert isinstance(state, BuildersState)
    return game, state


def cell(text: str) -> int:
    return CELL_NAMES.index(text)


@given(beginning=beginnings("builders"))
def test_what_would_be_scored_is_what_the_rules_score(beginning: Beginning) -> None:
    game, state = begun(beginning)
    seats = range(state.num_players())
    told = prospects(game, state.view(-1))
    for seat in seats:
        assert len(told.seats[seat].scored) == CHARACTERISTICS
        for name, scored in told.seats[seat].scored.items():
            characteristic = CHARACTERISTIC_NAMES.index(name)
            after = state.clone()
            card = after.rounds = characteristic >> 2
            at = seat * SOURCES + FROM_SCORING + card
            before = int(after.points[at])
            score_characteristic(after, seat, characteristic)
            assert int(after.points[at]) - before == scored.points
            assert scored.points == len(scored.spaces) * scored.value
    after = state.clone()
    end_the_game(after)
    for seat in seats:
        worth = sum(trophy.points for trophy in told.seats[seat].trophies)
        assert worth == after.points[seat * SOURCES + FROM_MOB_SCORING]


@given(beginning=beginnings("builders"))
def test_no_choice_of_the_coming_round_gives_more_than_the_best(beginning: Beginning) -> None:
    game, state = begun(beginning)
    card = int(state.rounds)
    for seat in prospects(game, state.view(-1)).seats:
        coming = list(seat.scored)[card * 4 : card * 4 + 4] if card < CARDS else []
        most = max((seat.scored[name].points for name in coming), default=0)
        assert (seat.best is None) == (most == 0)
        assert seat.best is None or seat.best in coming
        assert seat.best is None or seat.scored[seat.best].points == most


@given(beginning=beginnings("builders"))
def test_what_can_be_taken_and_paid_is_what_is_legal(beginning: Beginning) -> None:
    game, state = begun(beginning)
    seat = int(state.turn_seat)
    told = prospects(game, state.view(seat))
    takeable = [COLUMN_NAMES.index(column) for column in told.takeable]
    assert takeable == [at for at in range(16) if state.takeable >> at & 1]
    legal = state.legal_actions()
    blocks = [action for action in legal if TAKE_BLOCK <= action < TAKE_BLOCK + 16]
    assert not blocks or [action - int(TAKE_BLOCK) for action in blocks] == takeable
    emeralds = int(state.supply[seat * BLOCKS + EMERALD])
    for cost in told.costs:
        assert cost.building == state.face_up[cell(cost.cell)]
        missing = int(blocks_missing(state, seat, cost.building))
        assert sum(cost.missing.values()) == missing
        assert cost.lacking == max(0, missing - emeralds)
    builds = {
        state.action_places(action)[0] for action in legal if BUILD <= action < BUILD + 4 * SPACES
    }
    if builds:
        payable = [cost for cost in told.costs if cost.gains]
        assert {f"cell:{cost.cell}" for cost in payable} == builds


@given(beginning=beginnings("builders"))
def test_what_a_building_would_gain_is_what_it_gains_when_it_stands_there(
    beginning: Beginning,
) -> None:
    game, state = begun(beginning)
    seat, card = int(state.turn_seat), int(state.rounds)

    def best(of: BuildersState) -> int:
        scored = prospects(game, of.view(seat)).seats[seat].scored
        return max(each.points for each in list(scored.values())[card * 4 : card * 4 + 4])

    for cost in prospects(game, state.view(seat)).costs:
        for space, gain in enumerate(cost.gains):
            after = state.clone()
            after.spaces[seat * SPACES + space] = after.face_up[cell(cost.cell)]
            assert best(after) - best(state) == gain


@pytest.mark.rule("BB-9.4")
def test_only_the_largest_group_counts_and_for_a_beginner_all() -> None:
    house = "forest_wood_dwelling/-/forest_wood_decoration/forest_wood_bridge/-/-/-/-/-"
    for who, spaces in (("no", [0, 3]), ("1", [0, 2, 3])):
        state = table(red=f"13 1 0,0,0,0,0,0,0 - {OWN} {house} -", beginners=who)
        wood = foreseen(state, 0).seats[0].scored[Characteristic("wood")]
        assert wood.spaces == spaces
        assert all(space < BOARD_WIDTH**2 for space in spaces)
        assert wood.points == 3 * len(spaces)


@pytest.mark.rule("BB-5.2")
def test_what_is_missing_is_told_by_material_and_emeralds_stand_for_it() -> None:
    near = "c3=mountains_stone_bridge"  # 1 wood, 1 sand, 4 stone
    state = table(cells=near, red="13 1 0,0,0,0,0,0,0 wood*1,stone*3,emerald*1")
    cost = next(cost for cost in foreseen(state, 0).costs if cost.cell == "c3")
    assert cost.missing == {"wood": 0, "sand": 1, "stone": 1, "obsidian": 0, "emerald": 0}
    assert cost.lacking == 1
    assert cost.gains == []


@pytest.mark.rule("BB-9.1")
def test_the_blocks_that_go_before_a_round_is_due_are_counted() -> None:
    state = table(taken="2100 0000 0000 0000")
    assert foreseen(state, 0).to_go == {"A": 14, "B": 29, "C": 45}


def beaten(state: BuildersState, action: int, script: list[int]) -> Fraction:
    """Return how likely a fight is won, by playing out all that can be revealed."""
    after = state.clone()
    try:
        after.apply_action(action, ScriptedChance(script))
    except Undecided as stop:
        total = sum(stop.counts)
        return sum(
            (
                Fraction(count, total) * beaten(state, action, [*script, kind])
                for kind, count in enumerate(stop.counts)
                if count
            ),
            Fraction(0),
        )
    if after.asked == USE_PICKAXE:
        return beaten(after, int(DECLINE), [])
    if after.asked == DETONATE:
        return beaten(after, int(LIGHT), [])
    return Fraction(int(after.points[1] > 0))


@pytest.mark.rule("BB-6.4")
@pytest.mark.parametrize(
    "more", ["", ",bow*2", ",stone_pickaxe*1,golden_hoe*1", ",tnt*1,bow*1", ",diamond_sword*2"]
)
@pytest.mark.parametrize(
    ("mob", "hearts"), [("spider_1", 1), ("skeleton_wood", 3), ("enderman_bridge", 6)]
)
def test_the_chance_to_beat_a_mob_is_that_of_all_that_can_be_revealed(
    more: str, mob: str, hearts: int
) -> None:
    state = table(cells=f"c3={mob}", red=f"13 1 0,0,0,0,0,0,0 - {OWN}{more}")
    chance = beaten(state, int(FIGHT), [])
    told = foreseen(state, 0).chances[hearts]
    assert abs(chance * 100 - told) <= 1
    assert (told == 0) == (chance == 0)
    assert (told == 100) == (chance == 1)


@pytest.mark.rule("BB-6.3")
def test_what_a_fight_has_revealed_counts_for_the_next_one() -> None:
    state = table(cells="c3=spider_1", red=f"13 1 0,0,0,0,0,0,0 - {OWN},stone_pickaxe*1")
    before = foreseen(state, 0).chances
    state.apply_action(int(FIGHT), ScriptedChance([int(STONE_PICKAXE)]))
    assert state.asked == USE_PICKAXE
    assert foreseen(state, 0).chances == before


@pytest.mark.rule("BB-6.7")
def test_tnt_counts_when_it_is_lit_and_everything_else_when_it_is_revealed() -> None:
    state = table(cells="c3=enderman_bridge", red=f"13 1 0,0,0,0,0,0,0 - {OWN},bow*1,tnt*1")
    told = foreseen(state, 0)
    revealed = [int(BOW), int(TNT), int(WOODEN_SWORD), int(STONE_SWORD)]
    state.apply_action(int(FIGHT), ScriptedChance(revealed))
    assert state.asked == DETONATE
    assert state.hearts == sum(list(told.counts.values())[kind] for kind in revealed) > 0
    assert told.counts[Weapon("tnt")] == 0
    before = int(state.hearts)
    light_tnt(state)
    assert state.hearts == before + told.lit > before
