"""What a seat may see, and the position that fits it.

Whoever walks round the table sees every face of the big cube that is exposed, what lies face up,
all boards and supplies; every token was seen before it was taken and every mob before it was
beaten, so all know who has which (BB-R13). What may still be hidden follows by elimination, and is
known as counts.
"""

from dataclasses import dataclass

from mypy_extensions import i64

from boardwright.core.bag import Bag
from boardwright.core.game import View
from boardwright.core.vectors import to_ints, to_vec
from boardwright.games.builders.cube import find_takeable
from boardwright.games.builders.position import Position
from boardwright.games.builders.words import COLUMNS, LAYERS, TAKEN


@dataclass(frozen=True)
class BuildersView(View):
    """All that lies open, by the same names as in `Position`; it is the same for every seat."""

    seat: int
    crossing: list[int]
    board: list[int]
    spaces: list[int]
    supply: list[int]
    pile: list[int]
    points: list[int]
    owner: list[int]
    height: list[int]
    face_up: list[int]
    tiles: list[int]  # which may lie face down somewhere
    tokens: list[int]  # how many of each kind lie face down somewhere
    cube: list[int]  # an unexposed block is HIDDEN
    hidden: list[int]  # how many of each kind are inside the cube
    turn: int
    turn_seat: int
    actions: int
    first_action: int
    rounds: int
    fight_cell: int
    to_reveal: int
    revealed: list[int]
    hearts: int
    tnt_kept: int
    asked: int
    asked_seat: int


def view_of(p: Position, seat: int) -> BuildersView:
    """Name what a seat sees: unexposed blocks and face-down tiles are not decided (BB-3.4)."""
    return BuildersView(
        seat=seat,
        crossing=to_ints(p.crossing),
        board=to_ints(p.board),
        spaces=to_ints(p.spaces),
        supply=to_ints(p.supply),
        pile=to_ints(p.pile),
        points=to_ints(p.points),
        owner=to_ints(p.owner),
        height=to_ints(p.height),
        face_up=to_ints(p.face_up),
        tiles=to_ints(p.tiles.counts),
        tokens=to_ints(p.tokens.counts),
        cube=to_ints(p.cube),
        hidden=to_ints(p.hidden.counts),
        turn=p.turn,
        turn_seat=p.turn_seat,
        actions=p.actions,
        first_action=p.first_action,
        rounds=p.rounds,
        fight_cell=p.fight_cell,
        to_reveal=p.to_reveal,
        revealed=to_ints(p.revealed),
        hearts=p.hearts,
        tnt_kept=p.tnt_kept,
        asked=p.asked,
        asked_seat=p.asked_seat,
    )


def become_imagined(p: Position, view: BuildersView) -> None:
    """Turn a laid-out position into the one that the view shows; nothing in it is secret."""
    p.crossing = to_vec(view.crossing)
    p.board = to_vec(view.board)
    p.spaces = to_vec(view.spaces)
    p.supply = to_vec(view.supply)
    p.pile = to_vec(view.pile)
    p.points = to_vec(view.points)
    p.owner = to_vec(view.owner)
    p.height = to_vec(view.height)
    p.face_up = to_vec(view.face_up)
    p.tiles = Bag(to_vec(view.tiles))
    p.tokens = Bag(to_vec(view.tokens))
    p.cube = to_vec(view.cube)
    p.hidden = Bag(to_vec(view.hidden))
    p.turn = view.turn
    p.turn_seat = view.turn_seat
    p.actions = view.actions
    p.first_action = view.first_action
    p.rounds = view.rounds
    p.fight_cell = view.fight_cell
    p.to_reveal = view.to_reveal
    p.revealed = to_vec(view.revealed)
    p.hearts = view.hearts
    p.tnt_kept = view.tnt_kept
    p.ask(view.asked, view.asked_seat)
    count_from_blocks(p)


def count_from_blocks(p: Position) -> None:
    """Count what is kept only for speed: blocks taken of each column, and which may be next."""
    column: i64 = 0
    while column < COLUMNS:
        layer: i64 = 0
        while layer < LAYERS and p.cube[column * LAYERS + layer] == TAKEN:
            layer += 1
        p.depth[column] = layer
        column += 1
    find_takeable(p)
