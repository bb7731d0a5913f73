"""The vocabulary of Builders & Biomes: blocks, tiles, weapons, actions, each with its number."""

from typing import Final

from mypy_extensions import i64

# Seats take the colours in this order if nobody chooses (BB-1.1).
COLOURS: Final = ["red", "blue", "yellow", "green"]
NOBODY: Final[i64] = -1  # no seat; the owner of a tile that is still in the layout
RETURNED: Final[i64] = -2  # the owner of a mob that was traded in, back in the box

# Blocks (BB-1.4); the letter stands for a block in texts.
WOOD: Final[i64] = 0
SAND: Final[i64] = 1
STONE: Final[i64] = 2
OBSIDIAN: Final[i64] = 3
EMERALD: Final[i64] = 4
BLOCKS: Final[i64] = 5
BLOCK_NAMES: Final = ["wood", "sand", "stone", "obsidian", "emerald"]
BLOCK_LETTERS: Final = "wstoe"
HIDDEN: Final[i64] = -1  # a block of which nobody can see a face
TAKEN: Final[i64] = -2

# Places as they are typed: a letter for the column, a number for the row.
LETTERS: Final = "abcdef"

# The big cube: 16 columns of four layers, the top one first.
COLUMNS: Final[i64] = 16
LAYERS: Final[i64] = 4
CUBE: Final[i64] = 64
COLUMN_NAMES: Final = [letter + row for row in "1234" for letter in LETTERS[:4]]

# Characteristics: four on each scoring card, A (biomes), B (materials), C (types).
CHARACTERISTICS: Final[i64] = 12
CHARACTERISTIC_NAMES: Final = [
    *("forest", "desert", "mountains", "snowy_tundra"),
    *("wood", "sand", "stone", "obsidian"),
    *("decoration", "dwelling", "animal_house", "bridge"),
]
CARDS: Final[i64] = 3
CARD_NAMES: Final = ["A", "B", "C"]
EXTRA_ACTION_ICON: Final[i64] = 12  # the icon of a mob that scores nothing

# Tiles: 44 buildings, then 20 mobs, in the order of the components file.
BUILDINGS: Final[i64] = 44
MOBS: Final[i64] = 20
TILES: Final[i64] = 64
NO_TILE: Final[i64] = -1  # on a space that is not built on

# Weapon tokens: the three kinds of the own ones, then the neutral ones.
WOODEN_SWORD: Final[i64] = 0
STONE_SWORD: Final[i64] = 1
POISONOUS_POTATO: Final[i64] = 2
BOW: Final[i64] = 3
GOLDEN_HOE: Final[i64] = 4
STONE_PICKAXE: Final[i64] = 5
IRON_SWORD: Final[i64] = 6
DIAMOND_SWORD: Final[i64] = 7
TNT: Final[i64] = 8
WEAPONS: Final[i64] = 9
OWN_KINDS: Final[i64] = 3
WEAPON_NAMES: Final = [
    "wooden_sword",
    "stone_sword",
    "poisonous_potato",
    "bow",
    "golden_hoe",
    "stone_pickaxe",
    "iron_sword",
    "diamond_sword",
    "tnt",
]
OWN_TOKENS: Final[i64] = 5
NEUTRAL_TOKENS: Final[i64] = 16

# What lies on a cell: a tile face up, a weapon token face up (TOKEN + kind), or one of these.
TOKEN: Final[i64] = 64
FACE_DOWN: Final[i64] = -1
EMPTY: Final[i64] = -2
WIDTH: Final[i64] = 6  # cells in a row of the layout
CELLS: Final[i64] = 36
CELL_NAMES: Final = [letter + row for row in "123456" for letter in LETTERS]
STACK: Final[i64] = 4  # tiles in a stack at the start
NOWHERE: Final[i64] = -1  # the cell of a fight when there is none
ROAD: Final[i64] = 5  # crossings in a row
CROSSINGS: Final[i64] = 25
CENTRE: Final[i64] = 12
SPACES: Final[i64] = 9  # of a player's board
BOARD_WIDTH: Final[i64] = 3

# What experience comes from.
FROM_BUILDINGS: Final[i64] = 0
FROM_MOBS: Final[i64] = 1
FROM_HOES: Final[i64] = 2
FROM_SCORING: Final[i64] = 3  # + scoring card
FROM_MOB_SCORING: Final[i64] = 6
SOURCES: Final[i64] = 7
SOURCE_NAMES: Final = [
    "buildings",
    "mobs",
    "hoes",
    "scoring_a",
    "scoring_b",
    "scoring_c",
    "mob_scoring",
]

# The five kinds of actions (BB-2.1).
COLLECTING_BLOCKS: Final[i64] = 0
EXPLORING: Final[i64] = 1
BUILDING: Final[i64] = 2
FIGHTING: Final[i64] = 3
COLLECTING_A_WEAPON: Final[i64] = 4
KIND_NAMES: Final = ["collect-blocks", "explore", "build", "fight", "collect-weapon"]
NO_KIND: Final[i64] = -1

# Questions: what a seat is asked. The first three ask for an action.
FIRST_ACTION: Final[i64] = 0
SECOND_ACTION: Final[i64] = 1
EXTRA_ACTION: Final[i64] = 2
SECOND_BLOCK: Final[i64] = 3
USE_PICKAXE: Final[i64] = 4
DETONATE: Final[i64] = 5
TRADE_OR_END: Final[i64] = 6
SCORING: Final[i64] = 7
GAME_OVER: Final[i64] = 8

# Actions: the first number of each family. A corner is one of the four cells around a character.
END_TURN: Final[i64] = 0
TRADE_MOB: Final[i64] = 1
DECLINE: Final[i64] = 2
LIGHT: Final[i64] = 3
KEEP: Final[i64] = 4
SCORE: Final[i64] = 5  # + characteristic
FIGHT: Final[i64] = 17  # + corner
COLLECT: Final[i64] = 21  # + corner
TAKE_BLOCK: Final[i64] = 25  # + column
EXPLORE: Final[i64] = 41  # + crossing
BUILD: Final[i64] = 66  # + corner * 9 + space
ACTIONS: Final[i64] = 102

# Questions to chance.
WHICH_START_PLAYER: Final[i64] = 0
WHICH_BOARD: Final[i64] = 1
WHICH_BLOCK: Final[i64] = 2
WHICH_TILE: Final[i64] = 3
WHICH_TOKEN: Final[i64] = 4
WHICH_WEAPON: Final[i64] = 5  # of the own pile, in a fight

# Why a game ends, and what can break a tie (BB-10.1, BB-10.2, BB-R11).
THIRD_LAYER_GONE: Final = "third-layer-gone"
TURN_LIMIT: Final = "turn-limit"
MOST_BLOCKS: Final = "blocks"


def kind_of(action: i64) -> i64:
    """Return which of the five kinds an action is that can be chosen in a turn (BB-2.1)."""
    if action < COLLECT:
        return FIGHTING
    if action < TAKE_BLOCK:
        return COLLECTING_A_WEAPON
    if action < EXPLORE:
        return COLLECTING_BLOCKS
    return EXPLORING if action < BUILD else BUILDING
