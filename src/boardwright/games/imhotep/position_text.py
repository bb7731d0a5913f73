"""The text form of a position, for tests, bug reports and storage.

A line each for the round, what is asked (innermost last), the ships, the market, every seat and
every site; a letter is a stone's owner, a dot an empty slot, a dash nothing.
"""

from boardwright.core.bag import Bag
from boardwright.core.game import UnknownText
from boardwright.core.texts import message
from boardwright.core.vectors import to_vec
from boardwright.games.imhotep.position import Position, owner_of
from boardwright.games.imhotep.view import count_from_stones
from boardwright.games.imhotep.words import (
    AGENDA_NAMES,
    CARD_NAMES,
    CARDS,
    GONE,
    SHIPS,
    SITE_NAMES,
    SLOTS,
    SOURCES,
    WAITING,
)

PYRAMID_LETTERS = "lmr+"
NOTHING = "-"


def position_text(p: Position) -> str:
    """Write a position down."""
    seats = range(p.box.players)
    pyramids = [p.box.letters[stone & 3] for stone in p.pyramids]
    if p.box.pyramids_are_b:
        pyramids = [p.box.letters[stone & 3] + PYRAMID_LETTERS[stone >> 2] for stone in p.pyramids]
    lines = [
        f"imhotep {p.box.players} {p.box.sides} {'wrath' if p.box.wrath else NOTHING}",
        f"round {p.round} {_letter(p, p.start_player)} {_letter(p, p.last_sailor)} {p.passes}",
        "round-cards " + _joined([str(int(count)) for count in p.round_cards.counts], ""),
        "asked " + " ".join(_agenda_texts(p)),
        "ships " + " ".join(_ship_text(p, ship) for ship in range(SHIPS)),
        f"unloading {p.unloading + 1} " + "".join(str(slot + 1) for slot in p.unload_order),
        "pile " + _cards_text([int(count) for count in p.pile.counts]),
        "discard " + _cards_text([int(count) for count in p.discard.counts]),
        "offer " + " ".join(_card(kind) for kind in p.offer),
        f"pair {p.pair} {_cards_text([int(c) for c in p.pair_inferred])} "
        + " ".join(_card(kind) for kind in p.seen),
        *(_seat_text(p, seat) for seat in seats),
        "pyramids " + _joined(pyramids, " " if p.box.pyramids_are_b else ""),
        "temple " + _joined([p.box.letters[owner] for owner in p.temple], ""),
        "burial " + _joined([p.box.letters[owner] for owner in p.burial_chamber], ""),
        f"obelisks {','.join(str(int(p.obelisk_stones[seat])) for seat in seats)} "
        + _joined([p.box.letters[owner] for owner in p.obelisks], ""),
    ]
    return "\n".join(lines) + "\n"


def read_position(p: Position, text: str) -> None:
    """Fill a laid-out position from its text; the first line must fit the game's options."""
    try:
        _read_lines(p, text)
    except (ValueError, KeyError, IndexError) as error:
        raise UnknownText(message("position-unreadable", error=str(error))) from error


def _read_lines(p: Position, text: str) -> None:
    lines: dict[str, list[str]] = {}
    for line in text.strip().splitlines():
        words = line.split()
        lines[words[0]] = words[1:]
    expected = [str(int(p.box.players)), p.box.sides, "wrath" if p.box.wrath else NOTHING]
    if lines["imhotep"] != expected:
        raise ValueError(f"imhotep {' '.join(lines['imhotep'])} is not {' '.join(expected)}")
    number, start, last, passes = lines["round"]
    p.round, p.passes = _count(number), _count(passes)
    p.start_player, p.last_sailor = _seat(p, start), _seat(p, last)
    p.round_cards = Bag(to_vec([int(count) for count in lines["round-cards"][0]]))
    for number_on_agenda, entry in enumerate(lines["asked"]):
        what, seat, detail = entry.split(":")
        if number_on_agenda == 0:
            p.ask(AGENDA_NAMES.index(what), _seat(p, seat), int(detail))
        else:
            p.ask_first(AGENDA_NAMES.index(what), _seat(p, seat), int(detail))
    if len(lines["ships"]) != SHIPS:
        raise ValueError(f"{len(lines['ships'])} ships are not {SHIPS}")
    for ship, words_of_ship in enumerate(lines["ships"]):
        _read_ship(p, ship, words_of_ship)
    unloading, order = lines["unloading"]
    p.unloading = int(unloading) - 1
    p.unload_order = to_vec([int(slot) - 1 for slot in order])
    p.pile = Bag(to_vec(_read_cards(lines["pile"][0])))
    p.discard = Bag(to_vec(_read_cards(lines["discard"][0])))
    p.offer = to_vec([_kind(name) for name in lines["offer"]])
    pair, inferred, first, second = lines["pair"]
    p.pair = _count(pair)
    p.pair_inferred = to_vec(_read_cards(inferred))
    p.seen = to_vec([_kind(first), _kind(second)])
    for owner in range(p.box.players):
        _read_seat(p, owner, lines[p.box.colours[owner]])
    for stone in lines["pyramids"] if p.box.pyramids_are_b else []:
        if stone != NOTHING:
            code = p.box.letters.index(stone[0]) + 4 * PYRAMID_LETTERS.index(stone[1])
            p.pyramids = to_vec([*map(int, p.pyramids), code])
    if not p.box.pyramids_are_b:
        p.pyramids = to_vec(_owners(p, lines["pyramids"][0]))
    p.temple = to_vec(_owners(p, lines["temple"][0]))
    p.burial_chamber = to_vec(_owners(p, lines["burial"][0]))
    brought, built = lines["obelisks"]
    for owner, stones in enumerate(brought.split(",")):
        p.obelisk_stones[owner] = _count(stones)
    p.obelisks = to_vec(_owners(p, built))
    _check_owners(p)
    count_from_stones(p)


def _check_owners(p: Position) -> None:
    """Refuse a stone of a colour that nobody plays."""
    for stones in (p.load, p.temple, p.burial_chamber, p.obelisks):
        for owner in stones:
            if owner >= p.box.players:
                raise ValueError(f"nobody plays {p.box.colours[owner]}")
    for stone in p.pyramids:
        if owner_of(stone) >= p.box.players:
            raise ValueError(f"nobody plays {p.box.colours[owner_of(stone)]}")


def _joined(parts: list[str], between: str) -> str:
    return between.join(parts) or NOTHING


def _count(digits: str) -> int:
    if not digits.isdecimal():
        raise ValueError(f"{digits} is no count")
    return int(digits)


def _letter(p: Position, seat: int) -> str:
    return p.box.letters[seat] if seat >= 0 else NOTHING


def _seat(p: Position, letter: str) -> int:
    return -1 if letter == NOTHING else p.box.letters.index(letter)


def _owners(p: Position, letters: str) -> list[int]:
    return [] if letters == NOTHING else [p.box.letters.index(letter) for letter in letters]


def _card(kind: int) -> str:
    return CARD_NAMES[kind] if kind >= 0 else NOTHING


def _kind(name: str) -> int:
    return -1 if name == NOTHING else CARD_NAMES.index(name)


def _cards_text(counts: list[int]) -> str:
    named = [f"{CARD_NAMES[kind]}*{count}" for kind, count in enumerate(counts) if count]
    return _joined(named, ",")


def _read_cards(text: str) -> list[int]:
    counts = [0] * CARDS
    for part in [] if text == NOTHING else text.split(","):
        name, _, count = part.partition("*")
        counts[CARD_NAMES.index(name)] = _count(count)
    return counts


def _agenda_texts(p: Position) -> list[str]:
    entries = [int(entry) for entry in p.agenda][: p.depth * 3]
    entries += [int(p.asked), int(p.asked_seat), int(p.detail)]
    return [
        f"{AGENDA_NAMES[entries[at]]}:{_letter(p, entries[at + 1])}:{entries[at + 2]}"
        for at in range(0, len(entries), 3)
    ]


def _ship_text(p: Position, ship: int) -> str:
    stones = ""
    for slot in range(p.capacity[ship]):
        owner = p.load[ship * SLOTS + slot]
        stones += p.box.letters[owner] if owner >= 0 else "."
    site = p.ship_site[ship]
    if site == WAITING:
        return stones
    return f"{stones}>{NOTHING if site == GONE else SITE_NAMES[site]}"


def _read_ship(p: Position, ship: int, text: str) -> None:
    stones, _, site = text.partition(">")
    if not 1 <= len(stones) <= SLOTS:
        raise ValueError(f"{text} is no ship")
    p.capacity[ship] = len(stones)
    p.ship_site[ship] = WAITING
    if site:
        p.ship_site[ship] = GONE if site == NOTHING else SITE_NAMES.index(site)
    for slot, letter in enumerate(stones):
        p.load[ship * SLOTS + slot] = -1 if letter == "." else p.box.letters.index(letter)


def _seat_text(p: Position, seat: int) -> str:
    points = [str(int(p.points[seat * SOURCES + source])) for source in range(SOURCES)]
    cards = [int(p.cards[seat * CARDS + kind]) for kind in range(CARDS)]
    sled, quarry = p.sled[seat], p.quarry[seat]
    return f"{p.box.colours[seat]} {sled} {quarry} {','.join(points)} {_cards_text(cards)}"


def _read_seat(p: Position, seat: int, words: list[str]) -> None:
    sled, quarry, points, cards = words
    p.sled[seat] = _count(sled)
    p.quarry[seat] = _count(quarry)
    for source, number in enumerate(points.split(",")):
        p.points[seat * SOURCES + source] = int(number)
    for kind, count in enumerate(_read_cards(cards)):
        p.cards[seat * CARDS + kind] = count
