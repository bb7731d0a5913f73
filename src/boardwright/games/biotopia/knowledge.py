"""What follows for certain from what all saw of a seat's cards ("What is known to whom")."""

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.games.biotopia.memory import DREW, LAID, LAID_TOP, SHOWED, TURNED, Memory
from boardwright.games.biotopia.vocabulary import KINDS


def unknown_at_first(memory: Memory, seat: i64, hand: i64, face_down: i64) -> tuple[i64, i64]:
    """Return how many cards hand and row held before the first that was taken openly.

    `hand` and `face_down` are what they hold now. If one of them had held fewer than none at any
    time, the seat cannot have done all that; then both are -1.
    """
    first = seat * memory.room
    at = first + memory.sizes[seat]
    is_possible = True
    while at > first:
        at -= 1
        item = memory.items[at]
        if item <= DREW:
            hand -= 1
        elif item == LAID:
            hand += 1
            face_down -= 1
        elif item == LAID_TOP:
            face_down -= 1
        elif item < TURNED:
            hand += 1
        else:
            face_down += 1
        if hand < 0 or face_down < 0:
            is_possible = False
    if is_possible:
        return hand, face_down
    return -1, -1


def certainly_held(memory: Memory, seat: i64) -> vec[i64]:
    """Return by kind how many cards taken openly are in a hand for certain.

    A flower that was laid may have been any of them, so there is one less of each kind.
    """
    held = vec[i64]([0] * KINDS)
    at = seat * memory.room
    end = at + memory.sizes[seat]
    while at < end:
        item = memory.items[at]
        if item < KINDS:
            held[item] += 1
        elif item == LAID:
            kind: i64 = 0
            while kind < KINDS:
                if held[kind] > 0:
                    held[kind] -= 1
                kind += 1
        elif SHOWED <= item < TURNED and held[item - SHOWED] > 0:
            held[item - SHOWED] -= 1
        at += 1
    return held


def certainly_owned(memory: Memory, seat: i64, hand: i64, face_down: i64) -> vec[i64]:
    """Return by kind how many cards taken openly are in a hand or flower row for certain.

    `hand` and `face_down` are what these hold now. If the seat cannot have done all that, some are
    -1.
    """
    owned = vec[i64]([0] * KINDS)
    may_be_gone = owned[:]
    at = seat * memory.room
    end = at + memory.sizes[seat]
    while at < end:
        item = memory.items[at]
        if item < KINDS:
            owned[item] += 1
        elif item >= SHOWED:
            may_be_gone[(item - SHOWED) % KINDS] = 1
        at += 1
    kind: i64 = 0
    while kind < KINDS:
        if owned[kind] > 0 and may_be_gone[kind] > 0:
            owned[kind] = _fewest(memory, seat, kind, owned[kind], hand, face_down)
        kind += 1
    return owned


def _fewest(memory: Memory, seat: i64, kind: i64, most: i64, hand: i64, face_down: i64) -> i64:
    """Return the fewest cards of a kind taken openly that a seat can have left.

    Whatever flowers were laid, there are ways for so many of these cards to be in the hand and so
    many in the row: `is_so[held * width + laid]`. They are shown wherever they can be.
    """
    width = most + 1
    is_so = [False] * (width * width)
    is_so[0] = True
    hand, face_down = unknown_at_first(memory, seat, hand, face_down)
    for item in memory.row(seat):
        before = is_so
        is_so = [False] * (width * width)
        for at, was_so in enumerate(before):
            if was_so:
                held, laid = at // width, at % width
                if item == kind:
                    is_so[at + width] = True
                elif item == LAID:
                    if held > 0:
                        is_so[at - width + 1] = True
                    if hand > held:
                        is_so[at] = True
                elif item == SHOWED + kind:
                    is_so[at - width if held > 0 else at] = True
                elif item == TURNED + kind:
                    is_so[at - 1 if laid > 0 else at] = True
                elif not (SHOWED <= item < TURNED and hand == held) and not (
                    item >= TURNED and face_down == laid
                ):
                    is_so[at] = True
        if item <= DREW:
            hand += 1
        elif item == LAID or SHOWED <= item < TURNED:
            hand -= 1
        if item in (LAID, LAID_TOP):
            face_down += 1
        elif item >= TURNED:
            face_down -= 1
    return min((at // width + at % width for at, so in enumerate(is_so) if so), default=-1)
