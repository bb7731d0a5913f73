"""The text form of a position, for tests, bug reports and storage.

A line each for the turn, what is asked, the fight, the layers of the big cube (top first, row by
row; a letter is a block, `?` an unseen one, a dot one that is taken), the rows of the layout (what
lies face up on each cell or `?`, and how many lie there), and every seat. The tiles that may still
lie face down are those that stand nowhere.
"""

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.bag import Bag
from boardwright.core.game import UnknownText
from boardwright.core.texts import message
from boardwright.core.vectors import to_vec
from boardwright.games.builders.action_texts import cell_text
from boardwright.games.builders.position import Position
from boardwright.games.builders.view import count_from_blocks
from boardwright.games.builders.words import (
    BLOCK_LETTERS,
    BLOCK_NAMES,
    BLOCKS,
    CELLS,
    COLUMNS,
    EMPTY,
    FACE_DOWN,
    HIDDEN,
    KIND_NAMES,
    LAYERS,
    NO_KIND,
    NO_TILE,
    NOBODY,
    NOWHERE,
    QUESTION_NAMES,
    RETURNED,
    SOURCES,
    SPACES,
    TAKEN,
    TILES,
    TOKEN,
    WEAPON_NAMES,
    WEAPONS,
    WIDTH,
)

NOTHING = "-"


def position_text(p: Position) -> str:
    """Write a position down."""
    kind = NOTHING if p.first_action == NO_KIND else KIND_NAMES[p.first_action]
    fight = NOTHING if p.fight_cell == NOWHERE else cell_text(p.fight_cell)
    revealed = _counts_text(p.revealed, 0, WEAPON_NAMES)
    returned = [p.box.tile_names[tile] for tile in range(TILES) if p.owner[tile] == RETURNED]
    lines = [
        _header(p),
        f"turn {p.turn} {_colour(p, p.turn_seat)} {p.actions} {kind} {p.rounds}",
        f"asked {QUESTION_NAMES[p.asked]} {_colour(p, p.asked_seat)}",
        f"fight {fight} {p.to_reveal} {p.hearts} {p.tnt_kept} {revealed}",
        *(_layer_text(p, layer) for layer in range(LAYERS)),
        f"hidden {_counts_text(p.hidden.counts, 0, BLOCK_NAMES)}",
        *(_row_text(p, row) for row in range(WIDTH)),
        f"tokens {_counts_text(p.tokens.counts, 0, WEAPON_NAMES)}",
        f"returned {_joined(returned)}",
        *(_seat_text(p, seat) for seat in range(p.box.players)),
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
    header = " ".join(["builders", *lines["builders"]])
    if header != _header(p):
        raise ValueError(f"{header} is not {_header(p)}")
    turn, seat, actions, kind, rounds = lines["turn"]
    p.turn, p.turn_seat = int(turn), _seat(p, seat)
    p.actions, p.rounds = int(actions), int(rounds)
    p.first_action = NO_KIND if kind == NOTHING else _number(kind, KIND_NAMES)
    question, asked = lines["asked"]
    p.ask(_number(question, QUESTION_NAMES), _seat(p, asked))
    cell, to_reveal, hearts, kept, revealed = lines["fight"]
    p.fight_cell = NOWHERE if cell == NOTHING else _number(cell, _cells())
    p.to_reveal, p.hearts, p.tnt_kept = int(to_reveal), int(hearts), int(kept)
    p.revealed = to_vec(_read_counts(revealed, WEAPON_NAMES))
    for layer in range(LAYERS):
        for column, letter in enumerate("".join(lines[f"layer-{layer + 1}"])):
            p.cube[column * LAYERS + layer] = _block(letter)
    p.hidden = Bag(to_vec(_read_counts(lines["hidden"][0], BLOCK_NAMES)))
    for row in range(WIDTH):
        for place, words_of_cell in enumerate(lines[f"row-{row + 1}"]):
            _read_cell(p, row * WIDTH + place, words_of_cell)
    p.tokens = Bag(to_vec(_read_counts(lines["tokens"][0], WEAPON_NAMES)))
    for name in _split(lines["returned"][0]):
        p.owner[_number(name, p.box.tile_names)] = RETURNED
    for owner in range(p.box.players):
        _read_seat(p, owner, lines[p.box.colours[owner]])
    count_from_blocks(p)
    _find_face_down(p)


def _find_face_down(p: Position) -> None:
    """Put into the bag the tiles that stand nowhere; as many as lie face down, blocks too."""
    nowhere = [int(p.owner[tile] == NOBODY) for tile in range(TILES)]
    face_down_tiles = 0
    face_down_tokens = 0
    for cell in range(CELLS):
        shown = p.face_up[cell]
        lies_down = p.height[cell] - (0 if shown < 0 else 1)
        if 0 < cell // WIDTH < WIDTH - 1 and 0 < cell % WIDTH < WIDTH - 1:
            face_down_tiles += lies_down
        else:
            face_down_tokens += lies_down
        if 0 <= shown < TILES:
            nowhere[shown] -= 1
    unseen = sum(block == HIDDEN for block in p.cube)
    for name, found, needed in [
        ("tiles", sum(nowhere), face_down_tiles),
        ("tokens", int(p.tokens.total), face_down_tokens),
        ("blocks", int(p.hidden.total), unseen),
    ]:
        if found != needed or min(nowhere) < 0:
            raise ValueError(f"{found} {name} are left for {needed} face-down places")
    p.tiles = Bag(to_vec(nowhere))


def _header(p: Position) -> str:
    beginners = [str(seat + 1) for seat in range(4) if p.box.is_beginner[seat] != 0]
    return f"builders {p.box.players} {''.join(beginners) or NOTHING}"


def _number(name: str, known: list[str]) -> int:
    """Return the number of a name, or say that there is no such thing."""
    if name not in known:
        raise ValueError(f"nothing here is called “{name}”")
    return known.index(name)


def _joined(parts: list[str]) -> str:
    return ",".join(parts) or NOTHING


def _split(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(",")


def _colour(p: Position, seat: int) -> str:
    return p.box.colours[seat] if seat >= 0 else NOTHING


def _seat(p: Position, colour: str) -> int:
    return NOBODY if colour == NOTHING else _number(colour, p.box.colours)


def _cells() -> list[str]:
    return [cell_text(cell) for cell in range(CELLS)]


def _counts_text(counts: vec[i64], first: int, names: list[str]) -> str:
    numbers = [int(count) for count in counts][first : first + len(names)]
    return _joined([f"{name}*{number}" for name, number in zip(names, numbers) if number])


def _read_counts(text: str, names: list[str]) -> list[int]:
    counts = [0] * len(names)
    for part in _split(text):
        name, _, count = part.partition("*")
        counts[_number(name, names)] = int(count)
    return counts


def _layer_text(p: Position, layer: int) -> str:
    letters = ""
    for column in range(COLUMNS):
        block = p.cube[column * LAYERS + layer]
        if column % 4 == 0:
            letters += " "
        letters += "." if block == TAKEN else "?" if block == HIDDEN else BLOCK_LETTERS[block]
    return f"layer-{layer + 1}{letters}"


def _block(letter: str) -> int:
    if letter == ".":
        return TAKEN
    return HIDDEN if letter == "?" else _number(letter, list(BLOCK_LETTERS))


def _row_text(p: Position, row: int) -> str:
    cells = [_cell_text(p, row * WIDTH + place) for place in range(WIDTH)]
    return f"row-{row + 1} {' '.join(cells)}"


def _cell_text(p: Position, cell: int) -> str:
    shown = p.face_up[cell]
    if shown == EMPTY:
        return NOTHING
    name = "?"
    if shown != FACE_DOWN:
        name = WEAPON_NAMES[shown - TOKEN] if shown >= TOKEN else p.box.tile_names[shown]
    return f"{name}*{p.height[cell]}"


def _read_cell(p: Position, cell: int, text: str) -> None:
    name, _, height = text.partition("*")
    p.height[cell] = int(height or 0)
    if name == NOTHING:
        p.face_up[cell] = EMPTY
    elif name == "?":
        p.face_up[cell] = FACE_DOWN
    elif name in WEAPON_NAMES:
        p.face_up[cell] = TOKEN + _number(name, WEAPON_NAMES)
    else:
        p.face_up[cell] = _number(name, p.box.tile_names)


def _seat_text(p: Position, seat: int) -> str:
    points = [str(int(p.points[seat * SOURCES + source])) for source in range(SOURCES)]
    built = [int(p.spaces[seat * SPACES + space]) for space in range(SPACES)]
    names = [p.box.tile_names[tile] if tile != NO_TILE else "" for tile in built]
    others = [
        p.box.tile_names[tile]
        for tile in range(TILES)
        if p.owner[tile] == seat and tile not in built
    ]
    words = [
        p.box.colours[seat],
        str(int(p.crossing[seat]) + 1),
        str(int(p.board[seat]) + 1),
        ",".join(points),
        _counts_text(p.supply, seat * BLOCKS, BLOCK_NAMES),
        _counts_text(p.pile, seat * WEAPONS, WEAPON_NAMES),
        "/".join(name or NOTHING for name in names),
        _joined(others),
    ]
    return " ".join(words)


def _read_seat(p: Position, seat: int, words: list[str]) -> None:
    crossing, board, points, supply, pile, built, others = words
    p.crossing[seat] = int(crossing) - 1
    p.board[seat] = int(board) - 1
    for source, number in enumerate(points.split(",")):
        p.points[seat * SOURCES + source] = int(number)
    for kind, count in enumerate(_read_counts(supply, BLOCK_NAMES)):
        p.supply[seat * BLOCKS + kind] = count
    for weapon, count in enumerate(_read_counts(pile, WEAPON_NAMES)):
        p.pile[seat * WEAPONS + weapon] = count
    for space, name in enumerate(built.split("/")):
        if name != NOTHING:
            p.spaces[seat * SPACES + space] = _number(name, p.box.tile_names)
            p.owner[_number(name, p.box.tile_names)] = seat
    for name in _split(others):
        p.owner[_number(name, p.box.tile_names)] = seat
