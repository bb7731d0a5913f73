"""Pearls as somebody else's package: installed beside Boardwright, it is played everywhere.

`make example` runs this in an environment in which the game is installed by its pyproject.toml.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.async_api import expect

from boardwright.cli import boardwright
from boardwright.client.views import Views
from boardwright.core.chance import RandomChance
from boardwright.core.library import game_names, load
from boardwright.server.table.showing import view_json
from tools.live.browser import World, browse
from tools.live.served import Served, serve

OURS = ["builders", "imhotep", "biotopia"]
GUIDE = Path(__file__).parents[1] / "docs/adding/a-game.md"
PEARLS = Path(__file__).parent / "pearls"


def run(*arguments: str, typed: str = "", **environment: str) -> str:
    """Run the command line in a process of its own, and return what it says, errors too."""
    line = [sys.executable, "-m", "boardwright.cli", *arguments]
    done = subprocess.run(
        line,
        input=typed,
        env={**os.environ, "COLUMNS": "100", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=300,
    )
    assert "Traceback" not in done.stdout, done.stdout
    return done.stdout


def test_the_game_is_found() -> None:
    assert game_names() == [*OURS, "pearls"]
    assert "pearls: 5 rules and rulings" in run("rules")
    assert "PE-3" in run("rules", "pearls")
    assert "0 of 0 values" in run("components", "pearls")


def test_bots_play_it() -> None:
    seats = "random,greedy,level:1,mcts:100"
    assert "mean score" in run("simulate", "pearls", "--seats", seats, "--games", "3")
    assert "level:2" in run("tournament", "pearls", "--bots", "level:2,random", "--games", "4")


def test_it_is_played_in_a_terminal(tmp_path: Path) -> None:
    typed = "dive 2\nhelp\nrules PE-4\nwhy surface\nhint 0.2\nscores\nlog\ndive 1\nquit\n"
    said = run(
        *("play", "pearls", "--seats", "human,level:1"), typed=typed, XDG_DATA_HOME=str(tmp_path)
    )
    for words in ("Coral: dive, or bring your net up?", "Sharks in the sea", "Coral dives for"):
        assert words in said


def test_it_is_told_by_name_what_is_asked_and_of_whom() -> None:
    game = load("pearls")
    view = game.new_state(RandomChance(0)).view(-1)
    sent = view_json(game, view)
    told = json.loads(bytes(sent))
    assert (told["seat"], told["asked"]) == (None, {"question": "turn", "seat": 0})
    assert Views(game).read(bytes(sent)) == view


def test_it_is_played_at_a_table_of_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def scenario(served: Served) -> None:
        games = (await served.http.get("/api/games")).json()
        assert [game["name"] for game in games] == game_names()
        arguments = ["play", "pearls", "--seats", "human,random"]
        result = await asyncio.to_thread(
            CliRunner().invoke,
            boardwright,
            [*arguments, "--server", f"http://{served.host}"],
            input="dive 1\nquit\n",
        )
        assert "Coral dives for 1 breath" in result.output

    serve(tmp_path / "tables.db", scenario)


def test_it_is_played_in_a_browser(tmp_path: Path) -> None:
    async def scenario(world: World) -> None:
        ann = await world.visitor()
        await ann.open()
        await expect(ann.page.locator("article")).to_have_count(len(game_names()))
        await ann.page.locator("[data-game=pearls] button").first.click()
        await ann.choices().first.wait_for()
        await expect(ann.page.get_by_text("Sharks in the sea")).to_be_visible()
        moves = 0
        while await ann.is_asked():
            await ann.choose()
            moves += 1
        assert moves > 1
        await expect(ann.page.get_by_text("The last shark has come.")).to_be_visible()

    browse(tmp_path, scenario)


def test_a_package_that_fails_is_left_out_and_nothing_else_suffers(tmp_path: Path) -> None:
    for name, module, code in (
        ("wreck", "wreck", "raise RuntimeError('no wind')"),
        ("imhotep", "other", "GAME = None"),
        ("empty", "empty", ""),
    ):
        package, info = tmp_path / module, tmp_path / f"{module}-1.0.dist-info"
        for folder in (package, info):
            folder.mkdir()
        (package / "__init__.py").touch()
        (package / "game.py").write_text(code)
        (info / "METADATA").write_text(f"Name: {module}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[boardwright.games]\n{name} = {module}\n")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    said = run("rules", PYTHONPATH=path)
    assert "The game wreck is left out. RuntimeError: no wind" in said
    assert "The game empty is left out. AttributeError" in said
    assert "Another game has this name already" in said
    for name in game_names():
        assert f"{name}: " in said
    assert "The game wreck is left out" in run("play", "wreck", PYTHONPATH=path)
    assert "mean score" in run("simulate", "imhotep", "--games", "2", PYTHONPATH=path)
    assert "wreck" not in run("simulate", "--help", PYTHONPATH=path)


def test_the_guide_shows_the_files_as_they_are() -> None:
    shown = re.findall(r"```\w+\n# (\S+)\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len(shown) > 5
    for file, code in shown:
        written = (PEARLS / file).read_text("utf-8")
        for part in code.split("...\n"):
            assert part.strip("\n") in written, f"{file} has no longer:\n{part}"
