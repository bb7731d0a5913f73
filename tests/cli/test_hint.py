"""`hint` names the best choice and why, and leaves the game as it was."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from boardwright import State, load
from boardwright.bots.bot import ActionThought
from boardwright.cli import boardwright
from boardwright.cli.boards import board_of
from boardwright.cli.hint import Asked, hint, hint_lines
from boardwright.cli.terminal_game import COMMANDS
from boardwright.cli.typed import NotUnderstood
from boardwright.core.messages import Message
from boardwright.core.record import parse_record
from boardwright.lab.advice import Advice, Comparison, Difference
from boardwright.lab.reasons import reasons
from boardwright.server.table.rules_in_play import rules_for
from boardwright.server.thinking.advice_words import hint_told
from boardwright.texts import ENGLISH
from boardwright.wording import words_of
from tests.lab.test_advice import last_turn
from tests.rules.imhotep.table import table

GAME = load("imhotep", players=2)


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[str, str]]:
    """Return a game that is played by typing; it gives what was shown and the record."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")

    def playing(typed: str) -> tuple[str, str]:
        file = tmp_path / "game.bwr"
        file.unlink(missing_ok=True)
        command = ["play", "biotopia", "--seats", "human,random", "--seed", "7"]
        result = CliRunner().invoke(boardwright, [*command, "--record", str(file)], input=typed)
        return result.output, file.read_text()

    return playing


def asked(state: State) -> Asked:
    return Asked(GAME, board_of(GAME), state, state.legal_actions())


def said(messages: list[Message]) -> list[str]:
    return [ENGLISH.speak(message) for message in messages]


def test_the_sure_win_is_named_by_number_text_and_words_with_its_reason() -> None:
    state = last_turn()
    lines = hint(asked(state), "0.3", 1)
    number = state.legal_actions().index(state.string_to_action("sail 4 pyramids")) + 1
    assert lines[0].startswith("Sail ship 4")
    lines = lines[2:]  # the first two are for people
    assert lines[0].startswith(f"Best: [{number}] sail 4 pyramids (Sail ship 4 to: ")
    assert re.search(r"win chance (9\d|100)%\.$", lines[0])
    assert "sail 4 temple" in lines[1]
    assert lines[1].endswith(" 50%.")
    assert lines[2] == "For the best: you get 2.0 more from pyramids."
    assert lines[3] == "Against it: you get 1.0 fewer from temple."
    assert "play-outs of each" in lines[4]


def test_the_only_choice_is_said_to_be_so() -> None:
    forced = table(players="2", ships="....>market ...>pyramids ..>burial .", black="0 0 -")
    (line,) = hint(asked(forced), "", 1)
    assert line.startswith("There is only one choice: [1] pass (")


def test_doubts_and_missing_reasons_are_said_openly(monkeypatch: pytest.MonkeyPatch) -> None:
    state = last_turn()
    first, second = state.legal_actions()[:2]
    thoughts = (ActionThought(first, 9, 0.61, 3.0), ActionThought(second, 8, 0.6, 3.0))
    contrary = Comparison(50, -0.2, 0.1, [Difference(0, "temple", 0.2, 0.4)])
    monkeypatch.setattr("boardwright.cli.hint.advise", lambda *_: Advice(*thoughts, contrary))
    lines = hint(asked(state), "", 1)
    assert lines[-3] == "For the best: no source of points stands out."
    assert lines[-2].startswith("With simple play from there, the next one won more often")


def test_a_servers_hint_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    state = last_turn()
    rules = rules_for("imhotep", {"players": "2"}, "")
    first, second = state.legal_actions()[:2]
    thoughts = (ActionThought(first, 9, 0.615, 3.0), ActionThought(second, 8, 0.6, 3.0))
    found = [Difference(0, "temple", 2.5, 0.4), Difference(1, "temple", 1.5, 0.4)]
    compared = Advice(*thoughts, Comparison(50, -0.2, 0.1, found))
    for advice in (compared, Advice(thoughts[0], None, None)):
        monkeypatch.setattr("boardwright.cli.hint.advise", lambda *_, found=advice: found)
        told = hint_told(rules, state.view(0), advice, re=1, n=1, seat=0)
        own = hint(asked(state), "", 1)
        lines = hint_lines(asked(state), told)
        assert lines == [line for line in own if "play-outs of each" not in line]
        assert ": [1] " in "".join(lines)


def test_reasons_are_points_gained_or_denied_the_weightiest_three() -> None:
    found = [
        Difference(1, "temple", -4.0, 0.5),
        Difference(0, "obelisks", 3.0, 0.5),
        Difference(1, "statues", 2.5, 0.5),
        Difference(0, "pyramids", 2.0, 2.5),
        Difference(0, "statues", 1.0, 0.5),
        Difference(0, "decorations", 0.5, 0.2),
    ]
    own = reasons(words_of(GAME), found, 0, is_reader=True)
    assert said(own.in_favour) == [
        "White gets 4.0 fewer from temple",
        "you get 3.0 more from obelisks",
        "you get 1.0 more from statues",
    ]
    assert said(own.against) == ["White gets 2.5 more from statues"]
    told = reasons(words_of(GAME), found[:2], 0, is_reader=False)
    assert said(told.in_favour)[1] == "Black gets 3.0 more from obelisks"


def test_a_hint_leaves_game_and_record_as_they_would_have_been(
    play: Callable[[str], tuple[str, str]],
) -> None:
    typed = "1\n1\n1\nundo\n1\n1\n"
    hinted = "hint 0.1\n1\n1\nhint 0.1\nhint 0.1s\n1\nundo\nhint 0.1\n1\n1\n"
    shown, record = play(hinted)
    assert shown.count("Best: ") == 4
    assert record == play(typed)[1]
    assert len(parse_record(record).lines) > 5


@pytest.mark.parametrize("text", ["soon", "0", "-1", "nan", "1e9"])
def test_no_time_to_think_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood, match="not a thinking time"):
        hint(asked(last_turn()), text, 1)


def test_help_and_completion_offer_it(play: Callable[[str], tuple[str, str]]) -> None:
    assert "hint [SECONDS]" in play("help\n")[0]
    assert "hint" in COMMANDS
