"""Plays the published ladder of a game, and writes what it came to into docs/.

Run as `python -m tools.ladder imhotep`, compiled; it takes hours, and tells how many before it
begins. If it is stopped, the same command continues. `--renew` plays only what bots that were
changed since would play otherwise; the other games are those in docs/ladder.
"""

import argparse
import os
import sys
from pathlib import Path

from boardwright.cli.contest import Games, play_with_progress
from boardwright.cli.saved_games import games_folder
from boardwright.core.library import game_names
from boardwright.lab.ladder import climb
from boardwright.lab.timing import this_machine
from boardwright.lab.tournament import Result, Seating, TournamentTask
from boardwright.store.whole_file import write_whole
from tools.citations import TOP
from tools.ladder.figures import figures_of, to_text
from tools.ladder.kept_results import Kept, KeptResults
from tools.ladder.page import drawn, has_place
from tools.ladder.provenance import commit_here
from tools.ladder.published import published


def publish(game: str, jobs: int, docs: Path, *, renew: bool) -> int:
    """Play the published ladders, but for games that are known, and write games, page and plot.

    Known is what an earlier run left when it was stopped and, where they are renewed, what was
    published and would be played in the same way again.
    """
    page = docs / "bots.md"
    if not has_place(page.read_text("utf-8") if page.exists() else "", game):
        print(f"{page} is not there, or has no place for the ladder of {game}.", file=sys.stderr)
        return 2
    commit, machine = commit_here(game), this_machine()
    settings = published()
    seed, ladders = settings.seed, settings.for_game(game)
    name = f"{game}-{seed}-{'compiled' if machine.compiled else 'uncompiled'}.jsonl"
    played = KeptResults(docs / "ladder" / name, game)
    kept = KeptResults(games_folder() / "ladder" / name, game)
    known: dict[int, dict[Seating, Kept]] = {}
    plan: Games = []
    for ladder in ladders:
        seatings = ladder.seatings()
        found = played.read(ladder.players, seatings) if renew else []
        found += kept.read(ladder.players, seatings)
        known[ladder.players] = {one.result.seating: one for one in found}
        left = [seating for seating in seatings if seating not in known[ladder.players]]
        plan.append((TournamentTask(game, {}, None, ladder.players, seed), left))
    before = sum(map(len, known.values()))
    if before:
        print(f"{before} games of an earlier run are taken over.", file=sys.stderr)

    def keep(table: TournamentTask, result: Result) -> None:
        one = Kept(table.players, result, commit)
        kept.add(one)
        known[table.players][result.seating] = one

    if not play_with_progress(plan, jobs, keep):
        print(f"What was played is in {kept.path}; the same command continues.", file=sys.stderr)
        return 130
    in_order = [known[ladder.players][at] for ladder in ladders for at in ladder.seatings()]
    climbed = [
        climb(ladder, [one.result for one in in_order if one.players == ladder.players])
        for ladder in ladders
    ]
    commits = list(dict.fromkeys(one.commit for one in in_order))
    figures = figures_of(game, commits, machine, seed, climbed)
    played.write(in_order)
    write_whole(docs / f"ladder/{game}.json", to_text(figures).encode())
    for path, text in drawn(docs).items():
        path.parent.mkdir(exist_ok=True)
        write_whole(path, text.encode())
    kept.forget()
    return 0


def main() -> int:
    """Play, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--renew", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    return publish(given.game, given.jobs, TOP / "docs", renew=given.renew)


if __name__ == "__main__":
    sys.exit(main())
