"""What is in the box, and how this table plays: components and options as the rules use them."""

import re
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.components import Components
from boardwright.core.messages import Value
from boardwright.core.vectors import to_vec
from boardwright.games.builders.vocabulary import (
    BLOCK_NAMES,
    BUILDINGS,
    CARD_NAMES,
    CHARACTERISTIC_NAMES,
    CUBE,
    EMERALD,
    MOBS,
    NEUTRAL_TOKENS,
    OWN_KINDS,
    OWN_TOKENS,
    SPACES,
    WEAPON_NAMES,
)

BOARDS: Final = 4
ICON_NAMES: Final = [*CHARACTERISTIC_NAMES, "extra_action"]


@final
class Box:
    """The printed values as plain numbers; shared by all positions of a game, never changed."""

    def __init__(
        self, components: Components, players: int, colours: list[str], beginners: list[int]
    ) -> None:
        self.players: i64 = players
        self.colours: list[str] = colours  # by seat, then those that nobody plays
        self.is_beginner: vec[i64] = to_vec([int(seat in beginners) for seat in range(4)])
        blocks = [f"blocks.{name}" for name in BLOCK_NAMES]
        self.blocks: vec[i64] = to_vec(_counts(components, blocks, CUBE))
        self.values: vec[i64] = _scoring_cards(components)
        self.boards: vec[i64] = _boards(components)
        own = [f"weapons.{name}.own" for name in WEAPON_NAMES[:OWN_KINDS]]
        neutral = [f"weapons.{name}.neutral" for name in WEAPON_NAMES[OWN_KINDS:]]
        self.own: vec[i64] = to_vec(_counts(components, own, OWN_TOKENS) + [0] * len(neutral))
        self.neutral: vec[i64] = to_vec(
            [0] * len(own) + _counts(components, neutral, NEUTRAL_TOKENS)
        )
        self.weapon_hearts: vec[i64] = to_vec(
            [components.number(f"weapons.{name}.hearts") for name in WEAPON_NAMES]
        )
        self.hoe: i64 = components.number("weapons.golden_hoe.experience")
        buildings = _named(components, "buildings", BUILDINGS)
        mobs = _named(components, "mobs", MOBS)
        self.tile_names: list[str] = [path.split(".")[1] for path in buildings + mobs]
        self.experience: vec[i64] = to_vec(
            [components.number(f"{path}.experience") for path in buildings + mobs]
        )
        self.shows: vec[i64] = _characteristics(components, buildings)  # building * 3 + card
        self.cost: vec[i64] = _costs(components, buildings)  # building * 4 + material
        self.hearts: vec[i64] = to_vec([components.number(f"{path}.hearts", 1) for path in mobs])
        self.icon: vec[i64] = to_vec(
            [ICON_NAMES.index(components.word(f"{path}.icon", ICON_NAMES)) for path in mobs]
        )
        self.points: vec[i64] = to_vec([components.number(f"{path}.points") for path in mobs])


def _counts(components: Components, paths: list[str], total: int) -> list[int]:
    """Read how many of each kind there are; an error about their sum names an owner's value."""
    counts = [components.number(path) for path in paths]
    if sum(counts) != total:
        owners = [path for path in paths if components.printed[path].confidence == "owner"]
        where = owners[0] if owners else paths[0]
        raise components.error(
            where, "builders-components-sum", {"total": total, "sum": sum(counts)}
        )
    return counts


def _scoring_cards(components: Components) -> vec[i64]:
    """Return the value of each characteristic, card by card (BB-9.4)."""
    paths = [
        f"scoring.{CARD_NAMES[number // 4]}.{name}"
        for number, name in enumerate(CHARACTERISTIC_NAMES)
    ]
    return to_vec([components.number(path) for path in paths])


def _boards(components: Components) -> vec[i64]:
    """Return the biomes printed on the four boards, nine spaces each (BB-1.5)."""
    biomes = CHARACTERISTIC_NAMES[:4]
    result: list[int] = []
    for number in range(BOARDS):
        path = f"boards.board_{number + 1}"
        value = components.printed[path].value
        printed = [str(biome) for biome in value] if isinstance(value, list) else []
        if len(printed) != SPACES or any(biome not in biomes for biome in printed):
            known = ", ".join(biomes)
            raise components.error(path, "builders-components-board", {"known": known})
        result += [biomes.index(biome) for biome in printed]
    return to_vec(result)


def _named(components: Components, kind: str, count: int) -> list[str]:
    """Return the paths of all tiles of a kind; there must be as many as the box holds (BB-1.2)."""
    names = components.names(kind)
    if len(names) != count:
        values: dict[str, Value] = {"count": count, "found": len(names)}
        path = f"{kind}.{names[0]}" if names else kind
        raise components.error(path, "builders-components-tiles", values)
    return [f"{kind}.{name}" for name in names]


def _characteristics(components: Components, buildings: list[str]) -> vec[i64]:
    """Return biome, material and type of each building, each 0 to 3 in its card's order."""
    result: list[int] = []
    for path in buildings:
        for card, field in enumerate(["biome", "material", "type"]):
            known = CHARACTERISTIC_NAMES[card * 4 : card * 4 + 4]
            result.append(known.index(components.word(f"{path}.{field}", known)))
    return to_vec(result)


def _costs(components: Components, buildings: list[str]) -> vec[i64]:
    """Read costs such as "1 wood, 2 sand"; emeralds are never asked for (BB-5.2)."""
    materials = BLOCK_NAMES[:EMERALD]
    result: list[int] = []
    for building in buildings:
        path = f"{building}.cost"
        cost = [0] * len(materials)
        for part in str(components.printed[path].value).split(","):
            words = re.fullmatch(r"([1-9]\d?) (\w+)", part.strip())
            if words is None or words[2] not in materials:
                known = ", ".join(materials)
                raise components.error(path, "builders-components-cost", {"known": known})
            cost[materials.index(words[2])] += int(words[1])
        result += cost
    return to_vec(result)
