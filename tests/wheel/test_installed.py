"""What is installed from the wheel, or packed into one file, plays as the checkout does."""

import re
from pathlib import Path

import httpx

from tests.wheel.program import ROOT, UV, Program

NEEDED = ["librt", "mypy_extensions"]
OURS = ["boardwright", "boardwright__mypyc"]


def test_the_engines_alone_play(engines: Program) -> None:
    python = str(Path(engines.command[0]).with_name("python"))
    script = str(ROOT / "tests/engines_alone.py")
    told = engines._replace(command=[python, "-P", script]).run(*NEEDED, *OURS)
    assert len(re.findall("^refused-by-rule", told, re.MULTILINE)) == 3


def test_the_engines_alone_say_what_the_lobby_needs(engines: Program) -> None:
    told = engines.run(code=1)
    assert "pip install 'boardwright[table]'" in told
    assert "uvx 'boardwright[table]'" in told


def test_every_game_and_its_bots_are_found(program: Program) -> None:
    told = program.run("rules")
    assert "left out" not in told
    for game in ("builders", "imhotep", "biotopia"):
        assert f"{game}: " in told
        seats = ["--seats", "mcts:5,greedy"]
        assert "mean score" in program.run("simulate", game, *seats, "--games", "1")


def test_processes_share_the_work(program: Program) -> None:
    games = ["--seats", "random,random", "--games", "300"]  # more than one process takes at once
    said = program.run("simulate", "biotopia", *games, "--jobs", "2", "--json")
    assert '"games": 300' in said
    assert '"troubles"' not in said or '"troubles": 0' in said


def test_it_is_played_in_a_terminal(program: Program) -> None:
    typed = "get\nwhy pass\nquit\n"
    said = program.run("play", "imhotep", "--seats", "human,level:1", typed=typed)
    assert "The game is saved in" in said
    (saved,) = program.place.glob("boardwright/*.bwr")
    assert "all 3 lines are correct" in program.run("verify", str(saved))


def test_it_serves_the_page_and_bots_answer(program: Program) -> None:
    with program.serving() as url:
        page = httpx.get(url).text
        (script,) = re.findall(r'src="(/[^"]*\.js)"', page)
        assert httpx.get(url + script).status_code == 200
        seats = ["--seats", "human,level:1,greedy"]
        # The second stone is taken when both bots have answered.
        said = program.run("play", "imhotep", *seats, "--server", url, typed="1\n1\nquit\n")
        assert "Come back with" in said
        counted = httpx.get(f"{url}/metrics").text
    answers = re.search(r"^boardwright_bot_answers_total (\d+)$", counted, re.MULTILINE)
    assert answers is not None
    assert int(answers[1]) >= 2
    assert "\nboardwright_bot_troubles_total 0\n" in counted


def test_it_is_run_without_being_installed(wheel: Path, tmp_path: Path) -> None:
    whole = f"boardwright[table] @ {wheel.as_uri()}"
    command = [str(UV), "tool", "run", "--from", whole, "boardwright"]
    assert "boardwright " in Program(command, tmp_path).run("--version")
