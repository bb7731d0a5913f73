"""A position of Builders & Biomes: everything that lies on the table, and what is asked of whom."""

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.bag import Bag
from boardwright.core.game import State
from boardwright.games.builders.box import Box
from boardwright.games.builders.words import BLOCKS, GAME_OVER, SOURCE_NAMES


class Position(State):
    """The table. Rules change it by the functions of the modules named after them.

    Experience is a plain number, as if the printed track had no end (BB-R10).
    """

    box: Box
    # Seats.
    crossing: vec[i64]  # where each character stands
    board: vec[i64]  # which of the four boards each seat has
    spaces: vec[i64]  # seat * SPACES + space: the building on it, or NO_TILE
    supply: vec[i64]  # seat * BLOCKS + kind
    pile: vec[i64]  # seat * WEAPONS + kind: the own tokens, without those just revealed
    # Tiles and tokens.
    owner: vec[i64]  # of each tile: who built or beat it, NOBODY or RETURNED
    height: vec[i64]  # how many tiles or tokens lie on each cell
    face_up: vec[i64]  # what lies face up on each cell, FACE_DOWN or EMPTY
    tiles: Bag  # those that may still lie face down
    tokens: Bag  # the neutral ones that may still lie face down
    # The big cube.
    cube: vec[i64]  # column * LAYERS + layer: the block, HIDDEN or TAKEN
    depth: vec[i64]  # how many blocks of each column are taken
    takeable: i64  # a bit for each column whose uppermost block may be taken
    hidden: Bag  # the blocks that nobody has seen yet
    # The turn.
    turn: i64  # 1 to 400
    turn_seat: i64
    actions: i64  # carried out this turn: 0, 1, or 2 for two and more
    first_action: i64  # its kind, or NO_KIND
    rounds: i64  # scoring rounds held
    # The fight.
    fight_cell: i64  # where the mob lies, or NOWHERE
    to_reveal: i64  # tokens still to be revealed
    revealed: vec[i64]  # tokens of each kind, detonated TNT excepted
    hearts: i64  # revealed so far
    tnt_kept: i64  # revealed TNT that its owner has decided not to light
    # What is asked now, and of whom.
    asked: i64
    asked_seat: i64

    def __init__(self, box: Box) -> None:
        super().__init__(SOURCE_NAMES)
        self.box = box

    def copy_from(self, other: "Position") -> None:
        """Become an independent copy of another position of the same game."""
        self.crossing = other.crossing[:]
        self.board = other.board[:]
        self.spaces = other.spaces[:]
        self.supply = other.supply[:]
        self.pile = other.pile[:]
        self.points = other.points[:]
        self.owner = other.owner[:]
        self.height = other.height[:]
        self.face_up = other.face_up[:]
        self.tiles = other.tiles.clone()
        self.tokens = other.tokens.clone()
        self.cube = other.cube[:]
        self.depth = other.depth[:]
        self.takeable = other.takeable
        self.hidden = other.hidden.clone()
        self.turn = other.turn
        self.turn_seat = other.turn_seat
        self.actions = other.actions
        self.first_action = other.first_action
        self.rounds = other.rounds
        self.fight_cell = other.fight_cell
        self.to_reveal = other.to_reveal
        self.revealed = other.revealed[:]
        self.hearts = other.hearts
        self.tnt_kept = other.tnt_kept
        self.asked = other.asked
        self.asked_seat = other.asked_seat

    def ask(self, what: i64, seat: i64) -> None:
        """Ask this of a seat, in place of what was asked."""
        self.asked = what
        self.asked_seat = seat

    def blocks_of(self, seat: i64) -> i64:
        """Count the blocks in a seat's supply."""
        blocks: i64 = 0
        kind: i64 = 0
        while kind < BLOCKS:
            blocks += self.supply[seat * BLOCKS + kind]
            kind += 1
        return blocks

    def is_terminal(self) -> bool:
        """Tell whether the game has ended."""
        return self.asked == GAME_OVER
