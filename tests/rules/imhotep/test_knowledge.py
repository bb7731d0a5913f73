from dataclasses import replace

import pytest

from boardwright.core.chance import RandomChance, ScriptedChance, Undecided
from boardwright.core.library import load
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import CARD_NAMES, CHISEL, HAMMER, LEVER, STATUE
from tests.rules.imhotep.table import play, table
from tests.rules.position import line

EVERYONE = [-1, 0, 1, 2]  # a spectator, and the seats


def looking(first: str, second: str, *, pair: str = "2", draws: str = "") -> ImhotepState:
    """Let white look at the face-down pair of market B."""
    state = table(
        sides="BAAAA",
        ships="wb. ... .. .",
        offer="sail",
        pair=pair,
        pile="hammer*2,chisel*1,statue*4",
        discard="lever*1",
    )
    draws = draws or f"card:{first} card:{second}"
    return play(state, "sail 1 market", "take pair", draws=draws)


@pytest.mark.rule("IM-1.3", "IM-1.4")
def test_before_the_pair_is_picked_all_see_the_same() -> None:
    state = load("imhotep", sides="BBBBB").new_state(RandomChance(5))
    assert isinstance(state, ImhotepState)
    views = [replace(state.view(seat), seat=-1) for seat in EVERYONE]
    assert views == [views[0]] * 4


@pytest.mark.rule("IM-1.3")
def test_the_pile_is_only_known_by_what_is_in_it() -> None:
    state = table(sides="BAAAA", pile="hammer*2,chisel*1,statue*4", pair="2")
    seen = state.view(1)
    assert {CARD_NAMES[kind]: count for kind, count in enumerate(seen.pile) if count} == {
        "hammer": 2,
        "chisel": 1,
        "statue": 4,
    }
    assert (seen.pair, seen.seen) == (2, [-1, -1])


@pytest.mark.rule("IM-1.4")
def test_nobody_knows_which_round_card_is_out() -> None:
    state = table(ships="....>market ...>pyramids ..>burial b", round="5")
    assert state.view(0).round_cards == [0, 0, 0, 0, 0, 1, 1]
    with pytest.raises(Undecided) as stopped:
        state.apply_action(state.string_to_action("sail 4 temple"), ScriptedChance([]))
    assert stopped.value.probabilities() == [(5, 0.5), (6, 0.5)]


@pytest.mark.rule("IM-6.4")
def test_only_the_picker_sees_the_pair_while_deciding() -> None:
    state = looking("chisel", "hammer")
    assert state.view(1).seen == [CHISEL, HAMMER]
    for seat in [-1, 0, 2]:
        view = state.view(seat)
        assert view.seen == [-1, -1]
        assert (view.pile[HAMMER], view.pile[CHISEL], view.pile[STATUE]) == (2, 1, 4)


@pytest.mark.rule("IM-6.4")
def test_the_others_see_no_difference_between_two_pairs() -> None:
    one, other = looking("chisel", "hammer"), looking("statue", "statue")
    assert one.view(1) != other.view(1)
    for seat in [-1, 0, 2]:
        assert one.view(seat) == other.view(seat)


@pytest.mark.rule("IM-6.4", "IM-2.2")
def test_all_see_what_must_be_in_the_pair_because_the_pile_ran_out() -> None:
    state = looking("", "", pair="2 lever*1", draws="card:statue")
    assert sorted(state.view(1).seen) == [STATUE, LEVER]
    for seat in [-1, 0, 2]:
        view = state.view(seat)
        assert view.seen == [-1, -1]
        assert view.pair_inferred[LEVER] == 1
        assert (view.pile[LEVER], view.pile[STATUE]) == (0, 4)


@pytest.mark.rule("IM-6.4")
def test_kept_and_discarded_card_lie_open_afterwards() -> None:
    state = play(looking("chisel", "hammer"), "keep chisel")
    for seat in EVERYONE:
        view = state.view(seat)
        assert view.cards[len(CARD_NAMES) + CHISEL] == 1
        assert view.discard[HAMMER] == 1
        assert view.seen == [-1, -1]


@pytest.mark.rule("IM-6.4")
def test_the_others_may_imagine_any_pair_and_the_picker_only_the_true_one() -> None:
    state = looking("chisel", "hammer")
    game = load("imhotep", sides="BAAAA")
    imagined = game.imagine(state.view(0), ScriptedChance([STATUE, HAMMER]))
    assert isinstance(imagined, ImhotepState)
    assert line(imagined, "pair") == "2 - statue hammer"
    assert game.imagine(state.view(1), ScriptedChance([])).hash() == state.hash()


@pytest.mark.rule("IM-6.4", "IM-1.3", "IM-1.4")
@pytest.mark.parametrize(
    "state",
    [
        looking("chisel", "hammer"),
        looking("", "", pair="2 lever*1", draws="card:statue"),
        looking("", "", pair="1", draws="card:chisel"),
        play(table(sides="BABAB", ships="wb. ... .. .", offer="sail lever"), "sail 1 market"),
        table(sides="BBAAA", ships="... ... .. w", pyramids="bl wm w+", black="2 3 lever*1"),
    ],
)
def test_what_is_imagined_from_a_view_looks_the_same(state: ImhotepState) -> None:
    game = load("imhotep", sides=state.box.sides)
    for seat in EVERYONE:
        imagined = game.imagine(state.view(seat), RandomChance(seat))
        assert imagined.view(seat) == state.view(seat)
    imagined = game.imagine(state.view(state.current_player()), RandomChance(9))
    assert imagined.hash() == state.hash()  # who is asked knows all that is decided
