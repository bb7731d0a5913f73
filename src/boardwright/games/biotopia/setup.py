"""Setup (section 1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.bag import Bag
from boardwright.core.chance import Chance
from boardwright.games.biotopia.draw import draw_into_hand
from boardwright.games.biotopia.flowers import lay_flower
from boardwright.games.biotopia.memory import empty_memory
from boardwright.games.biotopia.position import DEPTH, Position
from boardwright.games.biotopia.sky import fill_sky
from boardwright.games.biotopia.vocabulary import (
    FIRST_FLOWER,
    KINDS,
    MISSIONS,
    NOBODY,
    OPEN,
    TURN,
    WHICH_MISSION,
    WHICH_START_PLAYER,
)

OPEN_MISSIONS: Final[i64] = 4
START_HAND: Final[i64] = 4


def set_up(p: Position, start_player: i64, chance: Chance) -> None:
    """Draw missions, sky, hands and, unless given, the start player (BT-1.2, BT-1.3, BT-1.5).

    Then all are asked for their first flower, clockwise (BT-1.4).
    """
    lay_out(p)
    missions = Bag(_ones(MISSIONS))
    drawn: i64 = 0
    while drawn < OPEN_MISSIONS:
        p.missions[missions.draw(chance, WHICH_MISSION)] = OPEN
        drawn += 1
    fill_sky(p, chance)
    players = p.box.players
    seat: i64 = 0
    while seat < players:
        draw_into_hand(p, seat, START_HAND, chance)
        seat += 1
    if start_player == NOBODY:
        start_player = chance.pick(WHICH_START_PLAYER, _ones(players), players)
    p.start_player = start_player
    p.ask(FIRST_FLOWER, start_player, 0)


def lay_out(p: Position) -> None:
    """Lay out the deck and empty gardens for the number of players (BT-1.1)."""
    players = p.box.players
    p.clear(players)
    p.known = vec[i64]([0] * (players * KINDS))
    p.memory = empty_memory(players)
    p.logged = 0
    p.deck = Bag(p.box.copies)
    p.agenda = vec[i64]([0] * (3 * DEPTH))
    p.depth = 0
    p.ask(FIRST_FLOWER, 0, 0)


def lay_first_flower(p: Position, seat: i64, kind: i64) -> None:
    """Lay the first flower secretly; when all have, the first turn begins (BT-1.4)."""
    lay_flower(p, seat, kind)
    following = (seat + 1) % p.box.players
    if following == p.start_player:
        p.ask(TURN, following, 0)
    else:
        p.ask(FIRST_FLOWER, following, 0)


def _ones(count: i64) -> vec[i64]:
    return vec[i64]([1] * count)
