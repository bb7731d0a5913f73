"""The market and its cards (section 6), A and B side."""

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import ActionList
from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.vocabulary import (
    CARDS,
    KEEP,
    KEEP_CARD,
    LOOK,
    NO_CARD,
    TAKE,
    TAKE_CARD,
    WHICH_CARD,
)


def draw_card(p: Position, chance: Chance) -> i64:
    """Draw the top card of the pile; an empty pile is made anew from the discards (IM-R14).

    With both empty there is no card (IM-R8).
    """
    if p.pile.total == undecided_in_pair(p):
        if p.discard.total == 0:
            return NO_CARD
        _reshuffle(p)
    return p.pile.draw(chance, WHICH_CARD)


def undecided_in_pair(p: Position) -> i64:
    """Return how many cards of the face-down pair are still counted among the pile."""
    undecided = p.pair
    for count in p.pair_inferred:
        undecided -= count
    return undecided


def _reshuffle(p: Position) -> None:
    """Make the discards the new pile. What is left of the old one lies in the pair (IM-R14)."""
    kind: i64 = 0
    while kind < CARDS:
        p.pair_inferred[kind] += p.pile.counts[kind]
        p.pile.counts[kind] = 0
        kind += 1
    p.pile.total = 0
    p.discard.pour_into(p.pile)


def fill_market(p: Position, chance: Chance) -> None:
    """Lay out four cards; on the B side three and a face-down pair, the pair last (IM-2.2)."""
    open_places: i64 = 3 if p.box.market_is_b else 4
    place: i64 = 0
    while place < 4:
        p.offer[place] = draw_card(p, chance) if place < open_places else NO_CARD
        place += 1
    p.pair = 0
    if p.box.market_is_b:
        while p.pair < 2:
            if p.pile.total == undecided_in_pair(p):
                if p.discard.total == 0:
                    return
                _reshuffle(p)
            p.pair += 1


def clear_market(p: Position, chance: Chance) -> None:
    """Discard what nobody took, the pair face up (IM-2.5, IM-R15)."""
    place: i64 = 0
    while place < 4:
        if p.offer[place] != NO_CARD:
            p.discard.put(p.offer[place])
            p.offer[place] = NO_CARD
        place += 1
    if p.pair > 0:
        turn_up_pair(p, chance)
        for kind in p.seen:
            if kind != NO_CARD:
                p.discard.put(kind)
        forget_pair(p)


def turn_up_pair(p: Position, chance: Chance) -> None:
    """Decide which cards the pair holds: those known by elimination, the rest from the pile."""
    at: i64 = 0
    kind: i64 = 0
    while kind < CARDS:
        known = p.pair_inferred[kind]
        while known > 0:
            p.seen[at] = kind
            at += 1
            known -= 1
        kind += 1
    while at < p.pair:
        p.seen[at] = p.pile.draw(chance, WHICH_CARD)
        at += 1


def forget_pair(p: Position) -> None:
    """Clear the place of the pair."""
    p.pair = 0
    p.seen[0] = NO_CARD
    p.seen[1] = NO_CARD
    kind: i64 = 0
    while kind < CARDS:
        p.pair_inferred[kind] = 0
        kind += 1


def land_at_market(p: Position, seat: i64) -> None:
    """Return the stone to the quarry at once; its owner takes a card (IM-6.1, IM-R3, IM-R5)."""
    p.quarry[seat] += 1
    if p.pair > 0 or any_open(p):
        p.ask_first(TAKE_CARD, seat, 0)


def any_open(p: Position) -> bool:
    """Tell whether a card lies open on the market."""
    for kind in p.offer:
        if kind != NO_CARD:
            return True
    return False


def is_on_offer(p: Position, kind: i64) -> bool:
    """Tell whether a card of this kind lies open on the market."""
    return p.offer[0] == kind or p.offer[1] == kind or p.offer[2] == kind or p.offer[3] == kind


def list_cards_to_take(p: Position, out: ActionList) -> None:
    """List the kinds on offer, and the pair of the B side (IM-6.1, IM-6.4); no refusing (IM-R5)."""
    kind: i64 = 0
    while kind < CARDS:
        if is_on_offer(p, kind):
            out.add(TAKE + kind)
        kind += 1
    if p.pair > 0:
        out.add(LOOK)


def take_from_offer(p: Position, kind: i64) -> None:
    """Take a card of this kind off its place (IM-6.1)."""
    place: i64 = 0
    while p.offer[place] != kind:
        place += 1
    p.offer[place] = NO_CARD


def look_at_pair(p: Position, seat: i64, chance: Chance) -> None:
    """Let the picker look at both cards of the pair, to keep one (IM-6.4)."""
    turn_up_pair(p, chance)
    p.ask_first(KEEP_CARD, seat, 0)


def list_cards_to_keep(p: Position, out: ActionList) -> None:
    """List the cards of the pair (IM-6.4)."""
    low = min(p.seen[0], p.seen[1])
    high = max(p.seen[0], p.seen[1])
    if low != NO_CARD and low != high:
        out.add(KEEP + low)
    out.add(KEEP + high)


def keep_from_pair(p: Position, kind: i64) -> None:
    """Keep one card of the pair and discard the other face up (IM-6.4)."""
    other = p.seen[1] if p.seen[0] == kind else p.seen[0]
    if other != NO_CARD:
        p.discard.put(other)
    forget_pair(p)
