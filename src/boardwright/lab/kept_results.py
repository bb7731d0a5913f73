"""Results on disk, so that a run of many hours can be stopped and gone on with."""

import json
from pathlib import Path

from boardwright.lab.tournament import Effort, Result, Seating


class KeptResults:
    """A file with a line of JSON for each game that was played."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, players: int, seatings: list[Seating]) -> list[Result]:
        """Return the kept results of these games; a line that was cut off is not there."""
        wanted = set(seatings)
        found: dict[Seating, Result] = {}
        for line in self.path.read_text("utf-8").splitlines() if self.path.exists() else []:
            try:
                at, seating, share, ahead, effort, rival_effort = json.loads(line)
            except ValueError:
                continue
            played = Seating(*seating)
            if at == players and played in wanted:
                efforts = Effort(*effort), Effort(*rival_effort)
                found[played] = Result(played, share, ahead, *efforts)
        return list(found.values())

    def add(self, players: int, result: Result) -> None:
        """Keep one more result."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            # A line of its own even after one that was cut off.
            file.write("\n" + json.dumps([players, *result]))

    def forget(self) -> None:
        """Remove the file, so that the next run plays anew."""
        self.path.unlink(missing_ok=True)
