"""A whole random game as text, to read and to compare: any change of the rules shows in it."""

from collections.abc import Iterator
from typing import Final

from boardwright.core.chance import Random, RandomChance
from boardwright.core.game import Game, View
from boardwright.core.match import Match
from boardwright.lab.whole_game import play_to_the_end

LIST_EVERY: Final = 10  # decisions: then the whole list of legal actions is written


def playthrough(game: Game, seed: int) -> Iterator[str]:
    """Yield the lines of a game by random players: header, decisions, points and outcome.

    A decision is its number, how many actions were legal, and its line as in a record: the seat,
    the action, what chance answered, the hash of the position after it.
    """
    match = Match(game, ["random"] * game.num_players())
    chance = RandomChance(seed)
    random = Random(seed, "playthrough")
    match.begin(chance)
    state = match.state
    yield from match.record.header_text().splitlines()[:-1]
    yield f"seed: {seed}"
    yield ""
    yield match.record.lines[0].to_text()
    told: list[str] = []

    def choose(view: View, legal: list[int]) -> int:
        decision = len(match.record.lines)  # the first of which is the setup
        texts = [state.action_to_string(action) for action in legal]
        listed = [f"legal: {', '.join(texts)}"] if decision % LIST_EVERY == 1 else []
        told.extend([*listed, f"{decision}/{len(legal)}: "])
        return legal[random.below(len(legal))]

    def carry_out(action: int) -> None:
        told[-1] += match.play(action, chance).to_text()

    play_to_the_end(state, [choose] * game.num_players(), carry_out)
    yield from told
    yield ""
    for name, points in zip(game.seats(), state.scores()):
        by_source = ", ".join(f"{source} {number}" for source, number in points.items())
        yield f"{name}: {sum(points.values())} points ({by_source})"
    outcome = state.outcome()
    yield f"places: {' '.join(str(place) for place in outcome.places)}"
    yield f"reason: {outcome.reason}"
    yield f"tie-break: {outcome.tie_break or '-'}"
