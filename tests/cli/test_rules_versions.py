"""The command line plays, replays and tells every version of the rules."""

import json
from pathlib import Path

import pytest

from boardwright.core.library import game_names, newest_version
from tests.cli.test_commands import run, run_json

# As they were written when there was no other version.
RECORDS = Path(__file__).with_name("records")


def test_what_changed_is_told_for_a_game_or_for_all() -> None:
    text = run("rules", "imhotep", "--changes").stdout
    assert "imhotep, since version 2" in text
    assert "may be declined" in text
    assert "IM-7.2, IM-R10" in text
    listed = json.loads(run("rules", "--changes", "--json").stdout)
    assert {change["game"] for change in listed} == {
        game for game in game_names() if newest_version(game) > 1
    }
    assert list(listed[0]) == ["game", "version", "name", "gist", "rules"]


def test_what_changed_is_told_about_one_rule() -> None:
    found = json.loads(run("rules", "imhotep", "im-r10", "--changes", "--json").stdout)
    assert [change["name"] for change in found] == ["stones-bonus"]
    assert run("rules", "imhotep", "IM-1.1", "--changes").stdout == ""
    assert "There is no rule" in run("rules", "imhotep", "IM-99", "--changes").stderr


def test_what_changed_is_told_in_the_language_of_the_reader() -> None:
    assert "imhotep, seit Version 2" in run("--language", "de", "rules", "--changes").stdout


def test_a_game_is_made_by_the_newest_rules_or_by_older_ones() -> None:
    assert "version: 2\n" in run("playthrough", "imhotep").stdout
    assert "version: 1\n" in run("playthrough", "imhotep", "--rules-version", "1").stdout
    for command in (
        ("simulate", "imhotep", "--games", "2", "--jobs", "1"),
        ("tournament", "imhotep", "--bots", "random,greedy", "--games", "2", "--jobs", "1"),
        ("ladder", "imhotep", "--bots", "random,greedy", "--games", "2", "--jobs", "1"),
        ("playthrough", "imhotep"),
        ("play", "imhotep", "--seats", "human,random"),
        ("components", "imhotep"),
    ):
        result = run(*command, "--rules-version", "1")
        assert result.returncode == 0, result.stderr
        refused = run(*command, "--rules-version", "3")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "Choose one from 1 to 2, or update Boardwright." in refused.stderr


def test_components_are_shown_as_of_a_version() -> None:
    first = run_json("components", "builders", "--rules-version", "1")
    newest = run_json("components", "builders")
    assert (first["version"], first["digest"]) == (1, "b341a513ebf4bbe4")
    assert newest["version"] == 2
    assert first["digest"] != newest["digest"]


@pytest.mark.parametrize("game", game_names())
def test_a_record_of_version_1_is_verified_and_replayed(game: str) -> None:
    file = RECORDS / f"{game}-1.bwr"
    assert "version: 1\n" in file.read_text("utf-8")
    assert run_json("verify", str(file))["ok"]
    assert run_json("replay", str(file))["game"] == game


def test_a_record_of_version_1_is_analysed_by_its_rules(tmp_path: Path) -> None:
    lines = (RECORDS / "builders-1.bwr").read_text("utf-8").splitlines()[:14]
    record = tmp_path / "game.bwr"
    record.write_text("\n".join(lines) + "\n", "utf-8")
    document = run_json("analyze", str(record), "--iterations", "10", "--jobs", "1")
    curve = document["curve"]
    assert isinstance(curve, list)
    assert len(curve) == 7


def test_a_record_of_newer_rules_is_refused_with_what_to_do(tmp_path: Path) -> None:
    text = (RECORDS / "imhotep-1.bwr").read_text("utf-8")
    record = tmp_path / "game.bwr"
    record.write_text(text.replace("version: 1", "version: 3"), "utf-8")
    result = run("verify", str(record))
    assert result.returncode == 1
    assert "here the newest is 2: update Boardwright." in result.stderr
    assert run_json_failed("verify", str(record))["differs_at"] == 3


def run_json_failed(*arguments: str) -> dict[str, object]:
    """Run a command that finds something wrong, and return its document."""
    document: dict[str, object] = json.loads(run(*arguments, "--json").stdout)
    return document
