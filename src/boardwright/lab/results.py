"""What a simulation comes to: shares of wins with their intervals, points by source, tables."""

import csv
import errno
import json
from collections.abc import Iterator
from io import BytesIO, StringIO
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from boardwright.core.refused import refuse
from boardwright.lab.simulate import PlayedGame, Task
from boardwright.store.whole_file import write_whole

Z: Final = 1.959964  # two-sided 95 %


class SeatResult(NamedTuple):
    """One seat over all games; a shared win counts its share."""

    bot: str
    wins: float
    share: float
    low: float
    high: float
    mean_score: float
    by_source: dict[str, float]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins by Wilson's score."""
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    half = Z * spread / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def seat_results(task: Task, played: list[PlayedGame]) -> list[SeatResult]:
    """Sum up each seat."""
    games = len(played)
    results: list[SeatResult] = []
    for seat, bot in enumerate(task.seats):
        wins = sum(game.share(seat) for game in played)
        low, high = wilson(wins, games)
        by_source = {
            source: sum(game.points[seat][source] for game in played) / games
            for source in played[0].points[seat]
        }
        mean = sum(game.total(seat) for game in played) / games
        results.append(SeatResult(bot, wins, wins / games, low, high, mean, by_source))
    return results


def rows(task: Task, played: list[PlayedGame]) -> Iterator[dict[str, int | float | str]]:
    """Yield a row for each game and seat, for tables and data frames."""
    for game in played:
        for seat, bot in enumerate(task.seats):
            row: dict[str, int | float | str] = {
                "game": game.number,
                "seat": seat + 1,
                "bot": bot,
                "place": game.places[seat],
                "share": game.share(seat),
                "score": game.total(seat),
                "decisions": game.decisions,
                "reason": game.reason,
            }
            yield row | game.points[seat]


def write_rows(task: Task, played: list[PlayedGame], path: Path) -> None:
    """Write all rows to a file whose ending says how: csv, jsonl or parquet."""
    table = list(rows(task, played))
    if path.suffix == ".csv":
        file = StringIO(newline="")
        writer = csv.DictWriter(file, list(table[0]))
        writer.writeheader()
        writer.writerows(table)
        write_whole(path, file.getvalue().encode())
    elif path.suffix == ".jsonl":
        write_whole(path, "".join(json.dumps(row) + "\n" for row in table).encode())
    else:
        write_whole(path, _parquet(table))


def check_output(path: Path) -> None:
    """Refuse a file that could not be written, before anything is simulated."""
    if path.suffix not in (".csv", ".jsonl", ".parquet"):
        raise refuse("output-ending", file=path.name)
    if not path.absolute().parent.is_dir():
        raise refuse("output-folder", folder=str(path.absolute().parent))
    if path.is_dir():
        raise OSError(errno.EISDIR, "", str(path))
    if path.suffix == ".parquet":
        _pyarrow()


def _pyarrow() -> None:
    try:
        import pyarrow.parquet  # noqa: F401  (only whether it is there)
    except ImportError as error:
        raise refuse("output-pyarrow") from error


def _parquet(table: list[dict[str, int | float | str]]) -> bytes:
    import pyarrow
    import pyarrow.parquet

    file = BytesIO()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(table), file)
    return file.getvalue()
