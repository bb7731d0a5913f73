"""The ladders as they stand in docs/bots.md, a table a game between two markers."""

from pathlib import Path

from tools.ladder.figures import Figures, Stair, Step, all_figures
from tools.ladder.plot import plot


def has_place(page: str, game: str) -> bool:
    """Tell whether a page has the two markers between which the ladder of a game stands."""
    begin, end = _markers(game)
    return 0 <= page.find(begin) < page.find(end)


def put_in_place(page: str, game: str, text: str) -> str:
    """Return the page with the ladder of a game written anew."""
    begin, end = _markers(game)
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}"


def drawn(docs: Path) -> dict[Path, str]:
    """Return the page and the plot with all ladders as their figures are."""
    found = all_figures(docs / "ladder")
    page = docs / "bots.md"
    return {
        page: with_ladders(page.read_text("utf-8"), found),
        docs / "images/ladder.svg": plot(found),
    }


def with_ladders(page: str, found: list[Figures]) -> str:
    """Return the page with all ladders written anew."""
    for figures in found:
        page = put_in_place(page, figures.game, ladder_text(figures))
    return page


def ladder_text(figures: Figures) -> str:
    """Write the table of a game: a bot a line, a number of players a column, and where it is from.

    The bots go by their Elo with two players, where all of them play.
    """
    first, *_ = figures.ladders
    head = ["bot", *(f"{ladder.players} players" for ladder in figures.ladders), "ms a move"]
    rows = [
        [
            f"`{step.bot}`",
            *(_cell(ladder, step.bot) for ladder in figures.ladders),
            f"{1000 * step.seconds_a_move:,.0f}" if step.seconds_a_move >= 0.0005 else "< 1",
        ]
        for step in first.rungs
    ]
    lines = ["---"] + ["---:"] * (len(head) - 1)
    table = [f"| {' | '.join(row)} |" for row in [head, lines, *rows]]
    return "\n".join([*table, "", _source(figures)])


def _cell(ladder: Stair, bot: str) -> str:
    """Return a bot's Elo, half of its interval, and its games."""
    for step in ladder.rungs:
        if step.bot == bot:
            return f"{_elo(step, ladder.fixed)} ({step.games})"
    return ""


def _elo(step: Step, fixed: str) -> str:
    if step.bot == fixed:
        return "0"
    return f"{step.elo:+.0f} ± {step.high - step.elo:.0f}".replace("-", "−")


def _source(figures: Figures) -> str:
    """Say where the table is from; the rest of it is in the figures."""
    commits = f"commit{'s' if len(figures.commits) > 1 else ''} {', '.join(figures.commits)}"
    return (
        f"{figures.games():,} games, {_hours(figures.seconds)} of computing, {figures.day}, "
        f"{commits}, {figures.machine.processor}: [who met whom](ladder/{figures.game}.json)."
    )


def _hours(seconds: float) -> str:
    hours = round(seconds / 3600, 1)
    return "one hour" if hours == 1 else f"{hours:,.1f}".removesuffix(".0") + " hours"


def _markers(game: str) -> tuple[str, str]:
    return f"<!-- ladder:{game} -->", f"<!-- /ladder:{game} -->"
