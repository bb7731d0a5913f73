"""What places of Biotopia are and are worth, in positions that are built for it."""

from pathlib import Path

import pytest

from boardwright.core.library import load
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.texts import ENGLISH
from boardwright.wording import words_of
from tests.rules.biotopia.table import table


def explained(state: BiotopiaState, place: str, seat: int = 0) -> list[str]:
    words = words_of(load("biotopia", players=state.num_players()))
    return [ENGLISH.speak(said) for said in words.explain(state.view(seat), place)]


def test_a_card_that_lacks_flowers_says_how_many_and_what_it_would_score() -> None:
    state = table(
        one="hand small_tortoiseshell flowers peacock*3 butterflies small_tortoiseshell*2"
    )
    assert explained(state, "card:1.small_tortoiseshell") == [
        "You lack 2 flowers.",
        "Small tortoiseshell, a butterfly: costs 5 flowers, scores 3 points.",
        "Each further one costs one more flower, and scores one more point.",
        "Or lay it as a flower: then your garden has 4 flowers.",
    ]


def test_a_large_white_tells_its_own_points_and_those_of_the_mission_apart() -> None:
    state = table(one="hand large_white flowers peacock*3", missions="spring_flight")
    assert explained(state, "card:1.large_white") == [
        "You can play it now, for 1 point.",
        "With it you would gain the mission for large whites: 2 more points.",
        "Large white, a butterfly: costs 3 flowers, scores 1 point.",
        "Whoever has more of them than anybody else holds the mission for large whites.",
        "It counts for the mission Spring flight: then 2 more are missing.",
        "Or lay it as a flower: then your garden has 4 flowers.",
    ]


def test_a_bio_card_tells_whether_it_can_be_played() -> None:
    state = table(one="hand chrysalis,sunshine flowers peacock*3")
    assert explained(state, "card:1.chrysalis")[0] == "You have no flower that it could turn."
    assert explained(state, "card:1.sunshine")[:2] == [
        "You can play it now.",
        "Sunshine: costs 2 flowers.",
    ]


def test_a_knapweed_tells_the_mission_that_its_two_flowers_help_with() -> None:
    state = table(one="hand common_knapweed flowers peacock*5", missions="seven_flowers")
    said = "With it, you have all that the mission Sea of flowers asks for."
    assert said in explained(state, "card:1.common_knapweed")


def test_sky_and_compost_tell_what_their_cards_are_worth() -> None:
    state = table(
        sky="brimstone large_white sunshine",
        compost="red_admiral",
        one="flowers peacock*3 butterflies common_blue,essex_skipper,meadow_brown",
        missions="meadow_quartet",
    )
    assert explained(state, "sky:brimstone") == [
        "Brimstone, a butterfly: costs 4 flowers, scores 1 point.",
        "The top card of the deck becomes a flower in your garden.",
        "You lack 1 flower.",
        "With it, you have all that the mission Meadow life asks for.",
        "You can take it instead of drawing from the deck; a new card comes in its place.",
    ]
    assert explained(state, "compost:red_admiral") == [
        "Red admiral, a butterfly: costs 5 flowers, scores 2 points.",
        "It has no effect.",
        "An orange tip can bring it back, or the next shuffle for a new deck.",
    ]
    used = "1 used card, open to all. When the deck is empty, it becomes the new one."
    assert explained(state, "compost") == explained(state, "pile:compost") == [used]
    assert explained(state, "pile:deck")[0] == "90 cards in the deck."
    assert explained(state, "pile:sky")[0].startswith("3 open cards:")


def test_flowers_tell_what_a_chrysalis_would_make_of_them() -> None:
    state = table(one="flowers red_admiral,peacock,sunshine hand essex_skipper,red_admiral")
    assert explained(state, "flower:1.red_admiral") == [
        "A flower; its other side is Red admiral.",
        "It counts as one flower. Only you may look at its other side.",
        "A chrysalis could turn it, for 2 points.",
    ]
    peacock = "It is played from the hand only: no chrysalis turns it."
    assert explained(state, "flower:1.peacock")[-1] == peacock
    no_butterfly = "It is no butterfly, so no chrysalis turns it."
    assert explained(state, "flower:1.sunshine")[-1] == no_butterfly
    assert explained(state, "flowers:1") == [
        "3 flower symbols.",
        "Flowers are not used up: a card can be played when your garden shows as many as it costs.",
        "You have flowers enough for: Essex skipper.",
    ]


def test_a_knapweed_in_the_garden_tells_that_it_is_two_flowers() -> None:
    state = table(two="knapweeds 1")
    two = "Common knapweed: It grows in your flower row, and counts as two flowers."
    assert explained(state, "knapweed:2") == [two]
    assert explained(state, "knapweed:1") == []


def test_of_a_rival_nothing_is_told_but_what_all_know() -> None:
    state = table(two="hand peacock*2,sunshine flowers peacock known sunshine memory sunshine")
    hand = [
        "3 cards in hand.",
        "Certainly among them: Sunshine.",
        "Only Player 2 may look at them.",
    ]
    assert explained(state, "hand:2") == explained(state, "card:2.peacock") == hand
    assert explained(state, "flower:2.peacock") == explained(state, "flowers:2")
    assert explained(state, "flowers:2")[0] == "1 flower symbol."


def test_butterflies_tell_what_their_kind_has_brought() -> None:
    state = table(two="butterflies small_tortoiseshell*3,large_white")
    assert explained(state, "butterfly:2.small_tortoiseshell")[-1] == (
        "All of this kind in this garden: 6 points."
    )
    assert explained(state, "butterfly:2.large_white")[1:] == [
        "All of this kind in this garden: 1 point.",
        "Player 2 has it.",
        "With 2 more, you would have the most.",
        "Player 1: 0.",
        "Player 2: 1.",
        "Player 3: 0.",
    ]
    assert explained(state, "butterflies:2") == [
        "4 butterflies, 7 points.",
        "2 kinds of butterfly, which count in a tie.",
    ]
    assert explained(state, "butterfly:2.peacock") == []
    assert explained(state, "butterfly:2") == explained(state, "butterflies:2")


def test_a_mission_tells_what_everybody_lacks() -> None:
    state = table(
        one="butterflies common_blue,essex_skipper,mourning_cloak",
        two="butterflies common_blue,essex_skipper,meadow_brown,brimstone",
        missions="meadow_quartet seven_flowers rich_meadow three_skippers:2",
    )
    assert explained(state, "mission:meadow_quartet") == [
        "Mission Meadow life, 2 points.",
        "It asks for: 1 × Essex skipper, 1 × Common blue, 1 × Meadow brown and 1 × Brimstone.",
        "You still lack: 1 × Meadow brown and 1 × Brimstone.",
        "Your mourning cloak stands in for one of them.",
        "Player 2: 4 of 4.",
        "Player 3: 0 of 4.",
    ]
    met = "You have all that it asks for: take it in your turn."
    assert met in explained(state, "mission:meadow_quartet", seat=1)
    assert "You still lack 7." in explained(state, "mission:seven_flowers")
    assert "You still lack 4." in explained(state, "mission:rich_meadow")
    assert explained(state, "mission:three_skippers")[-1] == "Player 2 has it."
    assert explained(state, "mission:nettle_bed") == []


def test_a_mission_of_an_owner_tells_what_it_asks_for(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[[missions]]\nname = "three_skippers"\nalike = 3\npoints = 4\n')
    state = table(components=str(box), one="butterflies peacock")
    words = words_of(load("biotopia", box, players=3))
    said = [ENGLISH.speak(one) for one in words.explain(state.view(0), "mission:three_skippers")]
    assert said[0].endswith("4 points.")
    assert said[1:3] == ["It asks for 3 butterflies of one kind.", "You still lack 2."]


@pytest.mark.parametrize(
    ("one", "two", "said"),
    [
        ("-", "-", "Nobody has more than all others, so nobody holds it."),
        ("large_white", "-", "It is yours, as long as nobody has as many."),
        ("-", "large_white*2", "Player 2 has it."),
    ],
)
def test_the_mission_for_large_whites_tells_who_leads(one: str, two: str, said: str) -> None:
    state = table(one=f"butterflies {one}", two=f"butterflies {two}")
    assert explained(state, "mission:most_large_whites")[2] == said


def test_a_garden_tells_points_and_how_far_it_is_to_the_end() -> None:
    state = table(
        one="butterflies peacock*3 knapweeds 1",
        two="butterflies peacock*2,red_admiral*3",
        missions="seven_flowers:1",
    )
    assert explained(state, "garden:1") == [
        "11 points: butterflies 9 and missions 2.",
        "With 4 more points, you begin the last round.",
        "Nearest to the end: Player 2, with 3 points to go.",
        "Missions: Sea of flowers.",
        "1 kind of butterfly, which counts in a tie.",
        "On turn now: Player 1.",
        "Player 1 started.",
    ]
    assert explained(state, "garden:2")[1] == "With 3 more points, Player 2 begins the last round."
    last = explained(table(asked="turn:2:0", course="last-round 2"), "score:2")
    assert last == ["0 points.", "The last round: 3 turns to go."]


def test_what_is_no_place_is_not_explained() -> None:
    state = table()
    for place in (
        "",
        "pile:what",
        "sky:what",
        "mission:what",
        "hand:9",
        "score:9",
        "what:1",
        "hand",
    ):
        assert explained(state, place) == []


def test_the_own_hand_tells_what_can_be_played_and_what_must_go() -> None:
    state = table(asked="hand-limit:1:0", one="hand peacock*4,essex_skipper*3 flowers sunshine*2")
    assert explained(state, "hand:1") == [
        "Your hand, 7 of at most 6.",
        "You have flowers enough for: Essex skipper.",
        "At the end of the turn, 1 card must go to the compost.",
    ]
