"""A name may say how the search is to go, for matches between settings."""

import pytest

from boardwright import load
from boardwright.bots.bot import Budget
from boardwright.bots.game_bots import bots_of
from boardwright.bots.levels import Level
from boardwright.bots.specs import parse_spec, take_seat
from boardwright.bots.tuning import tuned_level, tuned_settings
from boardwright.core.game import UnknownText
from boardwright.texts import ENGLISH
from tests.bots.test_mcts import some_moves_in


def test_a_spec_may_set_otherwise_how_the_search_goes() -> None:
    spec = parse_spec("mcts:40:depth=4:scale=2.5:mercy=0.5")
    assert (spec.kind, spec.budget) == ("mcts", Budget(40, 0.0))
    assert spec.tuning == (("depth", 4.0), ("scale", 2.5), ("mercy", 0.5))
    usual = bots_of("imhotep").settings
    assert tuned_settings(usual, spec.tuning) == usual._replace(depth=4, scale=2.5)
    assert tuned_level(Level(spec.budget), spec.tuning) == Level(spec.budget, mercy=0.5)
    assert parse_spec("mcts:depth=4").budget == parse_spec("mcts").budget


def test_a_setting_as_usual_changes_nothing() -> None:
    state, _ = some_moves_in("biotopia", 21, 4)
    game, seat = load("biotopia", players=3), state.current_player()
    usual = bots_of("biotopia").settings
    bots = [
        take_seat(f"mcts:60{more}", game, seat, 1)
        for more in ("", f":depth={usual.depth}:sample={usual.sample}", ":overlooks=0")
    ]
    for bot in bots:
        bot.choose(state.view(seat), state.legal_actions())
    assert bots[0].thoughts() == bots[1].thoughts() == bots[2].thoughts()
    other = take_seat("mcts:60:depth=0:prior=0", game, seat, 1)
    other.choose(state.view(seat), state.legal_actions())
    assert other.thoughts() != bots[0].thoughts()


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("mcts:300:deph=4", "The search has no setting “deph”. Did you mean depth?"),
        ("mcts:300:depth=4.5", "depth cannot be “4.5”; write a whole number from -1 to 1"),
        ("mcts:300:depth=1e9", "depth cannot be “1e9”"),
        ("mcts:300:scale=0", "scale cannot be “0”; write a number from 0.01 to 1"),
        ("mcts:300:scale=nan", "scale cannot be “nan”"),
        ("mcts:300:mercy=", "mercy cannot be “”"),
        ("mcts:fast:depth=4", "no setting “fast”"),
        ("level:3:depth=4", "no bot “level:3:depth=4”"),
    ],
)
def test_a_slip_in_a_setting_is_told(spec: str, words: str) -> None:
    with pytest.raises(UnknownText) as refused:
        parse_spec(spec)
    assert words in ENGLISH.speak(refused.value.why)
