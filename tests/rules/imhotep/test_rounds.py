import pytest

from boardwright.core.chance import ScriptedChance
from boardwright.core.library import load_chosen
from boardwright.games.imhotep.turn import ImhotepState
from tests.rules.imhotep.table import LAST_SHIP, asked, play, points, stones, table
from tests.rules.position import legal, line

FOUR_STATUES = "card:statue card:statue card:statue card:statue"


def began(draws: str, **options: object) -> ImhotepState:
    """Begin a game with these answers of chance."""
    game = load_chosen("imhotep", options)
    chance = ScriptedChance([game.string_to_chance(text) for text in draws.split()])
    state = game.new_state(chance)
    assert isinstance(state, ImhotepState)
    assert chance.next == len(chance.answers)
    return state


@pytest.mark.rule("IM-2.1")
@pytest.mark.parametrize(
    ("players", "card", "ships"),
    [
        ("2", "round:4331", ".... ... ... ."),
        ("3", "round:3332", "... ... ... .."),
        ("4", "round:4422", ".... .... .. .."),
    ],
)
def test_the_round_card_names_the_four_ships(players: str, card: str, ships: str) -> None:
    state = began(f"{card} {FOUR_STATUES}", players=players)
    assert line(state, "ships") == ships


@pytest.mark.rule("IM-2.1")
def test_every_round_has_a_card_of_its_own() -> None:
    state = play(
        table(ships=LAST_SHIP, round="1"),
        "sail 4 temple",
        draws=f"round:4332 {FOUR_STATUES}",
    )
    assert line(state, "round").split()[0] == "2"
    assert line(state, "ships") == ".... ... ... .."
    assert line(state, "round-cards") == "0011111"


@pytest.mark.rule("IM-2.2")
def test_market_a_offers_four_open_cards() -> None:
    state = began("round:4421 card:lever card:statue card:entrance card:sail")
    assert line(state, "offer") == "lever statue entrance sail"
    assert line(state, "pair") == "0 - - -"


@pytest.mark.rule("IM-2.2")
def test_market_b_offers_three_open_cards_and_a_pair_nobody_knows() -> None:
    state = began("round:4421 card:lever card:statue card:entrance", sides="BAAAA")
    assert line(state, "offer") == "lever statue entrance -"
    assert line(state, "pair") == "2 - - -"
    assert sum(state.view(-1).pile) == 31


@pytest.mark.rule("IM-2.2", "IM-R14")
def test_an_empty_pile_is_made_anew_from_the_discards_while_the_market_is_filled() -> None:
    state = play(
        table(ships=LAST_SHIP, pile="lever*2", discard="sail*2,chisel*1"),
        "sail 4 temple",
        draws="round:4332 card:lever card:lever card:chisel card:sail",
    )
    assert line(state, "offer") == "lever lever chisel sail"
    assert (line(state, "pile"), line(state, "discard")) == ("sail*1", "-")


@pytest.mark.rule("IM-R14")
def test_the_discards_wait_until_a_card_has_to_be_drawn() -> None:
    state = play(
        table(ships=LAST_SHIP, pile="lever*2,statue*2", discard="sail*1"),
        "sail 4 temple",
        draws="round:4332 card:lever card:lever card:statue card:statue",
    )
    assert (line(state, "pile"), line(state, "discard")) == ("-", "sail*1")


@pytest.mark.rule("IM-2.2")
def test_the_open_places_are_filled_before_the_pair() -> None:
    state = play(
        table(sides="BAAAA", ships=LAST_SHIP, pile="lever*4", discard="sail*2"),
        "sail 4 temple",
        draws="round:4332 card:lever card:lever card:lever",
    )
    assert line(state, "offer") == "lever lever lever -"
    assert line(state, "pair") == "2 lever*1 - -"  # the old pile's last card must be one of them
    assert (line(state, "pile"), line(state, "discard")) == ("sail*2", "-")


@pytest.mark.rule("IM-2.2", "IM-R8")
def test_a_market_stays_short_when_pile_and_discards_run_out() -> None:
    state = play(
        table(sides="BAAAA", ships=LAST_SHIP, pile="lever*4"),
        "sail 4 temple",
        draws="round:4332 card:lever card:lever card:lever",
    )
    assert (line(state, "pair"), line(state, "pile")) == ("1 - - -", "lever*1")
    state = play(
        table(sides="AAAAA", ships=LAST_SHIP, pile="lever*1"),
        "sail 4 temple",
        draws="round:4332 card:lever",
    )
    assert line(state, "offer") == "lever - - -"


@pytest.mark.rule("IM-2.3")
def test_a_turn_is_one_action_of_four_and_goes_on_clockwise() -> None:
    state = table(black="2 20 hammer*1", white="1 20", brown="3 20", ships="b... ... .. b")
    assert {text.split()[0] for text in legal(state)} == {"get", "place", "sail", "hammer"}
    order = []
    for action in ["get", "place 1.2", "sail 4 temple", "hammer 2.1", "get"]:
        order.append(asked(state))
        play(state, action)
    assert order == ["turn:b", "turn:w", "turn:n", "turn:b", "turn:w"]


@pytest.mark.rule("IM-2.4")
def test_the_round_goes_on_until_the_fourth_ship_is_unloaded() -> None:
    state = table(ships="....>market ...>pyramids b. b", round="6", sides="AAAAA")
    play(state, "sail 3 burial")
    assert asked(state) == "turn:w"
    assert line(state, "round").split()[0] == "6"
    play(state, "sail 4 obelisks")
    assert state.is_terminal()
    assert line(state, "ships") == "....>market ...>pyramids ..>burial .>obelisks"  # no temple


@pytest.mark.rule("IM-2.4", "IM-2.5")
def test_the_temple_waits_for_all_that_the_fourth_ship_causes() -> None:
    state = table(
        ships="....>pyramids ...>temple ..>burial w", round="6", temple="b", offer="statue lever"
    )
    play(state, "sail 4 market")
    assert asked(state) == "take-card:w"
    assert points(state, "temple") == [0, 0, 0]
    play(state, "take lever")
    assert points(state, "temple") == [1, 0, 0]


@pytest.mark.rule("IM-2.5")
def test_cards_left_over_are_discarded_and_ships_go_back() -> None:
    state = table(
        ships="....>market ...>pyramids ..>burial b",
        offer="- lever - sarcophagus",
        discard="sail*1",
        black="2 20",
        pyramids="bw",
    )
    play(state, "sail 4 temple", draws=f"round:3322 {FOUR_STATUES}")
    assert line(state, "discard") == "sarcophagus*1,lever*1,sail*1"
    assert line(state, "offer") == "statue statue statue statue"
    assert line(state, "ships") == "... ... .. .."
    assert line(state, "temple") == "b"
    assert line(state, "pyramids") == "bw"
    assert stones(state, "black") == (2, 20)


@pytest.mark.rule("IM-2.5", "IM-R15")
def test_a_pair_that_nobody_picked_is_discarded_face_up() -> None:
    state = table(sides="BAAAA", ships=LAST_SHIP, pile="lever*1,sail*2,statue*9", pair="2")
    play(
        state,
        "sail 4 temple",
        draws="card:lever card:sail round:3322 card:statue card:statue card:statue",
    )
    assert line(state, "discard") == "lever*1,sail*1"
    assert line(state, "pile") == "statue*6,sail*1"


@pytest.mark.rule("IM-2.6")
@pytest.mark.parametrize(
    ("asked_seat", "next_seat"), [("b", "turn:w"), ("w", "turn:n"), ("n", "turn:b")]
)
def test_the_next_start_player_sits_left_of_who_sailed_fourth(
    asked_seat: str, next_seat: str
) -> None:
    state = table(ships=LAST_SHIP, asked=f"turn:{asked_seat}:0", round="1 b b")
    play(state, "sail 4 temple", draws=f"round:4332 {FOUR_STATUES}")
    assert asked(state) == next_seat
    assert line(state, "round") == f"2 {next_seat[-1]} - 0"


@pytest.mark.rule("IM-2.6", "IM-10.1", "IM-10.3")
def test_the_player_of_a_lever_or_sail_counts_as_the_sailor() -> None:
    state = table(ships=LAST_SHIP, asked="turn:w:0", white="0 20 lever*1", round="1 w b")
    play(
        state,
        "lever 4 temple",
        "lever 4 temple b",
        draws=f"round:4332 {FOUR_STATUES}",
    )
    assert asked(state) == "turn:n"
    state = table(
        ships="....>market ...>pyramids ..>burial .", asked="turn:n:0", brown="1 20 sail*1"
    )
    play(
        state,
        "sailcard 4.1",
        "sailcard 4.1 temple",
        draws=f"round:4332 {FOUR_STATUES}",
    )
    assert asked(state) == "turn:b"
