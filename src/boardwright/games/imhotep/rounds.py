"""Setup (section 1) and the course of the rounds (section 2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.bag import Bag
from boardwright.core.chance import Chance
from boardwright.games.imhotep.box import BONUS_CARD, BONUS_STONES
from boardwright.games.imhotep.ending import score_end_of_game
from boardwright.games.imhotep.get_stones import stones_to_get
from boardwright.games.imhotep.market_cards import receive_top_card
from boardwright.games.imhotep.position import DEPTH, Position
from boardwright.games.imhotep.sail_ship import set_order, unload
from boardwright.games.imhotep.sites.market import clear_market, fill_market
from boardwright.games.imhotep.sites.temple import score_temple_a, visible_at
from boardwright.games.imhotep.vocabulary import (
    DISCARD,
    END_TURN,
    FROM_TEMPLE,
    GAME_OVER,
    GONE,
    NEXT_ROUND,
    NOBODY,
    SHIPS,
    SLOTS,
    TEMPLE_CHOICE,
    TEMPLE_SPACE,
    TURN,
    UNLOAD,
    WAITING,
    WHICH_ROUND_CARD,
    WHICH_START_PLAYER,
)

ROUNDS: Final[i64] = 6


def set_up(p: Position, start_player: i64, chance: Chance) -> None:
    """Deal the stones and begin the first round (IM-1.2).

    Without a given start player chance names one (IM-1.5).
    """
    players = p.box.players
    if start_player == NOBODY:
        start_player = chance.pick(WHICH_START_PLAYER, _ones(players), players)
    lay_out(p, start_player)
    turn: i64 = 0
    while turn < players:
        seat = (start_player + turn) % players
        p.sled[seat] = p.box.start[turn]
        p.quarry[seat] = p.box.stones - p.box.start[turn]
        turn += 1
    _begin_round(p, chance)


def lay_out(p: Position, start_player: i64) -> None:
    """Lay out boards, piles and ships, with nothing on them (IM-1.1, IM-1.3, IM-1.4, IM-6.5)."""
    p.clear()
    p.round_cards = Bag(_ones(len(p.box.round_cards) // SHIPS))
    p.start_player = start_player
    p.pile = Bag(p.box.market)
    set_order(p, 0)
    p.agenda = vec[i64]([0] * (3 * DEPTH))
    p.depth = 0
    p.ask(NEXT_ROUND, NOBODY, 0)


def _ones(count: i64) -> vec[i64]:
    return vec[i64]([1] * count)


def resume(p: Position, chance: Chance) -> None:
    """Carry out what follows by itself, until somebody is asked or the game is over."""
    while p.asked >= UNLOAD:
        what = p.asked
        detail = p.detail
        if what == END_TURN:
            _end_turn(p, p.asked_seat)
        elif what == NEXT_ROUND:
            _next_round(p, chance)
        else:
            p.ask_next()
            if what == UNLOAD:
                unload(p, detail)
            elif what == DISCARD:
                p.discard.put(detail)
            else:
                _score_temple_space(p, detail, chance)


def _end_turn(p: Position, seat: i64) -> None:
    """Pass the turn clockwise; end the round when no ship waits any more (IM-2.3, IM-2.4)."""
    if p.passes == p.box.players:
        _leave_ships(p)
    ship: i64 = 0
    while ship < SHIPS:
        if p.ship_site[ship] == WAITING:
            following = seat + 1
            p.ask(TURN, 0 if following == p.box.players else following, 0)
            return
        ship += 1
    p.ask(NEXT_ROUND, NOBODY, 0)
    if p.box.temple_is_b:
        p.ask_first(TEMPLE_SPACE, NOBODY, 0)
    else:
        score_temple_a(p)


def _leave_ships(p: Position) -> None:
    """End the round because all are stuck: stones on waiting ships return to the quarry (IM-R2)."""
    ship: i64 = 0
    while ship < SHIPS:
        if p.ship_site[ship] == WAITING:
            slot: i64 = 0
            while slot < SLOTS:
                owner = p.load[ship * SLOTS + slot]
                if owner != NOBODY:
                    p.quarry[owner] += 1
                    p.load[ship * SLOTS + slot] = NOBODY
                slot += 1
            p.loaded[ship] = 0
            p.ship_site[ship] = GONE
        ship += 1


def _score_temple_space(p: Position, space: i64, chance: Chance) -> None:
    """Give what a space of temple B shows, then go on to the next (IM-8.3, IM-R9, IM-R10)."""
    if space + 1 < p.box.temple_spaces:
        p.ask_first(TEMPLE_SPACE, NOBODY, space + 1)
    owner = visible_at(p, space)
    if owner == NOBODY:
        return
    bonus = p.box.temple_b_bonus[space]
    if bonus == BONUS_CARD:
        receive_top_card(p, owner, chance)
    elif bonus == BONUS_STONES and stones_to_get(p, owner, p.box.temple_stones) > 0:
        p.ask_first(TEMPLE_CHOICE, owner, space)
    else:
        p.score(owner, FROM_TEMPLE, p.box.temple_b[space])


def _next_round(p: Position, chance: Chance) -> None:
    """Clear up; begin the next round, or end the game after six (IM-2.5, IM-2.6, IM-11.1)."""
    clear_market(p, chance)
    if p.last_sailor != NOBODY:
        p.start_player = (p.last_sailor + 1) % p.box.players
    if p.round == ROUNDS:
        score_end_of_game(p)
        p.ask(GAME_OVER, NOBODY, 0)
    else:
        _begin_round(p, chance)


def _begin_round(p: Position, chance: Chance) -> None:
    """Turn up a round card and bring its ships, fill the market (IM-2.1, IM-2.2, IM-2.3)."""
    p.round += 1
    card = p.round_cards.draw(chance, WHICH_ROUND_CARD)
    ship: i64 = 0
    while ship < SHIPS:
        p.capacity[ship] = p.box.round_cards[card * SHIPS + ship]
        p.ship_site[ship] = WAITING
        ship += 1
    p.last_sailor = NOBODY
    p.passes = 0
    fill_market(p, chance)
    p.ask(TURN, p.start_player, 0)
