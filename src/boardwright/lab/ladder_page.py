"""The ladder as it stands in docs/bots.md, between two markers."""

from datetime import date
from typing import NamedTuple

from boardwright.core.texts import ENGLISH, Value
from boardwright.lab.ladder import Ladder, Rung, rungs
from boardwright.lab.provenance import Machine
from boardwright.lab.tournament import Result, Standing, standings


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
    command: str, commit: str, machine: Machine, seed: int, climbed: list[Climbed]
) -> str:
    """Write what was measured, with all that is needed to measure it again."""
    head: dict[str, Value] = {
        "command": command,
        "commit": commit,
        "date": date.today().isoformat(),
        "processor": machine.processor,
        "cores": machine.cores,
        "python": machine.python,
        "compiled": "yes" if machine.compiled else "no",
        "seed": str(seed),
        "games": f"{sum(len(one.results) for one in climbed):,}",
        "hours": round(sum(one.seconds() for one in climbed) / 3600, 1),
    }
    parts = [ENGLISH.words("ladder-head", head)]
    for one in climbed:
        ladder = one.ladder
        about: dict[str, Value] = {"players": ladder.players, "fixed": ladder.fixed()}
        parts.append(ENGLISH.words("ladder-players", about))
        parts.append(_rungs_table(one.rungs))
        parts.append(_pairings_table(one.standings, ladder.players))
    return "\n\n".join(parts)


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
    return _table(["bot", "elo", "interval", "games", "time"], rows)


def _pairings_table(found: list[Standing], players: int) -> str:
    rows: list[list[str]] = []
    for standing in found:
        values: dict[str, Value] = {
            "bot": standing.bot,
            "rival": standing.rival,
            "rivals": players - 1,
        }
        rows.append(
            [
                ENGLISH.words("ladder-against" if players == 2 else "ladder-among", values),
                str(standing.games),
                f"{standing.share:.1%}".replace("%", " %"),
                f"{100 * standing.low:.1f}–{100 * standing.high:.1f}",
                f"{standing.score_difference:+.1f}",
            ]
        )
    return _table(["pairing", "games", "share", "interval", "ahead"], rows)


def _table(columns: list[str], rows: list[list[str]]) -> str:
    """Lay out a table whose first column holds words and whose others hold numbers."""
    head = [ENGLISH.words(f"ladder-{column}") for column in columns]
    line = ["---"] + ["---:"] * (len(columns) - 1)
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, line, *rows])
