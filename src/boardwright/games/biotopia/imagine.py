"""Positions that fit a view: the unseen cards are dealt again ("What is known to whom").

A known card is one particular card that all saw go to a seat, so it is set aside for that seat;
all other unseen cards are dealt to the hands and flower rows and the rest is the deck, every deal
of single cards being as likely as any other.

Where the view remembers what happened, that is gone through once more: cards are taken, drawn,
laid and shown as all saw it, and each flower that was laid is any card that was in the hand then. A
card that is shown was a known one of its kind, or else one that nobody knew; as that is rare, such
a course is mostly given up and gone through anew, and so is one in which neither was there. So
nothing that is imagined contradicts what was seen. A view that remembers no order says only what is
known in hand or row; of all cards of a seat, each choice for the row is then equally likely.

When a card of a known kind is shown, it may have been another of that kind: the view then says one
less, which is what is sure, and the deal follows the view. The only other thing that a question
tells of a rival's secrets is that a chrysalis found a card to turn (BT-R2): deals without one are
dealt again.

A view that somebody made up may tell what cannot have happened. What no try fits is left aside
then: the deal ends, whatever it is asked for.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.bag import Bag
from boardwright.core.chance import Chance
from boardwright.core.vectors import to_vec
from boardwright.games.biotopia.bio_cards import has_card_to_turn
from boardwright.games.biotopia.box import ALL_CARDS
from boardwright.games.biotopia.knowledge import unknown_at_first
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.memory import (
    DREW,
    LAID,
    LAID_TOP,
    SHOWED,
    TURNED,
)
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.vocabulary import CHRYSALIS_TARGET, KINDS, WHICH_CARD

UNKNOWN: Final[i64] = KINDS  # in a bag beside the kinds: a card that can be any
CHOOSY_TRIES: Final[i64] = 8
MOST_TRIES: Final[i64] = 100_000  # of 13,000 deals in games of chance, one took 472


def fill_from_view(p: Position, view: BiotopiaView, chance: Chance) -> None:
    """Turn a laid-out position into one that fits the view, dealing what it hides (BT-7.1)."""
    p.become_seen(view)
    if p.box.remembers:
        for seat, items in enumerate(view.memory):
            for item in items:
                p.memory.keep(seat, item)
    else:
        p.known = to_vec(view.known)
    own: i64 = view.seat
    for kind, count in enumerate(view.hand):
        p.hand[own * KINDS + kind] = count
    for kind, count in enumerate(view.flowers):
        p.flowers[own * KINDS + kind] = count
    unseen = to_vec(view.unseen)
    tries = _deal(p, own, unseen, 0, chance)
    if p.asked == CHRYSALIS_TARGET:
        while not has_card_to_turn(p, p.asked_seat) and tries < MOST_TRIES:
            tries = _deal(p, own, unseen, tries + 1, chance)


def _deal(p: Position, own: i64, unseen: vec[i64], tries: i64, chance: Chance) -> i64:
    """Deal the unseen cards to the rivals; the rest is the deck (BT-7.1).

    First the known cards are set aside, which takes another go if a kind does not suffice for all.
    After `tries` that came to nothing, return how many they are now.
    """
    players = p.box.players
    nothing = vec[i64]([0] * (KINDS + 1))
    unknown = vec[i64]([0] * (2 * players))  # in hand and row of each seat
    seat: i64 = 0
    p.deck = Bag(unseen)
    while seat < players:
        if seat != own:
            hand = Bag(nothing)
            row = Bag(nothing)
            if tries < MOST_TRIES:
                tries += _recall(p, seat, hand, row, chance)
            if tries >= MOST_TRIES:
                _hold_unknown(hand, p.hand_size[seat])
                _hold_unknown(row, p.face_down(seat))
            unknown[2 * seat] = hand.counts[UNKNOWN]
            unknown[2 * seat + 1] = row.counts[UNKNOWN]
            if not _set_aside(p, seat, hand.counts, row.counts):
                p.deck = Bag(unseen)
                seat = -1
                tries += 1
        seat += 1
    seat = 0
    while seat < players:
        at = seat * KINDS
        while unknown[2 * seat] > 0:
            p.hand[at + p.deck.draw(chance, WHICH_CARD)] += 1
            unknown[2 * seat] -= 1
        while unknown[2 * seat + 1] > 0:
            p.flowers[at + p.deck.draw(chance, WHICH_CARD)] += 1
            unknown[2 * seat + 1] -= 1
        seat += 1
    return tries


def _set_aside(p: Position, seat: i64, hand: vec[i64], row: vec[i64]) -> bool:
    """Give a seat its known cards; tell whether there were enough of them."""
    at = seat * KINDS
    kind: i64 = 0
    while kind < KINDS:
        known = hand[kind] + row[kind]
        if known > p.deck.counts[kind]:
            return False
        p.hand[at + kind] = hand[kind]
        p.flowers[at + kind] = row[kind]
        p.deck.counts[kind] -= known
        p.deck.total -= known
        kind += 1
    return True


def _recall(p: Position, seat: i64, hand: Bag, row: Bag, chance: Chance) -> i64:
    """Fill empty bags with what a seat may have in its hand and row, and how much is unknown.

    Return how many tries came to nothing, `MOST_TRIES` if all did.
    """
    tries: i64 = 0
    if not p.box.remembers:
        _lay_any(p, seat, hand, row, chance)
        return tries
    while tries < MOST_TRIES and not _goes_through(
        p, seat, hand, row, chance, is_choosy=tries < CHOOSY_TRIES
    ):
        tries += 1
    return tries


def _lay_any(p: Position, seat: i64, hand: Bag, row: Bag, chance: Chance) -> None:
    """Take all cards of a seat into its hand, then choose at random which are flowers."""
    kind: i64 = 0
    while kind < KINDS:
        hand.counts[kind] = p.known[seat * KINDS + kind]
        hand.total += hand.counts[kind]
        kind += 1
    face_down = p.face_down(seat)
    hand.counts[UNKNOWN] = p.hand_size[seat] + face_down - hand.total
    hand.total = p.hand_size[seat] + face_down
    while face_down > 0:
        row.put(hand.draw(chance, WHICH_CARD))
        face_down -= 1


def _goes_through(
    p: Position, seat: i64, hand: Bag, row: Bag, chance: Chance, *, is_choosy: bool
) -> bool:
    """Let happen once more what all saw of a seat; tell whether it could go on to its end."""
    memory = p.memory
    in_hand, in_row = unknown_at_first(memory, seat, p.hand_size[seat], p.face_down(seat))
    _hold_unknown(hand, in_hand)
    _hold_unknown(row, in_row)
    at = seat * memory.room
    end = at + memory.sizes[seat]
    while at < end:
        item = memory.items[at]
        if item < KINDS:
            hand.put(item)
        elif item == DREW:
            hand.put(UNKNOWN)
        elif item == LAID:
            row.put(hand.draw(chance, WHICH_CARD))
        elif item == LAID_TOP:
            row.put(UNKNOWN)
        elif item < TURNED:
            if not _leaves(p, hand, item - SHOWED, chance, is_choosy=is_choosy):
                return False
        elif not _leaves(p, row, item - TURNED, chance, is_choosy=is_choosy):
            return False
        at += 1
    return True


def _hold_unknown(cards: Bag, count: i64) -> None:
    """Let a bag hold so many unknown cards and nothing else."""
    kind: i64 = 0
    while kind < KINDS:
        cards.counts[kind] = 0
        kind += 1
    cards.counts[UNKNOWN] = count
    cards.total = count


def _leaves(p: Position, cards: Bag, kind: i64, chance: Chance, *, is_choosy: bool) -> bool:
    """Let a card of a kind be shown; an unknown one is it as seldom as the kind is among all."""
    if cards.counts[kind] > 0:
        cards.take(kind)
        return True
    unknown = cards.counts[UNKNOWN]
    if unknown == 0:
        return False
    likely = unknown * p.box.copies[kind]
    if is_choosy and likely < ALL_CARDS:
        weights = vec[i64]([likely, ALL_CARDS - likely])
        if chance.pick(WHICH_CARD, weights, ALL_CARDS) != 0:
            return False
    cards.take(UNKNOWN)
    return True
