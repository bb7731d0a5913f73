"""The table of Imhotep in a terminal shows what a seat may see, and finds words for every move."""

from io import StringIO
from itertools import product
from pathlib import Path

import pytest
from rich.console import Console

from boardwright import Random, RandomChance, State, load
from boardwright.cli.boards import board_of, draw
from tests.rules.imhotep.table import play, table


def drawn(state: State, seat: int = 0, width: int = 100, sides: str = "AAAAA") -> str:
    """Return the drawing of a position as text."""
    game = load("imhotep", players=state.num_players(), sides=sides)
    console = Console(width=width, file=StringIO())
    with console.capture() as shown:
        console.print(draw(game, state.view(seat), width))
    return shown.get()


def test_ships_show_their_stones_from_the_bow_their_minimum_and_where_they_lie() -> None:
    shown = drawn(table(ships="w.b. ... ..>temple n"))
    assert "1 ◀▐w▌ · ▐b▌ · ╡ min. 3, has 2" in shown
    assert "2 ◀ ·  ·  · ╡    min. 2, has 0" in shown
    assert "3 ◀ ·  · ╡       at the temple" in shown
    assert "4 ◀▐n▌╡          min. 1, may sail" in shown
    assert "ship 3 ─╯" in shown


def test_cards_on_offer_and_before_players_have_names_and_effects() -> None:
    state = table(offer="lever statue entrance", white="2 20 statue*3,hammer*1")
    shown = drawn(state)
    assert "Lever  turn: sail, set unload order" in shown
    assert "Entrance  now: 1 stone to pyramids" in shown
    assert "3 × Statue, Hammer" in shown


def test_an_owner_s_values_are_drawn(tmp_path: Path) -> None:
    own = tmp_path / "my-box.toml"
    own.write_text(
        "[temple]\nA = 7\n[burial_chamber]\nA = [2, 5]\nA_further = 8\n"
        "[cards]\nstones_per_decoration_point = 4\n"
        f"statues = {list(range(20, 40))}\n",
        "utf-8",
    )
    game = load("imhotep", own, players=3)
    state = table(offer="statue temple_decoration", components=str(own))
    console = Console(width=100, file=StringIO())
    with console.capture() as drawing:
        console.print(draw(game, state.view(0), 100))
    shown = drawing.get()
    assert "Temple decoration  end: stones / 4" in shown
    assert "each visible: 7" in shown
    assert "own groups 2 5 +8" in shown
    for points in range(20, 40):
        assert f" {points} " in shown
    assert "for 1 to 20" in " ".join(shown.replace("│", " ").split())


def test_players_show_sled_quarry_points_by_source_and_who_is_asked() -> None:
    shown = drawn(table(white="2 17", points="4,9,0"))
    asked = next(line for line in shown.splitlines() if "Black (you)" in line)
    white = next(line for line in shown.splitlines() if "White" in line)
    assert asked.startswith("▶▐b▌")
    assert white.split()[1:] == ["White", "■■···", "17", "9", "9"]
    assert "pyramids  points" in shown


def test_side_a_shows_levels_visible_stones_rows_and_towers() -> None:
    state = table(pyramids="bwn", temple="bbbbbwn", burial="bwnb", obelisks="2,0,1")
    shown = drawn(state)
    assert "▐b▌ 2  2" in shown
    assert "▐w▌▐n▌▐b▌▐b▌▐b▌" in shown
    assert "stones below" in shown
    assert "▐b▌▐b▌ ·  ·  ·" in shown
    assert "▐b▌ 2 ■■" in shown
    assert "end: 12/6/1" in shown


def test_side_b_shows_bonuses_choices_and_obelisks() -> None:
    state = table(
        sides="BBBBB", pyramids="bl wm", temple="b", obelisks="4,0,1 b", offer="statue", pair="2"
    )
    shown = drawn(state, sides="BBBBB")
    assert "▐b▌ 3  ▐w▌1s   2  3" in shown
    assert "1/s 2 1/s c 1/s" in shown
    assert "▐b▌  9   8   7" in shown
    assert "b1 w0 n1" in shown
    assert "Face-down pair" in shown


def test_stones_that_come_late_lie_beside_the_pyramid() -> None:
    assert "beside, 1 each: wn" in drawn(table(pyramids="b" * 14 + "wn"))


def test_a_long_burial_chamber_is_drawn_narrower_but_whole() -> None:
    shown = drawn(table(burial="bwn" * 12), width=80)
    assert "b b b b b b b b b" in shown or "bbbbbbbbbbbb" in shown


def test_the_face_down_pair_is_shown_only_to_its_picker() -> None:
    state = table(
        sides="BAAAA", ships="b. ... .. .", offer="statue", pair="2", pile="lever*1,sail*1"
    )
    play(state, "sail 1 market", "take pair", draws="card:lever card:sail")
    board = board_of(load("imhotep", sides="BAAAA"))
    assert "Lever" not in drawn(state, seat=1, sides="BAAAA")
    assert [group.heading for group in board.groups(state.view(0), state.legal_actions())] == [
        "Keep"
    ]
    assert "only you see it" in board.question(state.view(0))


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_no_line_is_wider_than_the_terminal(width: int, sides: str) -> None:
    for seed in range(2):
        game = load("imhotep", players=4, sides=sides)
        chance, choice = RandomChance(seed), Random(seed)
        state = game.new_state(chance)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[choice.below(len(legal))], chance)
            if choice.below(12) == 0:
                lines = drawn(state, width=width, sides=sides).splitlines()
                assert max(len(line) for line in lines) <= width
                assert width < 100 or len(lines) <= 24, "choices must fit below, in 40 lines"


def test_every_choice_stands_under_a_heading_and_every_move_is_told() -> None:
    told: set[int] = set()
    questions: set[str] = set()
    for number, (players, sides) in enumerate(product((2, 3, 4), ("AAAAA", "BBBBB", "BABAB"))):
        game = load("imhotep", players=players, sides=sides)
        board = board_of(game)
        chance, choice = RandomChance(number), Random(number)
        state = game.new_state(chance)
        while not state.is_terminal():
            seat = state.current_player()
            name = game.seats()[seat].title()
            legal = state.legal_actions()
            groups = board.groups(state.view(seat), legal)
            assert [c.action for group in groups for c in group.choices] == legal
            question = board.question(state.view(seat))
            assert question.startswith(name)
            questions.add(question.removeprefix(name).rstrip("1234567890 ?"))
            # What is new first, so that a few games come by most actions.
            action = next((a for a in legal if a not in told), legal[choice.below(len(legal))])
            before = state.view(-1)
            state.apply_action(action, chance)
            assert board.tell(before, action, state.view(-1))[0].startswith(name)
            told.add(action)
    assert len(told) > 100
    assert len(questions) >= 9


def test_points_of_the_temple_a_drawn_card_and_a_new_round_are_told() -> None:
    state = table(sides="AABAA", ships="....>market ...>pyramids ..>burial b", temple="wwwb")
    board = board_of(load("imhotep", sides="AABAA"))

    def told(text: str, draws: str = "") -> list[str]:
        before, action = state.view(-1), state.string_to_action(text)
        play(state, text, draws=draws)
        return board.tell(before, action, state.view(-1))

    assert told("sail 4 obelisks") == ["Black sails ship 4 to the obelisks. Obelisks: black."]
    assert told("stones") == ["White gets 2 stones."]
    assert told("point", "card:statue round:4332 " + "card:statue " * 4) == [
        "White takes the points of the temple.",
        "Black draws Statue.",
        "Round 2 begins with ships of 4, 3, 3 and 2; White starts.",
    ]
