"""What somebody new to Biotopia is told, what to do, and what it is good for."""

import pytest

from boardwright.core.library import load
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.texts import ENGLISH
from boardwright.wording import words_of
from boardwright.wording.game_words import GameWords, News
from tests.rules.biotopia.table import table


def words(state: BiotopiaState) -> GameWords:
    return words_of(load("biotopia", players=state.num_players()))


def topics(state: BiotopiaState, seat: int = 0) -> dict[str, News]:
    told = words(state).news(state.view(seat))
    assert len({one.topic for one in told}) == len(told)
    return {one.topic: one for one in told}


def told(state: BiotopiaState, topic: str, seat: int = 0) -> str:
    return ENGLISH.speak(topics(state, seat)[topic].said)


def urged(state: BiotopiaState, action: str) -> str:
    view = state.view(state.current_player())
    return ENGLISH.speak(words(state).urge(view, state.string_to_action(action)))


def merits(state: BiotopiaState, action: str) -> list[tuple[str, str]]:
    number = state.string_to_action(action)
    assert state.is_legal(number)
    found = words(state).merits(state.view(state.current_player()), number)
    return [(ENGLISH.speak(one.said), one.source) for one in found]


# News.


def test_before_the_first_turn_only_the_first_flower_is_news() -> None:
    state = table(asked="first-flower:1:0", one="hand peacock*2,sunshine,large_white")
    assert list(topics(state)) == ["first-flower"]
    assert topics(state)["first-flower"].places == ["hand:1"]


def test_a_butterfly_that_can_come_is_news_or_the_flowers_that_it_lacks() -> None:
    state = table(one="hand peacock,red_admiral,essex_skipper flowers sunshine*5")
    ready = "You have flowers enough for a butterfly: Red admiral, for 2 points."
    assert told(state, "butterfly-ready") == ready
    assert topics(state)["butterfly-ready"].places == ["card:1.red_admiral"]
    state = table(one="hand peacock,red_admiral flowers sunshine*3")
    lacking = "Butterflies come to flowers: with 2 more flowers, you can play Red admiral."
    assert told(state, "flowers-first") == lacking
    assert topics(state)["flowers-first"].places == ["card:1.red_admiral", "flowers:1"]


def test_a_large_white_that_wins_the_mission_is_news() -> None:
    one = "hand large_white flowers sunshine*3"
    assert "2 more points" in told(table(one=one), "white-wins")
    assert "white-wins" not in topics(table(one=one, two="butterflies large_white"))
    behind = topics(table(one=one, two="butterflies large_white"))
    assert behind["rival-leads"].places == ["mission:most_large_whites"]


def test_missions_that_are_met_or_near_are_news() -> None:
    state = table(
        one="butterflies essex_skipper*3,common_blue,meadow_brown",
        two="butterflies essex_skipper*2",
    )
    assert topics(state)["mission-ready"].places == ["mission:three_skippers"]
    assert topics(state)["mission-in-reach"].places == ["mission:meadow_quartet"]
    assert told(state, "rival-near-mission") == (
        "Player 2 is close to the mission Grassy slope: whoever takes it first keeps it."
    )


def test_special_cards_are_news_when_one_has_them() -> None:
    state = table(one="hand chrysalis,sunshine,common_knapweed butterflies mourning_cloak")
    assert {"chrysalis", "sunshine", "common_knapweed", "mourning_cloak"} <= set(topics(state))
    assert told(state, "sunshine") == "Sunshine: Draw three cards."


def test_the_end_is_news_when_it_comes_near() -> None:
    near = "butterflies peacock*3,red_admiral"
    assert told(table(two=near), "rival-near-end") == (
        "With 4 more points, Player 2 begins the last round."
    )
    assert "rival-near-end" not in topics(table(two=near), seat=1)
    assert "rival-near-end" not in topics(table(two="butterflies peacock*3"))
    last = table(asked="turn:2:0", course="last-round 2")
    assert told(last, "last-round") == "The last round: 3 turns to go. Then the most points win."
    assert "rival-near-end" not in topics(table(two=near, course="last-round 2"))


def test_a_full_hand_an_empty_deck_and_a_gift_are_news() -> None:
    assert told(table(one="hand peacock*5,sunshine"), "hand-full") == (
        "At the end of a turn, a hand may hold at most 6 cards."
    )
    assert topics(table(deck="-"))["deck-empty"].places == ["pile:deck", "pile:compost"]
    gift = table(asked="end-turn:1:0 sky-card:1:0", one="butterflies common_blue")
    assert topics(gift)["offer"].places == ["pile:sky"]


def test_a_spectator_and_who_is_not_asked_are_told_no_more_than_matters() -> None:
    state = table(one="hand essex_skipper flowers peacock*2", two="hand essex_skipper,sunshine")
    assert topics(state, seat=-1) == {}
    assert topics(state, seat=1) == {}


# What to do.


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("draw", "Draw the top card of the deck."),
        ("take sunshine", "Take the Sunshine from the sky."),
        ("flower essex_skipper", "Lay the Essex skipper as a flower."),
        ("play essex_skipper", "Play the Essex skipper face up."),
        ("mission seven_flowers", "Take the mission Sea of flowers."),
    ],
)
def test_a_turn_is_urged_in_few_words(action: str, said: str) -> None:
    assert urged(table(one="hand essex_skipper flowers peacock*5 knapweeds 1"), action) == said


@pytest.mark.parametrize(
    ("asked", "action", "said"),
    [
        ("chrysalis-target", "turn brimstone", "Turn the Brimstone over."),
        ("compost-card", "take peacock from compost", "Take the Peacock from the compost."),
        ("compost-card", "decline", "Take nothing"),
        ("sky-card", "decline", "Take no sky card"),
        ("more-cards", "draw", "Draw 2 cards."),
        ("more-cards", "decline", "Draw nothing"),
    ],
)
def test_an_effect_is_urged_in_few_words(asked: str, action: str, said: str) -> None:
    one = "flowers brimstone butterflies meadow_brown*2"
    state = table(asked=f"end-turn:1:0 {asked}:1:0", one=one, compost="peacock")
    assert urged(state, action) == said


# What it is good for.


def test_a_butterfly_brings_points_missions_and_what_it_does() -> None:
    state = table(one="hand brimstone flowers peacock*4", missions="spring_flight")
    assert merits(state, "play brimstone") == [
        ("It brings 1 point at once.", "butterflies"),
        ("It counts for the mission Spring flight: then 2 more are missing.", "missions"),
        ("The top card of the deck becomes a flower in your garden.", ""),
    ]
    nothing = table(
        one="hand common_blue flowers peacock*3", sky="- - -", deck="-", missions="three_skippers"
    )
    assert merits(nothing, "play common_blue") == [("It brings 1 point at once.", "butterflies")]


def test_a_large_white_wins_the_mission_and_takes_it_from_a_rival() -> None:
    one = "hand large_white flowers peacock*3 butterflies"
    own = ("It brings 1 point at once.", "butterflies")
    lead = ("You get the mission for large whites: 2 more points.", "large_whites")
    loses = ("Player 2 loses the mission for large whites, and 2 points with it.", "large_whites")
    safer = ("It makes your lead in large whites safer.", "large_whites")
    two = "butterflies large_white"
    for row, rival, expected in [
        ("-", "butterflies -", [own, lead]),
        ("-", two, [own, loses]),
        ("large_white", two, [own, lead]),
        ("large_white*2", two, [own, safer]),
        ("large_white", f"{two}*2", [own, loses]),
    ]:
        state = table(one=f"{one} {row}", two=rival, missions="seven_flowers")
        assert merits(state, "play large_white") == expected


def test_points_that_end_the_game_say_so() -> None:
    state = table(one="hand peacock flowers sunshine*5 knapweeds 1 butterflies peacock*4")
    assert merits(state, "play peacock")[:2] == [
        ("It brings 3 points at once.", "butterflies"),
        ("With 15 points, you begin the last round.", ""),
    ]
    assert merits(state, "mission seven_flowers") == [("It brings 2 points at once.", "missions")]


def test_a_mission_that_a_rival_is_near_is_told_so() -> None:
    state = table(
        one="knapweeds 2 flowers chrysalis*3",
        two="knapweeds 2 flowers sunshine*2",
        missions="seven_flowers",
    )
    assert merits(state, "mission seven_flowers") == [
        ("It brings 2 points at once.", "missions"),
        (
            "Player 2 is close to the mission Sea of flowers: whoever takes it first keeps it.",
            "missions",
        ),
    ]


def test_a_flower_tells_what_it_is_enough_for() -> None:
    state = table(
        one="hand brimstone,large_white,chrysalis flowers peacock*2", missions="three_skippers"
    )
    assert merits(state, "flower brimstone") == [
        ("Then you have flowers enough for: Large white and Chrysalis.", ""),
        ("Then your garden has 3 flowers.", ""),
        ("A chrysalis, as in your hand, can turn it into a butterfly later.", ""),
    ]
    assert merits(state, "flower chrysalis") == [
        ("Then you have flowers enough for: Large white.", ""),
        ("Then your garden has 3 flowers.", ""),
    ]
    far = table(one="hand peacock,red_admiral flowers sunshine", missions="seven_flowers")
    assert merits(far, "flower peacock") == [
        ("Then you lack 3 flowers for: Red admiral.", ""),
        ("It counts for the mission Sea of flowers: then 5 more are missing.", "missions"),
        ("Then your garden has 2 flowers.", ""),
    ]


def test_bio_cards_tell_what_they_do() -> None:
    state = table(one="hand chrysalis,sunshine,common_knapweed flowers red_admiral,peacock*2")
    assert merits(state, "play chrysalis") == [
        ("It can turn one of your flowers: Red admiral, for 2 points.", "butterflies")
    ]
    assert merits(state, "play sunshine") == [("You get 3 cards; which ones, nobody knows.", "")]
    assert ("Then your garden has 5 flowers.", "") in merits(state, "play common_knapweed")
    short = table(one="hand sunshine flowers peacock*2", deck="peacock")
    assert merits(short, "play sunshine") == [("You get a card; which one, nobody knows.", "")]
    turning = table(
        asked="end-turn:1:0 chrysalis-target:1:0",
        one="flowers red_admiral",
        missions="three_skippers",
    )
    assert merits(turning, "turn red_admiral") == [("It brings 2 points at once.", "butterflies")]


def test_an_open_card_tells_what_it_is_worth_and_whom_it_is_taken_from() -> None:
    state = table(
        one="flowers peacock*3 butterflies small_tortoiseshell",
        two="butterflies essex_skipper*2",
        sky="small_tortoiseshell essex_skipper sunshine",
        missions="three_skippers",
    )
    assert merits(state, "take small_tortoiseshell") == [
        ("With 1 more flower you can play it, for 2 points.", "tortoiseshells")
    ]
    assert merits(state, "take essex_skipper") == [
        ("You have flowers enough to play it, for 1 point.", "butterflies"),
        ("It counts for the mission Grassy slope: then 2 more are missing.", "missions"),
        (
            "With such a card, Player 2 would have all for the mission Grassy slope, "
            "and does not get this one.",
            "missions",
        ),
    ]
    assert merits(state, "take sunshine") == [("Draw three cards.", "")]
    assert merits(state, "draw") == [("You get a card; which one, nobody knows.", "")]


def test_answers_that_bring_nothing_still_say_why_one_gives_them() -> None:
    offer = table(asked="end-turn:1:0 more-cards:1:0", one="butterflies meadow_brown")
    assert merits(offer, "decline") == [("Your hand stays as it is.", "")]
    full = table(asked="hand-limit:1:0", one="hand peacock*4,essex_skipper*3 flowers sunshine*2")
    limit = ("At the end of a turn, a hand may hold at most 6 cards.", "")
    assert merits(full, "discard essex_skipper") == [limit]
    assert merits(full, "discard peacock") == [limit, ("You still lack 5 flowers for it.", "")]
    stuck = table(deck="-", sky="- - -", missions="three_skippers", players="2")
    assert merits(stuck, "pass") == [("Nothing else can be done.", "")]
    assert urged(stuck, "pass") == "Pass, as nothing can be done."
