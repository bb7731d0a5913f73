"""The text form of a position, with all secrets, for tests, bug reports and storage.

A line each for the course of the game, what is asked (innermost last), the missions in the game
with who has them, sky, deck, compost and every seat; `kind*2` is two cards, a dash nothing. Points,
flower symbols and the holder of "most large whites" follow from it. Of a seat it has the cards that
all know to be there or, where it is kept, all that tells so, in order: `kind` was taken openly,
`draw`, `flower`, `top` (of the deck, laid as a flower), `show:kind` from the hand, `turn:kind`.
"""

from typing import Final

from boardwright.core.bag import Bag
from boardwright.core.game import UnknownText
from boardwright.core.lines import (
    NOTHING,
    agenda_text,
    counts_text,
    joined,
    lines_of,
    name_of,
    number_of,
    read_agenda,
)
from boardwright.core.messages import message
from boardwright.core.vectors import to_ints, to_vec
from boardwright.games.biotopia.actions import ACTION_SPACE
from boardwright.games.biotopia.bio_cards import has_card_to_turn
from boardwright.games.biotopia.butterflies import score_butterfly
from boardwright.games.biotopia.knowledge import certainly_held, unknown_at_first
from boardwright.games.biotopia.missions import check_large_whites, take_mission
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.view import known_of
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    CHRYSALIS_TARGET,
    COMMON_KNAPWEED,
    KINDS,
    MISSION_NAMES,
    OPEN,
    OUT,
    SEAT_NAMES,
    SKY_PLACES,
)

ROUND_NAMES: Final = ["open", "last-round"]
SEAT_FIELDS: Final = ["hand", "flowers", "knapweeds", "butterflies"]
KNOWN: Final = "known"
MEMORY: Final = "memory"
# What can be remembered, in the order of its numbers.
MEMORY_NAMES: Final = [
    *CARD_NAMES,
    "draw",
    "flower",
    "top",
    *(f"show:{name}" for name in CARD_NAMES),
    *(f"turn:{name}" for name in CARD_NAMES),
]


def position_text(p: Position) -> str:
    """Write a position down."""
    missions = [
        f"{name}:{name_of(p.missions[number], SEAT_NAMES)}"
        for number, name in enumerate(MISSION_NAMES)
        if p.missions[number] != OUT
    ]
    lines = [
        f"biotopia {p.box.players}",
        f"course {ROUND_NAMES[int(p.is_last_round)]} start {SEAT_NAMES[p.start_player]} "
        f"passes {p.passes} idle {p.idle}",
        "asked " + agenda_text(p, ACTION_SPACE, SEAT_NAMES),
        "missions " + joined(missions, " "),
        "sky " + " ".join(name_of(kind, CARD_NAMES) for kind in p.sky),
        "deck " + counts_text(to_ints(p.deck.counts), CARD_NAMES),
        "compost " + counts_text(to_ints(p.compost.counts), CARD_NAMES),
        *(_seat_text(p, seat) for seat in range(p.box.players)),
    ]
    return "\n".join(lines) + "\n"


def read_position(p: Position, text: str) -> None:
    """Fill a laid-out position from its text; the first line must fit the number of players."""
    try:
        _read_lines(p, text)
        _check_cards(p)
        if p.asked == CHRYSALIS_TARGET and not has_card_to_turn(p, p.asked_seat):
            raise ValueError(f"seat {p.asked_seat + 1} has no card that a chrysalis turns")
    except (ValueError, KeyError, IndexError) as error:
        raise UnknownText(message("position-unreadable", error=str(error))) from error


def _read_lines(p: Position, text: str) -> None:
    lines = lines_of(text)
    players = str(int(p.box.players))
    if lines["biotopia"] != [players]:
        raise ValueError(f"biotopia {' '.join(lines['biotopia'])} is not biotopia {players}")
    round_name, start, passes, idle = [lines["course"][at] for at in (0, 2, 4, 6)]
    seats = SEAT_NAMES[: p.box.players]
    p.is_last_round = number_of(round_name, ROUND_NAMES, "round") == 1
    p.start_player = number_of(start, seats, "seat")
    read_agenda(p, lines["asked"], ACTION_SPACE, seats)
    for entry in lines["missions"]:
        if entry != NOTHING:
            name, _, holder = entry.partition(":")
            mission = number_of(name, MISSION_NAMES, "mission")
            p.missions[mission] = OPEN
            if holder != NOTHING:
                take_mission(p, number_of(holder, seats, "seat"), mission)
    first, second, third = [number_of(name, CARD_NAMES, "card") for name in lines["sky"]]
    p.sky = to_vec([first, second, third])
    p.deck = Bag(to_vec(_read_cards(lines["deck"][0])))
    p.compost = Bag(to_vec(_read_cards(lines["compost"][0])))
    for owner in range(p.box.players):
        _read_seat(p, owner, lines[SEAT_NAMES[owner]])
    check_large_whites(p)
    p.passes, p.idle = int(passes), int(idle)


def _check_cards(p: Position) -> None:
    """Check that all cards of the box are there, and that what is known of a seat is so."""
    known = [known_of(p, seat) for seat in range(p.box.players)]
    for kind in range(KINDS):
        cards = p.deck.counts[kind] + p.compost.counts[kind]
        for place in range(SKY_PLACES):
            cards += p.sky[place] == kind
        for seat in range(p.box.players):
            held = p.hand[seat * KINDS + kind] + p.flowers[seat * KINDS + kind]
            if known[seat][kind] > held:
                raise ValueError(f"seat {seat + 1} has no {CARD_NAMES[kind]} that all know of")
            cards += held
            if kind < BUTTERFLIES:
                cards += p.butterflies[seat * BUTTERFLIES + kind]
            elif kind == COMMON_KNAPWEED:
                cards += p.knapweeds[seat]
        if cards != p.box.copies[kind]:
            copies = p.box.copies[kind]
            raise ValueError(f"it has {cards} of the {copies} {CARD_NAMES[kind]} cards")


def _read_cards(text: str) -> list[int]:
    counts = [0] * KINDS
    for part in [] if text == NOTHING else text.split(","):
        name, _, count = part.partition("*")
        if int(count) < 1:
            raise ValueError(f"{part} is less than one card")
        counts[number_of(name, CARD_NAMES, "card")] = int(count)
    return counts


def _seat_text(p: Position, seat: int) -> str:
    kinds = range(seat * KINDS, (seat + 1) * KINDS)
    row = range(seat * BUTTERFLIES, (seat + 1) * BUTTERFLIES)
    values = [
        counts_text([int(p.hand[at]) for at in kinds], CARD_NAMES),
        counts_text([int(p.flowers[at]) for at in kinds], CARD_NAMES),
        str(int(p.knapweeds[seat])),
        counts_text([int(p.butterflies[at]) for at in row], CARD_NAMES),
    ]
    fields = [f"{field} {value}" for field, value in zip(SEAT_FIELDS, values)]
    if p.box.remembers:
        fields.append(f"{MEMORY} {_memory_text(p, seat)}")
    else:
        fields.append(f"{KNOWN} {counts_text([int(p.known[at]) for at in kinds], CARD_NAMES)}")
    return f"{SEAT_NAMES[seat]} {' '.join(fields)}"


def _memory_text(p: Position, seat: int) -> str:
    return joined([MEMORY_NAMES[item] for item in p.look_back().row(seat)], ",")


def _read_memory(p: Position, seat: int, text: str) -> None:
    for name in [] if text == NOTHING else text.split(","):
        p.memory.keep(seat, number_of(name, MEMORY_NAMES, "memory"))
    held = certainly_held(p.memory, seat)
    for kind in range(KINDS):
        if held[kind] > p.hand[seat * KINDS + kind]:
            raise ValueError(f"seat {seat + 1} must have {CARD_NAMES[kind]} in the hand")
    before, _ = unknown_at_first(p.memory, seat, p.hand_size[seat], p.face_down(seat))
    if before < 0 or min(known_of(p, seat)) < 0:
        raise ValueError(f"seat {seat + 1} cannot have done what its memory says")


def _read_seat(p: Position, seat: int, words: list[str]) -> None:
    hand, flowers, knapweeds, butterflies, remembered = words[1::2]
    for kind, count in enumerate(_read_cards(hand)):
        p.hand[seat * KINDS + kind] = count
        p.hand_size[seat] += count
    for kind, count in enumerate(_read_cards(flowers)):
        p.flowers[seat * KINDS + kind] = count
        p.symbols[seat] += count
    p.knapweeds[seat] = int(knapweeds)
    p.symbols[seat] += 2 * p.knapweeds[seat]
    for kind, count in enumerate(_read_cards(butterflies)[:BUTTERFLIES]):
        for number in range(count):
            score_butterfly(p, seat, kind)
            p.butterflies[seat * BUTTERFLIES + kind] = number + 1
    if p.box.remembers:
        _read_memory(p, seat, remembered)
    else:
        for kind, count in enumerate(_read_cards(remembered)):
            p.known[seat * KINDS + kind] = count
