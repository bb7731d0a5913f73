"""The table of Builders & Biomes in a terminal shows what a seat may see, and tells every move."""

import re
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from boardwright import Random, RandomChance, State, load
from boardwright.cli import boardwright
from boardwright.cli.boards import board_of, draw
from boardwright.cli.letters import fit_letters
from boardwright.core.library import load_for
from boardwright.core.match import replay
from boardwright.core.record import parse_record
from boardwright.games.builders.actions import QUESTIONS
from boardwright.games.builders.laid_out import BuildersView
from tests.rules.builders.table import play, table

BRIDGE = "-/-/-/-/desert_sand_dwelling/-/-/-/-"


def drawn(state: State, seat: int = 0, width: int = 100, beginners: str = "no") -> str:
    """Return the drawing of a position as text."""
    game = load("builders", players=state.num_players(), beginners=beginners)
    console = Console(width=width, file=StringIO())
    with console.capture() as shown:
        console.print(draw(game, state.view(seat), width))
    return shown.get()


def test_the_cube_shows_layers_by_column_with_capitals_for_what_may_be_taken() -> None:
    lines = drawn(table(taken="2000 0000 0000 0001", blocks="a1.3=obsidian d4.2=emerald")).split(
        "\n"
    )
    cube = [line.split("││")[1].strip(" │") for line in lines if "││" in line][9:16]
    assert cube[1:] == [
        "abcd abcd abcd abcd",
        "1 ·WwW ·www Owww wwww",
        "2 Wwww w??w w??w w??w",
        "3 wwwW w??w w??w w??w",
        "4 WwW· wwwE wwww wwww",
        "14   15   16   16   left",
    ]


def test_cells_show_building_mob_token_and_backs_with_the_height_of_their_stacks() -> None:
    shown = drawn(
        table(
            cells="c3=forest_sand_bridge*2 d3=witch_stone*4 c4=spider_1*3 a4=tnt c1=bow",
            returned="spider_2,zombie_1,zombie_2",
        )
    )
    rows = shown.splitlines()
    third = next(number for number, line in enumerate(rows) if line.startswith("│ 3 "))
    assert "FsBr    ×2  Witch   ×4  ?       ×4" in rows[third]
    assert "wsss+2      5h+5  3/t" in rows[third + 1]
    assert "│ 4 TNT      ?       ×4  Spider  ×3" in rows[third + 3]
    assert "5h                   1h+2  +act" in rows[third + 4]
    assert "bow 1h" in shown


def test_crossings_have_numbers_and_the_characters_that_stand_on_them() -> None:
    shown = drawn(table(red="14", players="3"))
    line = next(line for line in shown.splitlines() if "13" in line)
    assert re.search(r"11 +12 +13by +14r +15", line)


def test_the_own_board_shows_spaces_buildings_and_what_would_score_now() -> None:
    state = table(
        red=f"13 1 3,0,2,0,0,0,0 wood*2,emerald*1 wooden_sword*1,bow*2 {BRIDGE} witch_stone",
        turn="5 red 0 - 0",
    )
    shown = drawn(state)
    assert "▶▐r▌ Red (you) 5" in shown
    assert "1 F··· 2 M··· 3 D···  A desert 3×4=12" in shown
    assert "4 D··· 5 DsDw 6 F···  B sand 1×4=4" in shown
    assert "7 F··· 8 D··· 9 M···  C dwelling 1×4=4" in shown
    assert "2w 1e" in shown
    assert "wooden 2×bow" in shown
    assert "mobs 3/t" in shown
    assert "built 3 hoes 2" in shown


def test_a_card_for_which_nothing_was_built_says_so() -> None:
    shown = drawn(table())
    assert "B nothing yet" in shown
    assert "D··· T··· F···  B 0" in shown


def test_rivals_are_smaller_and_beginners_count_all_spaces() -> None:
    state = table(beginners="2", blue=f"13 1 0,0,0,7,0,0,0 stone*1 tnt*1 {BRIDGE}")
    shown = drawn(state, beginners="2")
    assert "▐b▌ Blue 7" in shown
    assert "D··· DsDw F···  B 4s" in shown
    assert "F··· M··· D···  A 16D" in shown
    assert "beginner" in shown


def test_scoring_rounds_say_how_many_blocks_they_wait_for() -> None:
    shown = drawn(table(taken="1111 1111 1111 1112", turn="9 red 0 - 1"))
    assert "A biomes: scored" in shown
    assert "B materials: 15 to go" in shown
    assert "C types: 31 to go" in shown


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_the_terminal(width: int, players: int) -> None:
    game = load("builders", players=players, beginners="2")
    chance, choice = RandomChance(width), Random(width)
    state = game.new_state(chance)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[choice.below(len(legal))], chance)
        if choice.below(12) == 0:
            lines = drawn(state, width=width, beginners="2").splitlines()
            assert max(len(line) for line in lines) <= width
            assert width < 100 or len(lines) <= 32, "choices must fit below, in 40 lines"


def test_where_only_ascii_can_be_shown_nothing_but_the_unknown_is_a_question_mark() -> None:
    state = table(taken="3333 3333 3333 3333", cells="c3=spider_1")
    shown = drawn(state)
    plain = fit_letters(shown, "ascii")
    assert plain.count("?") == shown.count("?")
    assert "[r] Red (you)" in plain


def test_every_choice_stands_under_a_heading_and_every_move_is_told() -> None:
    questions: set[str] = set()
    told: set[str] = set()
    for number in range(12):
        game = load("builders", players=2 + number % 3)
        board = board_of(game)
        chance, choice = RandomChance(number), Random(number)
        state = game.new_state(chance)
        while not state.is_terminal():
            seat = state.current_player()
            name = game.seats()[seat].title()
            legal = state.legal_actions()
            groups = board.groups(state.view(seat), legal)
            assert [c.action for group in groups for c in group.choices] == legal
            assert board.question(state.view(seat)).startswith(name)
            view = state.view(seat)
            assert isinstance(view, BuildersView)
            questions.add(QUESTIONS[view.asked].name)
            rare = [action for action in legal if action < 25 or action >= 66]
            if rare and choice.below(2):
                legal = rare
            action = legal[choice.below(len(legal))]
            before = state.view(-1)
            text = state.action_to_string(action)
            state.apply_action(action, chance)
            lines = board.tell(before, action, state.view(-1))
            assert lines[0].startswith(name)
            told.add(text.split()[0])
    assert questions == {question.name for question in QUESTIONS} - {"game-over"}
    assert len(told) == 11


def test_what_was_turned_up_revealed_beaten_and_due_is_told() -> None:
    state = table(
        taken="1111 1111 1111 1110",
        cells="c3=zombie_1*4",
        red="13 1 0,0,0,0,0,0,0 - stone_sword*1,stone_pickaxe*2",
    )
    board = board_of(load("builders", players=2))

    def told(text: str, draws: str = "") -> list[str]:
        before, action = state.view(-1), state.string_to_action(text)
        play(state, text, draws=draws)
        return board.tell(before, action, state.view(-1))

    assert told("fight c3", "weapon:stone_pickaxe") == [
        "Red fights the Zombie on c3. Revealed: stone pickaxe; 1 heart."
    ]
    assert told("decline", "weapon:stone_sword weapon:stone_pickaxe") == [
        "Red takes no block. Revealed: stone sword, stone pickaxe and stone pickaxe; 4 hearts."
    ]
    assert told("block d4") == ["Red takes wood from d4. The Zombie is beaten."]
    assert told("explore 15", "tile:spider_1 token:bow tile:desert_wood_bridge token:tnt") == [
        "Red goes to crossing 15. "
        "Turned up: Spider on e3, bow on f3, bridge (desert, wood) on e4 and TNT on f4."
    ]
    assert told("end") == ["Red ends the turn.", "The top layer is gone: scoring A biomes."]


def test_a_whole_game_by_numbers_ends_with_scores_and_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    command = ["play", "builders", "--seed", "7", "--seats", "human,greedy,random"]
    result = CliRunner().invoke(boardwright, command, input="1\n" * 600)
    assert result.exception is None
    assert "The third layer is gone." in result.output
    (file,) = (tmp_path / "boardwright").glob("*.bwr")
    record = parse_record(file.read_text())
    state = replay(load_for(record), record).state
    assert state.is_terminal()
    for points in state.scores():
        assert f" {sum(points.values())} " in result.output.split("total")[-1]
