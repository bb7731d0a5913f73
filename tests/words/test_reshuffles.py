"""A pile that is made anew is told in the log, however small it is by then."""

import pytest

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import State
from boardwright.core.library import load
from boardwright.core.match import carry_out
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.texts import ENGLISH
from boardwright.wording import words_of
from tests.rules.biotopia.table import play as play_biotopia
from tests.rules.biotopia.table import table as biotopia_table
from tests.rules.imhotep.table import play as play_imhotep
from tests.rules.imhotep.table import table as imhotep_table

NEW_DECK = "The compost is shuffled to form the new deck."
NEW_PILE = "The discards are shuffled to form the new pile."


def told_by(name: str, before: State, action: int, after: State) -> list[str]:
    words = words_of(load(name, players=before.num_players()))
    lines = words.tell(before.view(-1), action, after.view(-1))
    return [" ".join(ENGLISH.speak(said) for said in line) for line in lines]


def told(state: BiotopiaState, text: str, draws: str) -> list[str]:
    before, action = state.clone(), state.string_to_action(text)
    play_biotopia(state, text, draws=draws)
    return told_by("biotopia", before, action, state)


@pytest.mark.rule("BT-5.2", "BT-R10")
@pytest.mark.parametrize(
    ("seat", "piles", "text", "draws"),
    [
        ("-", "- peacock", "draw", "peacock"),
        ("-", "- peacock*5", "draw", "peacock"),
        ("-", "- peacock,brimstone", "take sunshine", "peacock"),
        (
            "hand sunshine flowers peacock*2",
            "brimstone*2 sunshine",
            "play sunshine",
            "= = sunshine",
        ),
        ("hand sunshine flowers peacock*2", "brimstone*2 red_admiral*2", "play sunshine", "= = *"),
        ("hand brimstone flowers peacock*4", "- chrysalis*2", "play brimstone", "chrysalis"),
    ],
)
def test_a_new_deck_is_told_though_it_is_smaller_than_the_old_one(
    seat: str, piles: str, text: str, draws: str
) -> None:
    deck, compost = piles.split()
    drawn = draws.replace("=", "brimstone").replace("*", "red_admiral")
    state = biotopia_table(players="2", one=seat if seat != "-" else "", deck=deck, compost=compost)
    assert told(state, text, drawn)[1] == NEW_DECK


@pytest.mark.rule("BT-3.12", "BT-5.2")
def test_a_new_deck_is_told_when_a_turned_brimstone_draws_the_chrysalis() -> None:
    state = biotopia_table(
        players="2", one="hand chrysalis flowers brimstone,peacock*3", deck="-", compost="-"
    )
    assert NEW_DECK not in told(state, "play chrysalis", "")
    assert NEW_DECK in told(state, "turn brimstone", "chrysalis")


@pytest.mark.rule("BT-2.6", "BT-3.7", "BT-5.2")
def test_a_new_deck_is_told_when_meadow_browns_draw_and_when_a_discard_fills_the_sky() -> None:
    state = biotopia_table(
        players="2",
        one="hand meadow_brown,peacock*5 flowers orange_tip*4 butterflies meadow_brown",
        deck="brimstone",
        sky="essex_skipper large_white -",
        compost="sunshine",
    )
    assert NEW_DECK not in told(state, "play meadow_brown", "")
    assert NEW_DECK in told(state, "draw", "brimstone sunshine")
    assert NEW_DECK in told(state, "discard peacock", "peacock")


@pytest.mark.rule("BT-5.1", "BT-5.2")
def test_a_new_deck_is_told_when_three_alike_leave_the_sky_for_it() -> None:
    state = biotopia_table(
        players="2",
        deck="peacock,brimstone,sunshine",
        sky="peacock peacock red_admiral",
        compost="-",
    )
    lines = told(state, "take red_admiral", "peacock brimstone sunshine peacock")
    assert NEW_DECK in lines


@pytest.mark.rule("BT-3.5", "BT-5.2")
def test_a_card_taken_out_of_the_compost_is_no_new_deck() -> None:
    state = biotopia_table(
        players="2", one="hand orange_tip flowers sunshine*4", deck="brimstone", compost="peacock"
    )
    play_biotopia(state, "play orange_tip")
    assert NEW_DECK not in told(state, "take peacock from compost", "")


@pytest.mark.rule("BT-5.2")
@pytest.mark.parametrize("players", ["2", "3"])
def test_a_new_deck_is_told_exactly_when_there_is_one(players: str) -> None:
    game = load("biotopia", players=players)
    renewed = 0
    for seed in range(30):
        chance, random = RandomChance(seed), Random(seed)
        state = biotopia_table(
            players=players,
            one="hand sunshine,chrysalis,peacock*2,meadow_brown flowers brimstone*4",
            deck="common_blue*2,orange_tip*2,essex_skipper*2",
            compost="sunshine,chrysalis",
        )
        while not state.is_terminal():
            before = state.clone()
            legal = state.legal_actions()
            action = legal[random.below(len(legal))]
            line = carry_out(game, state, action, chance)
            poured = int(state.deck.total - before.deck.total) + len(line.chance)
            renewed += poured > 0
            assert (NEW_DECK in told_by("biotopia", before, action, state)) == (poured > 0)
    assert renewed > 100


@pytest.mark.rule("IM-2.2")
def test_a_new_pile_is_told_when_a_new_round_fills_the_market() -> None:
    state = imhotep_table(
        ships="....>market ...>pyramids ..>burial b", pile="statue*2", discard="lever*2,sail*1"
    )
    before, action = state.clone(), state.string_to_action("sail 4 obelisks")
    draws = "round:4332 card:statue card:statue card:lever card:sail"
    play_imhotep(state, "sail 4 obelisks", draws=draws)
    assert NEW_PILE in told_by("imhotep", before, action, state)


@pytest.mark.rule("IM-2.2")
def test_a_new_pile_is_told_when_a_card_is_drawn_from_an_empty_one() -> None:
    state = imhotep_table(
        sides="ABAAA", ships="... ... .. w", pyramids="bl", pile="-", discard="lever*1,sail*2"
    )
    text = "sail 4 pyramids"
    lines: list[str] = []
    for each, draws in [(text, ""), ("pyramid left", "card:lever")]:
        before, action = state.clone(), state.string_to_action(each)
        play_imhotep(state, each, draws=draws)
        lines += told_by("imhotep", before, action, state)
    assert lines.count(NEW_PILE) == 1
