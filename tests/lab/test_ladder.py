"""The ladder plays whom it should, sums up rightly, and can be stopped and gone on with."""

from pathlib import Path

import pytest

from boardwright.bots.levels import LEVELS
from boardwright.bots.specs import parse_spec
from boardwright.games import GAMES
from boardwright.lab.elo import win_chance
from boardwright.lab.kept_results import Kept, KeptResults
from boardwright.lab.ladder import Ladder, published, rungs
from boardwright.lab.ladder_page import Climbed, climb, has_place, ladder_text, put_in_place
from boardwright.lab.provenance import (
    Machine,
    code_digest,
    commit_here,
    match_digest,
    this_machine,
)
from boardwright.lab.tournament import Effort, Result, Seating, Table, play_all

FIVE = ["a", "b", "c", "d", "e"]
MACHINE = Machine("A processor", 2, "3.11.7", True)
PAGE = "before\n<!-- ladder:imhotep -->\nold\n<!-- /ladder:imhotep -->\nafter\n"


def pairs(ladder: Ladder) -> list[tuple[str, str]]:
    return [(pairing.bot, pairing.rival) for pairing in ladder.pairings()]


def result(seating: Seating, share: float) -> Result:
    return Result(seating, share, 3, Effort(1.0, 10, 0), Effort(2.0, 40, 0))


def won_by(ladder: Ladder, of_ten: int) -> list[Result]:
    """Let the bot that is named win so many of each ten deals."""
    return [result(s, float(s.deal % 10 < of_ten)) for s in ladder.seatings()]


def test_each_bot_plays_its_neighbours_and_next_neighbours() -> None:
    assert pairs(Ladder(2, FIVE, 10, {}, [])) == [
        ("b", "a"),
        ("c", "a"),
        ("c", "b"),
        ("d", "b"),
        ("d", "c"),
        ("e", "c"),
        ("e", "d"),
    ]
    for also in (("a", "e"), ("e", "a")):
        assert ("e", "a") in pairs(Ladder(2, FIVE, 10, {}, [also]))


def test_each_level_plays_the_next_one_however_far_apart() -> None:
    bots = ["level:1", "x", "y", "level:2", "level:4"]
    assert ("level:2", "level:1") in pairs(Ladder(2, bots, 10, {}, []))
    assert ("level:4", "level:1") not in pairs(Ladder(2, bots, 10, {}, []))


def test_with_more_players_each_is_alone_among_the_other() -> None:
    assert pairs(Ladder(4, ["a", "b"], 10, {}, [])) == [("b", "a"), ("a", "b")]
    assert pairs(Ladder(4, ["a", "b"], 10, {"b": 4}, [("a", "b")])) == [("b", "a")]


def test_bots_that_think_long_play_few_games_and_only_those_asked_for() -> None:
    ladder = Ladder(2, FIVE, 40, {"d": 20, "e": 10}, [("a", "d"), ("d", "e")])
    assert [(pairing.bot, pairing.rival, pairing.games) for pairing in ladder.pairings()] == [
        ("b", "a", 40),
        ("c", "a", 40),
        ("d", "a", 20),
        ("c", "b", 40),
        ("e", "d", 10),
    ]


def test_the_published_ladders_hold_what_is_promised_of_them() -> None:
    two, three, four, five = published().ladders
    assert [one.players for one in published().ladders] == [2, 3, 4, 5]
    for spec in two.bots + three.bots + four.bots + five.bots:
        parse_spec(spec)
    promised = [(f"level:{n + 1}", f"level:{n}") for n in range(1, 5)]
    promised += [("greedy", "random"), ("mcts:1s", "greedy"), ("mcts:1s", "mcts:0.1s")]
    assert set(promised) <= set(pairs(two))
    assert ("mcts:1s", "greedy") in pairs(four)


def test_a_game_has_the_ladders_of_as_many_as_can_play_it() -> None:
    assert [one.players for one in published().for_game("imhotep")] == [2, 3, 4]
    assert [one.players for one in published().for_game("biotopia")] == [2, 3, 4, 5]


def test_greedy_is_at_0_wherever_it_plays() -> None:
    assert Ladder(2, ["random", "greedy"], 10, {}, []).fixed() == "greedy"
    assert Ladder(2, ["random", "level:1"], 10, {}, []).fixed() == "random"


def test_rungs_are_rated_from_all_games_and_both_sides() -> None:
    ladder = Ladder(2, ["random", "greedy"], 400, {}, [])
    high, low = rungs(ladder, won_by(ladder, 8))
    assert (high.bot, low.bot) == ("greedy", "random")
    assert (high.elo, high.low, high.high) == (0, 0, 0)
    assert win_chance(-low.elo, 2) == pytest.approx(320.5 / 401)
    assert low.low < low.elo < low.high
    assert (high.games, low.games) == (400, 400)
    assert (high.seconds_a_move, low.seconds_a_move) == (0.1, 0.05)


def test_a_stopped_run_goes_on_with_what_was_kept(tmp_path: Path) -> None:
    ladder = Ladder(2, ["random", "level:1", "greedy"], 2, {}, [])
    played = list(play_all(Table("imhotep", {}, None, 2, 1), ladder.seatings(), 1))
    kept = KeptResults(tmp_path / "folder" / "games.jsonl", "imhotep")
    assert kept.read(2, ladder.seatings()) == []
    first = [Kept(2, one, "abc") for one in played[:3]]
    for one in first:
        kept.add(one)
    kept.add(Kept(4, played[4], "abc"))
    with kept.path.open("a") as file:
        file.write('[2, ["greedy", "ran')  # as a crash leaves it
    assert KeptResults(kept.path, "imhotep").read(2, ladder.seatings()) == first
    assert KeptResults(kept.path, "biotopia").read(2, ladder.seatings()) == []  # other code
    assert kept.read(2, ladder.seatings()[1:]) == first[1:]
    kept.write(first[:1])
    assert kept.read(2, ladder.seatings()) == first[:1]
    kept.forget()
    assert kept.read(2, ladder.seatings()) == []


def test_a_line_after_one_that_was_cut_off_is_not_lost(tmp_path: Path) -> None:
    kept = KeptResults(tmp_path / "games.jsonl", "imhotep")
    kept.path.write_text('[2, ["greedy", "ran')
    again = Kept(2, result(Seating("greedy", "random", 0, 0), 1.0), "abc")
    kept.add(again)
    assert kept.read(2, [again.result.seating]) == [again]


def test_the_page_tells_all_that_is_needed_to_play_it_again() -> None:
    two = Ladder(2, ["random", "greedy"], 40, {}, [])
    four = Ladder(4, ["greedy", "mcts:1s"], 40, {}, [])
    climbed = [climb(two, won_by(two, 9)), climb(four, won_by(four, 5))]
    text = ladder_text("boardwright ladder x --reproduce", ["abc"], MACHINE, 1, climbed)
    for words in (
        "`boardwright ladder x --reproduce`, commit abc",
        "A processor (2 cores), Python 3.11.7, compiled, seed 1. 120 games",
        "**2 players**, `greedy` having Elo 0:",
        "| bot | Elo | 95 % | games | ms a move |",
        "| pairing | games | wins | 95 % | points ahead |",
        "| `greedy` | +0 | +0 to +0 | 40 | 100.0 |",
        "| `greedy` against `random` | 40 | 90.0 % | 76.9–96.0 | +3.0 |",
        "| `mcts:1s` among 3 `greedy` | 40 | 50.0 % | 35.2–64.8 | +3.0 |",
    ):
        assert words in text


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0, "0 hours"), (3600, "one hour"), (7200, "2 hours"), (4_444_200, "1,234.5 hours")],
)
def test_the_page_tells_how_long_it_took(
    seconds: float, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Climbed, "seconds", lambda climbed: seconds)
    ladder = Ladder(2, ["random", "greedy"], 40, {}, [])
    text = ladder_text("x", ["abc", "def"], MACHINE, 1, [climb(ladder, won_by(ladder, 9))])
    assert "`x`, commits abc, def, " in text
    assert f" games took {words} of computing on one core." in text


def test_the_ladder_stands_between_its_markers() -> None:
    assert has_place(PAGE, "imhotep")
    assert not has_place(PAGE, "biotopia")
    once = put_in_place(PAGE, "imhotep", "new")
    assert once == PAGE.replace("old", "new")
    assert put_in_place(once, "imhotep", "newer") == PAGE.replace("old", "newer")


@pytest.mark.parametrize("game", GAMES)
def test_the_documents_have_a_place_for_each_game(game: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "bots.md"
    assert has_place(page.read_text("utf-8"), game)


def test_a_digest_names_the_code_that_plays(tmp_path: Path) -> None:
    for folder in ("core", "bots", "games/imhotep", "games/biotopia", "lab"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "code.py").write_text("")
    first = code_digest("imhotep", tmp_path)
    for elsewhere in ("games/biotopia", "lab"):
        (tmp_path / elsewhere / "code.py").write_text("changed")
    assert code_digest("imhotep", tmp_path) == first
    (tmp_path / "bots" / "code.py").write_text("changed")
    assert code_digest("imhotep", tmp_path) != first
    assert code_digest("imhotep") != code_digest("biotopia")


def test_a_match_is_that_of_its_two_bots_and_no_other_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def digests() -> list[str]:
        match_digest.cache_clear()
        pairs = [("level:2", "level:1"), ("level:3", "level:2"), ("greedy", "random")]
        return [match_digest("imhotep", *pair) for pair in pairs]

    first = digests()
    assert len(set(first)) == 3
    changed = [level._replace(mercy=0.1) for level in LEVELS["imhotep"][:1]]
    with monkeypatch.context() as patched:
        patched.setitem(LEVELS, "imhotep", changed + LEVELS["imhotep"][1:])
        now = digests()
    assert [one == other for one, other in zip(first, now)] == [False, True, True]
    assert digests() == first


def test_without_a_checkout_the_commit_is_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert commit_here("imhotep") == "unknown"
    monkeypatch.setenv("PATH", "")
    assert commit_here("imhotep") == "unknown"


def test_the_machine_is_described() -> None:
    machine = this_machine()
    assert machine.processor
    assert machine.cores >= 1
