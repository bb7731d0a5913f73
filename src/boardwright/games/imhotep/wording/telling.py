"""What happened in Imhotep, told from what everybody saw before and after an action."""

from boardwright.core.actions import Action
from boardwright.core.messages import Message, message
from boardwright.games.imhotep.box import Box
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.vocabulary import (
    BURIAL_CHAMBER,
    CARDS,
    GAME_OVER,
    NO_CARD,
    OBELISKS,
    PYRAMIDS,
    TEMPLE,
)
from boardwright.games.imhotep.wording.names import card_name, seat_name, site_name
from boardwright.wording.game_words import Line


def what_followed(box: Box, before: ImhotepView, action: Action, after: ImhotepView) -> list[Line]:
    """Tell the cards that were drawn, and a new round or the end."""
    lines: list[Line] = []
    if _is_reshuffled(before, after):
        lines.append([message("imhotep-did-reshuffle")])
    lines += [[drawn] for drawn in _drawn(box, before, action, after)]
    if after.round > before.round:
        ships = [message("imhotep-ship-size", slots=size) for size in after.capacity]
        starter = seat_name(box, after.start_player)
        lines.append([message("imhotep-did-round", round=after.round, ships=ships, seat=starter)])
    elif after.asked == GAME_OVER:
        lines.append([message("imhotep-did-end")])
    return lines


def stones_landed(box: Box, before: ImhotepView, after: ImhotepView) -> list[Message]:
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


def _drawn(box: Box, before: ImhotepView, action: Action, after: ImhotepView) -> list[Message]:
    """Tell which cards lie before players that were not taken from the market by the action."""
    taken = action["card"] if action.family.name in ("take", "keep") else NO_CARD
    drawn: list[Message] = []
    for at, count in enumerate(after.cards):
        seat, kind = divmod(at, int(CARDS))
        more = count - before.cards[at] - (seat == before.asked_seat and kind == taken)
        if more > 0:
            card = message("imhotep-did-draw", seat=seat_name(box, seat), card=card_name(kind))
            drawn += [card] * more
    return drawn
