"""What follows from a view of Biotopia by the rules, for whoever draws the table."""

from typing import Final, NamedTuple, NewType

from boardwright.core.chance import RandomChance
from boardwright.core.messages import Message
from boardwright.games.biotopia.bio_cards import has_card_to_turn
from boardwright.games.biotopia.butterflies import cost_of, score_butterfly
from boardwright.games.biotopia.ending import MOST_HAND_CARDS, POINTS_TO_END
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.missions import check_large_whites, different_butterflies, is_met
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    CHRYSALIS,
    GAME_OVER,
    MISSION_NAMES,
    MOURNING_CLOAK,
)
from boardwright.games.biotopia.wording.names import mission_name

NO_SEAT: Final = -1  # a spectator looks

# Names as programs of others read them, in `fields.py` too.
Card = NewType("Card", str)
Butterfly = NewType("Butterfly", str)
Mission = NewType("Mission", str)


class CardProspect(NamedTuple):
    """What a card of a kind would cost and give the seat that looks, now; printed for others."""

    cost: int  # flower symbols
    lacks: int  # flower symbols that are still missing
    points: int  # that the card itself would add
    mission: int  # points of “most large whites” that it would gain as well, or 0
    has_target: bool  # whether there is something for it to turn; true of all but a chrysalis


class MissionPart(NamedTuple):
    """Butterflies of one kind that a mission asks for."""

    card: Butterfly
    asked: int
    has: int  # of them, in the row of the seat that looks


class MissionProspect(NamedTuple):
    """What an ordinary mission asks for, and how far everybody is."""

    name: Message
    flowers: int  # flower symbols that it asks for, or 0
    different: int  # different butterflies that it asks for, or 0
    alike: int  # butterflies of one kind, whichever, that it asks for, or 0
    parts: list[MissionPart]  # certain butterflies that it asks for
    asked: int  # all that it asks for, counted
    lacks: list[int]  # by seat: how much is missing where a mourning cloak helps as it may


class Prospects(NamedTuple):
    """What a seat can work out from what it sees."""

    cards: dict[Card, CardProspect]
    missions: dict[Mission, MissionProspect]
    different: list[int]  # by seat: kinds of butterflies in the row, which break a tie
    turns_left: int  # until the end, once the last round has begun; else 0
    hand_limit: int
    goal: int  # points that begin the last round


def prospects(game: Biotopia, view: BiotopiaView) -> Prospects:
    """Return what follows from a view."""
    return prospects_of(game, view, imagined(game, view))


def imagined(game: Biotopia, view: BiotopiaView) -> BiotopiaState:
    """Return a position to try things on.

    Of what is only imagined in it nothing may be read: the rivals' cards and the deck.
    """
    return game.imagine(view, RandomChance(0))


def prospects_of(game: Biotopia, view: BiotopiaView, position: BiotopiaState) -> Prospects:
    """Return what follows from a view, by a position that fits it."""
    seats = range(game.num_players())
    return Prospects(
        cards={
            Card(name): _card(game, position, view.seat, kind)
            for kind, name in enumerate(CARD_NAMES)
        },
        missions={
            Mission(name): _mission(game, position, view.seat, mission)
            for mission, name in enumerate(MISSION_NAMES)
        },
        different=[int(different_butterflies(position, seat)) for seat in seats],
        turns_left=_turns_left(view),
        hand_limit=int(MOST_HAND_CARDS),
        goal=int(POINTS_TO_END),
    )


def _card(game: Biotopia, position: BiotopiaState, seat: int, kind: int) -> CardProspect:
    if seat == NO_SEAT:
        points = int(game.box.points[kind]) if kind < BUTTERFLIES else 0
        return CardProspect(int(game.box.cost[kind]), 0, points, 0, has_target=True)
    points, mission = _points_gained(position, seat, kind) if kind < BUTTERFLIES else (0, 0)
    cost = int(cost_of(position, seat, kind))
    return CardProspect(
        cost=cost,
        lacks=max(0, cost - int(position.symbols[seat])),
        points=points,
        mission=mission,
        has_target=kind != CHRYSALIS or has_card_to_turn(position, seat),
    )


def _points_gained(position: BiotopiaState, seat: int, kind: int) -> tuple[int, int]:
    """Let a butterfly join the row on a copy of the table: what it and what the mission scores."""
    trial = position.clone()
    score_butterfly(trial, seat, kind)
    own = int(trial.total(seat)) - int(position.total(seat))
    trial.butterflies[seat * BUTTERFLIES + kind] += 1
    check_large_whites(trial)
    return own, int(trial.total(seat)) - int(position.total(seat)) - own


def _mission(game: Biotopia, position: BiotopiaState, seat: int, mission: int) -> MissionProspect:
    box = game.box
    flowers, different = int(box.mission_flowers[mission]), int(box.mission_different[mission])
    alike = int(box.mission_alike[mission])
    parts: list[MissionPart] = []
    for kind in range(BUTTERFLIES):
        asked = int(box.mission_needs[mission * BUTTERFLIES + kind])
        if asked:
            has = 0 if seat == NO_SEAT else int(position.butterflies[seat * BUTTERFLIES + kind])
            parts.append(MissionPart(Butterfly(CARD_NAMES[kind]), asked, min(has, asked)))
    return MissionProspect(
        name=mission_name(box, mission),
        flowers=flowers,
        different=different,
        alike=alike,
        parts=parts,
        asked=flowers + different + alike + sum(part.asked for part in parts),
        lacks=[mission_lacks(position, other, mission) for other in range(game.num_players())],
    )


def mission_lacks(position: BiotopiaState, seat: int, mission: int) -> int:
    """Add what a mission asks for to a copy of a garden, until the rules are content."""
    trial = position.clone()
    added = 0
    while not is_met(trial, seat, mission):
        if trial.box.mission_flowers[mission]:
            trial.symbols[seat] += 1
        else:
            trial.butterflies[seat * BUTTERFLIES + _wanted(trial, seat, mission)] += 1
        added += 1
    return added


def _wanted(trial: BiotopiaState, seat: int, mission: int) -> int:
    """Return a butterfly that would help a garden to meet a mission."""
    row, first = seat * BUTTERFLIES, mission * BUTTERFLIES
    if trial.box.mission_alike[mission]:
        # Of a cloak rather not: one of them stands in for another kind already.
        kinds = [kind for kind in range(BUTTERFLIES) if kind != MOURNING_CLOAK]
        return max([*kinds, int(MOURNING_CLOAK)], key=lambda kind: trial.butterflies[row + kind])
    any_kind = 1 if trial.box.mission_different[mission] else 0
    return next(
        kind
        for kind in range(BUTTERFLIES)
        if trial.butterflies[row + kind] < (any_kind or trial.box.mission_needs[first + kind])
    )


def _turns_left(view: BiotopiaView) -> int:
    """Count the turns of the last round that are not over, the one that is played included."""
    if not view.is_last_round or view.asked == GAME_OVER:
        return 0
    players = len(view.symbols)
    return players - (view.asked_seat - view.start_player) % players
