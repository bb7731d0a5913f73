"""Every way in which an action can be illegal: the rule, the words, and nothing has changed."""

import re

import pytest

from boardwright.core.chance import ScriptedChance
from boardwright.core.game import IllegalAction
from boardwright.core.library import folder_of
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import ACTIONS
from tests.rules.builders.table import BARE, OWN, play, table
from tests.rules.position import refused

POTATOES = "weapon:poisonous_potato weapon:poisonous_potato"
AROUND = "c1=bow c2=spider_1 d2=forest_wood_dwelling"


def at_3(supply: str = "-", tokens: str = "") -> str:
    """Return red's line on the crossing with two tokens and two stacks around it."""
    return f"3 1 0,0,0,0,0,0,0 {supply} {OWN}{tokens} {BARE}"


TURN = table(red=at_3(tokens=",tnt*1"), cells=f"{AROUND} d1=-", taken="4110 1000 0000 0000")
RICH = table(red=at_3("wood*5"), cells=f"{AROUND} d1=tnt")
FACE_DOWN = table(red=at_3(), cells="c1=bow d1=tnt")
SECOND_BLOCK = play(RICH.clone(), "block a1")
EXPLORED = play(RICH.clone(), "explore 3")
TOOK = play(SECOND_BLOCK.clone(), "block d1")
BUILT = play(RICH.clone(), "build d2 1")
FOUGHT = play(RICH.clone(), "fight c2", draws=f"weapon:poisonous_potato {POTATOES}")
COLLECTED = play(RICH.clone(), "collect c1")
ARMED = table(red=at_3(tokens=",stone_pickaxe*1,tnt*1"), cells=f"{AROUND} d1=tnt")
PICKAXE = play(ARMED.clone(), "fight c2", draws="weapon:stone_pickaxe")
TNT = play(ARMED.clone(), "fight c2", draws=f"weapon:tnt {POTATOES}")
WITH_MOB = f"13 1 0,0,0,0,0,0,0 - {OWN} {BARE} spider_2"
TRADE = table(red=WITH_MOB, turn="5 red 2 explore", asked="trade-or-end")
EXTRA = play(TRADE.clone(), "trade")
SCORING_A = play(
    table(taken="1111 1111 1111 1110", turn="5 red 1 explore", asked="second-action"),
    "block d4",
    "block a1",
)
SCORING_B = play(
    table(taken="2222 2222 2222 2221", turn="5 red 1 explore 1", asked="second-action"),
    "block d4",
    "block a1",
)
SCORING_C = play(
    table(taken="3333 3333 3333 3332", turn="5 red 1 explore 2", asked="second-action"),
    "block d4",
    "block a1",
)
GAME_OVER = play(SCORING_C.clone(), "score bridge", "score bridge")

FIRST = "BB-2.1: it is your turn: collect blocks, explore, build, fight a mob or collect a weapon."
AGAIN = "this turn; your second action must be a different one."

CASES: list[tuple[BuildersState, str, str, str]] = [
    # An answer to another question.
    (TURN, "end", FIRST, "asked-0"),
    (TURN, "trade", FIRST, "asked-0"),
    (TURN, "decline", FIRST, "asked-0"),
    (TURN, "light", FIRST, "asked-0"),
    (TURN, "keep", FIRST, "asked-0"),
    (TURN, "score forest", FIRST, "asked-0"),
    (EXPLORED, "end", FIRST.replace("it is your turn", "now comes your second action"), "asked-1"),
    (
        EXTRA,
        "end",
        "BB-8.1: first carry out the extra action of the mob you returned.",
        "asked-2",
    ),
    (SECOND_BLOCK, "explore 3", "BB-3.1: first take the second block.", "asked-3"),
    (
        PICKAXE,
        "fight c2",
        "BB-6.6: first take a block with the stone pickaxe, or decline.",
        "asked-4",
    ),
    (TNT, "block a1", "BB-6.7: first say whether you light the TNT or keep it.", "asked-5"),
    (
        TRADE,
        "explore 13",
        "BB-8.1: trade in a mob for an extra action, or end your turn.",
        "asked-6",
    ),
    (SCORING_A, "build c3 1", "BB-9.3: first choose the characteristic you score.", "asked-7"),
    (GAME_OVER, "score bridge", "BB-10.1: the game is over.", "asked-8"),
    # The card of another scoring round.
    (
        SCORING_A,
        "score wood",
        "BB-9.1: this is scoring round A: choose one of forest, desert, mountains and snowy "
        "tundra.",
        "card",
    ),
    (
        SCORING_B,
        "score forest",
        "BB-9.1: this is scoring round B: choose one of wood, sand, stone and obsidian.",
        "card",
    ),
    (
        SCORING_C,
        "score stone",
        "BB-9.1: this is scoring round C: choose one of decoration, dwelling, animal house and "
        "bridge.",
        "card",
    ),
    # The same kind of action twice.
    (
        TOOK,
        "block a1",
        f"BB-2.1: you have already collected blocks {AGAIN}",
        "again-collect-blocks",
    ),
    (EXPLORED, "explore 4", f"BB-2.1: you have already explored {AGAIN}", "again-explore"),
    (BUILT, "build c1 1", f"BB-2.1: you have already built {AGAIN}", "again-build"),
    (FOUGHT, "fight c2", f"BB-2.1: you have already fought {AGAIN}", "again-fight"),
    (
        COLLECTED,
        "collect d1",
        f"BB-2.1: you have already collected a weapon {AGAIN}",
        "again-collect-weapon",
    ),
    # Blocks.
    (TURN, "block a1", "BB-3.2: no block is left in column a1 of the big cube.", "no-block"),
    (
        TURN,
        "block d2",
        "BB-3.2: the uppermost block of column d2 has only one exposed side; it needs two.",
        "sides",
    ),
    (
        SECOND_BLOCK,
        "block c3",
        "BB-3.2: the uppermost block of column c3 has only 0 exposed sides; it needs two.",
        "sides",
    ),
    (
        PICKAXE,
        "block b1",
        "BB-3.2: the uppermost block of column b1 has only one exposed side; it needs two.",
        "sides",
    ),
    # Exploring.
    (TURN, "explore 25", "BB-4.1: crossing 25 is more than two steps away.", "too-far"),
    # Cells.
    (TURN, "build d1 1", "BB-5.1: nothing lies on d1.", "empty"),
    (TURN, "fight d1", "BB-6.1: nothing lies on d1.", "empty"),
    (TURN, "collect d1", "BB-7.1: nothing lies on d1.", "empty"),
    (
        FACE_DOWN,
        "build c2 1",
        "BB-5.1: the top tile on c2 lies face down; explore to turn it up.",
        "face-down",
    ),
    (
        FACE_DOWN,
        "fight c2",
        "BB-6.1: the top tile on c2 lies face down; explore to turn it up.",
        "face-down",
    ),
    (TURN, "build c2 1", "BB-5.1: no building lies on c2.", "no-building"),
    (TURN, "build c1 1", "BB-5.1: no building lies on c1.", "no-building"),
    (TURN, "fight d2", "BB-6.1: no mob lies on d2.", "no-mob"),
    (TURN, "collect c2", "BB-7.1: no weapon token lies on c2.", "no-weapon"),
    (
        TURN,
        "build d2 1",
        "BB-5.2: for this building emeralds must stand in for one block, and you have none.",
        "blocks-missing",
    ),
]


@pytest.mark.rule("BB-2.1", "BB-2.2", "BB-3.2", "BB-4.1", "BB-5.1", "BB-6.1", "BB-7.1", "BB-9.1")
@pytest.mark.parametrize(("state", "action", "words", "message"), CASES)
def test_a_refusal_names_the_rule_and_what_is_wrong(
    state: BuildersState, action: str, words: str, message: str
) -> None:
    error = refused(state, action)
    assert (str(error), error.why.id) == (words, f"builders-refused-{message}")


@pytest.mark.rule("BB-5.2")
@pytest.mark.parametrize(
    ("blocks", "words"),
    [
        ("emerald*1", "emeralds must stand in for 6 blocks, and you have only one."),
        ("wood*1,emerald*2", "emeralds must stand in for 5 blocks, and you have only 2."),
    ],
)
def test_the_refusal_counts_blocks_and_emeralds(blocks: str, words: str) -> None:
    state = table(red=at_3(blocks), cells="d2=mountains_stone_bridge")
    assert str(refused(state, "build d2 1")).endswith(words)


def test_every_message_of_a_refusal_can_come_up() -> None:
    text = folder_of("builders").joinpath("locales/en/builders.ftl").read_text("utf-8")
    known = re.findall(r"^builders-refused-([\w-]+) =", text, re.MULTILINE)
    assert sorted(known) == sorted({message for _, _, _, message in CASES})


@pytest.mark.parametrize("action", [-1, ACTIONS, 1000000])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction, match=rf"^There is no action {action}; .* 0 to 101\.$"):
        TURN.apply_action(action, ScriptedChance([]))


@pytest.mark.parametrize(
    "state",
    [TURN, SECOND_BLOCK, EXPLORED, PICKAXE, TNT, TRADE, EXTRA, SCORING_A, SCORING_B, GAME_OVER],
)
def test_every_action_that_is_not_legal_has_a_reason(state: BuildersState) -> None:
    legal = state.legal_actions()
    for action in range(ACTIONS):
        if action not in legal:
            assert state.refusal(action).rule.startswith("BB-")
