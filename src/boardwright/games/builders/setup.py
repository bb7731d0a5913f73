"""Setup (section 1)."""

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.bag import Bag
from boardwright.core.chance import Chance
from boardwright.games.builders.box import BOARDS
from boardwright.games.builders.cube import count_from_blocks, is_hidden_at_start
from boardwright.games.builders.layout import height_at_start
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import (
    CELLS,
    COLUMNS,
    FACE_DOWN,
    FIRST_ACTION,
    LAYERS,
    NOBODY,
    WEAPONS,
    WHICH_BLOCK,
    WHICH_BOARD,
    WHICH_START_PLAYER,
)


def set_up(p: Position, start_player: i64, boards: list[int], chance: Chance) -> None:
    """Set up the game (BB-1.1).

    A start player not given is drawn at random (BB-1.8); a board that is not given (below 0) is
    dealt from those that nobody chose (BB-R7).
    """
    players = p.box.players
    if start_player == NOBODY:
        start_player = chance.pick(WHICH_START_PLAYER, vec[i64]([1] * players), players)
    lay_out(p, start_player)
    left = Bag(vec[i64]([1] * BOARDS))
    for board in boards:
        if board >= 0:
            left.take(board)
    seat: i64 = 0
    while seat < players:
        chosen: i64 = boards[seat]
        p.board[seat] = chosen if chosen >= 0 else left.draw(chance, WHICH_BOARD)
        seat += 1
    _build_cube(p, chance)


def lay_out(p: Position, start_player: i64) -> None:
    """Lay out all but the blocks, everything face down (BB-1.2, BB-1.3, BB-1.5, BB-1.6, BB-1.7)."""
    p.clear()
    seat: i64 = 0
    while seat < p.box.players:
        kind: i64 = 0
        while kind < WEAPONS:
            p.pile[seat * WEAPONS + kind] = p.box.own[kind]
            kind += 1
        seat += 1
    cell: i64 = 0
    while cell < CELLS:
        p.height[cell] = height_at_start(cell)
        if p.height[cell] > 0:
            p.face_up[cell] = FACE_DOWN
        cell += 1
    p.tokens = Bag(p.box.neutral)
    p.hidden = Bag(p.box.blocks)
    count_from_blocks(p)
    p.turn = 1
    p.turn_seat = start_player
    p.ask(FIRST_ACTION, start_player)


def _build_cube(p: Position, chance: Chance) -> None:
    """Build the big cube at random: whatever can be seen is decided (BB-1.4, BB-3.4)."""
    column: i64 = 0
    while column < COLUMNS:
        layer: i64 = 0
        while layer < LAYERS:
            if not is_hidden_at_start(column, layer):
                p.cube[column * LAYERS + layer] = p.hidden.draw(chance, WHICH_BLOCK)
            layer += 1
        column += 1
