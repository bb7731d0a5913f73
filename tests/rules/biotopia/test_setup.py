import pytest

from boardwright.core.chance import RandomChance, ScriptedChance, Undecided
from boardwright.core.game import UnknownText
from boardwright.core.library import load, load_chosen
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import (
    CARD_NAMES,
    PEACOCK,
    WHICH_CARD,
    WHICH_MISSION,
    WHICH_START_PLAYER,
)
from tests.rules.biotopia.table import asked, cards, play
from tests.rules.position import legal, line, refused

MISSIONS = [0, 1, 4, 5]  # three_skippers, seven_flowers, nettle_bed, rich_meadow
SKY = [0, 1, 2]
TWO_HANDS = [3, 3, 4, 9, 5, 6, 7, 8]


def dealt(answers: list[int], **options: str) -> BiotopiaState:
    """Set up a game in which chance answers this."""
    state = load_chosen("biotopia", options).new_state(ScriptedChance(answers))
    assert isinstance(state, BiotopiaState)
    return state


def question(answers: list[int], **options: str) -> Undecided:
    """Return what the setup asks chance after these answers."""
    with pytest.raises(Undecided) as stopped:
        load_chosen("biotopia", options).new_state(ScriptedChance(answers))
    return stopped.value


@pytest.mark.rule("BT-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_have_numbers(players: int) -> None:
    game = load("biotopia", players=players)
    state = game.new_state(RandomChance(1))
    assert game.seats() == ["1", "2", "3", "4", "5"][:players]
    assert game.num_players() == state.num_players() == players
    assert game.num_actions() == state.num_actions() == 84


@pytest.mark.rule("BT-1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_players_are_refused(players: int) -> None:
    with pytest.raises(UnknownText, match=f"players cannot be “{players}”"):
        load("biotopia", players=players)


@pytest.mark.rule("BT-1.2")
def test_four_of_the_six_missions_are_open_and_two_are_out() -> None:
    first = question([])
    assert first.question == WHICH_MISSION
    assert first.counts == [1, 1, 1, 1, 1, 1]
    assert question([0, 1]).counts == [0, 0, 1, 1, 1, 1]
    state = dealt(MISSIONS + SKY + TWO_HANDS, players="2")
    assert line(state, "missions") == (
        "three_skippers:- seven_flowers:- nettle_bed:- rich_meadow:-"
    )
    play(state, "flower peacock", "flower brimstone")
    assert refused(state, "mission meadow_quartet").rule == "BT-1.2"


@pytest.mark.rule("BT-1.3")
def test_the_sky_is_drawn_before_the_hands() -> None:
    sky = question(MISSIONS)
    assert sky.question == WHICH_CARD
    assert sum(sky.counts) == 100
    state = dealt(MISSIONS + SKY + TWO_HANDS, players="2")
    assert line(state, "sky") == "essex_skipper large_white small_tortoiseshell"
    assert cards(state, "1", "hand") == "common_blue*2,meadow_brown*1,peacock*1"
    assert cards(state, "2", "hand") == "brimstone*1,orange_tip*1,red_admiral*1,mourning_cloak*1"
    assert line(state, "compost") == "-"
    assert sum(state.deck.counts) == 89


@pytest.mark.rule("BT-1.3", "BT-5.1", "BT-R8")
def test_three_alike_in_the_first_sky_are_replaced() -> None:
    state = dealt([*MISSIONS, 9, 9, 9, *SKY, *TWO_HANDS], players="2")
    assert line(state, "sky") == "essex_skipper large_white small_tortoiseshell"
    assert line(state, "compost") == "peacock*3"


@pytest.mark.rule("BT-1.4")
def test_each_seat_is_asked_for_its_first_flower_clockwise() -> None:
    state = dealt(MISSIONS + SKY + TWO_HANDS, players="2", start="2")
    assert asked(state) == "first-flower:2"
    assert legal(state) == [
        "flower brimstone",
        "flower orange_tip",
        "flower red_admiral",
        "flower mourning_cloak",
    ]
    play(state, "flower red_admiral")
    assert asked(state) == "first-flower:1"
    assert legal(state) == ["flower common_blue", "flower meadow_brown", "flower peacock"]
    play(state, "flower peacock")
    assert asked(state) == "turn:2"
    assert cards(state, "1", "flowers") == "peacock*1"
    assert cards(state, "1", "hand") == "common_blue*2,meadow_brown*1"
    assert [int(symbols) for symbols in state.symbols] == [1, 1]


@pytest.mark.rule("BT-1.4", "BT-7.1")
def test_nobody_knows_anothers_first_flower() -> None:
    state = dealt(MISSIONS + SKY + TWO_HANDS, players="2")
    other = state.clone()
    play(state, "flower peacock")
    play(other, "flower common_blue")
    assert state.view(1) == other.view(1)
    assert state.view(-1) == other.view(-1)
    assert state.legal_actions() == other.legal_actions()
    assert state.view(0) != other.view(0)
    assert state.view(0).flowers[PEACOCK] == 1


@pytest.mark.rule("BT-1.5")
def test_the_start_player_is_given_or_drawn_last() -> None:
    start = question(MISSIONS + SKY + TWO_HANDS, players="2", start="random")
    assert start.question == WHICH_START_PLAYER
    assert start.probabilities() == [(0, 0.5), (1, 0.5)]
    drawn = dealt([*MISSIONS, *SKY, *TWO_HANDS, 1], players="2", start="random")
    assert asked(drawn) == asked(dealt(MISSIONS + SKY + TWO_HANDS, players="2", start="2"))


@pytest.mark.rule("BT-1.5")
def test_a_start_player_who_does_not_play_is_refused() -> None:
    with pytest.raises(UnknownText, match="no seat “4”"):
        load("biotopia", players=3, start=4)


@pytest.mark.rule("BT-1.2", "BT-1.3", "BT-1.5")
def test_what_chance_answered_has_a_text() -> None:
    game = load("biotopia", players=3)
    for question_number, answer, text in [
        (WHICH_MISSION, 4, "mission:nettle_bed"),
        (WHICH_START_PLAYER, 1, "start:2"),
        (WHICH_CARD, 9, "card:peacock"),
    ]:
        assert game.chance_to_string(question_number, answer) == text
        assert game.string_to_chance(text) == answer
    with pytest.raises(UnknownText, match="Did you mean card:peacock"):
        game.string_to_chance("card:pecock")
    with pytest.raises(UnknownText, match="start:5"):
        game.string_to_chance("start:5")


@pytest.mark.rule("BT-1.3")
def test_the_game_names_its_parts() -> None:
    game = load("biotopia")
    assert game.sources() == ["butterflies", "tortoiseshells", "missions", "large_whites"]
    assert game.components.names("cards") == CARD_NAMES
