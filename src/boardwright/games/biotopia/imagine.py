"""Positions that fit a view: the unseen cards are dealt again ("What is known to whom").

A known card is one particular card that all saw go to a seat, so it is set aside for that seat;
all other unseen cards are dealt to the hands and flower rows and the rest is the deck, every deal
of single cards being as likely as any other. The view does not say when a known card was taken, so
it lies in the hand or in the flower row like any other card of that seat: of the h + f cards of a
seat with h in the hand and f in the row, each choice of f for the row is equally likely.

When a card of a known kind is shown, it may have been another of that kind: the view then says one
less, which is what is sure, and the deal follows the view. The only other thing that a question
tells of a rival's secrets is that a chrysalis found a card to turn (BT-R2): deals without one are
dealt again.
"""

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.bag import Bag
from boardwright.core.chance import Chance
from boardwright.core.vectors import to_vec
from boardwright.games.biotopia.bio_cards import has_card_to_turn
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.view import BiotopiaView
from boardwright.games.biotopia.words import CHRYSALIS_TARGET, KINDS, WHICH_CARD


def become_imagined(p: Position, view: BiotopiaView, chance: Chance) -> None:
    """Turn a laid-out position into one that fits the view, dealing what it hides (BT-7.1)."""
    p.known = to_vec(view.known)
    p.hand_size = to_vec(view.hand_size)
    p.butterflies = to_vec(view.butterflies)
    p.knapweeds = to_vec(view.knapweeds)
    p.symbols = to_vec(view.symbols)
    p.points = to_vec(view.points)
    p.missions = to_vec(view.missions)
    p.large_whites_leader = view.large_whites_leader
    p.sky = to_vec(view.sky)
    p.compost = Bag(to_vec(view.compost))
    p.start_player = view.start_player
    p.is_last_round = view.is_last_round
    p.passes = view.passes
    p.idle = view.idle
    for at, entry in enumerate(view.agenda):
        p.agenda[at] = entry
    p.depth = len(view.agenda) // 3
    p.ask(view.asked[0], view.asked[1], view.asked[2])
    own: i64 = view.seat
    for kind, count in enumerate(view.hand):
        p.hand[own * KINDS + kind] = count
    for kind, count in enumerate(view.flowers):
        p.flowers[own * KINDS + kind] = count
    unseen = to_vec(view.unseen)
    _deal(p, own, unseen, chance)
    if p.asked == CHRYSALIS_TARGET:
        while not has_card_to_turn(p, p.asked_seat):
            _deal(p, own, unseen, chance)


def _deal(p: Position, own: i64, unseen: vec[i64], chance: Chance) -> None:
    """Deal the unseen cards to the rivals; the rest is the deck (BT-7.1)."""
    p.deck = Bag(unseen)
    players = p.box.players
    seat: i64 = 0
    while seat < players:
        if seat != own:
            _set_known_aside(p, seat)
        seat += 1
    seat = 0
    while seat < players:
        if seat != own:
            _deal_to(p, seat, chance)
        seat += 1


def _set_known_aside(p: Position, seat: i64) -> None:
    """Take the cards that all know to be a seat's out of the unseen, into its hand for now."""
    at = seat * KINDS
    kind: i64 = 0
    while kind < KINDS:
        known = p.known[at + kind]
        p.hand[at + kind] = known
        p.flowers[at + kind] = 0
        p.deck.counts[kind] -= known
        p.deck.total -= known
        kind += 1


def _deal_to(p: Position, seat: i64, chance: Chance) -> None:
    """Deal a seat's unknown cards into its hand, then choose at random which are flowers."""
    at = seat * KINDS
    cards = Bag(p.hand[at : at + KINDS])
    face_down = p.face_down(seat)
    missing = p.hand_size[seat] + face_down - cards.total
    while missing > 0:
        cards.put(p.deck.draw(chance, WHICH_CARD))
        missing -= 1
    while face_down > 0:
        p.flowers[at + cards.draw(chance, WHICH_CARD)] += 1
        face_down -= 1
    kind: i64 = 0
    while kind < KINDS:
        p.hand[at + kind] = cards.counts[kind]
        kind += 1
