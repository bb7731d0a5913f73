"""Laws of views: a seat sees what it may see, and nothing that is not decided yet."""

from math import isclose
from typing import Final

from boardwright.core.chance import RandomChance
from boardwright.laws.beginning import Beginning

SPECTATOR: Final = -1


def what_is_imagined_gives_the_same_view(beginning: Beginning) -> None:
    """What is imagined from a view gives that view again, whoever looks."""
    state = beginning.looked_at()
    for seat in [*range(state.num_players()), SPECTATOR]:
        view = state.view(seat)
        for deal in range(3):
            imagined = beginning.game.imagine(view, RandomChance(beginning.seed, deal))
            assert imagined.view(seat) == view
            assert imagined.current_player() == state.current_player()
            if seat == state.current_player():
                assert imagined.legal_actions() == state.legal_actions()
            assert imagined.scores() == state.scores()
    assert state.view(0) != state.view(SPECTATOR), "a view says whose it is"


def looking_changes_nothing(beginning: Beginning) -> None:
    """Looking, imagining and playing on what was imagined leave the position alone."""
    state = beginning.play()
    before = state.hash()
    view = state.view(state.current_player())
    imagined = beginning.game.imagine(view, RandomChance(beginning.seed))
    for action in imagined.legal_actions():
        other = imagined.clone()
        other.apply_action(action, RandomChance(beginning.seed))
    imagined.apply_action(imagined.legal_actions()[0], RandomChance(beginning.seed))
    assert state.hash() == before
    assert state.view(state.current_player()) == view


def an_imagined_position_can_be_played_to_its_end(beginning: Beginning) -> None:
    """What is imagined is a position like any other."""
    state = beginning.play()
    seat = beginning.seed % (state.num_players() + 1) + SPECTATOR
    chance = RandomChance(beginning.seed, "imagined")
    imagined = beginning.game.imagine(state.view(seat), chance)
    assert beginning.game.deserialize(imagined.serialize()).hash() == imagined.hash()
    while not imagined.is_terminal():
        legal = imagined.legal_actions()
        imagined.apply_action(legal[chance.random.below(len(legal))], chance)
    assert isclose(sum(imagined.returns()), 1)
