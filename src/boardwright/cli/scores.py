"""Points in a table, by source, and how a game came out."""

from rich.box import ROUNDED
from rich.table import Table

from boardwright.cli.boards.board import words_for
from boardwright.cli.speech import say, seated_at, speak
from boardwright.core.game import Game, Outcome
from boardwright.wording import words_of
from boardwright.wording.plain_words import called


def scores_table(game: Game, scores: list[dict[str, int]]) -> Table:
    """Return a column for each seat and a row for each source that gave anybody points."""
    table = Table(box=ROUNDED, show_footer=True, footer_style="bold", border_style="dim")
    table.add_column(say("play-source"), say("play-total"))
    for seat, points in zip(game.seats(), scores):
        total = str(sum(points.values()))
        table.add_column(seated_at(called(game.name, "seat", seat)), total, justify="right")
    giving = [source for source in game.sources() if any(points[source] for points in scores)]
    for source in giving or game.sources():
        row = [str(points[source]) if points[source] else "·" for points in scores]
        table.add_row(words_for(game.name, "source", source), *row)
    return table


def outcome_lines(
    game: Game, outcome: Outcome, scores: list[dict[str, int]], persons: list[int]
) -> list[str]:
    """Return who won, why the game ended, who came where, and what broke a tie."""
    words = words_of(game)
    seats = [words.seat(seat) for seat in range(game.num_players())]
    return [speak(told) for told in words.outcome(outcome, scores, persons, seats)]
