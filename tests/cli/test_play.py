"""A game in the terminal: by numbers and texts, with undo, questions about rules, and resuming."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from boardwright.cli import boardwright
from boardwright.cli.typed import NotUnderstood, typed_actions
from boardwright.core.chance import ScriptedChance
from boardwright.core.library import load_for
from boardwright.core.match import replay
from boardwright.core.record import Record, parse_record
from tests.rules.imhotep.table import table

GET = "get\n"
RANDOM = "human,random,random"
PAGES = Path(__file__).parents[2] / "web" / "src" / "pages"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test a folder for games of its own, and a terminal of 100 columns."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "boardwright"


def play(typed: str, *arguments: str) -> Result:
    """Play Imhotep with these lines typed, then the input ends."""
    command = ["play", "imhotep", "--seats", RANDOM, "--seed", "7", *arguments]
    result = CliRunner().invoke(boardwright, command, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def saved(folder: Path) -> Record:
    """Return the only game that was saved."""
    (file,) = folder.glob("*.bwr")
    return parse_record(file.read_text())


def test_chosen_colours_are_seen_told_and_saved(folder: Path) -> None:
    result = play("1\n1\n", "--colours", "grey,brown,white")
    assert "Grey (you)" in result.output
    assert "Black" not in result.output
    record = saved(folder)
    assert record.options["colours"] == "grey,brown,white"
    assert replay(load_for(record), record).game.seats() == ["grey", "brown", "white"]


@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_a_whole_game_by_numbers_ends_with_scores_places_and_how_to_replay(
    folder: Path, sides: str
) -> None:
    result = play("1\n" * 500, "--sides", sides, "--wrath")
    assert "Six rounds have been played." in result.output
    record = saved(folder)
    state = replay(load_for(record), record).state
    assert state.is_terminal()
    for points in state.scores():
        assert f" {sum(points.values())} " in result.output.split("total")[-1]
    assert re.search(r"(You won!|[A-Z]\w+ won\.| share the victory)", result.output)
    assert "1. " in result.output
    (file,) = folder.glob("*.bwr")
    assert f"boardwright replay {file}" in result.output


def test_people_around_one_keyboard_are_asked_in_turn(folder: Path) -> None:
    result = play("get\nget\nget\n", "--seats", "human,human,human")
    assert "White, your turn" in result.output
    assert "Brown, your turn" in result.output
    assert [line.seat for line in saved(folder).lines] == [-1, 0, 1, 2]


def test_bots_alone_play_to_the_end() -> None:
    assert "Six rounds have been played." in play("", "--seats", "random,random").output


def test_the_same_seed_and_choices_give_the_same_game(folder: Path) -> None:
    first = play(GET + "place 1.1\n").output
    files = list(folder.glob("*.bwr"))
    files[0].unlink()
    assert play(GET + "place 1.1\n").output.split("saved in")[0] == first.split("saved in")[0]


def test_what_others_did_is_told_with_the_points_they_gained() -> None:
    output = play("1\n" * 60).output
    assert "White places a stone on" in output
    assert "Points: " in output
    assert "Round 2 begins with ships of" in output


def test_undo_takes_back_the_own_move_and_what_followed(folder: Path) -> None:
    result = play(GET + "undo\n" + "place 1.1\n")
    assert "taken back" in result.output
    assert [line.action for line in saved(folder).lines if line.seat == 0] == ["place 1.1"]


def test_undo_is_refused_with_the_reason() -> None:
    assert "You have done nothing yet" in play("undo\n").output
    two = play("get\nundo\n", "--seats", "human,human")
    assert "Another player has acted since." in two.output
    revealed = play("1\n" * 25 + "undo\n" * 25)
    assert "Something has been revealed since" in revealed.output


def test_why_names_the_rule_or_says_that_the_action_is_legal() -> None:
    output = play("why sail 1 temple\nwhy get\nwhy 1\nwhy\nwhy sial 1 temple\n").output
    assert "“sail 1 temple” is refused. IM-5.1: this ship needs" in output
    assert output.count("“get” is legal now.") == 2
    assert "Say which action" in output
    assert "“sial 1 temple” is not one of the choices" in output


def test_rules_are_shown_by_id_by_section_and_all() -> None:
    one = play("rules im-5.1\n").output
    assert "IM-5.1" in one
    assert "IM-5.2" not in one
    some = play("rules 5\n").output
    assert "IM-5.2" in some
    assert "IM-6.1" not in some
    assert "IM-R13" in play("rules\n").output
    assert "A ruling on a gap" in play("rules r2\n").output
    assert "There is no rule 99" in play("rules 99\n").output


def test_rules_tell_which_values_of_an_owner_s_file_differ(tmp_path: Path) -> None:
    own = tmp_path / "my-box.toml"
    own.write_text("[stones]\nget = 2\nsled = 5\n[cards]\nstatues = [2, 4]\n", "utf-8")
    shown = play("rules im-3.1\n", "--components", str(own)).output
    assert "One value differs" not in shown
    assert "2 values differ from the printed ones:" in " ".join(shown.split())
    assert "stones.get: 2 instead of 3\n" in shown
    assert "cards.statues: [2, 4] instead of [1, 3, 6, 10, 15]\n" in shown
    assert "stones.sled" not in shown
    assert "instead of" not in play("rules im-3.1\n").output


def test_scores_log_help_and_board_change_nothing(folder: Path) -> None:
    output = play(GET + "scores\nlog\nhelp\nboard\n\n").output
    assert "points from" in output
    assert "which rule forbids an action" in output
    assert output.count("Harbour") == 4  # two questions, `board`, and the empty line
    assert sum(line.seat == 0 for line in saved(folder).lines) == 1


def test_wrong_input_is_answered_with_a_suggestion_and_nothing_is_lost(folder: Path) -> None:
    output = play("99\nplase 1.1\nxyzzy\nlever 1 temple\nhepl\n" + GET).output
    assert "There is no choice 99; choose 1 to 12" in output
    assert "“plase 1.1” is not one of the choices; did you mean place 1.1" in output
    assert "“xyzzy” is not one of the choices. Type a number" in output
    assert "IM-10.1: " in output
    assert "did you mean help" in output
    assert saved(folder).lines[1].action == "get"


def test_one_text_can_answer_several_questions() -> None:
    state = table(black="2 20 chisel*1,lever*1", ships="bwnb ... .. .")

    def read(text: str) -> list[str]:
        trial = state.clone()
        texts = []
        for action in typed_actions(state, state.legal_actions(), text, []):
            texts.append(trial.action_to_string(action))
            trial.apply_action(action, ScriptedChance([]))
        return texts

    assert read("chisel 2.1") == ["chisel 2.1"]
    assert read("Chisel  2.1 3.2") == ["chisel 2.1", "chisel 2.1 3.2"]
    assert read("lever 1 burial nbwb") == ["lever 1 burial", "lever 1 burial nbwb"]
    with pytest.raises(NotUnderstood):
        read("chisel 2.1 2.1")
    with pytest.raises(NotUnderstood, match=r"IM-5\.1"):
        read("lever 2 burial")


def test_save_says_where_the_game_is_and_copies_it_but_never_over_another_file(
    folder: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.bwr"
    output = " ".join(play(GET + f"save\nsave {copy}\nsave {copy}\n").output.split())
    assert f"The game is saved in {folder}" in output
    assert f"The game is saved in {copy}" in output
    assert "cannot be written: something with this name is already there" in output
    assert parse_record(copy.read_text()).lines == saved(folder).lines


def test_a_file_for_the_record_can_be_named_once(tmp_path: Path, folder: Path) -> None:
    file = tmp_path / "mine.bwr"
    assert str(file) in play(GET, "--record", str(file)).output
    assert not list(folder.glob("*"))
    again = CliRunner().invoke(boardwright, ["play", "imhotep", "--record", str(file)])
    assert "already exists" in str(again.exception)


def test_leaving_says_where_the_game_is_saved_and_how_to_go_on(folder: Path) -> None:
    for typed in (GET, GET + "quit\n"):
        result = play(typed)
        (file,) = folder.glob("*.bwr")
        assert result.exit_code == 0
        assert f"The game is saved in {file}" in result.output
        assert f"boardwright play --resume {file}" in result.output
        file.unlink()


def test_a_game_that_nobody_began_is_not_kept(folder: Path) -> None:
    assert "nothing is kept" in play("").output
    assert not list(folder.glob("*.bwr"))


def resume(typed: str, *arguments: str) -> Result:
    return CliRunner().invoke(boardwright, ["play", "--resume", *arguments], input=typed)


def test_a_killed_game_goes_on_where_it_was(folder: Path) -> None:
    command = [sys.executable, "-m", "boardwright.cli", "play", "imhotep", "--seed", "7"]
    command += ["--seats", RANDOM]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("get\nplace 1.1\n")
        process.stdin.flush()
        questions = 0
        for line in process.stdout:
            questions += "More: help" in line
            if questions == 3:
                break
        process.kill()
    assert questions == 3
    before = saved(folder)
    assert sum(line.seat == 0 for line in before.lines) == 2
    result = resume("log\n1\n")
    assert result.exit_code == 0
    assert "Black places a stone on ship 1, slot 1." in result.output
    after = saved(folder)
    assert after.lines[: len(before.lines)] == before.lines
    assert sum(line.seat == 0 for line in after.lines) == 3
    replay(load_for(after), after)


def test_a_line_that_was_cut_off_is_dropped_and_undo_reaches_over_the_break(folder: Path) -> None:
    play(GET + "place 1.1\n")
    (file,) = folder.glob("*.bwr")
    lines = saved(folder).lines
    file.write_text(file.read_text()[:-5])
    resume("undo\n", str(file))
    assert saved(folder).lines == lines[:-3]


def test_an_unfinished_game_is_pointed_out_and_a_finished_one_is_not(folder: Path) -> None:
    assert "There is no unfinished game" in str(resume("").exception)
    play(GET)
    new = CliRunner().invoke(boardwright, ["play", "imhotep"], input="quit\n")
    assert "There is an unfinished game" in new.output
    resume("1\n" * 500)
    done = CliRunner().invoke(boardwright, ["play", "imhotep"], input="quit\n")
    assert "There is an unfinished game" not in done.output
    (file,) = folder.glob("*.bwr")
    assert "Six rounds have been played." in resume("", str(file)).output


def test_a_record_with_a_wrong_line_is_refused(folder: Path) -> None:
    play(GET)
    (file,) = folder.glob("*.bwr")
    file.write_text(file.read_text().replace("1 get", "1 sail 1 temple"))
    assert "IM-5.1" in str(resume("", str(file)).exception)


def test_a_folder_that_cannot_be_written_spoils_no_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    output = play(GET + f"save\nsave {tmp_path / 'copy.bwr'}\n").output
    assert "This game is not saved" in output
    assert "name a file: save FILE" in output
    assert "The game was not saved." in output
    assert (tmp_path / "copy.bwr").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "humam,random"], "“humam” is not a player; write one of human, random"),
        (["--seats", "human"], "The option players cannot be “1”"),
        (["--sides", "AAC"], "The option sides cannot be “AAC”"),
        (["--start", "4"], "no seat “4”; the seats are 1 to 3"),
        (["--colours", "grey,pink,black"], "write for example grey,brown,white,black"),
        (["--colours", "grey,black"], "for each seat name one of black, white, brown, grey"),
    ],
)
def test_bad_options_are_refused_in_a_line(arguments: list[str], words: str) -> None:
    result = CliRunner().invoke(boardwright, ["play", "imhotep", *arguments])
    assert isinstance(result.exception, ValueError)
    assert words in str(result.exception)


def test_play_without_a_game_shows_what_can_be_played() -> None:
    output = CliRunner().invoke(boardwright, ["play"]).output
    assert "imhotep" in output
    assert "--resume" in output


def test_a_newcomer_meets_the_bots_that_the_page_seats(folder: Path) -> None:
    easy = re.search(r'const EASY = "(.+?)"', (PAGES / "Lobby.svelte").read_text())
    assert easy is not None
    result = CliRunner().invoke(boardwright, ["play", "imhotep"], input="get\n")
    assert result.exception is None
    assert saved(folder).seats == ["human", easy[1], easy[1]]
    assert f"human,{easy[1]},{easy[1]}" in run_help()


def run_help() -> str:
    """Return the help of the command, without its line breaks."""
    return "".join(CliRunner().invoke(boardwright, ["play", "imhotep", "--help"]).output.split())
