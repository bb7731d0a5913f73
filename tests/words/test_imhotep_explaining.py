"""What each place of Imhotep's table says of itself, with exact numbers."""

import pytest

from boardwright.core.library import load
from boardwright.core.messages import Message
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import BURIAL_CHAMBER, OBELISKS
from boardwright.games.imhotep.wording import ImhotepWords
from boardwright.texts import ENGLISH
from tests.rules.imhotep.table import LAST_SHIP, asked, play, table

SPECTATOR = -1
BLACK, WHITE, BROWN = range(3)


def words_for(state: ImhotepState) -> ImhotepWords:
    """Return the words for the game that a position is of."""
    box = state.box
    wrath = "yes" if box.wrath else "no"
    players = str(int(box.players))
    return ImhotepWords(load("imhotep", players=players, sides=box.sides, wrath=wrath))


def told(state: ImhotepState, place: str, seat: int = SPECTATOR) -> list[str]:
    """Return in English what a seat is told of a place."""
    said = words_for(state).explain(state.view(seat), place)
    assert all(isinstance(message, Message) for message in said)
    return [ENGLISH.speak(message).replace("\N{NO-BREAK SPACE}", " ") for message in said]


def test_a_ship_says_what_it_lacks_and_what_it_would_bring_where() -> None:
    state = table(ships="wb.. ... ..>temple .", pyramids="b", burial="bw", offer="statue")
    assert told(state, "ship:1", BLACK) == [
        "A ship with 4 places for stones. It may sail once 3 stones are on board.",
        "1 stone is still missing.",
        "Unloaded from the bow, one by one: white and black.",
        "What it would bring, if it sailed as it is, the temple paid and the game ended:",
        "To the market: White 1 card",
        "To the pyramids: Black (you) +3 and White +1",
        "To the burial chamber: Black (you) +2 and White +2",
        "To the obelisks: Black (you) +9 and White +9",
    ]


def test_a_ship_that_is_ready_or_empty_or_away_says_so() -> None:
    state = table(ships=".... ... ..>temple w")
    assert told(state, "ship:4")[:2] == [
        "A ship with 1 place for stones. It may sail once 1 stone is on board.",
        "It may sail now, and anybody may do it in their turn.",
    ]
    assert told(state, "ship:2") == [
        "A ship with 3 places for stones. It may sail once 2 stones are on board.",
        "2 stones are still missing.",
    ]
    assert told(state, "ship:3") == [
        "It lies at the temple until the round ends, and no other ship may come there.",
    ]


def test_nothing_is_brought_where_no_card_is_left() -> None:
    assert "To the market: nothing" in told(table(ships=".... ... .. w"), "ship:4")


def test_a_ship_that_stayed_behind_says_so() -> None:
    state = table(
        players="2",
        sides="AABAA",
        ships="....>market ...>pyramids ..>burial .",
        temple="b",
        round="1 b - 1",
        black="0 0 -",
        white="0 0 -",
        asked="turn:w:0",
    )
    state.quarry[BLACK] = 1  # so that he is asked what he wants of the temple
    play(state, "pass")
    assert told(state, "ship:4") == ["stayed behind"]


def test_a_slot_says_whose_stone_it_holds_and_when_it_is_unloaded() -> None:
    state = table(ships=".wb. ... .. .")
    assert told(state, "slot:1.1") == [
        "A free place: whoever’s turn it is may put a stone here.",
        "It is unloaded first, as the ship is loaded now.",
    ]
    assert told(state, "slot:1.2") == [
        "The stone here is white.",
        "It is unloaded first, as the ship is loaded now.",
    ]
    assert told(state, "slot:1.4")[1] == (
        "2 stones are unloaded before it, as the ship is loaded now."
    )


def test_the_temple_says_what_it_pays_and_whom_the_next_stone_covers() -> None:
    assert told(table(temple="bbwbw"), "site:temple", WHITE) == [
        "When a round ends, each stone that can be seen from above gives 1 point.",
        "The next stone here covers one: black.",
        "What one more stone would bring now: White (you) +1 and Brown +1.",
        "Points when the round ends: White (you) 2 and Black 3.",
    ]


def test_the_temple_b_says_so_and_a_free_space_covers_nobody() -> None:
    assert told(table(sides="AABAA", temple="b"), "site:temple") == [
        "When a round ends, each stone that can be seen from above gives what its space shows.",
        "What one more stone would bring now: Black +2, White +2 and Brown +2.",
        "Points when the round ends: Black 1.",
    ]


def test_the_temple_b_counts_what_it_still_pays_while_a_card_that_it_gave_is_carried_out() -> None:
    state = table(
        sides="ABBAA",
        ships=LAST_SHIP,
        temple="wnnbw",
        white="0 0 -",
        brown="0 0 -",
        pile="entrance*1,statue*9",
    )
    state.ship_site[1], state.ship_site[2] = BURIAL_CHAMBER, OBELISKS
    play(state, "sail 4 pyramids", "pyramid left", draws="card:entrance")
    assert asked(state) == "choose-pyramid:b"
    assert told(state, "site:temple")[-1] == "Points when the round ends: White 1."


def test_the_pyramids_say_what_the_next_space_gives() -> None:
    assert told(table(pyramids="bw", points="2,1,0"), "site:pyramids") == [
        "A stone here scores at once: the next space gives 3 points.",
        "What one more stone would bring now: Black +3, White +3 and Brown +3.",
        "Points so far: Black 2 and White 1.",
    ]
    assert told(table(pyramids="b" * 14), "site:pyramids")[0] == (
        "All spaces are taken: each further stone gives 1 point."
    )


def test_the_pyramids_b_say_it_one_by_one() -> None:
    state = table(sides="ABAAA", pyramids="bl bm bm bm bm bm")
    assert told(state, "site:pyramids")[:2] == [
        "A stone here scores at once. Its owner chooses the pyramid.",
        "What one more stone would bring now: Black +2, White +2 and Brown +2.",
    ]
    assert told(state, "pyramid:left") == ["Next space, left: 1 point and a card."]
    assert told(state, "pyramid:middle") == ["This pyramid is complete."]
    assert told(state, "pyramid:right") == ["Next space, right: 2 points."]
    full = table(sides="ABAAA", pyramids=" ".join(["bl", "bm", "br"] * 5))
    assert told(full, "site:pyramids")[0] == (
        "All spaces are taken: each further stone gives 1 point."
    )


def test_the_burial_chamber_names_its_groups_by_their_size() -> None:
    # Column by column: b w b / b b w / n w w.
    assert told(table(burial="bwbbbwnww"), "site:burial", BROWN) == [
        "At the end, each group of touching stones of one colour scores by its size: "
        "1 3 6 10 15, then 2 for each further stone.",
        "Groups now: Black 3 stones (6), White 3 stones (6), White 1 stone (1), "
        "Black 1 stone (1) and Brown (you) 1 stone (1).",
        "What one more stone would bring now: Brown (you) +2, Black +1 and White +1.",
        "Points if it ended now: Brown (you) 1, Black 7 and White 7.",
    ]


def test_the_rows_of_the_burial_chamber_b_say_who_gets_what() -> None:
    assert told(table(sides="AAABA", burial="bwbb"), "site:burial", BLACK) == [
        "At the end, each row scores by who has most stones in it: 8 4 2.",
        "Row 1, if the game ended now: Black (you) 8.",
        "Row 2, if the game ended now: White 8.",
        "Row 3, if the game ended now: Black (you) 8.",
        "What one more stone would bring now: Black (you) +6 and Brown +6.",
        "Points if it ended now: Black (you) 16 and White 8.",
    ]


def test_the_obelisks_say_how_high_they_are_and_what_that_gives() -> None:
    assert told(table(obelisks="3,1,0"), "site:obelisks") == [
        "Everybody builds a tower here. At the end they score by height: 12/6/1.",
        "Heights now: Black 3 and White 1.",
        "What one more stone would bring now: Brown +3.",
        "Points if it ended now: Black 12 and White 6.",
    ]


def test_the_obelisks_b_say_what_the_next_one_scores() -> None:
    assert told(table(sides="AAAAB", obelisks="5,2,0 b"), "site:obelisks") == [
        "3 stones of one colour make an obelisk. It scores at once: the next one 9.",
        "Loose stones, each worth 1 at the end: Black 2 and White 2.",
        "What one more stone would bring now: Black +7, White +7 and Brown +1.",
        "Points if it ended now: Black 2 and White 2.",
    ]
    full = table(sides="AAAAB", obelisks="9,9,6 bbbwwwnn")
    assert told(full, "site:obelisks")[0] == (
        "All places are taken: a further stone gives 1 point at the end."
    )


def test_the_market_says_how_many_cards_lie_open_and_who_is_there() -> None:
    state = table(ships="....>market ... .. .", offer="statue sail")
    assert told(state, "site:market") == [
        "Each stone that lands here brings its owner a card. The stone goes back to the quarry.",
        "2 cards lie face up.",
        "Ship 1 lies here, so no other ship may come in this round.",
    ]


def test_a_card_on_offer_says_what_it_would_bring_whom() -> None:
    state = table(
        offer="statue temple_decoration entrance lever",
        temple="bbwww",
        black="0 20 statue*2",
        white="0 0 -",
    )
    assert told(state, "offer:statue", BLACK) == [
        "Statue: At the end: 1 3 6 10 15 points for 1 to 5 of them",
        "If the game ended now, taking it would bring: Black (you) +3, White +1 and Brown +1.",
    ]
    assert told(state, "offer:temple_decoration") == [
        "Temple decoration: At the end: 1 point for every 3 stones there",
        "If the game ended now, taking it would bring: Black +1, White +1 and Brown +1.",
        "5 stones lie there. 1 more makes another point.",
    ]
    assert told(state, "offer:entrance") == [
        "Entrance: At once: a stone from your quarry to the pyramids",
        "If the game ended now, taking it would bring: Black +2 and Brown +2.",
    ]
    assert told(state, "offer:lever")[1] == (
        "If the game ended now, taking it would bring: Black +1, White +1 and Brown +1."
    )
    assert told(state, "offer:sail") == []


def test_a_card_before_a_seat_says_what_it_gives() -> None:
    state = table(burial="bwbw", black="0 20 burial_chamber_decoration*1,statue*3,sail*1")
    assert told(state, "card:0.burial_chamber_decoration") == [
        "Burial chamber decoration: At the end: 1 point for every 3 stones there",
        "If the game ended now: 1 point",
        "4 stones lie there. 2 more make another point.",
    ]
    assert told(state, "card:0.statue")[1] == "If the game ended now: 6 points"
    assert told(state, "card:0.sail") == [
        "Sail: As a turn: place a stone, then sail that ship",
        "Unused, it gives 1 point at the end.",
    ]
    assert told(state, "card:1.statue") == []


def test_the_pair_says_what_it_is_and_its_cards_only_to_who_looks() -> None:
    state = table(sides="BAAAA", ships="wb.. ... .. w", pair="2", pile="hammer*2,statue*4")
    assert told(state, "offer:pair") == [
        "Cards face down. Whoever takes them looks at them, keeps one and discards the other."
    ]
    play(state, "sail 4 market", "take pair", draws="card:statue card:hammer")
    assert told(state, "pair:statue", WHITE) == [
        "Statue: At the end: 1 3 6 10 15 points for 1 to 5 of them",
        "If the game ended now, taking it would bring: White (you) +1.",
    ]
    for seat in (SPECTATOR, BLACK, BROWN):
        assert told(state, "pair:statue", seat) == told(state, "pair:hammer", seat) == []


def test_quarry_and_sled_say_what_can_be_got() -> None:
    state = table(black="3 20 -", white="5 20 -", brown="1 0 -")
    assert told(state, "quarry:0", BLACK) == [
        "Quarry of Black (you): 20 stones",
        "Getting stones would bring 2 now; the sled holds 5.",
    ]
    assert told(state, "quarry:1")[1] == "No stone has room on the sled: it holds 5."
    assert told(state, "quarry:2") == ["Quarry of Brown: 0 stones"]
    assert told(state, "sled:0") == ["3 stones are ready to be loaded. The sled holds 5."]


def test_points_say_where_they_come_from_and_what_the_end_would_add() -> None:
    state = table(points="7,0,0", burial="bb", obelisks="1,0,0", wrath="yes")
    assert told(state, "score:0") == [
        "Points so far: 7 (pyramids 7).",
        "If the game ended now, these would be added: 10 "
        "(burial chamber 3, obelisks 12 and Pharaoh’s wrath −5).",
        "Not built at yet: Pyramids and Temple. As long as one is missing, the end costs 5 points.",
        "Start player",
    ]
    assert told(state, "score:1")[0] == "No points so far."


def test_the_round_says_what_ends_it() -> None:
    assert told(table(ships="....>temple ... .. w", round="5"), "round") == [
        "Round 5 of 6",
        "3 ships still wait. When all have sailed, the temple pays and the round ends.",
        "2 round cards are left. One of them comes next, and one stays in the box. "
        "The numbers are the places on the four ships.",
    ]
    assert len(told(table(round="6"), "round")) == 2


def test_when_the_game_is_over_nothing_is_to_come() -> None:
    state = play(table(round="6", ships=LAST_SHIP, black="0 20 statue*1"), "sail 4 temple")
    assert state.is_terminal()
    assert told(state, "site:temple") == [
        "When a round ends, each stone that can be seen from above gives 1 point."
    ]
    assert told(state, "score:0") == ["Points so far: 2 (temple 1 and statues 1)."]
    assert told(state, "card:0.statue") == [
        "Statue: At the end: 1 3 6 10 15 points for 1 to 5 of them"
    ]
    assert told(state, "round") == ["Round 6 of 6"]


@pytest.mark.parametrize(
    "place",
    ["", "ship", "ship:0", "ship:5", "ship:x", "ship:²", "slot:1", "slot:1.5", "slot:2.4", "site:",
     "site:harbour", "pyramid:left", "pyramid:x", "quarry:3", "sled:-1", "score:9", "card:0",
     "card:9.sail", "card:0.spade", "offer:pair", "offer:x", "pair:x", "pair:sail", "moon:1"],
)  # fmt: skip
def test_nothing_is_told_of_a_place_that_there_is_not(place: str) -> None:
    assert told(table(), place) == []
