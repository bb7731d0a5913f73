"""Points in a table, by source, and how a game came out."""

from rich.box import ROUNDED
from rich.table import Table

from boardwright.cli.boards.board import words_for
from boardwright.cli.speech import say
from boardwright.core.game import Game, Outcome


def scores_table(game: Game, scores: list[dict[str, int]]) -> Table:
    """Return a column for each seat and a row for each source that gave anybody points."""
    table = Table(box=ROUNDED, show_footer=True, footer_style="bold", border_style="dim")
    table.add_column(say("play-source"), say("play-total"))
    for seat, points in zip(game.seats(), scores):
        total = str(sum(points.values()))
        table.add_column(words_for(game.name, "seat", seat), total, justify="right")
    giving = [source for source in game.sources() if any(points[source] for points in scores)]
    for source in giving or game.sources():
        row = [str(points[source]) if points[source] else "·" for points in scores]
        table.add_row(words_for(game.name, "source", source), *row)
    return table


def outcome_lines(game: Game, outcome: Outcome, scores: list[dict[str, int]]) -> list[str]:
    """Return why the game ended, who came where, and what broke a tie."""
    lines = [words_for(game.name, "ended", outcome.reason)]
    if outcome.tie_break:
        lines.append(words_for(game.name, "tie", outcome.tie_break))
    names = [words_for(game.name, "seat", seat) for seat in game.seats()]
    for place in sorted(set(outcome.places)):
        seats = [seat for seat, reached in enumerate(outcome.places) if reached == place]
        points = sum(scores[seats[0]].values())
        who = ", ".join(names[seat] for seat in seats)
        lines.append(say("play-place", place=place, seats=who, points=points))
    return lines
