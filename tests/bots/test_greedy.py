"""The greedy bot takes what is plainly good, sees nothing it may not, and beats random play."""

import pytest

from boardwright import RandomChance, load
from boardwright.bots.specs import parse_spec, take_seat
from boardwright.core.game import UnknownText
from boardwright.core.library import game_names
from boardwright.lab.results import seat_results
from boardwright.lab.simulate import Task, simulate
from tests.rules.imhotep.table import play, table


@pytest.mark.parametrize("game", game_names())
def test_greedy_wins_by_far_against_random(game: str) -> None:
    task = Task(game, {}, None, ["greedy", "random"], 1)
    played = [one for chunk in simulate(task, 40, 1) for one in chunk]
    assert seat_results(task, played)[0].low > 0.6


@pytest.mark.parametrize("game", game_names())
def test_the_same_seed_gives_the_same_choices(game: str) -> None:
    loaded = load(game, players=2)
    state = loaded.new_state(RandomChance(1))
    seat = state.current_player()
    view, legal = state.view(seat), state.legal_actions()
    choices = [take_seat("greedy", loaded, seat, 5).choose(view, legal) for _ in range(3)]
    assert len(set(choices)) == 1


@pytest.mark.rule("IM-R10", "IM-11.4")
@pytest.mark.parametrize("round", ["3", "6"])
def test_greedy_takes_the_bonus_stones_of_pyramids_b_also_at_the_end(round: str) -> None:
    ships = "....>market ...>temple ..>burial b"
    state = table(sides="ABAAA", ships=ships, pyramids="bm bm", round=round, black="1 9")
    play(state, "sail 4 pyramids", "pyramid middle")
    bot = take_seat("greedy", load("imhotep", players=3, sides="ABAAA"), 0, 1)
    action = bot.choose(state.view(0), state.legal_actions())
    assert state.action_to_string(action) == "stones"


def test_an_unknown_bot_is_refused_with_a_suggestion() -> None:
    with pytest.raises(UnknownText, match="Did you mean greedy"):
        parse_spec("gredy")
