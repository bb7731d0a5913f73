"""What lessons of Builders & Biomes claim about the table."""

from boardwright.core.game import State
from boardwright.games.builders.cube import exposed_sides
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.lessons.reckoned import LEARNER, foreseen, would_score
from boardwright.games.builders.state import BuildersState
from boardwright.games.builders.vocabulary import (
    BLOCK_NAMES,
    BUILDINGS,
    CARDS,
    CELL_NAMES,
    CHARACTERISTIC_NAMES,
    COLUMN_NAMES,
    EXTRA_ACTION_ICON,
    FACE_DOWN,
    HIDDEN,
    LAYERS,
    TOKEN,
    WEAPON_NAMES,
)
from boardwright.games.builders.wording.prospects import Card, Characteristic
from boardwright.wording.lessons import Claim, LessonMoment


def at_table(state: State) -> BuildersState:
    """Return the position as one of this game."""
    assert isinstance(state, BuildersState)
    return state


def _shown(state: State, cell: str) -> int:
    return int(at_table(state).face_up[CELL_NAMES.index(cell)])


def all_face_down() -> Claim:
    """Claim that nothing has been turned up yet."""
    return Claim(
        "everything lies face down",
        lambda at: all(int(shown) < 0 for shown in at_table(at.before).face_up),
    )


def face_down(cell: str) -> Claim:
    """Claim that what lies on a cell cannot be seen."""
    return Claim(f"{cell} lies face down", lambda at: _shown(at.before, cell) == FACE_DOWN)


def turned_up(count: int) -> Claim:
    """Claim how many buildings have been turned up since the thought before, and nothing else."""

    def holds(state: State) -> list[int]:
        return [int(shown) for shown in at_table(state).face_up if int(shown) >= 0]

    return Claim(
        f"{count} buildings were turned up",
        lambda at: (
            len(holds(at.before)) - len(holds(at.since)) == count
            and max(holds(at.before)) < BUILDINGS
        ),
    )


def is_building(cell: str, *characteristics: str) -> Claim:
    """Claim that a building lies face up there and shows these characteristics."""

    def holds(state: State) -> bool:
        shown = _shown(state, cell)
        shows = at_table(state).box.shows
        return 0 <= shown < BUILDINGS and all(
            int(shows[shown * int(CARDS) + number // 4]) == number % 4
            for number in map(CHARACTERISTIC_NAMES.index, characteristics)
        )

    return Claim(f"{cell} shows {characteristics}", lambda at: holds(at.before))


def wants(cell: str, block: str) -> Claim:
    """Claim that the building there costs blocks of a kind."""

    def holds(state: State) -> bool:
        return at_table(state).box.cost[_shown(state, cell) * 4 + BLOCK_NAMES.index(block)] > 0

    return Claim(f"{cell} costs {block}", lambda at: holds(at.before))


def is_mob(cell: str, name: str, *, gives_extra_action: bool) -> Claim:
    """Claim that a mob lies face up there, what it is called, and which sort it is."""

    def holds(state: State) -> bool:
        box, tile = at_table(state).box, _shown(state, cell)
        return (
            BUILDINGS <= tile < len(box.tile_names)
            and box.tile_names[tile].startswith(name)
            and (int(box.icon[tile - int(BUILDINGS)]) == EXTRA_ACTION_ICON) == gives_extra_action
        )

    return Claim(f"a {name} lies on {cell}", lambda at: holds(at.before))


def top_block(column: str, block: str) -> Claim:
    """Claim which block is the uppermost one of a column."""

    def holds(state: State) -> bool:
        table, number = at_table(state), COLUMN_NAMES.index(column)
        layer = int(table.depth[number])
        return int(table.cube[number * int(LAYERS) + layer]) == BLOCK_NAMES.index(block)

    return Claim(f"{column} is {block}", lambda at: holds(at.before))


def frees(column: str) -> Claim:
    """Claim that what happened since the thought before made a block one that may be taken."""
    number = COLUMN_NAMES.index(column)

    def sides(state: State) -> int:
        table = at_table(state)
        return int(exposed_sides(table, number, table.depth[number]))

    return Claim(f"{column} was freed", lambda at: sides(at.since) < 2 <= sides(at.before))


def uncovers(column: str) -> Claim:
    """Claim that taking the uppermost block of a column shows one that nobody has seen."""
    number = COLUMN_NAMES.index(column)

    def below(state: State, layer: int) -> int:
        return int(at_table(state).cube[number * int(LAYERS) + layer])

    def holds(before: State, after: State) -> bool:
        layer = int(at_table(before).depth[number]) + 1
        return below(before, layer) == HIDDEN and below(after, layer) >= 0

    return Claim(f"{column} hides a block", lambda at: holds(at.before, at.after))


def grows(characteristic: str) -> Claim:
    """Claim that what the learner does makes the largest group of a characteristic larger."""
    return Claim(
        f"{characteristic} grows",
        lambda at: (
            len(would_score(at.game, at.after, characteristic).spaces)
            > len(would_score(at.game, at.before, characteristic).spaces)
        ),
    )


def built_meanwhile(seat: int) -> Claim:
    """Claim that a seat has built since the thought before."""

    def built(state: State) -> int:
        view = at_table(state).view(seat)
        assert isinstance(view, BuildersView)
        return sum(building >= 0 for building in view.spaces[seat * 9 : seat * 9 + 9])

    return Claim(f"seat {seat} has built", lambda at: built(at.before) > built(at.since))


def has(block: str, count: int) -> Claim:
    """Claim how many blocks of a kind the learner has."""
    return Claim(
        f"{count} {block}",
        lambda at: int(at_table(at.before).supply[BLOCK_NAMES.index(block)]) == count,
    )


def lacks(cell: str, block: str, count: int) -> Claim:
    """Claim that the learner lacks so many blocks of a kind for a building, and nothing else."""
    lack = {name: count if name == block else 0 for name in BLOCK_NAMES}

    def holds(at: LessonMoment) -> bool:
        costs = foreseen(at.game, at.before).costs
        return any(cost.cell == cell and cost.missing == lack for cost in costs)

    return Claim(f"{count} {block} missing for {cell}", holds)


def left_then(card: str, blocks: int) -> Claim:
    """Claim how many blocks go before a scoring round when the learner's action is done."""
    return Claim(
        f"{blocks} blocks left then",
        lambda at: foreseen(at.game, at.after).to_go[Card(card)] == blocks,
    )


def scores_most(characteristic: str) -> Claim:
    """Claim that nothing else on the card scores as much for the learner."""

    def holds(at: LessonMoment) -> bool:
        scored = foreseen(at.game, at.before).seats[LEARNER].scored
        first = CHARACTERISTIC_NAMES.index(characteristic) & ~3
        others = [
            scored[Characteristic(name)].points
            for name in CHARACTERISTIC_NAMES[first : first + 4]
            if name != characteristic
        ]
        return scored[Characteristic(characteristic)].points > max(others)

    return Claim(f"{characteristic} scores most", holds)


def pile_has(*kinds: str) -> Claim:
    """Claim that the learner's pile holds weapons of these kinds."""
    return Claim(
        f"the pile has {kinds}",
        lambda at: all(at_table(at.before).pile[WEAPON_NAMES.index(kind)] > 0 for kind in kinds),
    )


def shows_weapon(cell: str, kind: str) -> Claim:
    """Claim that a weapon lies face up there."""
    return Claim(
        f"{kind} lies on {cell}",
        lambda at: _shown(at.before, cell) - int(TOKEN) == WEAPON_NAMES.index(kind),
    )


def is_beginner(seat: int, *, is_it: bool = True) -> Claim:
    """Claim that a seat scores as a beginner, or not."""
    return Claim(
        f"seat {seat} is a beginner: {is_it}",
        lambda at: bool(at_table(at.before).box.is_beginner[seat]) == is_it,
    )


def more_hearts(kind: str, than: str) -> Claim:
    """Claim that a weapon has more hearts than another one."""

    def hearts(state: State, of: str) -> int:
        return int(at_table(state).box.weapon_hearts[WEAPON_NAMES.index(of)])

    return Claim(
        f"{kind} beats {than}", lambda at: hearts(at.before, kind) > hearts(at.before, than)
    )
