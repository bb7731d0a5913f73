"""What an action in Biotopia did, in words that give no secret away."""

from collections import Counter

from boardwright.core.actions import Action
from boardwright.core.messages import Message, message
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.vocabulary import (
    GAME_OVER,
    KINDS,
    NO_CARD,
    NOBODY,
    SKY_PLACES,
    SOURCES,
)
from boardwright.games.biotopia.wording.names import card_name, seat_name
from boardwright.wording.game_words import Line


def what_followed(before: BiotopiaView, action: Action, after: BiotopiaView) -> list[Line]:
    """Tell that the deck is new, and a change of lead or round."""
    seat = before.asked_seat
    lines: list[Line] = []
    if _is_reshuffled(before, action, after):
        lines.append([message("biotopia-did-reshuffle")])
    if after.large_whites_leader != before.large_whites_leader:
        lines.append([_lead(after.large_whites_leader)])
    if after.is_last_round and not before.is_last_round:
        points = sum(after.points[seat * SOURCES : (seat + 1) * SOURCES])
        lines.append([message("biotopia-did-last-round", seat=seat_name(seat), points=points)])
    if after.asked == GAME_OVER:
        lines.append([message("biotopia-did-end")])
    return lines


def top_card_laid(before: BiotopiaView, action: Action, after: BiotopiaView) -> list[Message]:
    """Tell that the top card of the deck became a flower, but not which it is."""
    return [message("biotopia-did-lay-top")] if _top_cards(before, action, after) > 0 else []


def _top_cards(before: BiotopiaView, action: Action, after: BiotopiaView) -> int:
    """Count the flowers that came from the deck: others are laid or turned over."""
    seat, family = before.asked_seat, action.family.name
    more = after.face_down[seat] - before.face_down[seat]
    return more + (family == "turn") - (family == "flower")


def _lead(leader: int) -> Message:
    """Tell who has the most large whites now."""
    if leader == NOBODY:
        return message("biotopia-did-tie")
    return message("biotopia-did-lead", seat=seat_name(leader))


def _is_reshuffled(before: BiotopiaView, action: Action, after: BiotopiaView) -> bool:
    """Tell whether the compost became the new deck, however small that is by now (BT-5.2).

    Then the compost lost more than an orange tip took of it, or the deck has more cards than are
    left after those that came to hand, row and sky; or three alike left the sky and are not in the
    compost any more.
    """
    family = action.family.name
    recovered = action["card"] if family == "recover" else NO_CARD
    if any(
        after.compost[kind] < before.compost[kind] - (kind == recovered) for kind in range(KINDS)
    ):
        return True
    cleared = sum(
        (after.compost[kind] - before.compost[kind]) // SKY_PLACES for kind in range(KINDS)
    )
    if not cleared:
        stayed = [old == new for old, new in zip(before.sky, after.sky) if old != NO_CARD]
        if stayed.count(False) > (family == "take"):
            return True
    seat = before.asked_seat
    into_hand = after.hand_size[seat] - before.hand_size[seat]
    into_hand += family in ("flower", "play", "discard")
    into_sky = before.sky.count(NO_CARD) - after.sky.count(NO_CARD) + SKY_PLACES * cleared
    drawn = into_hand - (family == "recover") + _top_cards(before, action, after) + into_sky
    return after.deck_size > before.deck_size - drawn


def sky_filled(before: BiotopiaView, action: Action, after: BiotopiaView) -> list[Message]:
    """Tell which cards came into the sky, and whether three alike left it."""
    left = Counter(before.sky)
    if action.family.name == "take":
        left[action["card"]] -= 1
    told = [
        message("biotopia-did-three-alike", card=card_name(kind))
        for kind in range(KINDS)
        if after.compost[kind] - before.compost[kind] >= SKY_PLACES
    ]
    # After three alike have gone, all of the sky is new.
    came = Counter(after.sky) if told else Counter(after.sky) - left
    names = [card_name(kind) for kind in sorted(came.elements()) if kind >= 0]
    return told + ([message("biotopia-did-refill", cards=names)] if names else [])
