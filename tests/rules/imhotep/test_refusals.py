"""Every way in which an action can be illegal: the rule, the words, and nothing has changed."""

import re
from typing import NamedTuple

import pytest

from boardwright.core.chance import ScriptedChance
from boardwright.core.game import IllegalAction
from boardwright.core.library import folder_of
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import ACTIONS, UNLOAD_IN_ORDER
from tests.rules.imhotep.table import LAST_SHIP, play, table
from tests.rules.position import refused


class Refused(NamedTuple):
    """An action, the rule and words with which it is refused, and the message they come from."""

    action: str
    words: str
    message: str


TURN = table(
    black="2 20", ships="w.. ..>temple bb. n", offer="statue", white="0 20 lever*1,hammer*1,sail*1"
)
LEVER = table(black="0 0 lever*1", ships="wbw. ..>temple .. b")
HAMMER = table(black="2 20 hammer*1", ships="w.. ..>temple .. .")
SAIL = table(black="1 0 sail*1", ships="w... ..>temple w .")
CHISEL = table(black="2 20 chisel*1", ships="w.. ..>temple .. .")
NO_STONES = table(black="0 0 hammer*1,sail*1,chisel*1", ships="www ... .. .")
ONE_SLOT = table(black="2 20 chisel*1", ships="www ..>temple w. n")
UNLOAD_ORDER = play(LEVER.clone(), "lever 1 burial")
SAIL_TO = play(SAIL.clone(), "sailcard 4.1")
SECOND_STONE = play(CHISEL.clone(), "chisel 1.2")
MARKET = table(ships="wb. ... .. .", offer="statue lever")
TAKE_CARD = play(MARKET, "sail 1 market")
MARKET_B = table(sides="BAAAA", ships="wb. ... .. .", pair="2", pile="lever*1,sail*1,statue*1")
KEEP_CARD = play(MARKET_B, "sail 1 market", "take pair", draws="card:sail card:statue")
PYRAMIDS = table(sides="ABAAA", ships="n.. ..>temple .. w", pyramids="br br br", white="1 0")
CHOOSE_PYRAMID = play(PYRAMIDS, "sail 4 pyramids")
SHIP_BONUS = play(CHOOSE_PYRAMID.clone(), "pyramid right")
ONE_COMPLETE = play(
    table(sides="ABAAA", ships="... ... .. w", pyramids="bl bl bl bl bl"), "sail 4 pyramids"
)
TEMPLE_CHOICE = play(
    table(sides="AABAA", ships=LAST_SHIP, round="6", temple="w"), "sail 4 obelisks"
)
STONES_BONUS = play(
    table(sides="ABAAA", ships="... ... .. w", pyramids="bm bm"),
    "sail 4 pyramids",
    "pyramid middle",
)
GAME_OVER = play(table(ships=LAST_SHIP, round="6"), "sail 4 obelisks")

TURN_FIRST = "it is your turn: get stones, place a stone, sail a ship or play a blue card."

CASES: list[tuple[ImhotepState, Refused]] = [
    # An answer to another question.
    (TURN, Refused("take statue", f"IM-2.3: {TURN_FIRST}", "asked-0")),
    (TURN, Refused("keep statue", f"IM-2.3: {TURN_FIRST}", "asked-0")),
    (TURN, Refused("pyramid left", f"IM-2.3: {TURN_FIRST}", "asked-0")),
    (TURN, Refused("decline", f"IM-2.3: {TURN_FIRST}", "asked-0")),
    (TURN, Refused("stones", f"IM-2.3: {TURN_FIRST}", "asked-0")),
    (TURN, Refused("sailcard … temple", f"IM-2.3: {TURN_FIRST}", "asked-0")),
    (TURN, Refused("chisel … 1.2", f"IM-2.3: {TURN_FIRST}", "asked-0")),
    (TURN, Refused("lever … 1234", f"IM-2.3: {TURN_FIRST}", "asked-0")),
    (
        UNLOAD_ORDER,
        Refused("get", "IM-10.1: first say in which order the stones are unloaded.", "asked-1"),
    ),
    (
        SAIL_TO,
        Refused("place 1.2", "IM-10.3: first say where the ship of the Sail card goes.", "asked-2"),
    ),
    (
        SECOND_STONE,
        Refused("place 1.3", "IM-10.4: first place the second stone of the Chisel.", "asked-3"),
    ),
    (
        TAKE_CARD,
        Refused("decline", "IM-6.1: first take a market card for this stone.", "asked-4"),
    ),
    (
        KEEP_CARD,
        Refused("take statue", "IM-6.4: first keep one card of the face-down pair.", "asked-5"),
    ),
    (
        CHOOSE_PYRAMID,
        Refused("place 1.2", "IM-7.2: first choose a pyramid for this stone.", "asked-6"),
    ),
    (
        SHIP_BONUS,
        Refused("pass", "IM-7.2: first place the bonus stone on a ship, or decline it.", "asked-7"),
    ),
    (
        TEMPLE_CHOICE,
        Refused(
            "decline",
            "IM-8.3: first choose between the point and the stones of the temple.",
            "asked-8",
        ),
    ),
    (
        STONES_BONUS,
        Refused("point", "IM-7.2: first take the bonus stones, or decline them.", "asked-9"),
    ),
    (GAME_OVER, Refused("get", "IM-11.1: the game is over.", "asked-10")),
    (GAME_OVER, Refused("stones", "IM-11.1: the game is over.", "asked-10")),
    # A turn.
    (
        TURN,
        Refused("pass", "IM-R2: passing is only for a player who can do nothing else.", "pass"),
    ),
    (
        table(black="2 0"),
        Refused("get", "IM-R1: no stone of yours is left in the quarry.", "empty-quarry"),
    ),
    (
        table(black="5 9"),
        Refused("get", "IM-R1: your sled is full: it holds 5 stones.", "full-sled"),
    ),
    (
        table(black="0 9"),
        Refused("place 1.1", "IM-4.1: no stone is on your sled.", "empty-sled"),
    ),
    (TURN, Refused("place 2.1", "IM-4.1: ship 2 has sailed.", "sailed")),
    (TURN, Refused("place 4.2", "IM-4.1: ship 4 has no slot 2.", "no-slot")),
    (TURN, Refused("place 1.1", "IM-4.1: slot 1 of ship 1 is taken.", "slot-taken")),
    (
        TURN,
        Refused("sail 2 burial", "IM-5.2: ship 2 has sailed already this round.", "ship-sailed"),
    ),
    (TURN, Refused("sail 1 burial", "IM-5.1: this ship needs 2 stones, but has 1.", "minimum")),
    (
        TURN,
        Refused(
            "sail 3 temple", "IM-5.2: a ship has already been to the temple this round.", "visited"
        ),
    ),
    # Blue cards.
    (TURN, Refused("lever 3 burial", "IM-10.1: you have no Lever card.", "no-card")),
    (TURN, Refused("hammer 1.2", "IM-10.2: you have no Hammer card.", "no-card")),
    (TURN, Refused("sailcard 1.2", "IM-10.3: you have no Sail card.", "no-card")),
    (TURN, Refused("chisel 1.2", "IM-10.4: you have no Chisel card.", "no-card")),
    (
        LEVER,
        Refused("lever 2 burial", "IM-5.2: ship 2 has sailed already this round.", "ship-sailed"),
    ),
    (LEVER, Refused("lever 3 burial", "IM-5.1: this ship needs 1 stone, but has 0.", "minimum")),
    (
        LEVER,
        Refused(
            "lever 1 temple", "IM-5.2: a ship has already been to the temple this round.", "visited"
        ),
    ),
    (HAMMER, Refused("hammer 1.1", "IM-4.1: slot 1 of ship 1 is taken.", "slot-taken")),
    (HAMMER, Refused("hammer 2.1", "IM-4.1: ship 2 has sailed.", "sailed")),
    (
        NO_STONES,
        Refused(
            "hammer 2.1",
            "IM-R6: you have no stone on the sled and none in the quarry.",
            "no-stone-at-all",
        ),
    ),
    (NO_STONES, Refused("sailcard 2.1", "IM-R13: no stone is on your sled.", "empty-sled")),
    (SAIL, Refused("sailcard 1.1", "IM-4.1: slot 1 of ship 1 is taken.", "slot-taken")),
    (SAIL, Refused("sailcard 2.1", "IM-4.1: ship 2 has sailed.", "sailed")),
    (SAIL, Refused("sailcard 3.2", "IM-4.1: ship 3 has no slot 2.", "no-slot")),
    (SAIL, Refused("sailcard 1.2", "IM-R13: this ship needs 3 stones, but has 2.", "minimum")),
    (
        SAIL_TO,
        Refused(
            "sailcard 4.1 temple",
            "IM-5.2: a ship has already been to the temple this round.",
            "visited",
        ),
    ),
    (
        NO_STONES,
        Refused(
            "chisel 2.1",
            "IM-R7: the Chisel needs two stones on the sled, but you have 0.",
            "two-stones",
        ),
    ),
    (
        ONE_SLOT,
        Refused("chisel 3.2", "IM-R7: the Chisel needs two free slots; free: 1.", "two-slots"),
    ),
    (CHISEL, Refused("chisel 4.2", "IM-4.1: ship 4 has no slot 2.", "no-slot")),
    (
        SECOND_STONE,
        Refused("chisel 1.2 1.2", "IM-4.1: slot 2 of ship 1 is taken.", "slot-taken"),
    ),
    # The sites.
    (TAKE_CARD, Refused("take sail", "IM-6.1: no Sail is on offer.", "not-on-offer")),
    (TAKE_CARD, Refused("take pair", "IM-6.4: no face-down pair is on offer.", "no-pair")),
    (KEEP_CARD, Refused("keep lever", "IM-6.4: no Lever is in the pair.", "not-in-pair")),
    (
        ONE_COMPLETE,
        Refused("pyramid left", "IM-7.2: the left pyramid is complete.", "complete"),
    ),
    (SHIP_BONUS, Refused("place 1.1", "IM-4.1: slot 1 of ship 1 is taken.", "slot-taken")),
    (SHIP_BONUS, Refused("place 4.1", "IM-4.1: ship 4 has sailed.", "sailed")),
]

ORDER_MESSAGE = "imhotep-refused-order"


@pytest.mark.rule("IM-2.3", "IM-4.1", "IM-5.1", "IM-5.2", "IM-6.1", "IM-6.4", "IM-7.2", "IM-8.3")
@pytest.mark.rule("IM-10.1", "IM-10.2", "IM-10.3", "IM-10.4", "IM-11.1")
@pytest.mark.rule("IM-R1", "IM-R2", "IM-R6", "IM-R7", "IM-R13")
@pytest.mark.parametrize(("state", "case"), CASES, ids=[case.action for _, case in CASES])
def test_an_illegal_action_is_refused_with_its_rule(state: ImhotepState, case: Refused) -> None:
    error = refused(state.clone(), case.action)
    assert str(error) == case.words
    assert error.rule == case.words.partition(":")[0]
    assert error.why.id == f"imhotep-refused-{case.message}"


@pytest.mark.rule("IM-10.1")
def test_an_order_that_only_swaps_equal_stones_is_no_order_of_its_own() -> None:
    state = UNLOAD_ORDER.clone()
    before = state.hash()
    repeated = [UNLOAD_IN_ORDER + number for number in range(24)]
    repeated = [action for action in repeated if not state.is_legal(action)]
    assert len(repeated) == 24 - 3  # wwb, wbw, bww
    for action in repeated:
        with pytest.raises(IllegalAction, match=r"^IM-10\.1: this ship’s stones cannot") as error:
            state.apply_action(action, ScriptedChance([]))
        assert error.value.why.id == ORDER_MESSAGE
    assert state.hash() == before


@pytest.mark.rule("IM-2.3")
@pytest.mark.parametrize("action", [-1, ACTIONS, 10**6, 10**30, -(10**30)])
def test_a_number_outside_the_action_space_is_no_action(action: int) -> None:
    state = TURN.clone()
    before = state.hash()
    with pytest.raises(IllegalAction) as error:
        state.apply_action(action, ScriptedChance([]))
    assert str(error.value) == f"There is no action {action}; actions are numbered 0 to 181."
    assert (error.value.rule, error.value.why.id) == ("", "refused-no-action")
    assert state.hash() == before


@pytest.mark.rule("IM-2.3")
def test_every_message_of_the_catalogue_is_reached() -> None:
    catalogue = folder_of("imhotep").joinpath("locales/en/imhotep.ftl").read_text("utf-8")
    messages = re.findall(r"^(imhotep-refused-[\w-]+)", catalogue, re.MULTILINE)
    reached = {f"imhotep-refused-{case.message}" for _, case in CASES} | {ORDER_MESSAGE}
    assert set(messages) == reached
