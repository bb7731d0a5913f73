"""What a published ladder came to: `docs/ladder/<game>.json`, of which page and plot are made."""

import json
import re
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from boardwright.core.library import game_names
from boardwright.lab.ladder import Climbed
from boardwright.lab.timing import Machine
from tools.citations import TOP

FOLDER: Final = TOP / "docs/ladder"
INNERMOST: Final = re.compile(r"\{[^{}]*\}")


class Step(NamedTuple):
    """A bot at tables of one size: its Elo with its 95 % interval, its games, and its time."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    seconds_a_move: float


class Encounter(NamedTuple):
    """A bot among rivals of one kind: its share of wins with the 95 % interval, and its lead."""

    bot: str
    rival: str
    games: int
    share: float
    low: float
    high: float
    score_difference: float


class Stair(NamedTuple):
    """The bots at tables of one size, the best first, and who met whom."""

    players: int
    fixed: str
    rungs: list[Step]
    standings: list[Encounter]


class Figures(NamedTuple):
    """The published ladder of a game, with all that is needed to measure it again."""

    game: str
    commits: list[str]
    day: str
    machine: Machine
    seed: int
    seconds: float  # of computing
    ladders: list[Stair]

    def games(self) -> int:
        """Return how many games were played."""
        return sum(met.games for ladder in self.ladders for met in ladder.standings)


def figures_of(
    game: str, commits: list[str], machine: Machine, seed: int, climbed: list[Climbed]
) -> Figures:
    """Sum up what was played just now."""
    efforts = [e for one in climbed for r in one.results for e in (r.effort, r.rival_effort)]
    seconds = round(sum(effort.seconds for effort in efforts))
    stairs = [
        Stair(
            one.ladder.players,
            one.ladder.fixed(),
            [
                Step(
                    rung.bot,
                    round(rung.elo, 2),
                    round(rung.low, 2),
                    round(rung.high, 2),
                    rung.games,
                    round(rung.seconds_a_move, 6),
                )
                for rung in one.rungs
            ],
            [
                Encounter(
                    met.bot,
                    met.rival,
                    met.games,
                    round(met.share, 4),
                    round(met.low, 4),
                    round(met.high, 4),
                    round(met.score_difference, 2),
                )
                for met in one.standings
            ],
        )
        for one in climbed
    ]
    return Figures(game, commits, date.today().isoformat(), machine, seed, seconds, stairs)


def to_text(figures: Figures) -> str:
    """Write the figures, each bot and each pairing on a line of its own."""
    document = figures._asdict()
    document["machine"] = figures.machine._asdict()
    document["ladders"] = [
        {
            **stair._asdict(),
            "rungs": [step._asdict() for step in stair.rungs],
            "standings": [met._asdict() for met in stair.standings],
        }
        for stair in figures.ladders
    ]
    text = json.dumps(document, indent=1, ensure_ascii=False)
    return INNERMOST.sub(lambda found: " ".join(found[0].split()), text) + "\n"


def read_figures(path: Path) -> Figures:
    """Read the figures of a game."""
    document = json.loads(path.read_text("utf-8"))
    document["machine"] = Machine(**document["machine"])
    document["ladders"] = [
        Stair(
            stair["players"],
            stair["fixed"],
            [Step(**step) for step in stair["rungs"]],
            [Encounter(**met) for met in stair["standings"]],
        )
        for stair in document["ladders"]
    ]
    return Figures(**document)


def all_figures(folder: Path = FOLDER) -> list[Figures]:
    """Return the figures of all games that have a published ladder."""
    paths = [folder / f"{game}.json" for game in game_names()]
    return [read_figures(path) for path in paths if path.exists()]
