import pytest

from boardwright.core.chance import Random, RandomChance, ScriptedChance, Undecided
from boardwright.core.game import ActionList, UnknownText
from boardwright.core.library import load, load_chosen
from boardwright.core.playout import playout
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import (
    CARD_NAMES,
    WHICH_CARD,
    WHICH_ROUND_CARD,
    WHICH_START_PLAYER,
)
from tests.rules.imhotep.table import asked, stones
from tests.rules.position import line


def dealt(**options: object) -> ImhotepState:
    """Set up a game in which everything is drawn at random."""
    state = load_chosen("imhotep", options).new_state(RandomChance(1))
    assert isinstance(state, ImhotepState)
    return state


def question(answers: list[int], **options: object) -> Undecided:
    """Return what the setup asks chance after these answers."""
    with pytest.raises(Undecided) as stopped:
        load_chosen("imhotep", options).new_state(ScriptedChance(answers))
    return stopped.value


@pytest.mark.rule("IM-1.1")
@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (2, ["black", "white"]),
        (3, ["black", "white", "brown"]),
        (4, ["black", "white", "brown", "grey"]),
    ],
)
def test_two_to_four_players_take_the_colours_in_order(players: int, colours: list[str]) -> None:
    game = load("imhotep", players=players)
    assert game.seats() == colours
    assert game.num_players() == dealt(players=players).num_players() == players


@pytest.mark.rule("IM-1.1")
def test_seats_may_choose_their_colours_and_all_texts_follow() -> None:
    game = load("imhotep", players=3, start="random", colours="grey,black,white")
    assert game.seats() == ["grey", "black", "white"]
    assert game.chance_to_string(WHICH_START_PLAYER, 0) == "start:grey"
    assert game.string_to_chance("start:white") == 2
    state = game.new_state(ScriptedChance([2, 0, 7, 7, 7, 7]))
    text = state.serialize()
    assert [line.split()[0] for line in text.splitlines()[10:13]] == game.seats()
    assert "asked turn:w:0" in text
    assert game.deserialize(text).serialize() == text
    with pytest.raises(UnknownText, match="nobody plays brown"):
        game.deserialize(text.replace("temple -", "temple n"))


@pytest.mark.rule("IM-1.1")
def test_chosen_colours_change_nothing_but_words() -> None:
    usual, chosen = load("imhotep"), load("imhotep", colours="black,white,brown")
    assert usual.options == {"players": "3", "sides": "AAAAA", "wrath": "no", "start": "1"}
    assert chosen.new_state(RandomChance(1)).hash() == usual.new_state(RandomChance(1)).hash()


@pytest.mark.rule("IM-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_players_are_refused(players: int) -> None:
    with pytest.raises(UnknownText, match=f"players cannot be “{players}”"):
        load("imhotep", players=players)


@pytest.mark.rule("IM-1.1")
@pytest.mark.parametrize("sides", ["BAAAA", "ABAAA", "AABAA", "AAABA", "AAAAB", "BABAB"])
def test_each_site_shows_the_side_chosen_for_it(sides: str) -> None:
    box = dealt(sides=sides).box
    shown = [
        box.market_is_b,
        box.pyramids_are_b,
        box.temple_is_b,
        box.burial_chamber_is_b,
        box.obelisks_are_b,
    ]
    assert shown == [side == "B" for side in sides]


@pytest.mark.rule("IM-1.1")
@pytest.mark.parametrize("sides", ["AAAA", "ABABC", "ABABAB"])
def test_a_site_has_no_third_side_and_there_are_five(sides: str) -> None:
    with pytest.raises(UnknownText, match=f"sides cannot be “{sides}”"):
        load("imhotep", sides=sides)


@pytest.mark.rule("IM-1.2")
def test_players_start_with_two_to_five_stones_in_turn_order() -> None:
    state = dealt(players=4, start=3)
    assert stones(state, "brown") == (2, 27)
    assert stones(state, "grey") == (3, 26)
    assert stones(state, "black") == (4, 25)
    assert stones(state, "white") == (5, 24)


@pytest.mark.rule("IM-1.2")
def test_unused_colours_are_out() -> None:
    state = dealt(players=2)
    assert [stones(state, "black"), stones(state, "white")] == [(2, 27), (3, 26)]
    assert [int(count) for count in state.quarry] == [27, 26, 0, 0]
    assert "brown" not in state.serialize()


@pytest.mark.rule("IM-1.1", "IM-1.2")
def test_a_game_begins_with_empty_sites_ships_and_score() -> None:
    state = dealt(players=2, sides="AAAAB")
    sites = [line(state, site) for site in ["pyramids", "temple", "burial", "obelisks"]]
    assert sites == ["-", "-", "-", "0,0 -"]
    assert set(line(state, "ships")) == {".", " "}
    assert (line(state, "round"), line(state, "discard")) == ("1 b - 0", "-")
    assert [sum(score.values()) for score in state.scores()] == [0, 0]
    assert line(state, "black").split()[3] == line(state, "white").split()[3] == "-"


@pytest.mark.rule("IM-1.3", "IM-6.5")
def test_any_of_the_34_market_cards_may_be_the_first() -> None:
    asked_of_chance = question([0])
    assert asked_of_chance.question == WHICH_CARD
    assert dict(zip(CARD_NAMES, asked_of_chance.counts)) == {
        "entrance": 2,
        "sarcophagus": 2,
        "paved_path": 2,
        "pyramid_decoration": 2,
        "temple_decoration": 2,
        "burial_chamber_decoration": 2,
        "obelisk_decoration": 2,
        "statue": 10,
        "lever": 2,
        "hammer": 2,
        "sail": 3,
        "chisel": 3,
    }
    assert sum(asked_of_chance.counts) == 34


@pytest.mark.rule("IM-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_of_seven_round_cards_may_be_the_first(players: int) -> None:
    asked_of_chance = question([], players=players)
    assert asked_of_chance.question == WHICH_ROUND_CARD
    assert asked_of_chance.probabilities() == [(card, 1 / 7) for card in range(7)]


@pytest.mark.rule("IM-1.4")
def test_one_round_card_is_never_turned_up() -> None:
    state = dealt(players=4)
    assert line(state, "round-cards").count("1") == 6
    playout(state, RandomChance(2), Random(3), ActionList())
    assert state.is_terminal()
    assert line(state, "round-cards").count("1") == 1


@pytest.mark.rule("IM-1.5")
def test_a_given_start_player_begins() -> None:
    assert asked(dealt(start=2)) == "turn:w"
    assert asked(dealt()) == "turn:b"


@pytest.mark.rule("IM-1.5")
def test_a_start_player_is_drawn_with_equal_chances() -> None:
    drawn = question([], players=3, start="random")
    assert drawn.probabilities() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    state = load("imhotep", start="random").new_state(ScriptedChance([2, 0, 7, 7, 7, 7]))
    assert state.current_player() == 2


@pytest.mark.rule("IM-1.5")
def test_a_start_player_must_sit_at_the_table() -> None:
    with pytest.raises(UnknownText, match="no seat “4”"):
        load("imhotep", players=3, start=4)
