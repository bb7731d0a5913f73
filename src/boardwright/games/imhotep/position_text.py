"""The text form of a position, for tests, bug reports and storage.

A line each for the round, what is asked (innermost last), the ships, the market, every seat and
every site; a letter is a stone's owner, a dot an empty slot, a dash nothing.
"""

from boardwright.core.bag import Bag
from boardwright.core.game import UnknownText
from boardwright.core.lines import (
    NOTHING,
    agenda_text,
    count_of,
    counts_text,
    joined,
    lines_of,
    name_of,
    number_of,
    read_agenda,
    read_counts,
)
from boardwright.core.messages import message
from boardwright.core.vectors import to_ints, to_vec
from boardwright.games.imhotep.actions import ACTION_SPACE
from boardwright.games.imhotep.position import Position, owner_of
from boardwright.games.imhotep.view import count_from_stones
from boardwright.games.imhotep.vocabulary import (
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


def position_text(p: Position) -> str:
    """Write a position down."""
    seats, letters = range(p.box.players), p.box.letters
    start, last = name_of(p.start_player, letters), name_of(p.last_sailor, letters)
    pyramids = [letters[stone & 3] for stone in p.pyramids]
    if p.box.pyramids_are_b:
        pyramids = [letters[stone & 3] + PYRAMID_LETTERS[stone >> 2] for stone in p.pyramids]
    lines = [
        f"imhotep {p.box.players} {p.box.sides} {'wrath' if p.box.wrath else NOTHING}",
        f"round {p.round} {start} {last} {p.passes}",
        "round-cards " + joined([str(int(count)) for count in p.round_cards.counts], ""),
        "asked " + agenda_text(p, ACTION_SPACE, letters),
        "ships " + " ".join(_ship_text(p, ship) for ship in range(SHIPS)),
        f"unloading {p.unloading + 1} " + "".join(str(slot + 1) for slot in p.unload_order),
        "pile " + counts_text(to_ints(p.pile.counts), CARD_NAMES),
        "discard " + counts_text(to_ints(p.discard.counts), CARD_NAMES),
        "offer " + " ".join(name_of(kind, CARD_NAMES) for kind in p.offer),
        f"pair {p.pair} {counts_text(to_ints(p.pair_inferred), CARD_NAMES)} "
        + " ".join(name_of(kind, CARD_NAMES) for kind in p.seen),
        *(_seat_text(p, seat) for seat in seats),
        "pyramids " + joined(pyramids, " " if p.box.pyramids_are_b else ""),
        "temple " + joined([letters[owner] for owner in p.temple], ""),
        "burial " + joined([letters[owner] for owner in p.burial_chamber], ""),
        f"obelisks {','.join(str(int(p.obelisk_stones[seat])) for seat in seats)} "
        + joined([letters[owner] for owner in p.obelisks], ""),
    ]
    return "\n".join(lines) + "\n"


def read_position(p: Position, text: str) -> None:
    """Fill a laid-out position from its text; the first line must fit the game's options."""
    try:
        _read_lines(p, text)
    except (ValueError, KeyError, IndexError) as error:
        raise UnknownText(message("position-unreadable", error=str(error))) from error


def _read_lines(p: Position, text: str) -> None:
    lines = lines_of(text)
    expected = [str(int(p.box.players)), p.box.sides, "wrath" if p.box.wrath else NOTHING]
    if lines["imhotep"] != expected:
        raise ValueError(f"imhotep {' '.join(lines['imhotep'])} is not {' '.join(expected)}")
    number, start, last, passes = lines["round"]
    p.round, p.passes = count_of(number), count_of(passes)
    p.start_player, p.last_sailor = number_of(start, p.box.letters), number_of(last, p.box.letters)
    p.round_cards = Bag(to_vec([int(count) for count in lines["round-cards"][0]]))
    read_agenda(p, lines["asked"], ACTION_SPACE, p.box.letters)
    if len(lines["ships"]) != SHIPS:
        raise ValueError(f"{len(lines['ships'])} ships are not {SHIPS}")
    for ship, words_of_ship in enumerate(lines["ships"]):
        _read_ship(p, ship, words_of_ship)
    unloading, order = lines["unloading"]
    p.unloading = int(unloading) - 1
    p.unload_order = to_vec([int(slot) - 1 for slot in order])
    p.pile = Bag(to_vec(read_counts(lines["pile"][0], CARD_NAMES)))
    p.discard = Bag(to_vec(read_counts(lines["discard"][0], CARD_NAMES)))
    p.offer = to_vec([number_of(name, CARD_NAMES) for name in lines["offer"]])
    pair, inferred, first, second = lines["pair"]
    p.pair = count_of(pair)
    p.pair_inferred = to_vec(read_counts(inferred, CARD_NAMES))
    p.seen = to_vec([number_of(first, CARD_NAMES), number_of(second, CARD_NAMES)])
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
        p.obelisk_stones[owner] = count_of(stones)
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


def _owners(p: Position, letters: str) -> list[int]:
    return [] if letters == NOTHING else [number_of(letter, p.box.letters) for letter in letters]


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
        raise ValueError(f"{text} is not a ship")
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
    return (
        f"{p.box.colours[seat]} {sled} {quarry} {','.join(points)} {counts_text(cards, CARD_NAMES)}"
    )


def _read_seat(p: Position, seat: int, words: list[str]) -> None:
    sled, quarry, points, cards = words
    p.sled[seat] = count_of(sled)
    p.quarry[seat] = count_of(quarry)
    for source, number in enumerate(points.split(",")):
        p.points[seat * SOURCES + source] = int(number)
    for kind, count in enumerate(read_counts(cards, CARD_NAMES)):
        p.cards[seat * CARDS + kind] = count
