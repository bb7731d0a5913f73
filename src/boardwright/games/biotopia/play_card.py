"""Play a hand card face up (BT-2.4)."""

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import ActionList
from boardwright.games.biotopia.bio_cards import has_card_to_turn, play_chrysalis, play_sunshine
from boardwright.games.biotopia.butterflies import come_into_play, cost_of
from boardwright.games.biotopia.flowers import play_knapweed
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.vocabulary import BUTTERFLIES, CHRYSALIS, KINDS, PLAY, SUNSHINE


def list_cards_to_play(p: Position, seat: i64, out: ActionList) -> None:
    """List the hand cards whose cost the flower row shows (BT-2.4).

    A chrysalis must have a card to turn (BT-R2).
    """
    hand = p.hand
    at = seat * KINDS
    symbols = p.symbols[seat]
    left = p.hand_size[seat]
    kind: i64 = 0
    while left > 0:
        copies = hand[at + kind]
        if copies > 0:
            left -= copies
            if cost_of(p, seat, kind) <= symbols:
                if kind != CHRYSALIS or has_card_to_turn(p, seat):
                    out.add(PLAY + kind)
        kind += 1


def play_card(p: Position, seat: i64, kind: i64, chance: Chance) -> None:
    """Play a card face up; the flowers are not used up (BT-2.4, BT-3.1, BT-3.2)."""
    if kind < BUTTERFLIES:
        p.lay_face_up(seat, kind)
        come_into_play(p, seat, kind, chance)
    elif kind == CHRYSALIS:
        play_chrysalis(p, seat)
    elif kind == SUNSHINE:
        play_sunshine(p, seat, chance)
    else:
        play_knapweed(p, seat)
