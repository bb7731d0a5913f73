"""`boardwright ladder`: how strong the bots are, as Elo with intervals."""

import os
from pathlib import Path
from typing import Final

import click
from rich.table import Table as Grid

from boardwright.cli.contest import Games, play_with_bar, tell_troubles
from boardwright.cli.documents import print_document
from boardwright.cli.games import COMPONENTS, JSON, GameCommands
from boardwright.cli.named_bots import name_bots
from boardwright.cli.saved_games import games_folder
from boardwright.cli.screen import new_console
from boardwright.cli.speech import number, say, speak
from boardwright.cli.tournament import standings_grid
from boardwright.lab.elo import Unlinked
from boardwright.lab.kept_results import Kept, KeptResults
from boardwright.lab.ladder import Ladder, published
from boardwright.lab.ladder_page import Climbed, climb, has_place, ladder_text, put_in_place
from boardwright.lab.provenance import commit_here, this_machine
from boardwright.lab.tournament import Result, Seating, Table
from boardwright.store.whole_file import write_whole

PAGE: Final = Path("docs/bots.md")
PLAYED: Final = Path("docs/ladder")  # the games that its tables rest on
GAMES: Final = 100  # that a pairing plays if nobody says how many
SEED: Final = 1


def _run(
    game: str,
    options: dict[str, object],
    *,
    bots: str | None,
    players: str | None,
    games: int | None,
    jobs: int,
    seed: int | None,
    reproduce: bool,
    renew: bool,
    components: str | None,
    rules_version: int | None,
    as_json: bool,
) -> None:
    if reproduce or renew:
        given = {**options, "bots": bots, "players": players, "games": games, "seed": seed}
        given |= {"components": components, "rules-version": rules_version}
        given |= {"reproduce": (reproduce and renew) or None}
        _refuse(given, "--renew" if renew else "--reproduce")
        _publish(game, jobs, as_json, renew=renew)
        return
    specs = list(dict.fromkeys(bots.split(","))) if bots else published().ladders[0].bots
    if len(specs) < 2:
        raise click.BadParameter(say("cli-ladder-two-bots"))
    name_bots(specs)
    ladders = [Ladder(size, specs, games or GAMES, {}, []) for size in _sizes(players or "2")]
    deals = SEED if seed is None else seed
    tables = [
        Table(game, options, components, ladder.players, deals, rules_version) for ladder in ladders
    ]
    for table in tables:
        table.load()
    results: dict[int, list[Result]] = {ladder.players: [] for ladder in ladders}
    plan: Games = [(table, ladder.seatings()) for table, ladder in zip(tables, ladders)]
    is_complete = play_with_bar(
        plan, jobs, lambda table, result: results[table.players].append(result)
    )
    _show(game, deals, _climbed(ladders, results), as_json)
    if not is_complete:
        raise click.Abort


def _sizes(players: str) -> list[int]:
    """Read the numbers of players; whether the game has such tables is asked of the game."""
    texts = list(dict.fromkeys(players.split(",")))
    for text in texts:
        if not text.isdecimal():
            raise click.BadParameter(say("cli-ladder-no-number", text=text))
    return [int(text) for text in texts]


def _refuse(given: dict[str, object], flag: str) -> None:
    """Refuse what would change the published settings."""
    for name, value in given.items():
        if value is not None:
            raise click.UsageError(say("cli-ladder-published", flag=flag, option=f"--{name}"))


def _publish(game: str, jobs: int, as_json: bool, *, renew: bool) -> None:
    """Play the published ladders, but for games that are known, and write page and games.

    Known is what an earlier run left when it was stopped and, where they are renewed, what was
    published and would be played in the same way again.
    """
    page = PAGE.read_text("utf-8") if PAGE.exists() else ""
    if not has_place(page, game):
        raise click.UsageError(say("cli-ladder-no-page", file=str(PAGE), game=game))
    commit, machine = commit_here(game), this_machine()
    settings = published()
    seed, ladders = settings.seed, settings.for_game(game)
    build = "compiled" if machine.compiled else "uncompiled"
    name = f"{game}-{seed}-{build}.jsonl"
    played = KeptResults(PLAYED / name, game)
    kept = KeptResults(games_folder() / "ladder" / name, game)
    known: dict[int, dict[Seating, Kept]] = {}
    plan: Games = []
    for ladder in ladders:
        seatings = ladder.seatings()
        found = played.read(ladder.players, seatings) if renew else []
        found += kept.read(ladder.players, seatings)
        known[ladder.players] = {one.result.seating: one for one in found}
        left = [seating for seating in seatings if seating not in known[ladder.players]]
        plan.append((Table(game, {}, None, ladder.players, seed), left))
    before = sum(map(len, known.values()))
    if before:
        click.echo(say("cli-ladder-kept", games=before), err=True)

    def keep(table: Table, result: Result) -> None:
        one = Kept(table.players, result, commit)
        kept.add(one)
        known[table.players][result.seating] = one

    if not play_with_bar(plan, jobs, keep):
        click.echo(say("cli-ladder-go-on", file=str(kept.path)), err=True)
        raise click.Abort
    in_order = [known[ladder.players][at] for ladder in ladders for at in ladder.seatings()]
    climbed = [
        climb(ladder, [one.result for one in in_order if one.players == ladder.players])
        for ladder in ladders
    ]
    commits = list(dict.fromkeys(one.commit for one in in_order))
    text = ladder_text(f"boardwright ladder {game} --reproduce", commits, machine, seed, climbed)
    # Read again: somebody may have edited the page while the games were played.
    write_whole(PAGE, put_in_place(PAGE.read_text("utf-8"), game, text).encode())
    played.write(in_order)
    kept.forget()
    click.echo(say("cli-ladder-written", file=str(PAGE)), err=True)
    _show(game, seed, climbed, as_json)


def _climbed(ladders: list[Ladder], results: dict[int, list[Result]]) -> list[Climbed]:
    """Sum up the ladders, without one that was stopped before its bots could be compared."""
    found: list[Climbed] = []
    for ladder in ladders:
        try:
            found.append(climb(ladder, results[ladder.players]))
        except Unlinked as error:
            click.echo(speak(error.said), err=True)
    return found


def _show(game: str, seed: int, climbed: list[Climbed], as_json: bool) -> None:
    if as_json:
        document = {
            "game": game,
            "seed": seed,
            "commit": commit_here(game),
            "machine": this_machine()._asdict(),
            "ladders": [
                {
                    "players": one.ladder.players,
                    "fixed": one.ladder.fixed(),
                    "rungs": [rung._asdict() for rung in one.rungs],
                    "standings": [standing._asdict() for standing in one.standings],
                }
                for one in climbed
            ],
        }
        print_document(document)
    else:
        for one in climbed:
            _print(game, one)
    tell_troubles([standing for one in climbed for standing in one.standings])


def _print(game: str, climbed: Climbed) -> None:
    ladder = climbed.ladder
    title = say("cli-ladder-title", game=game, players=ladder.players, fixed=ladder.fixed())
    grid = Grid(title=title)
    grid.add_column(say("cli-ladder-bot"), no_wrap=True)
    for column in ("elo", "interval", "games", "time"):
        grid.add_column(say(f"cli-ladder-{column}"), justify="right")
    for rung in climbed.rungs:
        grid.add_row(
            rung.bot,
            number(rung.elo, signed=True),
            f"{number(rung.low, signed=True)} – {number(rung.high, signed=True)}",
            str(rung.games),
            number(1000 * rung.seconds_a_move, 1),
        )
    console = new_console()
    console.print(grid)
    console.print(standings_grid(game, ladder.players, climbed.standings))


command = GameCommands(
    "ladder",
    _run,
    [
        click.Option(
            ["--bots"], help=say("cli-ladder-bots", bots=",".join(published().ladders[0].bots))
        ),
        click.Option(
            ["--players"], metavar=say("cli-word-players"), help=say("cli-ladder-players")
        ),
        click.Option(
            ["--games"],
            type=click.IntRange(min=1),
            help=say("cli-ladder-how-many", games=GAMES),
        ),
        click.Option(
            ["--jobs"],
            type=click.IntRange(min=1),
            default=os.cpu_count() or 1,
            help=say("cli-simulate-jobs"),
        ),
        click.Option(["--seed"], type=int, help=say("cli-ladder-seed", seed=SEED)),
        click.Option(["--reproduce"], is_flag=True, help=say("cli-ladder-reproduce")),
        click.Option(["--renew"], is_flag=True, help=say("cli-ladder-renew")),
        COMPONENTS,
        JSON,
    ],
    leave_out="players",
)
