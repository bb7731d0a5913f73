"""The text form of a position, for tests, bug reports and storage.

A line each for the turn, what is asked, the fight, the layers of the big cube (top first, row by
row; a letter is a block, `?` an unseen one, a dot one that is taken), the rows of the layout (what
lies face up on each cell or `?`, and how many lie there), and every seat. The tiles that may still
lie face down are those that stand nowhere.
"""

from collections.abc import Sequence

from boardwright.core.bag import Bag
from boardwright.core.game import UnknownText
from boardwright.core.lines import (
    NOTHING,
    count_of,
    counts_text,
    joined,
    lines_of,
    name_of,
    number_of,
    read_counts,
)
from boardwright.core.messages import message
from boardwright.core.vectors import to_ints, to_vec
from boardwright.games.builders.actions import QUESTIONS
from boardwright.games.builders.cube import count_from_blocks
from boardwright.games.builders.layout import is_stack
from boardwright.games.builders.position import Position
from boardwright.games.builders.vocabulary import (
    BLOCK_LETTERS,
    BLOCK_NAMES,
    BLOCKS,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    HIDDEN,
    KIND_NAMES,
    LAYERS,
    NOBODY,
    RETURNED,
    SOURCES,
    SPACES,
    TILES,
    WEAPON_NAMES,
    WEAPONS,
    WIDTH,
)

# Signs for the numbers below zero, that of -1 last.
TAKEN_OR_HIDDEN = ".?"
EMPTY_OR_FACE_DOWN = "-?"


def position_text(p: Position) -> str:
    """Write a position down."""
    kind = name_of(p.first_action, KIND_NAMES)
    fight = name_of(p.fight_cell, CELL_NAMES)
    revealed = counts_text(to_ints(p.revealed), WEAPON_NAMES)
    returned = [p.box.tile_names[tile] for tile in range(TILES) if p.owner[tile] == RETURNED]
    lines = [
        f"builders {p.box.players} {_beginners(p)}",
        f"turn {p.turn} {name_of(p.turn_seat, p.box.colours)} {p.actions} {kind} {p.rounds}",
        f"asked {QUESTIONS[p.asked].name} {name_of(p.asked_seat, p.box.colours)}",
        f"fight {fight} {p.to_reveal} {p.hearts} {p.tnt_kept} {revealed}",
        *(_layer_text(p, layer) for layer in range(LAYERS)),
        f"hidden {counts_text(to_ints(p.hidden.counts), BLOCK_NAMES)}",
        *(_row_text(p, row) for row in range(WIDTH)),
        f"tokens {counts_text(to_ints(p.tokens.counts), WEAPON_NAMES)}",
        f"returned {joined(returned, ',')}",
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
    lines = lines_of(text)
    expected = [str(int(p.box.players)), _beginners(p)]
    if lines["builders"] != expected:
        raise ValueError(
            f"builders {' '.join(lines['builders'])} is not builders {' '.join(expected)}"
        )
    turn, seat, actions, kind, rounds = lines["turn"]
    p.turn, p.turn_seat = count_of(turn), number_of(seat, p.box.colours)
    p.actions, p.rounds = count_of(actions), count_of(rounds)
    p.first_action = number_of(kind, KIND_NAMES)
    question, asked = lines["asked"]
    questions = [known.name for known in QUESTIONS]
    p.ask(number_of(question, questions), number_of(asked, p.box.colours))
    cell, to_reveal, hearts, kept, revealed = lines["fight"]
    p.fight_cell = number_of(cell, CELL_NAMES)
    p.to_reveal, p.hearts, p.tnt_kept = count_of(to_reveal), count_of(hearts), count_of(kept)
    p.revealed = to_vec(read_counts(revealed, WEAPON_NAMES))
    for layer in range(LAYERS):
        for column, letter in enumerate("".join(lines[f"layer-{layer + 1}"])):
            p.cube[column * LAYERS + layer] = _number(letter, BLOCK_LETTERS, TAKEN_OR_HIDDEN)
    p.hidden = Bag(to_vec(read_counts(lines["hidden"][0], BLOCK_NAMES)))
    for row in range(WIDTH):
        for place, words_of_cell in enumerate(lines[f"row-{row + 1}"]):
            _read_cell(p, row * WIDTH + place, words_of_cell)
    p.tokens = Bag(to_vec(read_counts(lines["tokens"][0], WEAPON_NAMES)))
    for name in lines["returned"][0].split(","):
        if name != NOTHING:
            p.owner[number_of(name, p.box.tile_names)] = RETURNED
    for owner in range(p.box.players):
        _read_seat(p, owner, lines[p.box.colours[owner]])
    count_from_blocks(p)
    _find_face_down(p)


def _find_face_down(p: Position) -> None:
    """Put into the bag the tiles that stand nowhere; as many as lie face down, blocks too."""
    nowhere = [int(p.owner[tile] == NOBODY) for tile in range(TILES)]
    face_down = {"tiles": 0, "tokens": 0, "blocks": sum(block == HIDDEN for block in p.cube)}
    for cell in range(CELLS):
        shown = p.face_up[cell]
        what = "tiles" if is_stack(cell) else "tokens"
        face_down[what] += p.height[cell] - (0 if shown < 0 else 1)
        if 0 <= shown < TILES:
            nowhere[shown] -= 1
    left = {"tiles": sum(nowhere), "tokens": p.tokens.total, "blocks": p.hidden.total}
    for name, needed in face_down.items():
        if left[name] != needed or min(nowhere) < 0:
            raise ValueError(f"{left[name]} {name} are left for {needed} face-down places")
    p.tiles = Bag(to_vec(nowhere))


def _beginners(p: Position) -> str:
    return joined([str(seat + 1) for seat in range(4) if p.box.is_beginner[seat] != 0], "")


def _name(number: int, names: Sequence[str], signs: str) -> str:
    """Return the name of a number, or its sign if it is below zero."""
    return names[number] if number >= 0 else signs[number]


def _number(name: str, names: Sequence[str], signs: str) -> int:
    """Return the number of a name or sign."""
    return signs.index(name) - len(signs) if name in list(signs) else number_of(name, names)


def _layer_text(p: Position, layer: int) -> str:
    letters = [
        _name(p.cube[column * LAYERS + layer], BLOCK_LETTERS, TAKEN_OR_HIDDEN)
        for column in range(COLUMNS)
    ]
    rows = ["".join(letters[at : at + 4]) for at in range(0, 16, 4)]
    return f"layer-{layer + 1} {' '.join(rows)}"


def _row_text(p: Position, row: int) -> str:
    cells = [_cell_text(p, row * WIDTH + place) for place in range(WIDTH)]
    return f"row-{row + 1} {' '.join(cells)}"


def _cell_text(p: Position, cell: int) -> str:
    name = _name(p.face_up[cell], _names_shown(p), EMPTY_OR_FACE_DOWN)
    return name if name == NOTHING else f"{name}*{p.height[cell]}"


def _read_cell(p: Position, cell: int, text: str) -> None:
    name, _, height = text.partition("*")
    p.height[cell] = count_of(height or "0")
    p.face_up[cell] = _number(name, _names_shown(p), EMPTY_OR_FACE_DOWN)


def _names_shown(p: Position) -> list[str]:
    """Return the names of all that can lie face up on a cell: a token comes after the tiles."""
    return p.box.tile_names + WEAPON_NAMES


def _seat_text(p: Position, seat: int) -> str:
    points = to_ints(p.points)[seat * SOURCES : (seat + 1) * SOURCES]
    supply = to_ints(p.supply)[seat * BLOCKS : (seat + 1) * BLOCKS]
    pile = to_ints(p.pile)[seat * WEAPONS : (seat + 1) * WEAPONS]
    built = to_ints(p.spaces)[seat * SPACES : (seat + 1) * SPACES]
    others = [
        p.box.tile_names[tile]
        for tile in range(TILES)
        if p.owner[tile] == seat and tile not in built
    ]
    words = [
        p.box.colours[seat],
        str(int(p.crossing[seat]) + 1),
        str(int(p.board[seat]) + 1),
        ",".join(map(str, points)),
        counts_text(supply, BLOCK_NAMES),
        counts_text(pile, WEAPON_NAMES),
        "/".join(name_of(tile, p.box.tile_names) for tile in built),
        joined(others, ","),
    ]
    return " ".join(words)


def _read_seat(p: Position, seat: int, words: list[str]) -> None:
    crossing, board, points, supply, pile, built, others = words
    p.crossing[seat] = int(crossing) - 1
    p.board[seat] = int(board) - 1
    for source, number in enumerate(points.split(",")):
        p.points[seat * SOURCES + source] = int(number)
    for kind, count in enumerate(read_counts(supply, BLOCK_NAMES)):
        p.supply[seat * BLOCKS + kind] = count
    for weapon, count in enumerate(read_counts(pile, WEAPON_NAMES)):
        p.pile[seat * WEAPONS + weapon] = count
    for space, name in enumerate(built.split("/")):
        p.spaces[seat * SPACES + space] = number_of(name, p.box.tile_names)
    for name in [*built.split("/"), *others.split(",")]:
        if name != NOTHING:
            p.owner[number_of(name, p.box.tile_names)] = seat
