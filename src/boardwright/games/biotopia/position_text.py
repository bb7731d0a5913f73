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
from boardwright.core.texts import message
from boardwright.core.vectors import to_vec
from boardwright.games.biotopia.bio_cards import has_card_to_turn
from boardwright.games.biotopia.butterflies import score_butterfly
from boardwright.games.biotopia.knowledge import surely_held, unknown_at_first
from boardwright.games.biotopia.missions import check_large_whites, take_mission
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.view import known_of
from boardwright.games.biotopia.words import (
    AGENDA_NAMES,
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

NOTHING: Final = "-"
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
        f"{name}:{_seat_name(p.missions[number])}"
        for number, name in enumerate(MISSION_NAMES)
        if p.missions[number] != OUT
    ]
    lines = [
        f"biotopia {p.box.players}",
        f"course {ROUND_NAMES[int(p.is_last_round)]} start {SEAT_NAMES[p.start_player]} "
        f"passes {p.passes} idle {p.idle}",
        "asked " + " ".join(_agenda_texts(p)),
        "missions " + (" ".join(missions) or NOTHING),
        "sky " + " ".join(CARD_NAMES[kind] if kind >= 0 else NOTHING for kind in p.sky),
        "deck " + _cards_text([int(count) for count in p.deck.counts]),
        "compost " + _cards_text([int(count) for count in p.compost.counts]),
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
    lines: dict[str, list[str]] = {}
    for line in text.strip().splitlines():
        words = line.split()
        lines[words[0]] = words[1:]
    players = str(int(p.box.players))
    if lines["biotopia"] != [players]:
        raise ValueError(f"biotopia {' '.join(lines['biotopia'])} is not biotopia {players}")
    round_name, start, passes, idle = [lines["course"][at] for at in (0, 2, 4, 6)]
    p.is_last_round = _index("round", round_name, ROUND_NAMES) == 1
    p.start_player = _seat(p, start)
    for number, entry in enumerate(lines["asked"]):
        what, seat, detail = entry.split(":")
        if number == 0:
            p.ask(_index("question", what, AGENDA_NAMES), _seat(p, seat), int(detail))
        else:
            p.ask_first(_index("question", what, AGENDA_NAMES), _seat(p, seat), int(detail))
    for entry in lines["missions"]:
        if entry != NOTHING:
            name, _, holder = entry.partition(":")
            _read_mission(p, _index("mission", name, MISSION_NAMES), _seat(p, holder))
    first, second, third = [_kind(name) for name in lines["sky"]]
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


def _index(what: str, name: str, known: list[str]) -> int:
    if name not in known:
        raise ValueError(f"“{name}” is no {what}")
    return known.index(name)


def _seat_name(seat: int) -> str:
    return SEAT_NAMES[seat] if seat >= 0 else NOTHING


def _seat(p: Position, name: str) -> int:
    return -1 if name == NOTHING else _index("seat", name, SEAT_NAMES[: p.box.players])


def _kind(name: str) -> int:
    return -1 if name == NOTHING else _index("card", name, CARD_NAMES)


def _cards_text(counts: list[int]) -> str:
    named = [f"{CARD_NAMES[kind]}*{count}" for kind, count in enumerate(counts) if count]
    return ",".join(named) or NOTHING


def _read_cards(text: str) -> list[int]:
    counts = [0] * KINDS
    for part in [] if text == NOTHING else text.split(","):
        name, _, count = part.partition("*")
        if int(count) < 1:
            raise ValueError(f"{part} is less than one card")
        counts[_index("card", name, CARD_NAMES)] = int(count)
    return counts


def _read_mission(p: Position, mission: int, holder: int) -> None:
    p.missions[mission] = OPEN
    if holder >= 0:
        take_mission(p, holder, mission)


def _agenda_texts(p: Position) -> list[str]:
    entries = [int(entry) for entry in p.agenda][: p.depth * 3]
    entries += [int(p.asked), int(p.asked_seat), int(p.detail)]
    return [
        f"{AGENDA_NAMES[entries[at]]}:{_seat_name(entries[at + 1])}:{entries[at + 2]}"
        for at in range(0, len(entries), 3)
    ]


def _seat_text(p: Position, seat: int) -> str:
    kinds = range(seat * KINDS, (seat + 1) * KINDS)
    row = range(seat * BUTTERFLIES, (seat + 1) * BUTTERFLIES)
    values = [
        _cards_text([int(p.hand[at]) for at in kinds]),
        _cards_text([int(p.flowers[at]) for at in kinds]),
        str(int(p.knapweeds[seat])),
        _cards_text([int(p.butterflies[at]) for at in row]),
    ]
    fields = [f"{field} {value}" for field, value in zip(SEAT_FIELDS, values)]
    if p.box.remembers:
        fields.append(f"{MEMORY} {_memory_text(p, seat)}")
    else:
        fields.append(f"{KNOWN} {_cards_text([int(p.known[at]) for at in kinds])}")
    return f"{SEAT_NAMES[seat]} {' '.join(fields)}"


def _memory_text(p: Position, seat: int) -> str:
    return ",".join(MEMORY_NAMES[item] for item in p.look_back().row(seat)) or NOTHING


def _read_memory(p: Position, seat: int, text: str) -> None:
    for name in [] if text == NOTHING else text.split(","):
        p.memory.keep(seat, _index("memory", name, MEMORY_NAMES))
    held = surely_held(p.memory, seat)
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
