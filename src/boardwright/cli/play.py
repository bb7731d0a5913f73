"""`boardwright play`: a game in this terminal, against bots or with people around one keyboard."""

import os
import secrets
from contextlib import closing
from pathlib import Path
from typing import Final

import click

from boardwright.bots.chair import Chair
from boardwright.bots.others import search_current_folder
from boardwright.bots.specs import EXAMPLES, take_named_seat
from boardwright.cli.boards import board_of
from boardwright.cli.games import COMPONENTS, GameCommands
from boardwright.cli.input import Input
from boardwright.cli.named_bots import ask_before_loading, third_party_bots
from boardwright.cli.records import record_of
from boardwright.cli.remote_play import HUMAN, join_table, make_table
from boardwright.cli.saved_games import InUse, SavedGame, games_folder, unfinished_game
from boardwright.cli.speech import say
from boardwright.cli.story import Story
from boardwright.cli.terminal_game import TerminalGame
from boardwright.core.chance import RandomChance
from boardwright.core.game import Game, UnknownText
from boardwright.core.library import load_chosen, load_for
from boardwright.core.match import Match, check_fit
from boardwright.core.record import Record

LATEST: Final = "-"  # `--resume` without a file
NEWCOMERS: Final = "human,level:2,level:2"  # as the page seats them


def _start(
    game: str,
    options: dict[str, object],
    *,
    seats: str,
    seed: int | None,
    record: str | None,
    components: str | None,
    rules_version: int | None,
    resume: str | None,
    trust: tuple[str, ...],
    server: str | None,
    join: tuple[str, ...],
    name: tuple[str, ...],
) -> None:
    """Start a new game, here or on a server, or go on with an old one if that is wanted."""
    _check_remote(server, join, name, seed=seed, resume=resume, rules_version=rules_version)
    if join:
        join_table(list(join), name, components, record, game)
        return
    if resume is not None:
        _resume(resume, components, trust)
        return
    specs = [spec.strip() for spec in seats.split(",")]
    loaded = load_chosen(game, {**options, "players": len(specs)}, components, rules_version)
    if server is not None:
        make_table(server, loaded, specs, name, components, record)
        return
    number = secrets.randbelow(1_000_000) if seed is None else seed
    if third_party_bots(specs):
        search_current_folder()
    bots = _bots(loaded, specs, number)
    unfinished = unfinished_game() if seed is None and record is None else None
    if unfinished is not None and _wants_to_go_on(unfinished):
        _resume(str(unfinished), components, (*trust, *third_party_bots(specs)))
        return
    match = Match(loaded, specs)
    chance = RandomChance(number, 0)
    match.begin(chance)
    saved = _saved(match.record, record)
    table = TerminalGame(match, bots, chance, saved, _story(loaded))
    table.notice(say("play-seed", seed=str(number)))
    if saved is None:
        table.notice(say("play-not-saved", folder=str(games_folder())))
    table.run()


def _check_remote(
    server: str | None,
    join: tuple[str, ...],
    name: tuple[str, ...],
    *,
    seed: int | None = None,
    resume: str | None = None,
    rules_version: int | None = None,
) -> None:
    """Refuse options that do not go together: those for a server, and those for this device."""
    is_remote = server is not None or join
    of_here = (("--seed", seed), ("--resume", resume), ("--rules-version", rules_version))
    for option, given in of_here:
        if is_remote and given is not None:
            raise ValueError(say("play-not-remote", option=option))
    if name and not is_remote:
        raise ValueError(say("play-needs-server", option="--name"))


def _bots(game: Game, specs: list[str], seed: int) -> dict[int, Chair]:
    """Return the bots by seat; the other seats are people's."""
    bots: dict[int, Chair] = {}
    for seat, spec in enumerate(specs):
        if spec != HUMAN:
            try:
                bots[seat] = take_named_seat(spec, game, seat, seed, 0, seat)
            except UnknownText as error:
                known = ", ".join([HUMAN, *EXAMPLES])
                raise ValueError(say("play-no-player", text=spec, known=known)) from error
    return bots


def _saved(record: Record, file: str | None) -> SavedGame | None:
    """Begin to save; a folder that cannot be written to spoils no game unless it was asked for."""
    if file is not None:
        saved = _opened(file, os.O_CREAT)
        if saved.kept:
            saved.close()
            raise ValueError(say("play-record-exists", file=file))
        saved.save(record)
        return saved
    try:
        saved = SavedGame.begin(record.game)
        saved.save(record)
    except OSError:
        return None
    return saved


def _opened(file: str, flags: int = 0) -> SavedGame:
    """Open a game's file, unless it is being played already."""
    try:
        return SavedGame(Path(file), flags)
    except InUse as error:
        raise ValueError(say("play-in-use", file=file)) from error


def _story(game: Game) -> Story:
    return Story(board_of(game))


def _wants_to_go_on(unfinished: Path) -> bool:
    """Tell of an unfinished game; at a terminal, ask which one to play."""
    click.echo(say("play-unfinished", file=str(unfinished)))
    entry = Input()
    if not entry.is_terminal:
        return False
    click.echo(say("play-unfinished-choice"))
    answer = ""
    while answer not in ("1", "2"):
        answer = entry.ask(lambda text: ["1", "2"]).strip() or "1"
    return answer == "1"


def _resume(file: str, components: str | None, trust: tuple[str, ...]) -> None:
    """Go on with a saved game; whoever wrote it must not decide what code is run."""
    if file == LATEST:
        latest = unfinished_game()
        if latest is None:
            raise ValueError(say("play-nothing-unfinished", folder=str(games_folder())))
        file = str(latest)
    with closing(_opened(file)) as saved:
        record = record_of(saved.kept)
        game = load_for(record, components)
        check_fit(game, record)
        ask_before_loading(file, record.seats, trust)
        match = Match(game, record.seats)
        story = _story(game)
        match.follow(record, 0)
        for index in range(1, len(record.lines)):
            before = match.state.clone()
            match.follow(record, index)
            action = before.string_to_action(record.lines[index].action)
            story.tell(story.look(before), action, match.state)
        # What chance will answer is not in the record: it is drawn anew.
        seed = secrets.randbelow(1_000_000)
        bots = _bots(game, record.seats, seed)
        saved.save(match.record)
        table = TerminalGame(match, bots, RandomChance(seed, 0), saved, story)
        table.notice(say("play-resumed", file=file))
        table.run()


def _without_game(
    resume: str | None,
    trust: tuple[str, ...],
    components: str | None,
    join: tuple[str, ...],
    name: tuple[str, ...],
) -> None:
    """Go on with a saved game, sit down at a table on a server, or say what can be played."""
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        _check_remote(None, join, name, resume=resume)
        if join:
            join_table(list(join), name, components, None)
        elif resume is not None:
            _resume(resume, components, trust)
        else:
            click.echo(context.get_help())


RESUME: Final = click.Option(
    ["--resume"],
    is_flag=False,
    flag_value=LATEST,
    type=click.Path(exists=True, dir_okay=False, allow_dash=True),
    metavar=say("cli-word-optional-file"),
    help=say("play-option-resume"),
)

TRUST: Final = click.Option(
    ["--trust"], multiple=True, metavar=say("cli-word-bot"), help=say("play-option-trust")
)
JOIN: Final = click.Option(
    ["--join"], multiple=True, metavar=say("cli-word-link"), help=say("play-option-join")
)
NAME: Final = click.Option(
    ["--name"], multiple=True, metavar=say("cli-word-name"), help=say("play-option-name")
)

command = GameCommands(
    "play",
    _start,
    [
        click.Option(
            ["--seats"],
            default=NEWCOMERS,
            show_default=True,
            help=say("play-option-seats", bots=", ".join(EXAMPLES)),
        ),
        click.Option(["--seed"], type=int, help=say("play-option-seed")),
        click.Option(["--record"], metavar=say("cli-word-file"), help=say("play-option-record")),
        COMPONENTS,
        RESUME,
        TRUST,
        click.Option(["--server"], metavar="URL", help=say("play-option-server")),
        JOIN,
        NAME,
    ],
    leave_out="players",
)
command.params += [RESUME, TRUST, COMPONENTS, JOIN, NAME]
command.callback = _without_game
command.invoke_without_command = True
command.no_args_is_help = False
