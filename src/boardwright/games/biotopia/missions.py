"""Missions (section 4): the ordinary ones, and "most large whites"."""

from mypy_extensions import i64

from boardwright.core.game import ActionList
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    FROM_LARGE_WHITES,
    FROM_MISSIONS,
    LARGE_WHITE,
    MISSIONS,
    MOURNING_CLOAK,
    NOBODY,
    OPEN,
    SOURCES,
    TAKE_MISSION,
)


def list_missions(p: Position, seat: i64, out: ActionList) -> None:
    """List the open missions whose requirement the seat meets (BT-2.5, BT-4.1)."""
    mission: i64 = 0
    while mission < MISSIONS:
        if p.missions[mission] == OPEN and is_met(p, seat, mission):
            out.add(TAKE_MISSION + mission)
        mission += 1


def is_met(p: Position, seat: i64, mission: i64) -> bool:
    """Tell whether a seat meets a mission: flower symbols or butterflies in its row (BT-4.1)."""
    flowers = p.box.mission_flowers[mission]
    if flowers > 0:
        return p.symbols[seat] >= flowers
    different = p.box.mission_different[mission]
    if different > 0:
        return _kinds_with_a_cloak(p, seat) >= different
    alike = p.box.mission_alike[mission]
    if alike > 0:
        return most_alike(p, seat) >= alike
    return _has_butterflies(p, seat, mission)


def _has_butterflies(p: Position, seat: i64, mission: i64) -> bool:
    """Tell whether no butterfly is missing, or one that a mourning cloak stands for (BT-3.10).

    The cloak that stands in does not count for itself as well.
    """
    butterflies = p.butterflies
    needs = p.box.mission_needs
    row = seat * BUTTERFLIES
    first = mission * BUTTERFLIES
    may_stand_in = butterflies[row + MOURNING_CLOAK] > needs[first + MOURNING_CLOAK]
    missing: i64 = 0
    kind: i64 = 0
    while kind < BUTTERFLIES:
        lacking = needs[first + kind] - butterflies[row + kind]
        if lacking > 0:
            missing += lacking
            if missing > 1 or not may_stand_in:
                return False
        kind += 1
    return True


def _kinds_with_a_cloak(p: Position, seat: i64) -> i64:
    """Count the different butterflies; a second cloak can stand for a missing kind (BT-R5).

    A single cloak counts once, whether it stands for a missing kind or for itself.
    """
    kinds = different_butterflies(p, seat)
    return kinds + 1 if p.butterflies[seat * BUTTERFLIES + MOURNING_CLOAK] > 1 else kinds


def most_alike(p: Position, seat: i64) -> i64:
    """Count the butterflies of the kind with the most, with a cloak for a missing one (BT-3.10)."""
    row = seat * BUTTERFLIES
    most = p.butterflies[row + MOURNING_CLOAK]
    cloak: i64 = 1 if most > 0 else 0
    kind: i64 = 0
    while kind < BUTTERFLIES:
        if kind != MOURNING_CLOAK and p.butterflies[row + kind] + cloak > most:
            most = p.butterflies[row + kind] + cloak
        kind += 1
    return most


def different_butterflies(p: Position, seat: i64) -> i64:
    """Count the kinds in a butterfly row, a cloak as its own kind (BT-6.2, BT-R5)."""
    kinds: i64 = 0
    at = seat * BUTTERFLIES
    end = at + BUTTERFLIES
    while at < end:
        if p.butterflies[at] > 0:
            kinds += 1
        at += 1
    return kinds


def take_mission(p: Position, seat: i64, mission: i64) -> None:
    """Take an ordinary mission; it is kept to the end (BT-2.5, BT-4.1, BT-4.2)."""
    p.missions[mission] = seat
    p.points[seat * SOURCES + FROM_MISSIONS] += p.box.mission_points[mission]
    p.idle = 0


def check_large_whites(p: Position) -> None:
    """Give "most large whites" to who has strictly more than any other, or back (BT-4.3)."""
    most: i64 = 0
    leader: i64 = NOBODY
    seat: i64 = 0
    while seat < p.box.players:
        whites = p.butterflies[seat * BUTTERFLIES + LARGE_WHITE]
        if whites > most:
            most = whites
            leader = seat
        elif whites == most:
            leader = NOBODY
        seat += 1
    if p.large_whites_leader != leader:
        if p.large_whites_leader != NOBODY:
            p.points[p.large_whites_leader * SOURCES + FROM_LARGE_WHITES] = 0
        if leader != NOBODY:
            p.points[leader * SOURCES + FROM_LARGE_WHITES] = p.box.large_whites_points
        p.large_whites_leader = leader
