"""What is known to whom (section 7)."""

import dataclasses

import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.library import load
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import CARD_NAMES
from tests.rules.biotopia.table import cards, play, table

SECRETS = "hand peacock,sunshine flowers brimstone,chrysalis"


def imagined(state: BiotopiaState, seat: int, seed: int) -> BiotopiaState:
    """Return a position that fits what a seat sees."""
    game = load("biotopia", players=state.num_players())
    dealt = game.imagine(state.view(seat), RandomChance(seed))
    assert isinstance(dealt, BiotopiaState)
    return dealt


def counts(**named: int) -> list[int]:
    """Return cards by kind."""
    return [named.get(name, 0) for name in CARD_NAMES]


@pytest.mark.rule("BT-7.1")
def test_a_seat_sees_its_own_hand_and_flowers_and_of_rivals_only_numbers() -> None:
    state = table(one=SECRETS, two="hand peacock*2 flowers red_admiral knapweeds 1")
    view = state.view(0)
    assert view.hand == counts(peacock=1, sunshine=1)
    assert view.flowers == counts(brimstone=1, chrysalis=1)
    assert view.hand_size == [2, 2, 0]
    assert view.face_down == [2, 1, 0]
    assert view.symbols == [2, 3, 0]
    assert view.deck_size == 89
    assert view.unseen[CARD_NAMES.index("peacock")] == 4
    assert sum(view.unseen) == 92


@pytest.mark.rule("BT-7.1")
def test_the_compost_is_open_to_all() -> None:
    state = table(compost="peacock*2,chrysalis")
    for seat in (-1, 0, 1, 2):
        assert state.view(seat).compost == counts(peacock=2, chrysalis=1)


@pytest.mark.rule("BT-7.1")
def test_states_that_differ_in_a_rivals_cards_look_the_same() -> None:
    state = table(one="hand orange_tip", two=SECRETS)
    other = table(one="hand orange_tip", two="hand essex_skipper*2 flowers peacock,sunshine")
    assert state.view(0) == other.view(0)
    assert state.view(2) == other.view(2)
    assert state.view(-1) == other.view(-1)
    assert state.view(1) != other.view(1)
    assert state.legal_actions() == other.legal_actions()


@pytest.mark.rule("BT-7.1")
def test_a_spectator_sees_no_card_that_is_not_open() -> None:
    state = table(one=SECRETS, two="hand large_white")
    view = state.view(-1)
    assert (view.hand, view.flowers) == ([], [])
    assert sum(view.unseen) == 97
    everything = dataclasses.asdict(view)
    assert everything.keys() == dataclasses.asdict(state.view(0)).keys()


@pytest.mark.rule("BT-7.1", "BT-2.2", "BT-2.3")
def test_a_card_taken_from_the_sky_stays_known_as_a_flower() -> None:
    state = table(players="2")
    play(state, "take large_white", "draw", draws="peacock peacock")
    assert cards(state, "1", "known") == "large_white*1"
    assert cards(state, "2", "known") == "-"
    play(state, "flower large_white")
    assert cards(state, "1", "known") == "large_white*1"


@pytest.mark.rule("BT-7.1", "BT-3.5")
def test_a_card_taken_from_the_compost_is_known() -> None:
    state = table(one="hand orange_tip flowers sunshine*4", compost="peacock")
    play(state, "play orange_tip", "take peacock from compost")
    assert cards(state, "1", "known") == "peacock*1"


@pytest.mark.rule("BT-7.1", "BT-2.4")
def test_a_known_card_played_face_up_is_known_no_more() -> None:
    state = table(one="hand essex_skipper*2 flowers sunshine*2 known essex_skipper*2")
    play(state, "play essex_skipper")
    assert cards(state, "1", "known") == "essex_skipper*1"


@pytest.mark.rule("BT-7.1", "BT-3.1")
def test_playing_a_kind_that_was_not_known_takes_nothing_away() -> None:
    state = table(one="hand common_knapweed,peacock flowers sunshine*2 known peacock")
    play(state, "play common_knapweed")
    assert cards(state, "1", "known") == "peacock*1"


@pytest.mark.rule("BT-7.1", "BT-3.12")
def test_a_known_card_turned_by_a_chrysalis_is_known_no_more() -> None:
    state = table(
        one="hand chrysalis flowers red_admiral*2,sunshine known red_admiral,chrysalis,sunshine"
    )
    play(state, "play chrysalis")
    assert cards(state, "1", "known") == "red_admiral*1,sunshine*1"
    play(state, "turn red_admiral")
    assert cards(state, "1", "known") == "sunshine*1"


@pytest.mark.rule("BT-7.1", "BT-2.6", "BT-3.13")
def test_a_known_card_put_on_the_compost_is_known_no_more() -> None:
    state = table(
        one="hand peacock,chrysalis*5,sunshine flowers red_admiral*2 known sunshine,peacock"
    )
    play(state, "play sunshine", draws="brimstone brimstone brimstone")
    assert cards(state, "1", "known") == "peacock*1"
    play(state, "discard peacock", "discard chrysalis", "discard chrysalis")
    assert cards(state, "1", "known") == "-"


@pytest.mark.rule("BT-7.1")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_an_imagined_position_holds_what_the_seat_knows(seat: int) -> None:
    state = table(
        one=f"{SECRETS} known sunshine",
        two="hand peacock*2,common_blue flowers red_admiral known peacock,red_admiral",
        three="flowers essex_skipper*3 known essex_skipper*3",
    )
    for seed in range(20):
        dealt = imagined(state, seat, seed)
        assert dealt.view(seat) == state.view(seat)
        assert cards(dealt, "3", "flowers") == "essex_skipper*3"
        load("biotopia", players=3).deserialize(dealt.serialize())


@pytest.mark.rule("BT-7.1", "BT-R2")
def test_a_rival_who_is_asked_what_to_turn_has_a_card_to_turn() -> None:
    state = table(
        players="2",
        two="flowers essex_skipper,peacock*3",
        asked="end-turn:2:0 chrysalis-target:2:0",
        deck="peacock,sunshine*3,chrysalis*5,common_knapweed*3",
        sky="large_white brimstone sunshine",
        compost="rest",
    )
    for seed in range(20):
        dealt = imagined(state, 0, seed)
        assert "essex_skipper*1" in cards(dealt, "2", "flowers")
        assert dealt.view(0) == state.view(0)


@pytest.mark.rule("BT-7.1")
@pytest.mark.parametrize(
    "rival",
    [
        # A peacock is shown that neither was taken nor can have been unknown.
        "flowers brimstone*3,small_tortoiseshell,meadow_brown "
        "memory small_tortoiseshell,meadow_brown,show:peacock,turn:peacock,flower",
        # A kind is turned over that was never laid.
        "flowers peacock,brimstone memory brimstone,show:peacock,peacock,"
        "turn:meadow_brown,turn:small_tortoiseshell,top,flower",
    ],
)
def test_a_position_that_tells_what_cannot_have_happened_is_imagined_all_the_same(
    rival: str,
) -> None:
    state = table(two=rival)
    assert imagined(state, 0, 1).view(0) == state.view(0)


@pytest.mark.rule("BT-7.1")
@pytest.mark.parametrize(
    ("memory", "hand", "row", "held", "known"),
    [
        # Taken, and nothing laid since: in the hand.
        ("peacock", "peacock", "-", "peacock*1", "peacock*1"),
        ("peacock,draw,top", "peacock,sunshine", "brimstone", "peacock*1", "peacock*1"),
        # A flower laid since may be it.
        ("peacock,flower", "sunshine", "peacock", "-", "peacock*1"),
        ("peacock,peacock,flower", "peacock", "peacock", "peacock*1", "peacock*2"),
        ("sunshine,flower,peacock", "peacock", "sunshine", "peacock*1", "peacock*1,sunshine*1"),
        # A card of the kind was shown, which may have been it.
        ("peacock,flower,draw,show:peacock", "sunshine", "brimstone", "-", "-"),
        # Only it can have been laid, so another one was shown.
        ("peacock,flower,draw,show:peacock", "-", "peacock", "-", "peacock*1"),
        # What was turned over was not in the hand.
        ("peacock,flower,brimstone,turn:brimstone", "brimstone", "peacock", "brimstone*1", "*"),
    ],
)
def test_what_was_seen_tells_what_is_in_the_hand_and_what_in_hand_or_row(
    memory: str, hand: str, row: str, held: str, known: str
) -> None:
    more = ",meadow_brown" if known == "*" else ""
    state = table(one=f"hand {hand} flowers {row}{more} memory {memory}")
    found = {}
    for field in ("held", "known"):
        counted = zip(CARD_NAMES, getattr(state.view(1), field))
        found[field] = ",".join(f"{name}*{count}" for name, count in counted if count) or "-"
    assert found == {"held": held, "known": "brimstone*1,peacock*1" if known == "*" else known}


@pytest.mark.rule("BT-7.1")
def test_a_card_taken_a_moment_ago_is_in_the_hand_that_others_imagine() -> None:
    state = table(two="hand peacock*2 flowers brimstone*3", one="hand sunshine flowers sunshine*2")
    play(state, "take large_white", draws="red_admiral")
    for seat in (-1, 1, 2):
        for seed in range(50):
            assert "large_white" in cards(imagined(state, seat, seed), "1", "hand")
    play(state, "draw", "draw", "flower sunshine", draws="peacock peacock")
    where = [cards(imagined(state, 1, seed), "1", "hand") for seed in range(50)]
    assert 10 < sum("large_white" in hand for hand in where) < 40


@pytest.mark.rule("BT-7.1")
def test_the_first_version_says_only_what_is_in_hand_or_row() -> None:
    state = table(version=1, two="hand peacock flowers brimstone known peacock")
    view = state.view(0)
    assert sum(view.held) == sum(map(len, view.memory)) == 0
    assert cards(state, "2", "known") == "peacock*1"
    game = load("biotopia", version=1, players=3)
    places: set[str] = set()
    for seed in range(50):
        dealt = game.imagine(view, RandomChance(seed))
        assert isinstance(dealt, BiotopiaState)
        places |= {f for f in ("hand", "flowers") if "peacock" in cards(dealt, "2", f)}
        assert dealt.view(0) == view
    assert places == {"hand", "flowers"}
