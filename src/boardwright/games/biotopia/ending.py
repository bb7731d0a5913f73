"""The end of a turn (section 2) and of the game (section 6)."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import Outcome, places_of
from boardwright.games.biotopia.missions import different_butterflies
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.sky import fill_sky
from boardwright.games.biotopia.vocabulary import (
    ALL_PASSED,
    DIFFERENT_BUTTERFLIES,
    FIFTEEN_POINTS,
    GAME_OVER,
    HAND_LIMIT,
    NOBODY,
    REASON_NAMES,
    STANDSTILL,
    TURN,
)

MOST_HAND_CARDS: Final[i64] = 6
POINTS_TO_END: Final[i64] = 15
IDLE_ROUNDS: Final[i64] = 10


def end_turn(p: Position, seat: i64, chance: Chance) -> None:
    """Check the hand limit, now only (BT-2.6, BT-R6); fill and check the sky (BT-R3, BT-R8).

    With 15 points the last round begins, and nothing takes that back (BT-6.1, BT-R1); only who has
    just had the turn can have gained points. Then the turn passes clockwise, unless the round is
    played out, all have passed in a row (BT-R3) or nothing has moved for long (BT-R9).
    """
    if p.hand_size[seat] > MOST_HAND_CARDS:
        p.ask_first(HAND_LIMIT, seat, 0)
        return
    fill_sky(p, chance)
    if p.total(seat) >= POINTS_TO_END:
        p.is_last_round = True
    following = seat + 1
    if following == p.box.players:
        following = 0
    if p.is_last_round and following == p.start_player:
        p.ask(GAME_OVER, NOBODY, FIFTEEN_POINTS)
    elif p.passes == p.box.players:
        p.ask(GAME_OVER, NOBODY, ALL_PASSED)
    elif p.idle >= IDLE_ROUNDS * p.box.players:
        p.ask(GAME_OVER, NOBODY, STANDSTILL)
    else:
        p.ask(TURN, following, 0)


def discard(p: Position, seat: i64, kind: i64) -> None:
    """Put a card of the hand on the compost, because there are too many (BT-2.6)."""
    p.lay_face_up(seat, kind)
    p.compost.put(kind)


def outcome_of(p: Position) -> Outcome:
    """Rank by points, then by different butterflies; who is still tied shares (BT-6.2)."""
    seats = range(p.box.players)
    by_points: list[tuple[int, ...]] = [(p.total(seat),) for seat in seats]
    with_kinds: list[tuple[int, ...]] = [
        (p.total(seat), different_butterflies(p, seat)) for seat in seats
    ]
    tie_break = "" if places_of(by_points) == places_of(with_kinds) else DIFFERENT_BUTTERFLIES
    return Outcome(places_of(with_kinds), REASON_NAMES[p.detail], tie_break)
