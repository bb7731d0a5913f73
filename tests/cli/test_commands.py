"""The commands print what they promise, and refuse bad usage in a line or two with exit code 2."""

import json
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from boardwright import RandomChance, load
from boardwright.cli import COMMANDS, boardwright, play, serve
from boardwright.cli.speech import say
from boardwright.core.library import game_names, rules_of
from boardwright.core.match import Match
from boardwright.texts import ENGLISH


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line as a person does, in a process of its own."""
    command = [sys.executable, "-m", "boardwright.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def run_json(*arguments: str) -> dict[str, object]:
    """Run a command with `--json` and return its document."""
    result = run(*arguments, "--json")
    assert result.returncode == 0, result.stderr
    document: dict[str, object] = json.loads(result.stdout)
    return document


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of some moves of Imhotep."""
    match = Match(load("imhotep", players=2), ["random", "random"])
    chance = RandomChance(3)
    match.begin(chance)
    for _ in range(25):
        match.play(match.state.legal_actions()[0], chance)
    path = tmp_path / "game.bwr"
    path.write_text(match.record.to_text())
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.returncode == 0, result.stderr
    assert f"Example: boardwright {command}" in " ".join(result.stdout.split())


def test_help_is_shown() -> None:
    assert "boardwright play imhotep" in run("--help").stdout


def test_without_a_command_the_lobby_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: dict[str, object] = {}
    monkeypatch.setattr(serve.command, "callback", opened.update)
    for arguments in ([], ["--language", "en"]):
        opened.clear()
        assert CliRunner().invoke(boardwright, arguments).exit_code == 0
        assert (opened["opens"], opened["host"], opened["port"]) == (True, "127.0.0.1", 8400)


def test_help_says_what_each_command_says_of_itself() -> None:
    with click.Context(boardwright) as context:
        said = {name: boardwright.get_command(context, name) for name in COMMANDS}
    assert {name: command and command.help for name, command in said.items()} == {
        name: say(text) for name, text in COMMANDS.items()
    }


def test_help_loads_no_command() -> None:
    code = (
        "import sys; from boardwright.cli import COMMANDS, boardwright;"
        "boardwright(['--help'], standalone_mode=False);"
        "print([name for name in COMMANDS if 'boardwright.cli.' + name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.endswith("[]\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["frobnicate"], "frobnicate"),
        (["simulate", "imhotpe"], "Did you mean imhotep?"),
        (["simulate", "imhotep", "--seats", "randon,random"], "Did you mean random?"),
        (["simulate", "imhotep", "--seats", "random"], "players"),
        (["simulate", "imhotep", "--sides", "ABC"], "ABABA"),
        (["simulate", "imhotep", "--games", "0"], "--games"),
        (["simulate", "imhotep", "--output", "games.doc"], ".parquet"),
        (["simulate", "imhotep", "--components", "/nowhere.toml"], "/nowhere.toml"),
        (["rules", "imhotep", "IM-99.1"], "IM-99.1"),
        (["rules", "chess"], "chess"),
        (["components", "chess"], "chess"),
        (["verify", "/nowhere.bwr"], "/nowhere.bwr"),
        (["replay", "/nowhere.bwr"], "/nowhere.bwr"),
        (["playthrough", "imhotep", "--players", "7"], "players"),
    ],
)
def test_bad_usage_is_one_clear_message_and_exit_code_2(arguments: list[str], words: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert words in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


def test_simulate_prints_a_document_with_stable_keys() -> None:
    document = run_json("simulate", "imhotep", "--games", "30", "--seed", "4", "--jobs", "1")
    assert list(document) == [
        "game",
        "seats",
        "games",
        "seed",
        "decisions",
        "seconds",
        "decisions_per_second",
        "seats_results",
    ]
    results = document["seats_results"]
    assert isinstance(results, list)
    keys = ["bot", "wins", "share", "low", "high", "mean_score", "by_source"]
    assert [list(result) for result in results] == [keys] * 3
    assert sum(result["wins"] for result in results) == pytest.approx(30)


def test_simulate_prints_a_table_and_writes_its_rows(tmp_path: Path) -> None:
    output = tmp_path / "games.csv"
    result = run("simulate", "imhotep", "--games", "20", "--output", str(output))
    assert result.returncode == 0, result.stderr
    assert "decisions/s" in result.stdout
    assert len(output.read_text().splitlines()) == 1 + 20 * 3


def test_rules_are_listed_and_shown_one_by_one() -> None:
    assert "IM-5.1" in run("rules", "imhotep").stdout
    one = run("rules", "imhotep", "im-5.1").stdout
    assert "Code:" in one
    assert "Tests:" in one
    assert "Why:" in run("rules", "imhotep", "IM-R1").stdout
    for game in game_names():
        assert game in run("rules").stdout


def test_rules_print_a_document_with_stable_keys() -> None:
    result = run("rules", "imhotep", "--json")
    rules = json.loads(result.stdout)
    assert [rule["id"] for rule in rules] == [rule.id for rule in rules_of("imhotep")]
    assert list(rules[0])[:6] == ["id", "kind", "gist", "rulebook", "code", "tests"]
    assert all(rule["code"] and rule["tests"] for rule in rules)
    assert json.loads(run("rules", "--json").stdout) == game_names()


def test_components_show_values_with_their_sources() -> None:
    text = run("components", "imhotep").stdout
    assert "ships.4.minimum" in text
    document = run_json("components", "imhotep")
    values = document["values"]
    assert isinstance(values, list)
    assert {"path", "value", "confidence", "source", "since", "either"} == set(values[0])
    assert values[0]["source"] == ENGLISH.words("source-text-and-pictures")


def test_what_no_game_can_be_played_with_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[stones]\nsled = -1\n")
    refused = run("components", "imhotep", "--components", str(own))
    assert refused.returncode == 2
    assert "stones.sled" in refused.stderr
    assert "my.toml" in refused.stderr


def test_an_owners_values_are_named_as_such(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[stones]\nsled = 6\n")
    document = run_json("components", "imhotep", "--components", str(own))
    values = document["values"]
    assert isinstance(values, list)
    sled = next(value for value in values if value["path"] == "stones.sled")
    assert (sled["value"], sled["confidence"], sled["source"]) == (6, "owner", "my.toml")


def test_a_right_record_is_verified(record: Path) -> None:
    assert "26 lines are correct" in run("verify", str(record)).stdout
    document = run_json("verify", str(record))
    assert document == {"ok": True, "lines": 26, "differs_at": None, "reason": None}


def test_a_wrong_record_is_told_at_its_line(record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[12] = lines[12][:-1] + ("0" if lines[12][-1] != "0" else "1")
    record.write_text("\n".join(lines) + "\n")
    result = run("verify", str(record), "--json")
    assert result.returncode == 1
    assert json.loads(result.stdout)["differs_at"] == 13
    assert "Line 13" in run("verify", str(record)).stderr


def test_a_record_is_replayed_step_by_step(record: Path) -> None:
    lines = run("replay", str(record)).stdout.splitlines()
    assert len(lines) == 26
    assert lines[0].startswith("0. Setup: ")
    assert lines[1].startswith("1. Black: get")
    moves = run_json("replay", str(record))["moves"]
    assert isinstance(moves, list)
    assert len(moves) == 26
    assert run("replay", str(record), "--at", "26").returncode == 2
    board = run("replay", str(record), "--at", "3", "--board").stdout
    assert board.splitlines()[0].startswith("3. ")
    assert len(board.splitlines()) > 10


def test_a_playthrough_is_the_same_each_time() -> None:
    first = run("playthrough", "imhotep", "--seed", "2", "--players", "2").stdout
    assert first == run("playthrough", "imhotep", "--seed", "2", "--players", "2").stdout
    assert first != run("playthrough", "imhotep", "--seed", "3", "--players", "2").stdout


def test_bench_prints_a_document_with_stable_keys() -> None:
    document = run_json("bench", "--rounds", "1", "--seconds", "0.05")
    games = document["games"]
    assert isinstance(games, dict)
    assert list(games) == game_names()
    figures = ["stepped", "whole", "clone_us", "rollouts", "search", "greedy"]
    assert list(games["imhotep"]) == figures
    assert "stepped" in run("bench", "--rounds", "1", "--seconds", "0.05").stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_completion(shell: str) -> None:
    assert "_BOARDWRIGHT_COMPLETE" in run("completion", shell).stdout


@pytest.mark.parametrize(
    ("game", "option", "begun", "offered"),
    [
        ("imhotep", "start", "", ["1", "2", "3", "4", "random"]),
        ("biotopia", "start", "5", ["5"]),
        ("imhotep", "sides", "", ["AAAAA", "ABABA"]),
        ("builders", "boards", "3", ["314", "300"]),
        ("imhotep", "colours", "b", ["brown", "black"]),
        ("builders", "colours", "red,", ["red,green", "red,yellow", "red,blue"]),
        ("builders", "colours", "red,gr", ["red,green"]),
    ],
)
def test_a_shell_completes_the_values_of_options(
    game: str, option: str, begun: str, offered: list[str]
) -> None:
    context = click.Context(play.command)
    command = play.command.get_command(context, game)
    (param,) = (param for param in command.params if param.name == option)
    assert [item.value for item in param.shell_complete(context, begun)] == offered


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m boardwright.cli playthrough imhotep | head -1"
    result = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False
    )
    assert result.stderr == ""
    assert len(result.stdout.splitlines()) == 1


def test_a_tournament_prints_its_standings() -> None:
    arguments = ["tournament", "imhotep", "--bots", "greedy,random", "--games", "2", "--jobs", "1"]
    document = run_json(*arguments)
    assert list(document) == ["game", "players", "seed", "standings"]
    found = document["standings"]
    assert isinstance(found, list)
    assert [(s["bot"], s["rival"], s["games"]) for s in found] == [("greedy", "random", 2)]
    assert "greedy against random" in run(*arguments).stdout
    assert run("tournament", "imhotep", "--bots", "greedy").returncode == 2
