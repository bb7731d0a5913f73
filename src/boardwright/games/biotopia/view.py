"""What a seat may see ("What is known to whom"), all of it public but the own cards."""

from boardwright.core.vectors import to_ints
from boardwright.games.biotopia.knowledge import certainly_held, certainly_owned
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.vocabulary import KINDS


def known_of(p: Position, seat: int) -> list[int]:
    """Return by kind which cards all know to be in a hand or flower row."""
    if p.box.remembers:
        return to_ints(certainly_owned(p.look_back(), seat, p.hand_size[seat], p.face_down(seat)))
    return to_ints(p.known)[seat * KINDS : (seat + 1) * KINDS]


def view_of(p: Position, seat: int) -> BiotopiaView:
    """Name what a seat sees: its own hand and flowers, of the others only numbers (BT-7.1)."""
    own = slice(seat * KINDS, (seat + 1) * KINDS) if seat >= 0 else slice(0, 0)
    players = range(p.box.players)
    memory = p.look_back()
    unseen = to_ints(p.deck.counts)
    for other in players:
        if other != seat:
            for kind in range(KINDS):
                at = other * KINDS + kind
                unseen[kind] += p.hand[at] + p.flowers[at]
    return p.seen_by(
        seat,
        hand=to_ints(p.hand)[own],
        flowers=to_ints(p.flowers)[own],
        face_down=[int(p.face_down(other)) for other in players],
        known=[count for other in players for count in known_of(p, other)],
        held=[int(count) for other in players for count in certainly_held(memory, other)],
        memory=[memory.row(other) for other in players],
        deck_size=p.deck.total,
        unseen=unseen,
    )
