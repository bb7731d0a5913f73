"""How long games between bots will take, told beforehand from what the bots may spend."""

from typing import Final

from boardwright.bots.chair import Chair
from boardwright.bots.specs import parse_spec, take_named_seat, take_seat
from boardwright.core.chance import RandomChance
from boardwright.core.game import Game, View
from boardwright.lab.timing import is_compiled
from boardwright.lab.tournament import Seating, TournamentTask
from boardwright.lab.whole_game import play_seated

TRIALS: Final = 2  # games by greedy bots that show how many choices a game has
GLANCE: Final = 0.00005  # seconds of a bot that looks one action ahead, compiled
ITERATION: Final = 0.00001  # seconds of an iteration of the search, compiled
UNCOMPILED: Final = 30  # times slower
USED: Final = 0.9  # of its time that a search takes before its choice is sure, as measured


def forecast(table: TournamentTask, games: list[Seating]) -> float:
    """Return about how many seconds of one core these games take."""
    game = table.load()
    choices = _choices_of_a_seat(game, table.seed)
    costs = {spec: _seconds_a_choice(spec, game) for seating in games for spec in seating[:2]}
    rivals = table.players - 1
    return sum(choices * (costs[one.bot] + rivals * costs[one.rival]) for one in games)


def _seconds_a_choice(spec: str, game: Game) -> float:
    slower = 1 if is_compiled() else UNCOMPILED
    if parse_spec(spec).kind in ("random", "greedy"):
        return GLANCE * slower
    budget = take_named_seat(spec, game, 0, "forecast").budget
    if budget.seconds > 0:
        return USED * budget.seconds
    return GLANCE * slower + ITERATION * slower * budget.iterations


def _choices_of_a_seat(game: Game, seed: int) -> float:
    """Play some games and count the decisions that leave a choice, for one seat and game."""
    choices = 0
    for deal in range(TRIALS):
        chance = RandomChance(seed, deal)
        seats = range(game.num_players())
        players = [_Counting(take_seat("greedy", game, seat, seed, deal, seat)) for seat in seats]
        play_seated(players, game.new_state(chance), chance)
        choices += sum(player.choices for player in players)
    return choices / TRIALS / game.num_players()


class _Counting:
    """A player who counts the decisions that left a choice."""

    def __init__(self, chair: Chair) -> None:
        self._chair = chair
        self.choices = 0

    def choose(self, view: View, legal: list[int]) -> int:
        self.choices += len(legal) > 1
        return self._chair.choose(view, legal)
