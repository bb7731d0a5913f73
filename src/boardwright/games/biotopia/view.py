"""What a seat may see ("What is known to whom"), all of it public but the own cards."""

from dataclasses import dataclass

from boardwright.core.game import View
from boardwright.core.vectors import to_ints
from boardwright.games.biotopia.knowledge import surely_held, surely_owned
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.words import KINDS


@dataclass(frozen=True)
class BiotopiaView(View):
    """All that lies open, by the same names as in `Position`, and the own cards by kind.

    Of a rival it has the number of hand cards and of flowers, and in `known` the cards that all saw
    come to that hand or flower row and have not seen leave it; `held` are those that can only be in
    the hand. What tells so is in `memory`, by the numbers of `Memory`, one seat after the other.
    """

    seat: int  # who looks, -1 for a spectator
    hand: list[int]  # the own hand by kind, empty for a spectator
    flowers: list[int]  # the own flower-side cards by kind, empty for a spectator
    unseen: list[int]  # what may be in the deck, the rivals' hands and their flower rows
    known: list[int]
    held: list[int]  # of them, those that are in the hand for certain
    memory: list[int]
    memory_size: list[int]  # how much of it is of each seat
    hand_size: list[int]
    face_down: list[int]  # flower-side cards of each seat
    deck_size: int
    butterflies: list[int]
    knapweeds: list[int]
    symbols: list[int]
    points: list[int]
    missions: list[int]
    large_whites_leader: int
    sky: list[int]
    compost: list[int]
    start_player: int
    is_last_round: bool
    passes: int
    idle: int
    asked: list[int]
    agenda: list[int]


def known_of(p: Position, seat: int) -> list[int]:
    """Return by kind which cards all know to be in a hand or flower row."""
    if p.box.remembers:
        return to_ints(surely_owned(p.look_back(), seat, p.hand_size[seat], p.face_down(seat)))
    return to_ints(p.known)[seat * KINDS : (seat + 1) * KINDS]


def view_of(p: Position, seat: int) -> BiotopiaView:
    """Name what a seat sees: its own hand and flowers, of the others only numbers (BT-7.1)."""
    unseen = to_ints(p.deck.counts)
    players = range(p.box.players)
    memory = p.look_back()
    known: list[int] = []
    held: list[int] = []
    remembered: list[int] = []
    for other in players:
        known += known_of(p, other)
        held += to_ints(surely_held(memory, other))
        remembered += memory.row(other)
    for other in players:
        if other != seat:
            for kind in range(KINDS):
                at = other * KINDS + kind
                unseen[kind] += p.hand[at] + p.flowers[at]
    own = slice(seat * KINDS, (seat + 1) * KINDS) if seat >= 0 else slice(0, 0)
    return BiotopiaView(
        seat=seat,
        hand=to_ints(p.hand)[own],
        flowers=to_ints(p.flowers)[own],
        unseen=unseen,
        known=known,
        held=held,
        memory=remembered,
        memory_size=to_ints(memory.sizes),
        hand_size=to_ints(p.hand_size),
        face_down=[int(p.face_down(other)) for other in players],
        deck_size=p.deck.total,
        butterflies=to_ints(p.butterflies),
        knapweeds=to_ints(p.knapweeds),
        symbols=to_ints(p.symbols),
        points=to_ints(p.points),
        missions=to_ints(p.missions),
        large_whites_leader=p.large_whites_leader,
        sky=to_ints(p.sky),
        compost=to_ints(p.compost.counts),
        start_player=p.start_player,
        is_last_round=p.is_last_round,
        passes=p.passes,
        idle=p.idle,
        asked=[int(p.asked), int(p.asked_seat), int(p.detail)],
        agenda=to_ints(p.agenda)[: p.depth * 3],
    )
