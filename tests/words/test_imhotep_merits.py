"""What is new to a beginner of Imhotep, what to do, and what moves are good for."""

from hypothesis import given
from hypothesis import strategies as st

from boardwright.core.chance import Random, RandomChance
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import FROM_TEMPLE, SOURCES, TURN
from boardwright.games.imhotep.wording import ImhotepWords
from boardwright.texts import ENGLISH
from tests.laws.play import Beginning, beginnings, play_a_random_move
from tests.rules.imhotep.table import LAST_SHIP, play, table
from tests.words.test_imhotep_explaining import words_for

BLACK, WHITE, BROWN = range(3)
SPECTATOR = -1


def news(state: ImhotepState, seat: int = BLACK) -> dict[str, tuple[str, list[str]]]:
    """Return in English by topic what a seat is told, and the places."""
    found = words_for(state).news(state.view(seat))
    assert len({each.topic for each in found}) == len(found)
    return {each.topic: (ENGLISH.speak(each.said), each.places) for each in found}


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


# News.


def test_ships_that_may_sail_or_not_yet_are_news() -> None:
    told = news(table(ships="wb.. w.. b. ."))
    assert told["may-sail"] == (
        "There are enough stones on board: you may sail this ship, even if none is yours.",
        ["ship:3"],
    )
    assert told["others-may-sail"][1] == ["ship:3"]
    assert told["may-not-sail"] == (
        "This ship may not sail yet: 1 more stone is needed.",
        ["ship:1"],
    )
    waiting = news(table(ships="wb.. w.. b. ."), WHITE)  # it is the turn of black
    assert "may-sail" not in waiting
    assert "others-may-sail" not in waiting
    assert "may-not-sail" in waiting


def test_the_last_ship_and_a_site_that_is_taken_are_news() -> None:
    told = news(table(ships=LAST_SHIP))
    assert told["last-ship"][1] == ["ship:4"]
    assert told["site-taken"][1] == ["site:market", "ship:1"]
    assert "last-ship" not in news(table())
    assert "site-taken" not in news(table())


def test_the_last_round_is_news() -> None:
    assert news(table(round="6"))["last-round"][1] == ["round"]
    assert "last-round" not in news(table(round="5"))


def test_an_empty_and_a_full_sled_are_news_to_who_is_asked() -> None:
    assert news(table())["sled-empty"][1] == ["quarry:0"]
    assert "sled-empty" not in news(table(), WHITE)
    assert "sled-empty" not in news(table(black="0 0 -", ships=".... ... .. w"))
    full = news(table(black="5 20 -"))
    assert full["sled-full"] == (
        "Your sled is full: it holds 5. Load a stone before you get more.",
        ["sled:0"],
    )
    assert "sled-empty" not in full
    assert "sled-full" not in news(table(white="5 20 -"), WHITE)


def test_an_empty_quarry_is_news() -> None:
    assert news(table(black="2 0 -"))["quarry-empty"][1] == ["quarry:0"]
    assert "quarry-empty" not in news(table())


def test_a_blue_card_is_news_to_its_owner() -> None:
    state = table(black="1 20 statue*1,sail*1")
    assert news(state)["blue-card"] == (
        "You have the card Sail. As a turn: place a stone, then sail that ship.",
        ["card:0.sail"],
    )
    assert "blue-card" not in news(state, WHITE)


def test_who_is_covered_next_is_warned_while_a_ship_may_come() -> None:
    assert news(table(temple="bwnwn"))["temple-covers"][1] == ["site:temple"]
    assert "temple-covers" not in news(table(temple="bwnwn"), WHITE)
    assert "temple-covers" not in news(table(temple="bwnw"))
    assert "temple-covers" not in news(table(temple="bwnwn", ships="....>temple ... .. ."))


def test_pyramids_that_are_full_are_news() -> None:
    assert news(table(pyramids="b" * 14))["pyramids-full"][1] == ["site:pyramids"]
    assert "pyramids-full" not in news(table(pyramids="b" * 13))
    spaces = " ".join(["bl", "bm", "br"] * 5)
    assert "pyramids-full" in news(table(sides="ABAAA", pyramids=spaces))


def test_the_face_down_pair_is_news() -> None:
    assert news(table(sides="BAAAA", pair="2"))["pair"][1] == ["offer:pair"]


def test_the_wrath_is_news_in_the_second_half() -> None:
    state = table(wrath="yes", round="4", temple="b", obelisks="1,0,0")
    assert news(state)["wrath"] == (
        "You have not built here yet. Until you have a stone at each of these, "
        "the end costs you 5 points: Pyramids and Burial chamber.",
        ["site:pyramids", "site:burial"],
    )
    assert "wrath" not in news(table(wrath="yes", round="3"))
    assert "wrath" not in news(table(round="6"))
    everywhere = {"temple": "b", "pyramids": "b", "burial": "b", "obelisks": "1,0,0"}
    assert "wrath" not in news(table(wrath="yes", round="6", **everywhere))


def test_spectators_and_who_is_in_the_middle_of_a_turn_are_told_nothing() -> None:
    assert news(table(), SPECTATOR) == {}
    state = play(table(ships=".... ... .. b", offer="statue sail"), "sail 4 market")
    assert news(state) == {}


# What to do, and what it is good for.


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


# Laws.


def claimed(words: ImhotepWords, state: ImhotepState, action: int, text: str) -> int | None:
    """Return the points that a merit claims, if it is among those of an action."""
    for merit in words.merits(state.view(state.current_player()), action):
        if merit.said.id == f"imhotep-merit-{text}":
            points = merit.said.values["points"]
            assert isinstance(points, int)
            return points
    return None


@given(beginning=beginnings("imhotep"), seed=st.integers(0, 99))
def test_what_is_claimed_of_sailing_comes_true(beginning: Beginning, seed: int) -> None:
    state = beginning.play()
    assert isinstance(state, ImhotepState)
    if state.asked != TURN:
        return
    words, seat = words_for(state), state.current_player()
    legal = [action for action in state.legal_actions() if state.family(action) == "sail"]
    for action in legal[seed % 5 :: 5]:
        at_once = claimed(words, state, action, "pyramids-a")
        temple = claimed(words, state, action, "temple")
        after = state.clone()
        after.apply_action(action, RandomChance(seed))
        if at_once is not None:
            assert gained(state, after, seat, "pyramids") == at_once
        if temple is not None and not state.box.temple_is_b:
            assert temple_pays(after, state.round, seat, seed) - scored(state, seat) == temple


def gained(before: ImhotepState, after: ImhotepState, seat: int, source: str) -> int:
    return after.scores()[seat][source] - before.scores()[seat][source]


def scored(state: ImhotepState, seat: int) -> int:
    return int(state.points[seat * SOURCES + FROM_TEMPLE])


def temple_pays(state: ImhotepState, number: int, seat: int, seed: int) -> int:
    """Play at random to the end of a round; return the points from the temple then."""
    chance, random = RandomChance(seed), Random(seed)
    while state.round == number and not state.is_terminal():
        play_a_random_move(state, chance, random)
    return scored(state, seat)
