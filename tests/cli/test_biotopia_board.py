"""The table of Biotopia in a terminal: what must be seen, and nothing that must not."""

import re
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from boardwright import Random, RandomChance, State, load
from boardwright.cli import boardwright
from boardwright.cli.boards import board_of, draw
from boardwright.cli.letters import fit_letters
from boardwright.core.game import Game, View
from boardwright.core.library import load_for
from boardwright.core.match import replay
from boardwright.core.record import Record, parse_record
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import FLOWER, PLAY
from tests.rules.biotopia.table import play, table

HAND_OVER = "Pass the device to"


def drawn(state: State, seat: int = 0, width: int = 100) -> str:
    """Return the drawing of a position as text."""
    return drawn_by(load("biotopia", players=state.num_players()), state.view(seat), width)


def drawn_by(game: Game, view: View, width: int = 100) -> str:
    """Return the drawing of what a seat of a game sees as text."""
    console = Console(width=width, file=StringIO())
    with console.capture() as shown:
        console.print(draw(game, view, width))
    return shown.get()


def test_the_sky_shows_cost_points_effect_and_the_danish_name() -> None:
    shown = drawn(table(sky="common_blue sunshine peacock", one="flowers red_admiral*3"))
    assert "Common blue         almindelig blåfugl  3✿ 1p  ready     may take a sky card" in shown
    assert "Sunshine            solskin             2✿     ready     draw 3 cards" in shown
    assert "Peacock             dagpåfugleøje       7✿ 3p  lacks 4✿  only from the hand" in shown
    assert "almindelig" not in drawn(table(sky="common_blue sunshine peacock"), width=60)


def test_the_hand_shows_what_can_be_played_and_what_is_missing() -> None:
    state = table(
        one="hand small_tortoiseshell*2,chrysalis flowers sunshine*4 butterflies "
        "small_tortoiseshell*2"
    )
    shown = drawn(state)
    assert "Your hand, 3 of at most 6" in shown
    assert re.search(r"2 × Small tortoiseshell *nældens takvinge +5✿ 3p  lacks 1✿", shown)
    assert re.search(r"Chrysalis +puppe +3✿ +no target", shown)


@pytest.mark.parametrize("width", [60, 100])
def test_several_cards_stand_in_the_same_columns_as_one(width: int) -> None:
    shown = drawn(table(one="hand small_tortoiseshell*2,chrysalis flowers sunshine*4"), width=width)
    lines = re.findall("^│.*[0-9]✿ .*", shown, re.MULTILINE)
    assert any("2 × Small tortoiseshell" in line for line in lines)
    assert len({line.index("✿ ") for line in lines}) == 1


def test_the_garden_shows_symbols_own_face_down_cards_and_butterflies_with_points() -> None:
    shown = drawn(
        table(one="flowers peacock,brimstone*2 knapweeds 1 butterflies red_admiral,large_white*2")
    )
    assert "5 flower symbols  ✿✿✿✿✿" in shown
    assert "Common knapweed face up" in shown
    assert "3 face down: 2 × Brimstone, Peacock" in shown
    assert "3 butterflies, 4 points" in shown
    assert "2 × Large white, Red admiral" in shown
    assert "No butterflies yet" in drawn(table())


def test_missions_show_who_has_them_and_the_own_progress() -> None:
    state = table(
        missions="three_skippers:2 seven_flowers meadow_quartet rich_meadow",
        one="flowers sunshine*2 butterflies common_blue,meadow_brown",
        two="butterflies essex_skipper*3",
    )
    shown = drawn(state)
    assert "Grassy slope   ▐2▌ has it" in shown
    assert "Sea of flowers flower symbols 2/7" in shown
    assert "Meadow life    skipper ✓blue ✓brown brimstone" in shown
    assert "Rich meadow    different 2/7" in shown
    assert "Large whites   nobody has one yet" in shown
    play(state, "take large_white", draws="peacock")
    state = table(one="butterflies large_white*2,essex_skipper*3", two="butterflies large_white")
    shown = drawn(state)
    assert "Large whites   ▐1▌ leads with 2" in shown
    assert "Grassy slope   you can take it" in shown
    assert "Grassy slope   skipper 0/3" in drawn(state, seat=1)
    tied = table(one="butterflies large_white", two="butterflies large_white")
    assert "nobody leads, tied at 1" in drawn(tied)


def test_of_rivals_only_numbers_open_cards_and_known_ones_are_shown() -> None:
    state = table(
        compost="brimstone*2",
        two="hand peacock,sunshine flowers mourning_cloak butterflies red_admiral*2 known sunshine",
    )
    shown = drawn(state)
    row = next(line for line in shown.splitlines() if "▐2▌ Player 2" in line)
    assert row.split()[3:] == [
        "4",
        "4",
        "0",
        "0",
        "0",
        "1✿",
        "2",
        *["2", "admiral,", "has", "sunshine"],
    ]
    assert "Compost 2: 2 × Brimstone" in shown
    for secret in ("peacock", "cloak"):
        assert secret not in shown.lower()
    assert "Peacock" in drawn(state, seat=1)


def test_a_spectator_sees_no_hand() -> None:
    shown = drawn(table(one="hand peacock flowers mourning_cloak"), seat=-1)
    assert "Your" not in shown
    assert "Peacock" not in shown
    assert "Sea of flowers flower symbols 7" in shown
    assert "Grassy slope   skipper 3" in shown


@pytest.mark.parametrize("players", [2, 5])
def test_what_is_drawn_and_told_is_the_same_whatever_a_seat_cannot_know(players: int) -> None:
    game = load("biotopia", players=players)
    board = board_of(game)
    chance, choice = RandomChance(players), Random(players)
    state = game.new_state(chance)
    while not state.is_terminal():
        legal = state.legal_actions()
        action = legal[choice.below(len(legal))]
        if choice.below(8) == 0:
            for seat in range(players):
                other = game.imagine(state.view(seat), RandomChance(choice.below(1000)))
                assert drawn(other, seat) == drawn(state, seat)
        before = state.view(-1)
        actor = state.current_player()
        state.apply_action(action, chance)
        if FLOWER <= action < PLAY:
            assert (
                board.tell(before, action, state.view(-1))[0]
                == f"Player {actor + 1} lays a flower."
            )


def told(state: BiotopiaState, text: str, draws: str = "") -> list[str]:
    """Play an action and return what is told of it."""
    board = board_of(load("biotopia", players=state.num_players()))
    before, action = state.view(-1), state.string_to_action(text)
    play(state, text, draws=draws)
    return board.tell(before, action, state.view(-1))


def test_drawn_cards_are_not_named_and_open_ones_are() -> None:
    state = table(players="2", sky="common_blue sunshine sunshine")
    assert told(state, "draw", "peacock") == ["Player 1 draws a card."]
    assert told(state, "take common_blue", "sunshine brimstone peacock brimstone") == [
        "Player 2 takes Common blue from the sky. Three Sunshine in the sky go to the compost. "
        "Into the sky: Brimstone, Brimstone and Peacock."
    ]


def test_effects_of_cards_are_told() -> None:
    state = table(
        players="2",
        one="hand sunshine,brimstone,meadow_brown flowers orange_tip,chrysalis*3",
        two="hand chrysalis flowers brimstone,sunshine*3",
    )
    assert told(state, "play brimstone", "peacock") == [
        "Player 1 plays Brimstone. The top card of the deck becomes a flower."
    ]
    assert told(state, "play chrysalis") == ["Player 2 plays Chrysalis."]
    assert told(state, "turn brimstone", "peacock") == [
        "Player 2 turns Brimstone over. The top card of the deck becomes a flower."
    ]
    assert told(state, "play sunshine", "peacock peacock peacock") == [
        "Player 1 plays Sunshine and draws 3 cards."
    ]
    play(state, "draw", draws="common_blue")
    assert told(state, "play meadow_brown") == ["Player 1 plays Meadow brown."]
    assert told(state, "decline") == ["Player 1 draws nothing."]


def test_a_change_of_lead_a_new_deck_and_the_last_round_are_told() -> None:
    state = table(
        players="2",
        deck="-",
        compost="rest",
        one="hand large_white flowers red_admiral*3 butterflies peacock*4,essex_skipper",
        two="butterflies large_white",
    )
    assert told(state, "play large_white") == [
        "Player 1 plays Large white.",
        "Nobody has the most large whites now.",
    ]
    assert told(state, "draw", "large_white")[1] == "The compost is shuffled to form the new deck."
    state = table(one="hand large_white flowers red_admiral*3 butterflies peacock*4")
    assert told(state, "play large_white")[1:] == [
        "Player 1 has the most large whites now.",
        "Player 1 has 15 points: the round is played out.",
    ]


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for players in (2, 5):
        game = load("biotopia", players=players)
        chance, choice = RandomChance(width), Random(width)
        state = game.new_state(chance)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[choice.below(len(legal))], chance)
            if choice.below(12) == 0:
                lines = drawn(state, width=width).splitlines()
                assert max(len(line) for line in lines) <= width
                assert width < 100 or len(lines) <= 36


def test_where_only_ascii_can_be_shown_nothing_is_lost() -> None:
    state = table(one="hand small_tortoiseshell,peacock,large_white flowers red_admiral*7")
    shown = fit_letters(drawn(state), "ascii")
    assert "naeldens" not in shown
    assert "neldens takvinge" in shown
    assert "7 flower symbols  *******" in shown
    assert "?" not in shown


def test_every_choice_stands_under_a_heading_and_every_move_is_told() -> None:
    actions: set[int] = set()
    questions: set[int] = set()
    for players in (2, 3, 4, 5):
        game = load("biotopia", players=players)
        board = board_of(game)
        chance, choice = RandomChance(players), Random(players)
        state = game.new_state(chance)
        while not state.is_terminal():
            assert isinstance(state, BiotopiaState)
            seat = state.current_player()
            legal = state.legal_actions()
            groups = board.groups(state.view(seat), legal)
            assert [c.action for group in groups for c in group.choices] == legal
            assert board.question(state.view(seat)).startswith(f"Player {seat + 1}, ")
            questions.add(int(state.asked))
            # What is new first, so that a few games come by most actions.
            action = next((a for a in legal if a not in actions), legal[choice.below(len(legal))])
            before = state.view(-1)
            state.apply_action(action, chance)
            assert board.tell(before, action, state.view(-1))[0].startswith(f"Player {seat + 1} ")
            actions.add(action)
    assert len(actions) > 60
    assert len(questions) == 7


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a test a folder for games of its own, and a terminal of 100 columns."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "boardwright"


def run(typed: str, *arguments: str) -> Result:
    """Play Biotopia with these lines typed, then the input ends."""
    command = ["play", "biotopia", "--seed", "7", *arguments]
    result = CliRunner().invoke(boardwright, command, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def saved(folder: Path) -> Record:
    (file,) = folder.glob("*.bwr")
    return parse_record(file.read_text())


def test_a_whole_game_by_numbers_ends_with_scores_and_places(folder: Path) -> None:
    result = run("3\n1\n" * 400, "--seats", "human,greedy,random")
    record = saved(folder)
    state = replay(load_for(record), record).state
    assert state.is_terminal()
    assert "played out" in result.output.rsplit("total", 1)[-1]
    assert "1. Player" in result.output
    assert HAND_OVER not in result.output


def test_new_hand_cards_are_marked(folder: Path) -> None:
    output = run("1\ndraw\nboard\n", "--seats", "human,random").output
    tables = output.split("Biotopia  ")
    assert [len(re.findall(r"  new +│", shown)) for shown in tables] == [0, 0, 0, 1, 1]


def test_between_persons_the_screen_is_cleared_before_a_hand_is_shown(folder: Path) -> None:
    output = run("\n1\n\n1\n\ndraw\n\nquit\n", "--seats", "human,human").output
    parts = output.split(HAND_OVER)
    assert [part.split(",")[0] for part in parts[1:]] == [" Player 1", " Player 2"] * 2
    assert "Your hand" not in parts[0]
    for part in parts[1:]:
        curtain, _, rest = part.partition("›")
        assert "Your hand" not in curtain
        assert rest.count("Your hand") == 1
        assert part is parts[-1] or rest.endswith("\n" * 20), "the hand has gone out of sight"
    assert [line.seat for line in saved(folder).lines] == [-1, 0, 1, 0]


def test_one_can_leave_at_the_curtain_and_bots_do_not_raise_it(folder: Path) -> None:
    output = run("\n1\nquit\n", "--seats", "human,random,human").output
    assert output.count(HAND_OVER) == 2
    assert "--resume" in output
    one = run("1\n1\n", "--seats", "human,random,random").output
    assert HAND_OVER not in one


def test_a_game_without_secrets_has_no_curtain(folder: Path) -> None:
    command = ["play", "imhotep", "--seed", "7", "--seats", "human,human"]
    assert HAND_OVER not in CliRunner().invoke(boardwright, command, input="get\nget\n").output


def test_the_missions_of_an_owners_box_are_drawn_as_it_says(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[[missions]]\nname = "three_skippers"\nalike = 4\npoints = 3\n'
        '[[missions]]\nname = "seven_flowers"\n'
        "needs = { peacock = 1, small_tortoiseshell = 2, mourning_cloak = 1 }\n",
        "utf-8",
    )
    state = table(components=str(own), one="butterflies peacock,common_blue*2")
    game = load("biotopia", own, players=3)
    shown = drawn_by(game, state.view(0))
    assert "╭─ Missions ─" in shown
    assert "3p  4 alike          alike 2/4" in shown
    assert "2p  2 × Small torto… tortoise 0/2 cloak ✓peacock" in shown
    assert "2p  Large whites " in shown
    assert "Grassy slope" not in shown
    assert "4 alike          alike 4" in drawn_by(game, state.view(-1))
