"""What to do in Imhotep, and what moves are good for, with exact numbers."""

from boardwright.games.imhotep.turn import ImhotepState
from boardwright.texts import ENGLISH
from tests.rules.imhotep.table import LAST_SHIP, play, table
from tests.words.test_imhotep_explaining import words_for

BLACK, WHITE = range(2)


def merits(state: ImhotepState, action: str) -> list[str]:
    """Return in English what an action is good for."""
    number = state.string_to_action(action)
    assert state.is_legal(number), action
    words = words_for(state)
    return [
        ENGLISH.speak(merit.said)
        for merit in words.merits(state.view(state.current_player()), number)
    ]


def sources(state: ImhotepState, action: str) -> list[str]:
    """Return what the merits of an action are about."""
    words = words_for(state)
    number = state.string_to_action(action)
    return [merit.source for merit in words.merits(state.view(state.current_player()), number)]


def urge(state: ImhotepState, action: str) -> str:
    """Return in English what to do."""
    view = state.view(state.current_player())
    return ENGLISH.speak(words_for(state).urge(view, state.string_to_action(action)))


def test_loading_a_ship_tells_where_it_could_go() -> None:
    state = table(ships="w... ... ..>pyramids .", black="2 20 -", obelisks="0,1,0")
    assert urge(state, "place 2.2") == "Put a stone on ship 2."
    assert merits(state, "place 2.2") == [
        "If this ship then goes to the obelisks, it can bring you 9 points.",
        "Then a stone of yours travels on this ship.",
    ]
    assert sources(state, "place 2.2") == ["obelisks", ""]
    assert merits(state, "place 4.1")[1:] == [
        "Then the ship has enough stones on board to sail.",
        "Then the ship is full, and nobody else can get on board.",
        "Then a stone of yours travels on this ship.",
    ]


def test_a_ship_for_the_market_only_brings_a_card() -> None:
    # Nothing else is free but the temple, where a stone of one's own would be covered.
    state = table(
        players="2",
        ships=". ..>pyramids ...>burial ....>obelisks",
        offer="statue",
        black="2 20 -",
        temple="bbbb",
    )
    assert merits(state, "place 1.1")[0] == (
        "If this ship then goes to the market, your stone brings you a card."
    )


def test_a_ship_that_can_bring_nothing_is_only_boarded() -> None:
    state = table(
        players="2", ships=". ..>pyramids ...>burial ....>obelisks", black="2 20 -", temple="bbbb"
    )
    assert "If this ship" not in merits(state, "place 1.1")[0]


def test_getting_stones_tells_how_many_there_are_then() -> None:
    state = table(black="1 20 -")
    assert urge(state, "get") == "Get 3 stones from your quarry."
    assert merits(state, "get") == ["Then 4 stones are on your sled, ready for your next turns."]


def test_sailing_to_the_temple_tells_what_it_pays_for_certain() -> None:
    state = table(ships="bw.. b.. .. b", temple="wwnww", offer="statue")
    assert urge(state, "sail 4 temple") == "Sail ship 4 to the temple."
    assert merits(state, "sail 4 temple") == [
        "The temple pays you 1 point at the end of this round, and nobody can cover you before.",
        "It costs White 1 point, as things stand.",
        "You decide where this ship goes, before somebody else does.",
    ]
    assert sources(state, "sail 4 temple") == ["temple", "", ""]


def test_sailing_to_the_pyramids_tells_the_points_at_once() -> None:
    state = table(ships="wbw. ... .. .", pyramids="b")
    assert merits(state, "sail 1 pyramids")[0] == "The pyramids give you 3 points at once."
    b_side = table(sides="ABAAA", ships="wbw. ... .. .")
    assert merits(b_side, "sail 1 pyramids")[0] == "The pyramids can give you 2 points at once."


def test_a_site_where_a_rival_gets_less_is_told() -> None:
    state = table(ships=".... ... .. w", burial="ww", black="0 20 -")
    told = merits(state, "sail 4 temple")
    assert told == [
        "White is on board, but gets only 1 here, as things stand; another site could bring 12.",
        "You decide where this ship goes, before somebody else does.",
    ]
    assert "White is on board" not in " ".join(merits(state, "sail 4 obelisks"))
    last_free = table(ships=". ..>pyramids ...>burial ....>temple", black="0 20 -")
    last_free.load[0] = WHITE
    last_free.loaded[0] = 1
    assert len(merits(last_free, "sail 1 obelisks")) == 2


def test_sailing_adds_up_what_the_end_would_bring() -> None:
    state = table(ships="bb.w .. . .", burial="b", obelisks="0,1,0")
    assert merits(state, "sail 1 burial")[0] == (
        "Your stones in the burial chamber would then be worth 5 points more at the end."
    )
    assert merits(state, "sail 1 obelisks")[0] == (
        "Your stones at the obelisks would then be worth 9 points more at the end."
    )


def test_an_obelisk_that_is_completed_scores_at_once() -> None:
    state = table(sides="AAAAB", ships=".... ... .. b", obelisks="2,0,0")
    assert merits(state, "sail 4 obelisks")[0] == "You complete an obelisk: 10 points at once."


def test_the_market_brings_cards_to_those_who_find_one() -> None:
    state = table(ships="bbw. ... .. .", offer="statue")
    assert merits(state, "sail 1 market") == [
        "You get 1 card at the market.",
        "You decide where this ship goes, before somebody else does.",
    ]
    nothing = table(ships="www. ... .. .", offer="statue")
    assert len(merits(nothing, "sail 1 market")) == 1


def test_decorations_and_the_wrath_count_too() -> None:
    state = table(
        wrath="yes",
        ships=".... ... .. b",
        temple="bb",
        pyramids="b",
        obelisks="1,0,0",
        black="0 20 burial_chamber_decoration*1,temple_decoration*1",
        burial="ww",
    )
    assert merits(state, "sail 4 burial")[:3] == [
        "If the game ended then, you would have 5 points more (Pharaoh’s wrath).",
        "Your stones in the burial chamber would then be worth 1 point more at the end.",
        "If the game ended then, you would have 1 point more (decorations).",
    ]


def test_the_last_ship_ends_the_round_or_the_game() -> None:
    assert "It is the last ship, so the round ends and the temple pays now." in merits(
        table(ships=LAST_SHIP), "sail 4 temple"
    )
    assert "It is the last ship of the last round: then the game is over." in merits(
        table(ships=LAST_SHIP, round="6"), "sail 4 temple"
    )


def test_blue_cards_do_more_in_one_turn() -> None:
    cards = "hammer*1,sail*1,chisel*1,lever*1"
    state = table(ships="wbw. ... .. .", black=f"2 20 {cards}")
    one_turn = "The card lets you do in one turn what takes you more without it."
    assert urge(state, "hammer 4.1") == "Play the Hammer: get stones, and put one on ship 4."
    assert urge(state, "chisel 4.1") == (
        "Play the Chisel: put a stone on ship 4, and then another one."
    )
    assert urge(state, "sailcard 4.1") == (
        "Play the Sail: put a stone on ship 4, and sail it at once."
    )
    for action in ("hammer 4.1", "chisel 4.1", "sailcard 4.1"):
        assert one_turn in merits(state, action)
    empty = table(ships="wbw. ... .. .", black=f"0 20 {cards}")
    assert one_turn in merits(empty, "hammer 1.4")


def test_the_lever_finds_the_best_order() -> None:
    state = table(ships="wbw. ... .. .", black="2 20 lever*1")
    assert urge(state, "lever 1 pyramids") == (
        "Play the Lever: sail ship 1 to the pyramids, and choose who is unloaded first."
    )
    assert merits(state, "lever 1 pyramids") == [
        "In the right order that can bring you 3 points.",
        "You choose whose stone leaves the ship first.",
    ]
    assert sources(state, "lever 1 temple")[0] == "temple"
    of_market = table(ships="wbw. ... .. .", black="2 20 lever*1", offer="sail")
    assert merits(of_market, "lever 1 market") == ["You choose whose stone leaves the ship first."]
    alone = table(ships="ww.. .. . .", black="2 20 lever*1", burial="n")
    alone.load[2] = WHITE
    alone.loaded[0] = 3
    assert merits(alone, "lever 1 burial") == [
        "You decide where this ship goes, before somebody else does."
    ]


def test_an_order_of_unloading_tells_what_lands() -> None:
    state = play(table(ships="wbw. ... .. .", black="2 20 lever*1"), "lever 1 pyramids")
    assert urge(state, "lever 1 pyramids bww") == "Unload in this order: black, white and white."
    assert merits(state, "lever 1 pyramids bww") == [
        "The pyramids give you 2 points at once.",
        "Your stone leaves the ship first.",
    ]
    assert merits(state, "lever 1 pyramids wwb") == ["The pyramids give you 3 points at once."]


def test_the_second_half_of_a_blue_card_is_told_too() -> None:
    state = table(ships="wbw. ... .. .", black="2 20 sail*1,chisel*1")
    sailing = play(state.clone(), "sailcard 4.1")
    assert urge(sailing, "sailcard 4.1 obelisks") == "Sail it to the obelisks."
    assert merits(sailing, "sailcard 4.1 obelisks")[0] == (
        "Your stones at the obelisks would then be worth 12 points more at the end."
    )
    second = play(state.clone(), "chisel 4.1")
    assert urge(second, "chisel 4.1 2.1") == "Put the other stone on ship 2."
    assert "Then a stone of yours travels on this ship." in merits(second, "chisel 4.1 2.1")


def test_each_card_tells_what_it_brings() -> None:
    state = table(
        ships=".... ... .. b",
        offer="statue temple_decoration sarcophagus hammer",
        temple="bbw",
        black="0 20 statue*1",
    )
    play(state, "sail 4 market")
    assert urge(state, "take statue") == "Take this card: Statue."
    assert merits(state, "take statue") == [
        "If the game ended then, you would have 2 points more (statues)."
    ]
    assert merits(state, "take temple_decoration") == [
        "If the game ended then, you would have 1 point more (decorations).",
        "It gives a point at the end for every 3 stones there, whoever’s they are.",
    ]
    assert merits(state, "take sarcophagus") == [
        "Your stones in the burial chamber would then be worth 1 point more at the end.",
        "A stone of yours goes to the burial chamber without a ship.",
    ]
    assert merits(state, "take hammer") == [
        "As a turn: get stones, then place one. Unused, it gives 1 at the end."
    ]
    assert sources(state, "take hammer") == ["blue_cards"]
    assert sources(state, "take temple_decoration") == ["decorations", "decorations"]


def test_the_pair_is_told_before_and_after_it_was_seen() -> None:
    state = table(sides="BAAAA", ships=".... ... .. b", pair="2", pile="hammer*2,statue*4")
    play(state, "sail 4 market")
    assert urge(state, "take pair") == "Look at the cards that lie face down, and keep one."
    assert merits(state, "take pair") == ["You may choose between cards that nobody else has seen."]
    play(state, "take pair", draws="card:statue card:hammer")
    assert urge(state, "keep statue") == "Keep this card: Statue."
    assert merits(state, "keep statue") == [
        "If the game ended then, you would have 1 point more (statues)."
    ]


def test_a_space_of_the_pyramids_tells_what_comes_with_it() -> None:
    state = table(
        sides="ABAAA",
        ships=".... ... .. b",
        pyramids="bl bm bm br br br",
        black="1 20 -",
    )
    play(state, "sail 4 pyramids")
    one = "This space gives you 1 point at once."
    assert urge(state, "pyramid left") == "Build on this pyramid: left."
    assert merits(state, "pyramid left") == [one, "With it comes a card from the pile."]
    assert merits(state, "pyramid middle") == [
        one,
        "It brings stones to your sled without a turn of its own.",
    ]
    assert merits(state, "pyramid right") == [one, "With it you may load another stone at once."]
    state.sled[BLACK] = 0
    assert merits(state, "pyramid right") == [one]
    state.quarry[BLACK] = 0
    assert merits(state, "pyramid middle") == [one]


def test_the_bonuses_and_the_temple_tell_what_is_good_either_way() -> None:
    stones = table(sides="ABAAA", ships=".... ... .. b", pyramids="bm bm", black="1 20 -")
    play(stones, "sail 4 pyramids", "pyramid middle")
    assert urge(stones, "stones") == "Take the 3 stones."
    assert urge(stones, "decline") == "Say no to the bonus."
    assert merits(stones, "decline") == [
        "There is room left on your sled, so you can still get stones when you would rather wait."
    ]
    ship = table(sides="ABAAA", ships=".... ... .. b", pyramids="br br br", black="1 20 -")
    play(ship, "sail 4 pyramids", "pyramid right")
    assert urge(ship, "place 1.1") == "Put a stone on ship 1."
    assert merits(ship, "decline") == ["You keep the stone for a ship that suits you better."]
    temple = table(sides="AABAA", ships=LAST_SHIP, temple="bw", black="1 20 -")
    play(temple, "sail 4 obelisks")
    assert urge(temple, "point") == "Take the 1 point."
    assert urge(temple, "stones") == "Take the 2 stones."
    assert merits(temple, "point") == ["You have 1 point for certain."]
    assert sources(temple, "point") == ["temple"]


def test_who_can_only_pass_is_told_so() -> None:
    state = table(players="2", black="0 0 -")
    assert urge(state, "pass") == "Pass, as nothing else can be done."
    assert merits(state, "pass") == ["There is nothing else that you could do."]
