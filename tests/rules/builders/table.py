"""A table of Builders & Biomes for the tests: say only what differs from the beginning."""

from boardwright.core.chance import ScriptedChance
from boardwright.core.library import load
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import COLOURS
from tests.rules.position import line

OWN = "wooden_sword*1,stone_sword*1,poisonous_potato*3"
BARE = "-/-/-/-/-/-/-/-/-"
SEAT = f"13 1 0,0,0,0,0,0,0 - {OWN} {BARE} -"
NEUTRAL = {
    "bow": 3,
    "golden_hoe": 2,
    "stone_pickaxe": 3,
    "iron_sword": 3,
    "diamond_sword": 3,
    "tnt": 2,
}
EDGE = "- ?*1 ?*1 ?*1 ?*1 -"
ROWS = [EDGE, *["?*1 ?*4 ?*4 ?*4 ?*4 ?*1"] * 4, EDGE]
WHOLE = "0000 0000 0000 0000"


def table(
    *,
    players: str = "2",
    beginners: str = "no",
    components: str = "",
    turn: str = "",
    asked: str = "",
    fight: str = "",
    taken: str = WHOLE,
    blocks: str = "",
    hidden: str = "sand",
    cells: str = "",
    returned: str = "-",
    **seats: str,
) -> BuildersState:
    """Return a position with red to move in turn 1, all characters on the central crossing.

    turn: number, seat, actions, first action, rounds held. fight: cell, tokens to reveal, hearts,
    TNT kept, tokens revealed. taken: how many blocks of each column; those that can be seen are
    wood unless `blocks` says more (`a1.1=stone`), those that cannot are all `hidden`. cells: what
    lies there (`c3=spider_1*2 a2=-`). A seat by its colour: crossing, board, experience, supply,
    pile, spaces, other tiles. Tiles and tokens that stand elsewhere are missing from the layout.
    """
    colours = COLOURS[: int(players)]
    assert set(seats) <= set(colours), f"nothing on the table is called {set(seats)}"
    lines = {colour: _completed(seats.get(colour, ""), SEAT) for colour in colours}
    cube, unseen = _cube(taken, blocks)
    fighting = _completed(fight, "- 0 0 0 -")
    owned = [tile for line in lines.values() for tile in _tiles(line)]
    owned += [] if returned == "-" else returned.split(",")
    pools = [line.split()[4] for line in lines.values()] + [fighting.split()[4]]
    rows, face_up = _layout(cells, len(owned), _neutral(pools))
    left = {name: NEUTRAL[name] - face_up.count(name) - _named(name, pools) for name in NEUTRAL}
    text = "\n".join(
        [
            f"builders {players} {'-' if beginners == 'no' else beginners}",
            f"turn {_completed(turn, '1 red 0 - 0')}",
            f"asked {_completed(asked, 'first-action red')}",
            f"fight {fighting}",
            *(f"layer-{number + 1} {cube[number]}" for number in range(4)),
            f"hidden {f'{hidden}*{unseen}' if unseen else '-'}",
            *(f"row-{number + 1} {row}" for number, row in enumerate(rows)),
            "tokens " + (",".join(f"{name}*{n}" for name, n in left.items() if n) or "-"),
            f"returned {returned}",
            *(f"{colour} {line}" for colour, line in lines.items()),
        ]
    )
    game = load("builders", components or None, players=players, beginners=beginners)
    state = game.deserialize(text)
    assert isinstance(state, BuildersState)
    return state


def _completed(text: str, usual: str) -> str:
    words = text.split()
    return " ".join(words + usual.split()[len(words) :])


def _tiles(seat: str) -> list[str]:
    """Return the tiles that lie before a seat."""
    built, others = seat.split()[5:]
    return [tile for tile in built.split("/") + others.split(",") if tile != "-"]


def _named(name: str, pools: list[str]) -> int:
    """Count the tokens of a kind in texts such as `bow*1,tnt*2`."""
    parts = [part.partition("*") for pool in pools for part in pool.split(",")]
    return sum(int(count) for kind, _, count in parts if kind == name)


def _neutral(pools: list[str]) -> int:
    return sum(_named(name, pools) for name in NEUTRAL)


def _cube(taken: str, blocks: str) -> tuple[list[str], int]:
    """Return the four layers as text, and how many blocks nobody can see."""
    depth = [int(digit) for digit in taken.replace(" ", "")]
    special = dict(block.split("=") for block in blocks.split())
    layers, unseen = [], 0
    for layer in range(4):
        letters = ""
        for column in range(16):
            name = f"{'abcd'[column % 4]}{column // 4 + 1}.{layer + 1}"
            inside = 0 < column // 4 < 3 and 0 < column % 4 < 3
            around = [depth[column + step] for step in (-4, -1, 1, 4)] if inside else []
            is_unseen = inside and layer > depth[column] and max(around) <= layer
            unseen += is_unseen
            letter = {"stone": "t"}.get(special.get(name, ""), special.get(name, "w")[0])
            letters += "." if layer < depth[column] else "?" if is_unseen else letter
        layers.append(" ".join(letters[row * 4 : row * 4 + 4] for row in range(4)))
    return layers, unseen


def _layout(cells: str, tiles_gone: int, tokens_gone: int) -> tuple[list[str], list[str]]:
    """Return the six rows, and what lies face up; what is missing left the last cells."""
    rows = [row.split() for row in ROWS]
    stated = dict(cell.split("=") for cell in cells.split())
    face_up = [text.partition("*")[0] for text in stated.values()]
    for name, text in stated.items():
        column, row = "abcdef".index(name[0]), int(name[1]) - 1
        before = int(rows[row][column].partition("*")[2])
        shown, _, count = text.partition("*")
        height = 0 if shown == "-" else int(count or before)
        rows[row][column] = f"{shown}*{height}" if height else "-"
        if before == 1:
            tokens_gone -= before - height
        else:
            tiles_gone -= before - height
    for words in reversed(rows):
        for place in reversed(range(6)):
            shown, _, count = words[place].partition("*")
            if shown == "?" and tokens_gone > 0 and count == "1":
                words[place] = "-"
                tokens_gone -= 1
            elif shown == "?" and tiles_gone > 0 and count == "4":
                height = max(0, 4 - tiles_gone)
                tiles_gone -= 4 - height
                words[place] = f"?*{height}" if height else "-"
    assert tiles_gone == tokens_gone == 0, "too little is stated to be gone from the layout"
    return [" ".join(row) for row in rows], face_up


def play(state: BuildersState, *actions: str, draws: str = "") -> BuildersState:
    """Carry out actions by their texts; `draws` are all answers of chance, no more and no fewer."""
    game = load("builders", players=state.num_players())
    chance = ScriptedChance([game.string_to_chance(text) for text in draws.split()])
    for text in actions:
        state.apply_action(state.string_to_action(text), chance)
    assert chance.next == len(chance.answers), "chance was asked less than the test answers"
    return state


def asked(state: BuildersState) -> str:
    """Return the question and the seat that is asked, such as `second-block red`."""
    return line(state, "asked")


def supply(state: BuildersState, colour: str = "red") -> str:
    """Return the blocks of a seat, such as `wood*2,emerald*1`."""
    return line(state, colour).split()[3]


def pile(state: BuildersState, colour: str = "red") -> str:
    """Return the weapon tokens of a seat besides the five own ones, such as `bow*1`."""
    parts = line(state, colour).split()[4].split(",")
    return ",".join(part for part in parts if part not in OWN.split(",")) or "-"


def built(state: BuildersState, colour: str = "red") -> list[str]:
    """Return what stands on the nine spaces of a seat."""
    return line(state, colour).split()[5].split("/")


def others(state: BuildersState, colour: str = "red") -> str:
    """Return the beaten mobs and covered buildings of a seat."""
    return line(state, colour).split()[6]


def cell(state: BuildersState, name: str) -> str:
    """Return what lies on a cell of the layout, such as `spider_1*4`."""
    return line(state, f"row-{name[1]}").split()["abcdef".index(name[0])]


def points(state: BuildersState, source: str) -> list[int]:
    """Return the experience of each seat from one source."""
    return [score[source] for score in state.scores()]
