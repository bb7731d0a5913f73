"""`hint` at a table on a server: the words of a hint at home, the wait, and every refusal."""

import asyncio
import re
from pathlib import Path

import pytest

from boardwright import RandomChance
from boardwright.client.remote_table import RefusedByServer, RemoteTable
from tests.cli.test_play_terminals import game as terminal_game
from tests.client.line import line_to
from tests.client.test_play import at, play
from tools.live.served import PATIENCE, Served, serve, tokens_of

QUICK = 0.05  # seconds that a server thinks
NAMED = re.compile(r"Best: \[(\d+)\] (\S[^(]*) \(")


@pytest.fixture(autouse=True)
def _wide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test a folder for games of its own, and a terminal of 200 columns."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")


def link(served: Served, table: str, token: str) -> list[str]:
    """Return arguments for a seat at a table."""
    return ["--join", f"http://{served.host}/#/table/{table}/{token}"]


def test_it_names_a_choice_as_a_hint_at_home_does(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        seats = [part for token in tokens_of(made) for part in link(served, made["table"], token)]
        state = (await served.state(made["table"])).clone()
        output = (await play("hint\nhint 10\nhelp\n", *seats)).output
        found = NAMED.search(output)
        assert found is not None
        assert re.search(r"Best: .*, win chance \d+.?%\.\nNext: \[\d+\] .* \d+.?%\.\n", output)
        assert "\nFor the best: " in output
        assert "The server decides how long it thinks about a hint; just type: hint" in output
        assert "hint            the best choice compared with the next, and why" in output
        number, text = found.groups()
        await play(f"{number}\n", *seats)
        state.apply_action(state.string_to_action(text), RandomChance(0))
        assert (await served.state(made["table"])).serialize() == state.serialize()

    serve(tmp_path / "tables.db", scenario, hint_seconds=QUICK)


def test_what_is_refused_is_told(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        stern = await served.make("imhotep", "Ann", "Ben", has_hints=False)
        seat = link(served, stern["table"], tokens_of(stern)[0])
        assert "Bots give no advice at this table." in (await play("hint\n", *seat)).output
        free = await served.make("imhotep", "Ann", "Ben")
        seat = link(served, free["table"], tokens_of(free)[0])
        output = (await play("hint\nhint\n", *seat)).output
        assert output.count("Best: [") == 1
        assert "Too much at once; please wait a moment." in output.split("Best: [")[1]
        for token, words in (
            (tokens_of(free)[1], "It is not your turn."),
            (free["watch"], "That seat is not yours"),
        ):
            with terminal_game(tmp_path, *link(served, free["table"], token)) as terminal:
                await asyncio.to_thread(terminal.wait_for, "Waiting for Ann.")
                await asyncio.to_thread(terminal.type, "hint\r")
                await asyncio.to_thread(terminal.wait_for, words)

    serve(tmp_path / "tables.db", scenario, hint_seconds=QUICK, hints_at_once=1.0)


def test_one_that_cannot_be_found_is_told(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        arguments = at(served, "imhotep", "--seats", "human,random")
        output = (await play("hint\n", *arguments)).output
        assert "Nothing could be found; please try again." in output

    serve(tmp_path / "tables.db", scenario, hint_seconds=60.0, advice_seconds=0.2)


def test_at_a_terminal_the_wait_is_shown_and_chat_wipes_no_hint_away(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        ann, ben = tokens_of(made)
        friend = await served.sit(made["table"], ben)
        with terminal_game(tmp_path, *link(served, made["table"], ann)) as terminal:
            await asyncio.to_thread(terminal.wait_for, "Ann, your turn")
            await asyncio.to_thread(terminal.type, "hint\r")
            await asyncio.to_thread(terminal.wait_for, "A bot is thinking about it")
            await asyncio.to_thread(terminal.wait_for, "For the best: ")
            await friend.say("chat", seat=1, text="Well?")
            await asyncio.to_thread(terminal.wait_for, "Ben: Well?")
            await asyncio.to_thread(terminal.wait_for, "Best: [")
            await asyncio.to_thread(terminal.type, "1\r")
            await asyncio.to_thread(terminal.wait_for, "Waiting for Ben.")
            seen = len(terminal.shown)
            await friend.say("chat", seat=1, text="I see.")
            await asyncio.to_thread(terminal.wait_for, "Ben: I see.")
            await asyncio.to_thread(terminal.wait_for, "›")
            assert "Best: [" not in terminal.shown[seen:]
        await friend.close()

    serve(tmp_path / "tables.db", scenario, hint_seconds=0.5)


def test_one_that_is_lost_with_the_line_is_asked_for_again(tmp_path: Path) -> None:
    async def scenario(served: Served) -> None:
        made = await served.make("imhotep", "Ann", "Ben")
        async with line_to(served.host) as line:
            table = RemoteTable(line.address, made["table"], [tokens_of(made)[0]])
            await table.sit_down()
            hinting = asyncio.create_task(table.hint(0, table.n))
            await asyncio.sleep(0.2)
            assert not hinting.done()  # it has begun
            line.cut()
            async with asyncio.timeout(PATIENCE):
                told = await hinting
            assert (told.n, told.seat, line.connections) == (table.n, 0, 2)
            assert told.best is not None
            with pytest.raises(RefusedByServer) as refused:
                await table.hint(0, table.n + 1)
            assert refused.value.why.id == "server-stale"
            await table.hang_up()

    serve(tmp_path / "tables.db", scenario, hint_seconds=1.0)
