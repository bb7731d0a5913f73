"""What follows from a view of Imhotep is what the rules then do, and tells nobody a secret."""

from hypothesis import given

from boardwright.core.chance import RandomChance
from boardwright.core.game import State
from boardwright.core.library import load
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import SAIL_SHIP, SITE_NAMES, SITES, TURN
from boardwright.games.imhotep.wording.prospects import (
    Card,
    Group,
    Prospects,
    Row,
    Site,
    Source,
    Voyage,
    prospects,
)
from tests.laws.play import Beginning, beginnings
from tests.rules.imhotep.table import LAST_SHIP, play, table

TEMPLE, PYRAMIDS = Site("temple"), Site("pyramids")
BURIAL, OBELISKS = Site("burial"), Site("obelisks")
OF_OBELISKS = Source("obelisks")


def seen(state: State, seat: int = -1) -> Prospects:
    """Return what follows from what a seat sees."""
    assert isinstance(state, ImhotepState)
    box = state.box
    wrath = "yes" if box.wrath else "no"
    game = load("imhotep", players=str(int(box.players)), sides=box.sides, wrath=wrath)
    assert isinstance(game, Imhotep)
    return prospects(game, state.view(seat))


def by_site(found: Prospects, ship: int) -> dict[str, Voyage]:
    return {voyage.site: voyage for voyage in found.voyages if voyage.ship == ship}


def worth(state: State) -> list[int]:
    """Return each seat's points if the temple paid and the game ended."""
    found = seen(state)
    return [
        sum(points.values()) + found.standing[TEMPLE][seat] + sum(found.ending[seat].values())
        for seat, points in enumerate(state.scores())
    ]


def test_a_ship_is_tried_at_every_free_site() -> None:
    state = table(ships="wbw. ... ..>temple .", pyramids="b", burial="bw", offer="statue sail")
    voyages = by_site(seen(state), 0)
    assert set(voyages) == {"market", "pyramids", "burial", "obelisks"}
    assert voyages["pyramids"].points == [3, 3, 0]  # the spaces 1, 3, 2
    assert voyages["burial"].points == [2, 5, 0]  # black joins his stone, white joins hers
    assert voyages["obelisks"].points == [6, 12, 0]
    assert voyages["market"].points == [0, 0, 0]
    assert voyages["market"].cards == [1, 1, 0]  # no card is left for the last stone


def test_only_ships_that_wait_with_a_stone_are_tried() -> None:
    found = seen(table(ships="b... ...>market .. w"))
    assert {voyage.ship for voyage in found.voyages} == {0, 3}
    assert found.ready == [False, False, False, True]


def test_covering_a_stone_of_the_temple_takes_its_point() -> None:
    voyages = by_site(seen(table(ships=".... ... .. w", temple="bbbbb")), 3)
    assert voyages["temple"].points == [-1, 1, 0]


def test_temple_b_pays_points_and_not_its_stones_and_cards() -> None:
    assert seen(table(sides="AABAA", temple="bwnbw")).standing[TEMPLE] == [1, 3, 1]


def test_temple_b_does_not_pay_twice_while_it_is_scored() -> None:
    state = table(sides="AABAA", ships=LAST_SHIP, temple="bwnbw")
    play(state, "sail 4 obelisks")
    assert seen(state).standing[TEMPLE] == [
        1,
        3,
        1,
    ]  # the choice of black on the first space is open
    play(state, "point")
    assert seen(state).standing[TEMPLE] == [
        0,
        1,
        1,
    ]  # brown chooses; black and white were paid
    play(state, "point", draws="card:statue")
    assert seen(state).standing[TEMPLE] == [0, 1, 0]


def test_at_pyramids_b_everybody_takes_the_space_with_most_points() -> None:
    state = table(sides="ABAAA", ships="bbww ... .. .", pyramids="bl bl bl bl bm")
    assert by_site(seen(state), 0)["pyramids"].points == [4 + 3, 2 + 3, 0]


def test_a_ship_can_bring_a_decoration_its_point() -> None:
    state = table(ships=".... ... .. w", temple="bb", black="0 20 temple_decoration*1")
    found = seen(state)
    assert by_site(found, 3)["temple"].points == [1, 1, 0]
    assert found.ending[0][Source("decorations")] == found.cards[0][Card("temple_decoration")] == 0


def test_cards_are_told_with_what_they_give_kind_by_kind() -> None:
    found = seen(table(temple="bbbwwww", black="0 20 temple_decoration*2,statue*3,lever*2"))
    worth_of = found.cards[0]
    assert worth_of[Card("temple_decoration")] == 2 * 2  # a point for every three stones
    assert worth_of[Card("statue")] == 6
    assert worth_of[Card("lever")] == 2
    assert sum(worth_of.values()) == 4 + 6 + 2
    assert not any(any(cards.values()) for cards in found.cards[1:])


@given(beginning=beginnings("imhotep"))
def test_all_cards_together_give_what_the_end_adds_for_them(beginning: Beginning) -> None:
    state = beginning.play()
    found = seen(state)
    if state.is_terminal():
        return
    for cards, ending in zip(found.cards, found.ending, strict=True):
        by_cards = (Source("decorations"), Source("statues"), Source("blue_cards"))
        assert sum(cards.values()) == sum(ending[source] for source in by_cards)


def test_the_points_of_a_monument_are_those_it_gave_and_those_it_would_give() -> None:
    found = seen(table(burial="bw", obelisks="3,1,0", points="7,0,2"))
    assert "market" not in found.standing
    assert found.standing[PYRAMIDS] == [7, 0, 2]
    assert found.standing[BURIAL] == [1, 1, 0]
    assert found.standing[OBELISKS] == [points[OF_OBELISKS] for points in found.ending]
    assert found.rounds == 6


def test_groups_of_the_burial_chamber_are_found_with_their_points() -> None:
    # Column by column: b w b / b b w / n w w.
    found = seen(table(burial="bwbbbwnww"))
    assert found.groups == [
        Group(0, [0, 3, 4], 6),
        Group(1, [1], 1),
        Group(0, [2], 1),
        Group(1, [5, 7, 8], 6),
        Group(2, [6], 1),
    ]
    assert found.rows == []


def test_rows_of_the_burial_chamber_are_counted_and_shared() -> None:
    found = seen(table(sides="AAABA", burial="bwbbww"))
    assert found.groups == []
    assert found.rows == [
        Row([2, 0, 0], [8, 0, 0]),
        Row([0, 2, 0], [0, 8, 0]),
        Row([1, 1, 0], [6, 6, 0]),
    ]


def test_loose_stones_are_those_in_no_obelisk() -> None:
    found = seen(table(sides="AAAAB", obelisks="5,2,0 b"))
    assert found.loose == [2, 2, 0]
    assert [points[OF_OBELISKS] for points in found.ending] == [2, 2, 0]


def test_nothing_is_to_come_when_the_game_is_over() -> None:
    state = table(round="6", ships=LAST_SHIP, temple="bw", burial="bb")
    play(state, "sail 4 obelisks")
    found = seen(state)
    assert state.is_terminal()
    assert (found.voyages, found.standing[TEMPLE]) == ([], [0, 0, 0])
    assert not any(any(points.values()) for points in found.ending)


@given(beginning=beginnings("imhotep"))
def test_a_ship_that_sails_brings_what_was_foreseen(beginning: Beginning) -> None:
    state = beginning.play()
    assert isinstance(state, ImhotepState)
    before = worth(state)
    ready = seen(state).ready
    for voyage in seen(state).voyages:
        action = SAIL_SHIP + voyage.ship * SITES + SITE_NAMES.index(voyage.site)
        assert (action in state.legal_actions()) == (ready[voyage.ship] and state.asked == TURN)
        if not state.is_legal(action) or voyage.site == "market":
            continue
        if voyage.site == "pyramids" and state.box.pyramids_are_b:
            continue  # its owners may choose otherwise
        after = state.clone()
        after.apply_action(action, RandomChance(0))
        if after.round == state.round and after.asked == TURN:
            gains = [now - then for now, then in zip(worth(after), before, strict=True)]
            assert gains == voyage.points, voyage


@given(beginning=beginnings("imhotep"))
def test_groups_and_rows_give_what_the_end_gives(beginning: Beginning) -> None:
    state = beginning.play()
    found = seen(state)
    for seat, ending in enumerate(found.ending):
        of_groups = sum(group.points for group in found.groups if group.seat == seat)
        of_rows = sum(row.points[seat] for row in found.rows)
        assert ending[Source("burial_chamber")] == of_groups + of_rows


@given(beginning=beginnings("imhotep"))
def test_who_looks_at_the_pair_learns_no_more_than_the_others(beginning: Beginning) -> None:
    state = beginning.play()
    assert all(seen(state, seat) == seen(state) for seat in range(state.num_players()))
