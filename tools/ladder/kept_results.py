"""Results on disk: to go on with a run of many hours, and to publish what a ladder rests on."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from boardwright.lab.tournament import Result, SeatEffort, Seating
from boardwright.store.whole_file import write_whole
from tools.ladder.provenance import match_digest


class Kept(NamedTuple):
    """A game that was played, how many played it, and where its code is found."""

    players: int
    result: Result
    commit: str


class KeptResults:
    """A file with a line of JSON for each game of bots that was played."""

    def __init__(self, path: Path, game: str) -> None:
        self.path = path
        self.game = game

    def read(self, players: int, seatings: list[Seating]) -> list[Kept]:
        """Return those of these games that the present code would play in the same way.

        A line that was cut off is not there.
        """
        wanted = set(seatings)
        found: dict[Seating, Kept] = {}
        for line in self.path.read_text("utf-8").splitlines() if self.path.exists() else []:
            try:
                at, seating, share, ahead, effort, rival_effort, digest, commit = json.loads(line)
            except ValueError:
                continue
            played = Seating(*seating)
            if at == players and played in wanted and digest == self._digest_of(played):
                result = Result(
                    played, share, ahead, SeatEffort(*effort), SeatEffort(*rival_effort)
                )
                found[played] = Kept(players, result, commit)
        return list(found.values())

    def add(self, kept: Kept) -> None:
        """Keep one more result."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            # A line of its own even after one that was cut off.
            file.write(f"\n{self._line(kept)}")

    def write(self, all_kept: Iterable[Kept]) -> None:
        """Keep these results and no others."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = "".join(f"{self._line(kept)}\n" for kept in all_kept)
        write_whole(self.path, lines.encode())

    def forget(self) -> None:
        """Remove the file, so that the next run plays anew."""
        self.path.unlink(missing_ok=True)

    def _line(self, kept: Kept) -> str:
        digest = self._digest_of(kept.result.seating)
        return json.dumps([kept.players, *kept.result, digest, kept.commit])

    def _digest_of(self, seating: Seating) -> str:
        return match_digest(self.game, seating.bot, seating.rival)
