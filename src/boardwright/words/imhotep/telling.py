"""What happened in Imhotep, told from what everybody saw before and after an action."""

from boardwright.core.texts import Message, message
from boardwright.games.imhotep.box import Box
from boardwright.games.imhotep.view import ImhotepView
from boardwright.games.imhotep.words import (
    BURIAL_CHAMBER,
    CARDS,
    CHISEL_SECOND,
    DECLINE,
    FACE_DOWN_PAIR,
    GAME_OVER,
    GET_STONES,
    KEEP,
    NO_CARD,
    OBELISKS,
    PASS,
    PLACE,
    PLAY_CHISEL,
    PLAY_HAMMER,
    PLAY_LEVER,
    PLAY_SAIL,
    PYRAMID,
    PYRAMIDS,
    SAIL_CARD_TO,
    SAIL_SHIP,
    SITES,
    SLOTS,
    TAKE,
    TAKE_POINT,
    TAKE_STONES,
    TEMPLE,
    UNLOAD_IN_ORDER,
)
from boardwright.words.game_words import Line
from boardwright.words.imhotep.names import (
    card_name,
    pyramid_name,
    seat_name,
    site_name,
    slot_name,
    stones_in_order,
    to_site,
)


def tell_action(box: Box, before: ImhotepView, action: int, after: ImhotepView) -> list[Line]:
    """Tell the action, the stones that landed, the cards that were drawn and a new round."""
    lines = [[_deed(box, before, action, after), *_landed(box, before, after)]]
    if _is_reshuffled(before, after):
        lines.append([message("imhotep-did-reshuffle")])
    lines += [[drawn] for drawn in _drawn(box, before, action, after)]
    if after.round > before.round:
        ships = [message("imhotep-ship-size", slots=size) for size in after.capacity]
        starter = seat_name(box, after.start_player)
        lines.append([message("imhotep-did-round", round=after.round, ships=ships, seat=starter)])
    elif after.asked[0] == GAME_OVER:
        lines.append([message("imhotep-did-end")])
    return lines


def _deed(box: Box, before: ImhotepView, action: int, after: ImhotepView) -> Message:
    """Tell the action itself."""
    seat = before.asked[1]
    who = seat_name(box, seat)
    stones = after.sled[seat] - before.sled[seat]
    if action == PASS:
        return message("imhotep-did-pass", seat=who)
    if action == GET_STONES:
        return message("imhotep-did-get", seat=who, stones=stones)
    if action < SAIL_SHIP:
        return message("imhotep-did-place", seat=who, slot=slot_name(action - PLACE))
    if action < PLAY_LEVER:
        ship, site = divmod(action - int(SAIL_SHIP), int(SITES))
        return message("imhotep-did-sail", seat=who, ship=ship + 1, to=to_site(site))
    if action < PLAY_HAMMER:
        ship, site = divmod(action - int(PLAY_LEVER), int(SITES))
        return message("imhotep-did-lever", seat=who, ship=ship + 1, to=to_site(site))
    if action < PLAY_SAIL:
        slot = slot_name(action - PLAY_HAMMER)
        return message("imhotep-did-hammer", seat=who, stones=stones + 1, slot=slot)
    if action < PLAY_CHISEL:
        return message("imhotep-did-sail-card", seat=who, slot=slot_name(action - PLAY_SAIL))
    if action < SAIL_CARD_TO:
        return message("imhotep-did-chisel", seat=who, slot=slot_name(action - PLAY_CHISEL))
    if action < CHISEL_SECOND:
        ship = before.asked[2] // SLOTS + 1
        return message("imhotep-did-sail", seat=who, ship=ship, to=to_site(action - SAIL_CARD_TO))
    if action < UNLOAD_IN_ORDER:
        slot = slot_name(action - CHISEL_SECOND)
        return message("imhotep-did-second-stone", seat=who, slot=slot)
    if action < TAKE:
        order = stones_in_order(box, before, action - UNLOAD_IN_ORDER)
        return message("imhotep-did-unload", seat=who, stones=order)
    return _answer(action, who, stones)


def _answer(action: int, who: Message, stones: int) -> Message:
    """Tell a decision about one stone."""
    if action == TAKE + FACE_DOWN_PAIR:
        return message("imhotep-did-look", seat=who)
    if action < KEEP:
        return message("imhotep-did-take", seat=who, card=card_name(action - TAKE))
    if action < PYRAMID:
        return message("imhotep-did-keep", seat=who, card=card_name(action - KEEP))
    if action < DECLINE:
        pyramid = pyramid_name(action - PYRAMID)
        return message("imhotep-did-pyramid", seat=who, pyramid=pyramid)
    if action == DECLINE:
        return message("imhotep-did-decline", seat=who)
    if action == TAKE_POINT:
        return message("imhotep-did-point", seat=who)
    assert action == TAKE_STONES
    return message("imhotep-did-get", seat=who, stones=stones)


def _landed(box: Box, before: ImhotepView, after: ImhotepView) -> list[Message]:
    """Tell which stones came to which monument, in their order."""
    owners = {
        int(PYRAMIDS): [stone & 3 for stone in after.pyramids[len(before.pyramids) :]],
        int(TEMPLE): after.temple[len(before.temple) :],
        int(BURIAL_CHAMBER): after.burial_chamber[len(before.burial_chamber) :],
        int(OBELISKS): [
            seat
            for seat, stones in enumerate(after.obelisk_stones)
            for _ in range(stones - before.obelisk_stones[seat])
        ],
    }
    return [
        message(
            "imhotep-did-land",
            site=site_name(site),
            stones=[seat_name(box, seat) for seat in seats],
        )
        for site, seats in owners.items()
        if seats
    ]


def _is_reshuffled(before: ImhotepView, after: ImhotepView) -> bool:
    """Tell whether the discards became the new pile: nothing else takes or adds there (IM-R14)."""
    return any(
        after.discard[kind] < before.discard[kind] or after.pile[kind] > before.pile[kind]
        for kind in range(CARDS)
    )


def _drawn(box: Box, before: ImhotepView, action: int, after: ImhotepView) -> list[Message]:
    """Tell which cards lie before players that were not taken from the market by the action."""
    taken = int(NO_CARD)
    if TAKE <= action < TAKE + FACE_DOWN_PAIR:
        taken = action - TAKE
    elif KEEP <= action < PYRAMID:
        taken = action - KEEP
    drawn: list[Message] = []
    for at, count in enumerate(after.cards):
        seat, kind = divmod(at, int(CARDS))
        more = count - before.cards[at] - (seat == before.asked[1] and kind == taken)
        if more > 0:
            card = message("imhotep-did-draw", seat=seat_name(box, seat), card=card_name(kind))
            drawn += [card] * more
    return drawn
