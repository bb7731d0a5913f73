"""Scoring rounds (section 9) and the beginner variant (section 11)."""

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.game import ActionList
from boardwright.core.grid import group_sizes
from boardwright.games.builders.cube import layers_gone
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import (
    BOARD_WIDTH,
    CARDS,
    FROM_SCORING,
    NO_TILE,
    SCORE,
    SCORING,
    SPACES,
)


def is_scoring_due(p: Position) -> bool:
    """Tell whether a layer is gone whose scoring round has not been held (BB-9.1, BB-9.2)."""
    return p.rounds < CARDS and p.rounds < layers_gone(p)


def begin_scoring(p: Position) -> None:
    """Ask the player whose turn has ended first (BB-9.3)."""
    p.ask(SCORING, p.turn_seat)


def list_characteristics(p: Position, out: ActionList) -> None:
    """List the four characteristics of the card; one must be chosen (BB-9.3, BB-R9)."""
    action = SCORE + p.rounds * 4
    end = action + 4
    while action < end:
        out.add(action)
        action += 1


def score_characteristic(p: Position, seat: i64, characteristic: i64) -> bool:
    """Score a choice, then ask clockwise; return whether all have chosen (BB-9.3, BB-9.6).

    It may score nothing (BB-R9).
    """
    spaces = spaces_that_score(p, seat, characteristic)
    p.score(seat, FROM_SCORING + p.rounds, spaces * p.box.values[characteristic])
    following = seat + 1
    if following == p.box.players:
        following = 0
    if following != p.turn_seat:
        p.ask(SCORING, following)
        return False
    p.rounds += 1
    return True


def spaces_that_score(p: Position, seat: i64, characteristic: i64) -> i64:
    """Count what scores: the largest group, of a beginner all (BB-9.4, BB-11.1, BB-11.2)."""
    if p.box.is_beginner[seat] != 0:
        return count_spaces(p, seat, characteristic)
    return largest_group(p, seat, characteristic)


def characteristics_of_spaces(p: Position, seat: i64, card: i64) -> vec[i64]:
    """Return what each space of a board shows of a card's characteristics, or -1 (BB-9.5).

    Buildings show theirs; a space not built on shows its printed biome, for card A only.
    """
    shown = vec[i64]([-1] * SPACES)
    space: i64 = 0
    while space < SPACES:
        building = p.spaces[seat * SPACES + space]
        if building != NO_TILE:
            shown[space] = p.box.shows[building * CARDS + card]
        elif card == 0:
            shown[space] = p.box.boards[p.board[seat] * SPACES + space]
        space += 1
    return shown


def largest_group(p: Position, seat: i64, characteristic: i64) -> i64:
    """Return the size of the largest group connected by its sides (BB-9.4)."""
    shown = characteristics_of_spaces(p, seat, characteristic >> 2)
    largest: i64 = 0
    for size in group_sizes(shown, BOARD_WIDTH, characteristic & 3):
        if size > largest:
            largest = size
    return largest


def count_spaces(p: Position, seat: i64, characteristic: i64) -> i64:
    """Count all spaces with a characteristic, connected or not (BB-10.1, BB-11.1)."""
    spaces: i64 = 0
    for shown in characteristics_of_spaces(p, seat, characteristic >> 2):
        if shown == characteristic & 3:
            spaces += 1
    return spaces
