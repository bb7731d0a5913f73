"""The deck and the compost (section 5): drawing cards."""

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.vocabulary import NO_CARD, WHICH_CARD


def may_draw(p: Position) -> bool:
    """Tell whether there is a card to draw, in the deck or in the compost (BT-5.2, BT-R3)."""
    return p.deck.total + p.compost.total > 0


def draw_card(p: Position, chance: Chance) -> i64:
    """Draw the top card of the deck; an empty deck is made anew from the compost (BT-5.2).

    Only now, and not when its last card was drawn (BT-R10). With both empty there is none (BT-R3).
    """
    if p.deck.total == 0:
        if p.compost.total == 0:
            return NO_CARD
        p.compost.pour_into(p.deck)
    return p.deck.draw(chance, WHICH_CARD)


def draw_into_hand(p: Position, seat: i64, cards: i64, chance: Chance) -> None:
    """Draw that many cards into a hand, or what there is (BT-2.1, BT-R3)."""
    while cards > 0:
        kind = draw_card(p, chance)
        if kind == NO_CARD:
            return
        p.take_up(seat, kind)
        cards -= 1
