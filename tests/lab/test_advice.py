"""Advice finds what is plainly best with the right reason, and rests on the view alone."""

import pytest

from boardwright import Random, RandomChance, State, load
from boardwright.bots.bot import Budget
from boardwright.core.library import game_names
from boardwright.lab.advice import Difference, Effort, advise, compare, judge
from tests.rules.imhotep.table import table

QUICK = Effort(Budget(40, 0.0), pairs=2)
THOROUGH = Effort(Budget(200, 0.0), pairs=20)


def last_turn() -> State:
    """Black's last turn: only sailing to the pyramids, where the stone gives points, wins.

    In the temple it would only draw level with White's.
    """
    return table(
        players="2",
        round="6 b b 0",
        ships="....>market ...>obelisks ..>burial b",
        points="10,10",
        temple="w",
        black="0 0 -",
        white="0 0 -",
    )


def almost_over(name: str, seed: int) -> State:
    """Return a position of a random game with some choice, not long before its end."""
    game = load(name, players=2)
    positions: list[State] = []
    chance, random = RandomChance(seed), Random(seed)
    state = game.new_state(chance)
    while not state.is_terminal():
        if len(state.legal_actions()) > 2:
            positions.append(state.clone())
        legal = state.legal_actions()
        state.apply_action(legal[random.below(len(legal))], chance)
    return positions[-10]


def text(state: State, action: int) -> str:
    return state.action_to_string(action)


def test_a_sure_win_is_advised_with_its_reason() -> None:
    state = last_turn()
    game = load("imhotep", players=2)
    advice = advise(game, state.view(0), state.legal_actions(), THOROUGH, 1)
    assert advice.runner_up is not None
    assert advice.comparison is not None
    assert text(state, advice.best.action) == "sail 4 pyramids"
    assert text(state, advice.runner_up.action) == "sail 4 temple"
    assert advice.best.win_chance > 0.9
    assert advice.runner_up.win_chance < 0.6
    telling = [found for found in advice.comparison.differences if found.is_significant()]
    assert {(found.seat, found.source) for found in telling} == {(0, "pyramids"), (0, "temple")}
    gained = next(found for found in telling if found.source == "pyramids")
    assert gained.favours(0)
    assert not gained.favours(1)
    assert gained.points == 2  # what the first space of the pyramids gives
    assert advice.comparison.pairs == 20
    assert advice.comparison.share > 0
    assert not advice.comparison.is_contrary()


def test_play_outs_can_deny_what_is_claimed_to_be_better() -> None:
    state = last_turn()
    game = load("imhotep", players=2)
    actions = [state.string_to_action(f"sail 4 {site}") for site in ("temple", "pyramids")]
    found = compare(game, state.view(0), (actions[0], actions[1]), 20, 1)
    assert found.is_contrary()


def test_the_only_choice_needs_no_search() -> None:
    state = last_turn()
    legal = state.legal_actions()[:1]
    advice = advise(load("imhotep", players=2), state.view(0), legal, THOROUGH, 1)
    assert (advice.best.action, advice.runner_up, advice.comparison) == (legal[0], None, None)


@pytest.mark.parametrize("name", game_names())
def test_what_a_seat_cannot_know_changes_no_advice(name: str) -> None:
    game = load(name, players=2)
    state = almost_over(name, 5)
    seat = state.current_player()
    view, legal = state.view(seat), state.legal_actions()
    before = state.serialize()
    other = game.imagine(view, RandomChance("another deal"))
    advice = advise(game, view, legal, QUICK, 3)
    assert advise(game, other.view(seat), legal, QUICK, 3) == advice
    assert state.serialize() == before
    assert advice.best.action in legal


def test_hidden_cards_were_really_dealt_anew() -> None:
    """Else the test above would show nothing."""
    game = load("biotopia", players=2)
    state = almost_over("biotopia", 5)
    view = state.view(state.current_player())
    assert game.imagine(view, RandomChance("another deal")).serialize() != state.serialize()


@pytest.mark.parametrize(
    ("points", "margin", "is_significant"),
    [(1.0, 0.5, True), (-1.0, 0.5, True), (1.0, 1.5, False), (0.05, 0.0, False)],
)
def test_a_difference_tells_if_it_is_neither_noise_nor_too_small(
    points: float, margin: float, is_significant: bool
) -> None:
    assert Difference(0, "temple", points, margin).is_significant() == is_significant


def test_a_rivals_loss_favours_a_seat() -> None:
    assert Difference(1, "temple", -1.0, 0.1).favours(0)
    assert not Difference(1, "temple", 1.0, 0.1).favours(0)
    assert not Difference(0, "temple", -1.0, 0.1).favours(0)


def test_seconds_bound_the_play_outs() -> None:
    state = last_turn()
    effort = Effort(Budget(40, 0.0), pairs=10**9, seconds=0.01)
    advice = advise(load("imhotep", players=2), state.view(0), state.legal_actions(), effort, 1)
    assert advice.comparison is not None
    assert 2 <= advice.comparison.pairs < 10**6


def test_a_move_that_throws_the_win_away_is_told_of_and_others_are_not() -> None:
    state = last_turn()
    game, view, legal = load("imhotep", players=2), state.view(0), state.legal_actions()
    blunder, win = (state.string_to_action(f"sail 4 {site}") for site in ("temple", "pyramids"))
    verdict = judge(game, view, legal, blunder, THOROUGH, 1)
    assert verdict is not None
    assert (verdict.better.action, verdict.played.action) == (win, blunder)
    assert verdict.comparison.share > verdict.comparison.margin
    assert judge(game, view, legal, win, THOROUGH, 1) is None
    assert judge(game, view, [blunder], blunder, THOROUGH, 1) is None, "there was no choice"


def test_a_move_that_costs_little_is_fine() -> None:
    state = load("imhotep", players=2).new_state(RandomChance(3))
    game, legal = load("imhotep", players=2), state.legal_actions()
    for action in legal[:2]:
        assert judge(game, state.view(0), legal, action, QUICK, 2) is None
