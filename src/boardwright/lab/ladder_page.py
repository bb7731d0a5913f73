"""The ladder as it stands in docs/bots.md, between two markers.

That page is one of the documents for developers, all of which are English: so are its words here.
"""

from datetime import date
from typing import Final, NamedTuple

from boardwright.lab.ladder import Ladder, Rung, rungs
from boardwright.lab.provenance import Machine
from boardwright.lab.tournament import Result, Standing, standings

RUNGS: Final = ["bot", "Elo", "95 %", "games", "ms a move"]
PAIRINGS: Final = ["pairing", "games", "wins", "95 %", "points ahead"]


class Climbed(NamedTuple):
    """A ladder after its games."""

    ladder: Ladder
    results: list[Result]
    rungs: list[Rung]
    standings: list[Standing]

    def seconds(self) -> float:
        """Return how long all bots thought."""
        return sum(r.effort.seconds + r.rival_effort.seconds for r in self.results)


def climb(ladder: Ladder, results: list[Result]) -> Climbed:
    """Sum up the games of a ladder."""
    return Climbed(ladder, results, rungs(ladder, results), standings(results))


def ladder_text(
    command: str, commits: list[str], machine: Machine, seed: int, climbed: list[Climbed]
) -> str:
    """Write what was measured, with all that is needed to measure it again."""
    code = f"commit{'s' if len(commits) > 1 else ''} {', '.join(commits)}"
    cores = "one core" if machine.cores == 1 else f"{machine.cores:,} cores"
    build = "compiled" if machine.compiled else "uncompiled"
    games = sum(len(one.results) for one in climbed)
    parts = [
        f"`{command}`, {code}, {date.today().isoformat()}, {machine.processor} ({cores}), "
        f"Python {machine.python}, {build}, seed {seed}. {games:,} games took "
        f"{_hours(sum(one.seconds() for one in climbed))} of computing on one core."
    ]
    for one in climbed:
        ladder = one.ladder
        parts.append(f"**{ladder.players} players**, `{ladder.fixed()}` having Elo 0:")
        parts.append(_rungs_table(one.rungs))
        parts.append(_pairings_table(one.standings, ladder.players))
    return "\n\n".join(parts)


def _hours(seconds: float) -> str:
    hours = round(seconds / 3600, 1)
    return "one hour" if hours == 1 else f"{hours:,.1f}".removesuffix(".0") + " hours"


def has_place(page: str, game: str) -> bool:
    """Tell whether a page has the two markers between which the ladder of a game stands."""
    begin, end = _markers(game)
    return 0 <= page.find(begin) < page.find(end)


def put_in_place(page: str, game: str, text: str) -> str:
    """Return the page with the ladder of a game written anew."""
    begin, end = _markers(game)
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}"


def _markers(game: str) -> tuple[str, str]:
    return f"<!-- ladder:{game} -->", f"<!-- /ladder:{game} -->"


def _rungs_table(found: list[Rung]) -> str:
    rows = [
        [
            f"`{rung.bot}`",
            f"{rung.elo:+.0f}",
            f"{rung.low:+.0f} to {rung.high:+.0f}",
            str(rung.games),
            f"{1000 * rung.seconds_a_move:.1f}",
        ]
        for rung in found
    ]
    return _table(RUNGS, rows)


def _pairings_table(found: list[Standing], players: int) -> str:
    rows: list[list[str]] = []
    for standing in found:
        rivals = "against" if players == 2 else f"among {players - 1}"
        rows.append(
            [
                f"`{standing.bot}` {rivals} `{standing.rival}`",
                str(standing.games),
                f"{standing.share:.1%}".replace("%", " %"),
                f"{100 * standing.low:.1f}–{100 * standing.high:.1f}",
                f"{standing.score_difference:+.1f}",
            ]
        )
    return _table(PAIRINGS, rows)


def _table(columns: list[str], rows: list[list[str]]) -> str:
    """Lay out a table whose first column holds words and whose others hold numbers."""
    line = ["---"] + ["---:"] * (len(columns) - 1)
    return "\n".join(f"| {' | '.join(row)} |" for row in [columns, line, *rows])
