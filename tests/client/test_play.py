"""`boardwright play --server`: the same game in the terminal, at a table elsewhere."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from boardwright.cli import boardwright
from boardwright.core.library import load_for
from boardwright.core.match import replay
from boardwright.core.record import parse_record
from tests.cli.test_play_terminals import game as terminal_game
from tools.live.served import Served, serve, tokens_of

LINK = re.compile(r"http://\S+?/#/table/[\w-]+/join/[\w-]+")


@pytest.fixture(autouse=True)
def _narrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test a folder for games of its own, and a terminal of 100 columns."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")


async def play(typed: str, *arguments: str) -> Result:
    """Play with these lines typed, then the input ends."""
    invoke = CliRunner().invoke
    result = await asyncio.to_thread(invoke, boardwright, ["play", *arguments], input=typed)
    if result.exception is not None and not isinstance(result.exception, (SystemExit, ValueError)):
        raise result.exception
    return result


def at(served: Served, *arguments: str) -> list[str]:
    """Return arguments for a table on a server."""
    return [*arguments, "--server", f"http://{served.host}"]


@pytest.mark.parametrize(
    ("game", "colours"), [("imhotep", "brown,grey"), ("builders", "green,yellow")]
)
def test_colours_are_chosen_for_a_table_on_a_server(
    game: str, colours: str, tmp_path: Path
) -> None:
    async def scenario(served: Served) -> None:
        arguments = at(served, game, "--seats", "human,random", "--colours", colours)
        result = await play("1\nquit\n", *arguments)
        link = re.search(r"/#/table/([\w-]+)", result.output)
        assert link
        table = await served.table(link[1])
        assert table.sheet.created.options["colours"] == colours

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize("game", ["imhotep", "builders", "biotopia"])
def test_a_whole_game_by_numbers_ends_with_scores_places_and_its_record(
    game: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.bwr"

    async def scenario(served: Served) -> None:
        arguments = at(served, game, "--seats", "human,random", "--record", str(file))
        result = await play("1\n" * 3000, *arguments)
        assert "points from" in result.output
        record = parse_record(file.read_text())
        state = replay(load_for(record), record).state
        for points in state.scores():
            assert f" {sum(points.values())} " in result.output.split("total")[-1]
        assert f"boardwright replay {file}" in result.output

    serve(tmp_path / "tables.db", scenario)


def test_commands_do_what_they_do_at_home(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        typed = (
            "say  Good luck!\nsay\nundo\nwhy sail 1 temple\nwhy get\nrules 5.1\nscores\nlog\nhelp\n"
            "99\nxyzzy\nyes\nbot\nbot 2\nlinks\nstart\nget\nplace 1.1\n"
            "undo\nback\nundo\nundo ask\n\n"
        )
        output = (await play(typed, *at(served, "imhotep", "--seats", "human,human"))).output
        assert "Guest (1): Good luck!" in output
        assert "Say what: say Good luck!" in output
        assert "You have done nothing yet" in output
        assert "“sail 1 temple” is refused. IM-5.1: this ship needs" in output
        assert "“get” is legal now." in output
        assert "IM-5.1  " in output
        assert "points from" in output
        assert "say it to everybody at the table" in output
        assert "There is no choice 99" in output
        assert "“xyzzy” is not one of the choices" in output
        assert "Nobody is asking for your agreement." in output
        assert "Say which seat: bot 1 to bot 2" in output
        assert "To watch: http://" in output
        assert "The game has already begun." in output
        assert "Guest (2) has moved since and is away now" in output
        assert "Another player has acted since. Ask the others with: undo ask" in output
        assert "Come back with: boardwright play --join 'http://" in output

    serve(tmp_path / "tables.db", scenario)


def test_a_guest_joins_by_the_link_and_both_play(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        environment = {**os.environ, "COLUMNS": "100", "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "boardwright.cli", "play"]
        host = await asyncio.create_subprocess_exec(
            *command,
            *at(served, "imhotep", "--seats", "human,open", "--name", "Ann"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )
        assert host.stdin is not None
        assert host.stdout is not None
        shown = ""
        async with asyncio.timeout(60):
            while not LINK.search(shown):
                shown += (await host.stdout.readline()).decode()
        found = LINK.search(shown)
        assert found is not None
        host.stdin.write(b"get\nplace 1.1\n")
        result = await play("get\nquit\n", "--join", found.group(), "--name", "Ben")
        assert result.output.count("Ben, your turn") == 2
        assert "--join 'http://" in result.output.split("Come back with")[-1]
        host.kill()
        rest, _ = await host.communicate()
        assert rest.decode().count("Ann, your turn") == 2

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["imhotep", "--server", "ftp://x"], "is not the address of a server"),
        (["imhotep", "--server", "http://127.0.0.1:1"], "No table server answers"),
        (["imhotep", "--server", "HOST", "--seed", "7"], "--seed is for games on this device only"),
        (["imhotep", "--server", "HOST", "--rules-version", "1"], "for games on this device only"),
        (["imhotep", "--server", "HOST", "--seats", "human,os:x"], "is not a bot that plays here"),
        (["imhotep", "--name", "Ann"], "--name is for tables on a server"),
        (["--join", "nonsense"], "is not a link to a table"),
        (["--join", "HOST/#/table/no-such-table/x"], "There is no such table."),
        (["--join", "HOST/#/table/no-such-table/join/x"], "There is no such table."),
        (["--join", "TABLE", "--join", "HOST/#/table/another-one/x"], "for different tables"),
        (["builders", "--join", "TABLE"], "That is a table of imhotep"),
        (["--join", "TABLE", "--components", "FILE"], "played with an owner’s components"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    arguments: list[str], words: str, tmp_path: Path
) -> None:
    owners = tmp_path / "mine.toml"
    owners.write_text("[obelisks.B]\nstones = 4\n")

    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        host = f"http://{served.host}"
        known = {
            "TABLE": f"{host}/#/table/{made['table']}/{tokens_of(made)[0]}",
            "FILE": str(owners),
        }
        given = [known.get(text, text).replace("HOST", host) for text in arguments]
        result = await play("", *given)
        assert words in str(result.exception)

    serve(tmp_path / "tables.db", scenario)


def test_at_a_terminal_chat_and_moves_come_in_while_one_types(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = tokens_of(made)
        link = f"http://{served.host}/#/table/{made['table']}/{ann}"
        friend = await served.sit(made["table"], ben)
        with terminal_game(tmp_path, "--join", link) as terminal:
            await asyncio.to_thread(terminal.wait_for, "Ann, your turn")
            await asyncio.to_thread(terminal.type, "ge")
            await friend.say("chat", seat=1, text="Go on!")
            await asyncio.to_thread(terminal.wait_for, "Ben: Go on!")
            await asyncio.to_thread(terminal.type, "t\r")  # what was typed is still there
            await asyncio.to_thread(terminal.wait_for, "Waiting for Ben.")
            await asyncio.to_thread(terminal.type, "say Your turn\r")
            await friend.until(lambda heard: heard["type"] == "chat" and heard["line"]["seat"] == 0)
            await friend.choose()
            await asyncio.to_thread(terminal.wait_for, "Ann, your turn")
            await asyncio.to_thread(terminal.type, "quit\r")
            await asyncio.to_thread(terminal.wait_for, "Come back with")
            assert await asyncio.to_thread(terminal.end) == 0
        await friend.close()

    serve(tmp_path / "tables.db", scenario)


@pytest.mark.parametrize(
    ("language", "turn", "guest", "bot"),
    [
        (
            "en",
            "Ann, your turn",
            "Waiting for Guest.",
            "Ixara is thinking.",
        ),
        ("de", "Ann, du bist dran", "Gast ist dran.", "Ixara überlegt."),
    ],
)
def test_at_a_terminal_guests_and_bots_are_named_in_the_readers_language(
    language: str, turn: str, guest: str, bot: str, tmp_path: Path
) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "")
        ann, ben = tokens_of(made)
        link = f"http://{served.host}/#/table/{made['table']}/{ann}"
        friend = await served.sit(made["table"], ben)
        with terminal_game(tmp_path, "--join", link, BOARDWRIGHT_LANGUAGE=language) as terminal:
            await asyncio.to_thread(terminal.wait_for, turn)
            await asyncio.to_thread(terminal.type, "get\r")
            await asyncio.to_thread(terminal.wait_for, guest)
            await friend.say("take_over", seat=1, bot="level:5")  # it takes two seconds
            await asyncio.to_thread(terminal.wait_for, bot)
            await asyncio.to_thread(terminal.type, "quit\r")
            assert await asyncio.to_thread(terminal.end) == 0
        await friend.close()

    serve(tmp_path / "tables.db", scenario)
