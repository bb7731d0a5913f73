"""The end (section 10)."""

from typing import Final

from mypy_extensions import i64

from boardwright.core.game import Outcome, places_of
from boardwright.games.builders.beaten_mobs import gives_extra_action
from boardwright.games.builders.position import Position
from boardwright.games.builders.scoring import count_spaces
from boardwright.games.builders.vocabulary import (
    BUILDINGS,
    CARDS,
    FROM_MOB_SCORING,
    GAME_OVER,
    MOBS,
    MOST_BLOCKS,
    NOBODY,
    THIRD_LAYER_GONE,
    TURN_LIMIT,
)

TURNS: Final[i64] = 400  # BB-R11


def is_last_turn(p: Position) -> bool:
    """Tell whether no turn comes after this one: C is held, or the limit reached (BB-10.1, BB-R11).

    Rounds that are due after the last turn are held; those that are not are skipped.
    """
    return p.rounds == CARDS or p.turn == TURNS


def end_the_game(p: Position) -> None:
    """Score the mobs: their value for every space of their characteristic (BB-8.2, BB-10.1)."""
    mob: i64 = 0
    while mob < MOBS:
        seat = p.owner[BUILDINGS + mob]
        if seat >= 0 and not gives_extra_action(p, mob):
            spaces = count_spaces(p, seat, p.box.icon[mob])
            p.score(seat, FROM_MOB_SCORING, spaces * p.box.points[mob])
        mob += 1
    p.ask(GAME_OVER, NOBODY)


def outcome_of(p: Position) -> Outcome:
    """Rank by experience, then by blocks in the supply; who is still tied shares (BB-10.2)."""
    seats = range(p.box.players)
    by_points: list[tuple[int, ...]] = [(p.total(seat),) for seat in seats]
    with_blocks: list[tuple[int, ...]] = [(p.total(seat), p.blocks_of(seat)) for seat in seats]
    tie_break = "" if places_of(by_points) == places_of(with_blocks) else MOST_BLOCKS
    reason = THIRD_LAYER_GONE if p.rounds == CARDS else TURN_LIMIT
    return Outcome(places_of(with_blocks), reason, tie_break)
