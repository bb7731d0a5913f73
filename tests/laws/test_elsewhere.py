"""A position, a view and a record that go to another process are the same there."""

import pickle
import subprocess
import sys

import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.library import game_names, load
from boardwright.core.match import Match
from boardwright.laws import play_on

ELSEWHERE = """
import pickle, sys
from boardwright.laws import play_on
state, view, record = pickle.load(sys.stdin.buffer)
told = [state.view(view.seat) == view, record.to_text(), state.hash(), play_on(state, 7)]
sys.stdout.buffer.write(pickle.dumps((told, state, state.game)))
"""


@pytest.mark.parametrize("name", game_names())
def test_a_position_plays_on_in_another_process(name: str) -> None:
    game = load(name, players=2)
    match, chance = Match(game, ["random", "random"]), RandomChance(7)
    match.begin(chance)
    for _ in range(20):
        match.play(match.state.legal_actions()[0], chance)
    state = match.state
    sent = pickle.dumps((state, state.view(1), match.record))
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=sent, stdout=subprocess.PIPE, check=True
    )
    told, end, game_there = pickle.loads(done.stdout)
    assert told == [True, match.record.to_text(), state.hash(), play_on(state, 7)]
    assert end == state
    assert game_there == game
