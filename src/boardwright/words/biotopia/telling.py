"""What an action in Biotopia did, in words that give no secret away."""

from collections import Counter

from boardwright.core.texts import Message, message
from boardwright.games.biotopia.box import Box
from boardwright.games.biotopia.view import BiotopiaView
from boardwright.games.biotopia.words import (
    AGENDA_NAMES,
    DECLINE,
    DISCARD,
    DRAW,
    FLOWER,
    GAME_OVER,
    KINDS,
    NO_CARD,
    NOBODY,
    PASS,
    PLAY,
    RECOVER,
    SKY_PLACES,
    SOURCES,
    SUNSHINE,
    TAKE,
    TAKE_MISSION,
    TURN_OVER,
)
from boardwright.words.biotopia.names import card_name, mission_name, seat_name
from boardwright.words.game_words import Line


def tell_action(box: Box, before: BiotopiaView, action: int, after: BiotopiaView) -> list[Line]:
    """Tell the action, what it did to deck and sky, and a change of lead or round."""
    seat = before.asked[1]
    deed = [_deed(box, before, action, after)]
    if not FLOWER <= action < PLAY and after.face_down[seat] > before.face_down[seat] - (
        TURN_OVER <= action < RECOVER
    ):
        deed.append(message("biotopia-did-lay-top"))
    lines = [deed + _sky(before, action, after)]
    if _is_reshuffled(before, action, after):
        lines.append([message("biotopia-did-reshuffle")])
    if after.large_whites_leader != before.large_whites_leader:
        lines.append([_lead(after.large_whites_leader)])
    if after.is_last_round and not before.is_last_round:
        points = sum(after.points[seat * SOURCES : (seat + 1) * SOURCES])
        lines.append([message("biotopia-did-last-round", seat=seat_name(seat), points=points)])
    if after.asked[0] == GAME_OVER:
        lines.append([message("biotopia-did-end")])
    return lines


def _deed(box: Box, before: BiotopiaView, action: int, after: BiotopiaView) -> Message:
    """Tell the action itself; a card that is drawn or laid face down is not named."""
    what, seat, _ = before.asked
    who = seat_name(seat)
    drawn = after.hand_size[seat] - before.hand_size[seat]
    if action == PASS:
        return message("biotopia-did-pass", seat=who)
    if action == DRAW:
        return message("biotopia-did-draw", seat=who, cards=drawn)
    if action < FLOWER:
        return message("biotopia-did-take", seat=who, card=card_name(action - TAKE))
    if action < PLAY:
        return message("biotopia-did-flower", seat=who)
    if action == PLAY + SUNSHINE:
        card = card_name(int(SUNSHINE))
        return message("biotopia-did-sunshine", seat=who, card=card, cards=drawn + 1)
    if action < TAKE_MISSION:
        return message("biotopia-did-play", seat=who, card=card_name(action - PLAY))
    if action < TURN_OVER:
        mission = mission_name(box, action - TAKE_MISSION)
        return message("biotopia-did-mission", seat=who, mission=mission)
    if action < RECOVER:
        return message("biotopia-did-turn", seat=who, card=card_name(action - TURN_OVER))
    if action < DISCARD:
        return message("biotopia-did-recover", seat=who, card=card_name(action - RECOVER))
    if action < DECLINE:
        return message("biotopia-did-discard", seat=who, card=card_name(action - DISCARD))
    return message(f"biotopia-did-decline-{AGENDA_NAMES[what]}", seat=who)


def _lead(leader: int) -> Message:
    """Tell who has the most large whites now."""
    if leader == NOBODY:
        return message("biotopia-did-tie")
    return message("biotopia-did-lead", seat=seat_name(leader))


def _is_reshuffled(before: BiotopiaView, action: int, after: BiotopiaView) -> bool:
    """Tell whether the compost became the new deck, however small that is by now (BT-5.2).

    Then the compost lost more than an orange tip took of it, or the deck has more cards than are
    left after those that came to hand, row and sky; or three alike left the sky and are not in the
    compost any more.
    """
    seat = before.asked[1]
    is_taken = TAKE <= action < FLOWER
    recovered = action - RECOVER if RECOVER <= action < DISCARD else -1
    if any(
        after.compost[kind] < before.compost[kind] - (kind == recovered) for kind in range(KINDS)
    ):
        return True
    cleared = sum(
        (after.compost[kind] - before.compost[kind]) // SKY_PLACES for kind in range(KINDS)
    )
    if not cleared:
        stayed = [old == new for old, new in zip(before.sky, after.sky) if old != NO_CARD]
        if stayed.count(False) > is_taken:
            return True
    came_from_hand = FLOWER <= action < TAKE_MISSION or DISCARD <= action < DECLINE
    into_hand = after.hand_size[seat] - before.hand_size[seat] + came_from_hand
    into_row = after.face_down[seat] - before.face_down[seat]
    into_row += (TURN_OVER <= action < RECOVER) - (FLOWER <= action < PLAY)
    into_sky = before.sky.count(NO_CARD) - after.sky.count(NO_CARD) + SKY_PLACES * cleared
    drawn = into_hand - (recovered >= 0) + into_row + into_sky
    return after.deck_size > before.deck_size - drawn


def _sky(before: BiotopiaView, action: int, after: BiotopiaView) -> list[Message]:
    """Tell which cards came into the sky, and whether three alike left it."""
    left = Counter(before.sky)
    if TAKE <= action < FLOWER:
        left[action - TAKE] -= 1
    told = [
        message("biotopia-did-three-alike", card=card_name(kind))
        for kind in range(KINDS)
        if after.compost[kind] - before.compost[kind] >= SKY_PLACES
    ]
    # After three alike have gone, all of the sky is new.
    came = Counter(after.sky) if told else Counter(after.sky) - left
    names = [card_name(kind) for kind in sorted(came.elements()) if kind >= 0]
    return told + ([message("biotopia-did-refill", cards=names)] if names else [])
