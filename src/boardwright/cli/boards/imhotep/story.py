"""What happened in Imhotep, told from what everybody saw before and after an action."""

from boardwright.cli.boards.imhotep.names import (
    card_name,
    seat_name,
    site_name,
    slot_name,
    to_site,
)
from boardwright.cli.speech import say
from boardwright.games.imhotep.sail_ship import ORDERS
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
    LETTERS,
    NO_CARD,
    NOBODY,
    OBELISKS,
    PASS,
    PLACE,
    PLAY_CHISEL,
    PLAY_HAMMER,
    PLAY_LEVER,
    PLAY_SAIL,
    PYRAMID,
    PYRAMID_NAMES,
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


def tell_action(before: ImhotepView, action: int, after: ImhotepView) -> list[str]:
    """Tell the action, the stones that landed, the cards that were drawn and a new round."""
    lines = [" ".join([_deed(before, action, after), *_landed(before, after)])]
    lines += _drawn(before, action, after)
    if after.round > before.round:
        ships = ", ".join(str(size) for size in after.capacity)
        starter = seat_name(after.start_player)
        lines.append(say("imhotep-did-round", round=after.round, ships=ships, seat=starter))
    elif after.asked[0] == GAME_OVER:
        lines.append(say("imhotep-did-end"))
    return lines


def _deed(before: ImhotepView, action: int, after: ImhotepView) -> str:
    """Tell the action itself."""
    seat = before.asked[1]
    who = seat_name(seat)
    stones = after.sled[seat] - before.sled[seat]
    if action == PASS:
        return say("imhotep-did-pass", seat=who)
    if action == GET_STONES:
        return say("imhotep-did-get", seat=who, stones=stones)
    if action < SAIL_SHIP:
        return say("imhotep-did-place", seat=who, slot=slot_name(action - PLACE))
    if action < PLAY_HAMMER:
        first, deed = (SAIL_SHIP, "sail") if action < PLAY_LEVER else (PLAY_LEVER, "lever")
        ship, site = divmod(action - int(first), int(SITES))
        return say(f"imhotep-did-{deed}", seat=who, ship=ship + 1, to=to_site(site))
    if action < PLAY_SAIL:
        slot = slot_name(action - PLAY_HAMMER)
        return say("imhotep-did-hammer", seat=who, stones=stones + 1, slot=slot)
    if action < PLAY_CHISEL:
        return say("imhotep-did-sail-card", seat=who, slot=slot_name(action - PLAY_SAIL))
    if action < SAIL_CARD_TO:
        return say("imhotep-did-chisel", seat=who, slot=slot_name(action - PLAY_CHISEL))
    if action < CHISEL_SECOND:
        ship = before.asked[2] // SLOTS + 1
        to = to_site(action - SAIL_CARD_TO)
        return say("imhotep-did-sail", seat=who, ship=ship, to=to)
    if action < UNLOAD_IN_ORDER:
        return say("imhotep-did-second-stone", seat=who, slot=slot_name(action - CHISEL_SECOND))
    if action < TAKE:
        return say("imhotep-did-unload", seat=who, stones=_order(before, action - UNLOAD_IN_ORDER))
    return _answer(before, action, after, who)


def _answer(before: ImhotepView, action: int, after: ImhotepView, who: str) -> str:
    """Tell a decision about one stone."""
    if action == TAKE + FACE_DOWN_PAIR:
        return say("imhotep-did-look", seat=who, cards=before.pair)
    if action < KEEP:
        return say("imhotep-did-take", seat=who, card=card_name(action - TAKE))
    if action < PYRAMID:
        return say("imhotep-did-keep", seat=who, card=card_name(action - KEEP))
    if action < DECLINE:
        pyramid = say(f"imhotep-pyramid-{PYRAMID_NAMES[action - PYRAMID]}")
        return say("imhotep-did-pyramid", seat=who, pyramid=pyramid)
    if action == DECLINE:
        return say("imhotep-did-decline", seat=who)
    if action == TAKE_POINT:
        return say("imhotep-did-point", seat=who)
    assert action == TAKE_STONES
    seat = before.asked[1]
    return say("imhotep-did-get", seat=who, stones=after.sled[seat] - before.sled[seat])


def _order(view: ImhotepView, number: int) -> str:
    owners = [view.load[view.unloading * SLOTS + slot] for slot in ORDERS[number]]
    return "".join(LETTERS[owner] for owner in owners if owner != NOBODY)


def _landed(before: ImhotepView, after: ImhotepView) -> list[str]:
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
        say("imhotep-did-land", site=site_name(site), stones="".join(LETTERS[o] for o in stones))
        for site, stones in owners.items()
        if stones
    ]


def _drawn(before: ImhotepView, action: int, after: ImhotepView) -> list[str]:
    """Tell which cards lie before players that were not taken from the market by the action."""
    taken = int(NO_CARD)
    if TAKE <= action < TAKE + FACE_DOWN_PAIR:
        taken = action - TAKE
    elif KEEP <= action < PYRAMID:
        taken = action - KEEP
    lines: list[str] = []
    for at, count in enumerate(after.cards):
        seat, kind = divmod(at, int(CARDS))
        more = count - before.cards[at] - (seat == before.asked[1] and kind == taken)
        lines += [say("imhotep-did-draw", seat=seat_name(seat), card=card_name(kind))] * max(
            0, more
        )
    return lines
