"""The legal answers in Imhotep: under which heading each stands, and what it is called there."""

from boardwright.core.texts import Message, message
from boardwright.games.imhotep.box import BONUSES, SPACES_OF_A_PYRAMID, Box
from boardwright.games.imhotep.view import ImhotepView
from boardwright.games.imhotep.words import (
    CHISEL_SECOND,
    DECLINE,
    FACE_DOWN_PAIR,
    GET_STONES,
    KEEP,
    PASS,
    PLACE,
    PLAY_CHISEL,
    PLAY_HAMMER,
    PLAY_LEVER,
    PLAY_SAIL,
    PYRAMID,
    SAIL_CARD_TO,
    SAIL_SHIP,
    SITES,
    SLOTS,
    STONES_BONUS,
    TAKE,
    TAKE_POINT,
    TAKE_STONES,
    UNLOAD_IN_ORDER,
)
from boardwright.words.choices import Labelled
from boardwright.words.imhotep.names import (
    card_effect,
    card_name,
    pyramid_name,
    site_name,
    stones_in_order,
)


def labelled(box: Box, view: ImhotepView, action: int) -> Labelled:
    """Give an action its heading, and what it is called below it; a card has a line of its own."""
    heading, label = _heading_and_label(box, view, action)
    return Labelled(action, heading, label, line=TAKE <= action < PYRAMID)


def _heading_and_label(box: Box, view: ImhotepView, action: int) -> tuple[Message, Message]:
    if action == PASS:
        return message("imhotep-do-pass"), message("imhotep-label-pass")
    if action == GET_STONES:
        return message("imhotep-do-get"), _stones_to_get(box, view, int(box.get))
    if action < SAIL_SHIP:
        return _slot("imhotep-do-place", action - PLACE)
    if action < PLAY_LEVER:
        ship, site = divmod(action - int(SAIL_SHIP), int(SITES))
        return message("imhotep-do-sail", ship=ship + 1), site_name(site)
    if action < PLAY_HAMMER:
        ship, site = divmod(action - int(PLAY_LEVER), int(SITES))
        return message("imhotep-do-lever", ship=ship + 1), site_name(site)
    if action < PLAY_SAIL:
        return _slot("imhotep-do-hammer", action - PLAY_HAMMER)
    if action < PLAY_CHISEL:
        return _slot("imhotep-do-sail-card", action - PLAY_SAIL)
    if action < SAIL_CARD_TO:
        return _slot("imhotep-do-chisel", action - PLAY_CHISEL)
    if action < CHISEL_SECOND:
        return message("imhotep-do-sail-to"), site_name(action - SAIL_CARD_TO)
    if action < UNLOAD_IN_ORDER:
        return _slot("imhotep-do-second-stone", action - CHISEL_SECOND)
    if action < TAKE:
        stones = stones_in_order(view, action - UNLOAD_IN_ORDER)
        return message("imhotep-do-unload"), message("imhotep-label-order", stones=stones)
    return _answer(box, view, action)


def _slot(heading: str, at: int) -> tuple[Message, Message]:
    """Return the heading for a ship, and the number of its slot."""
    ship, slot = divmod(at, int(SLOTS))
    return message(heading, ship=ship + 1), message("imhotep-label-slot", slot=slot + 1)


def _answer(box: Box, view: ImhotepView, action: int) -> tuple[Message, Message]:
    """Return heading and label of an answer about one stone."""
    if action == TAKE + FACE_DOWN_PAIR:
        return message("imhotep-do-take"), message("imhotep-label-pair")
    if action < KEEP:
        return message("imhotep-do-take"), _card(action - TAKE)
    if action < PYRAMID:
        return message("imhotep-do-keep"), _card(action - KEEP)
    if action < DECLINE:
        return message("imhotep-do-pyramid"), _next_space(box, view, action - PYRAMID)
    if view.asked[0] == STONES_BONUS:
        return message("imhotep-do-stones-bonus"), _bonus_stones(box, view, action)
    if action == DECLINE:
        return message("imhotep-do-decline"), message("imhotep-label-decline")
    heading = message("imhotep-do-temple")
    if action == TAKE_POINT:
        return heading, message("imhotep-label-points", points=int(box.temple_b[view.asked[2]]))
    assert action == TAKE_STONES
    return heading, _stones_to_get(box, view, int(box.temple_stones))


def _bonus_stones(box: Box, view: ImhotepView, action: int) -> Message:
    if action == DECLINE:
        return message("imhotep-label-decline")
    return _stones_to_get(box, view, int(box.pyramid_stones))


def _card(kind: int) -> Message:
    return message("imhotep-label-card", card=card_name(kind), effect=card_effect(kind))


def _stones_to_get(box: Box, view: ImhotepView, at_most: int) -> Message:
    seat = view.asked[1]
    stones = min(at_most, int(box.sled) - view.sled[seat], view.quarry[seat])
    return message("imhotep-label-stones", stones=stones)


def _next_space(box: Box, view: ImhotepView, pyramid: int) -> Message:
    """Say what the next space of a pyramid gives."""
    filled = sum(stone >> 2 == pyramid for stone in view.pyramids)
    at = pyramid * SPACES_OF_A_PYRAMID + filled
    points = message("imhotep-label-points", points=int(box.pyramid_b[at]))
    bonus = BONUSES[box.pyramid_b_bonus[at]]
    text = f"imhotep-label-space-{bonus}" if bonus else "imhotep-label-space"
    return message(text, pyramid=pyramid_name(pyramid), points=points)
