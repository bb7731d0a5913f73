"""The frequencies of imagined positions against all deals of single cards, counted one by one."""

from collections import Counter
from itertools import combinations

import pytest

from boardwright.core.chance import RandomChance
from boardwright.core.library import load
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import CARD_NAMES, KINDS, PEACOCK
from tests.rules.biotopia.table import table

Deal = tuple[tuple[int, ...], ...]  # of each rival the hand, then the flower row, kinds sorted

DEALS = 4000


def exact(state: BiotopiaState, seat: int) -> Counter[Deal]:
    """Count the deals of the unseen cards, each card for itself, that fit what the seat sees.

    A known card is one certain card that went to its owner; for the rest nothing is certain.
    """
    view = state.view(seat)
    rivals = [rival for rival in range(state.num_players()) if rival != seat]
    unseen = list(view.unseen)
    owned: list[tuple[int, int]] = []  # kind and, for a known card, its owner
    for rival in rivals:
        for kind in range(KINDS):
            known = view.known[rival * KINDS + kind]
            unseen[kind] -= known
            owned += [(kind, rival)] * known
    for kind in range(KINDS):
        owned += [(kind, -1)] * unseen[kind]
    sizes = [size for rival in rivals for size in (view.hand_size[rival], view.face_down[rival])]
    places = [rival for rival in rivals for _ in range(2)]
    counted: Counter[Deal] = Counter()

    def deal(left: list[tuple[int, int]], so_far: Deal) -> None:
        if len(so_far) == len(sizes):
            if all(owner == -1 for _, owner in left):
                counted[so_far] += 1
            return
        for chosen in combinations(range(len(left)), sizes[len(so_far)]):
            here = [left[i] for i in chosen]
            if all(owner in (-1, places[len(so_far)]) for _, owner in here):
                rest = [card for i, card in enumerate(left) if i not in chosen]
                deal(rest, (*so_far, tuple(sorted(kind for kind, _ in here))))

    deal(owned, ())
    return counted


def imagined(state: BiotopiaState, seat: int) -> Counter[Deal]:
    """Count what is imagined, often."""
    game = load("biotopia", players=state.num_players())
    chance = RandomChance("imagine", seat)
    view = state.view(seat)
    counted: Counter[Deal] = Counter()
    for _ in range(DEALS):
        dealt = game.imagine(view, chance)
        assert isinstance(dealt, BiotopiaState)
        parts: list[tuple[int, ...]] = []
        for rival in range(state.num_players()):
            if rival != seat:
                for cards in (dealt.hand, dealt.flowers):
                    row = [int(cards[rival * KINDS + kind]) for kind in range(KINDS)]
                    parts.append(tuple(kind for kind in range(KINDS) for _ in range(row[kind])))
        counted[tuple(parts)] += 1
    return counted


def assert_same(seen: Counter[Deal], ways: Counter[Deal]) -> None:
    """Compare frequencies: the same deals come up, and chi-square is within four deviations."""
    total = sum(ways.values())
    assert set(seen) == set(ways)
    chi_square = 0.0
    for deal, count in ways.items():
        expected = DEALS * count / total
        chi_square += (seen[deal] - expected) ** 2 / expected
    freedom = len(ways) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.rule("BT-7.1")
def test_a_known_card_is_set_aside_and_the_rest_is_dealt_evenly() -> None:
    state = table(
        players="2",
        deck="common_blue,peacock",
        compost="rest",
        two="hand common_blue,brimstone known common_blue",
    )
    ways = exact(state, 0)
    blue = CARD_NAMES.index("common_blue")
    total = sum(ways.values())
    assert ways[((blue, blue), ())] / total == pytest.approx(1 / 3)
    assert_same(imagined(state, 0), ways)


@pytest.mark.rule("BT-7.1")
def test_hand_and_flower_row_share_known_and_unknown_cards_evenly() -> None:
    state = table(
        players="2",
        deck="common_blue,peacock*2",
        compost="rest",
        two="hand common_blue,brimstone flowers common_blue,sunshine known common_blue,sunshine",
    )
    assert_same(imagined(state, 0), exact(state, 0))


@pytest.mark.rule("BT-7.1")
@pytest.mark.parametrize("seat", [-1, 0])
def test_several_rivals_draw_from_the_same_unseen_cards(seat: int) -> None:
    state = table(
        deck="peacock,sunshine",
        compost="rest",
        one="hand peacock",
        two="hand common_blue flowers peacock known peacock",
        three="hand sunshine,peacock known sunshine",
    )
    assert_same(imagined(state, seat), exact(state, seat))


@pytest.mark.rule("BT-7.1", "BT-R2")
def test_a_rival_with_a_chrysalis_is_dealt_a_card_to_turn() -> None:
    state = table(
        players="2",
        asked="end-turn:2:0 chrysalis-target:2:0",
        deck="peacock,sunshine,red_admiral",
        compost="rest",
        two="hand peacock flowers red_admiral,sunshine known sunshine",
    )
    fitting = Counter(
        {deal: count for deal, count in exact(state, 0).items() if min(deal[1]) < PEACOCK}
    )
    assert_same(imagined(state, 0), fitting)
