"""The vocabulary of Biotopia: cards, missions, actions and questions, each with its number."""

from typing import Final

from mypy_extensions import i64

SEAT_NAMES: Final = ["1", "2", "3", "4", "5"]

NOBODY: Final[i64] = -1

# The 13 kinds of cards: ten butterflies, two bio cards, the double flower.
ESSEX_SKIPPER: Final[i64] = 0
LARGE_WHITE: Final[i64] = 1
SMALL_TORTOISESHELL: Final[i64] = 2
COMMON_BLUE: Final[i64] = 3
MEADOW_BROWN: Final[i64] = 4
BRIMSTONE: Final[i64] = 5
ORANGE_TIP: Final[i64] = 6
RED_ADMIRAL: Final[i64] = 7
MOURNING_CLOAK: Final[i64] = 8
PEACOCK: Final[i64] = 9
BUTTERFLIES: Final[i64] = 10
CHRYSALIS: Final[i64] = 10
SUNSHINE: Final[i64] = 11
COMMON_KNAPWEED: Final[i64] = 12
KINDS: Final[i64] = 13
CARD_NAMES: Final = [
    "essex_skipper",
    "large_white",
    "small_tortoiseshell",
    "common_blue",
    "meadow_brown",
    "brimstone",
    "orange_tip",
    "red_admiral",
    "mourning_cloak",
    "peacock",
    "chrysalis",
    "sunshine",
    "common_knapweed",
]
CARD_TYPES: Final = [*["butterfly"] * 10, "bio", "bio", "double_flower"]
NO_CARD: Final[i64] = -1  # an empty place of the sky, or nothing to draw
SKY_PLACES: Final[i64] = 3

# The six ordinary missions; "most large whites" is apart (BT-4.3).
MISSION_NAMES: Final = [
    "three_skippers",
    "seven_flowers",
    "meadow_quartet",
    "spring_flight",
    "nettle_bed",
    "rich_meadow",
]
MISSIONS: Final[i64] = 6
MOST_LARGE_WHITES: Final = "most_large_whites"
# Where a mission is when no seat has it.
OPEN: Final[i64] = -1
OUT: Final[i64] = -2  # not in this game (BT-1.2)

# What points come from.
FROM_BUTTERFLIES: Final[i64] = 0
FROM_TORTOISESHELLS: Final[i64] = 1
FROM_MISSIONS: Final[i64] = 2
FROM_LARGE_WHITES: Final[i64] = 3
SOURCES: Final[i64] = 4
SOURCE_NAMES: Final = ["butterflies", "tortoiseshells", "missions", "large_whites"]

# Questions: what a seat is asked.
TURN: Final[i64] = 0
FIRST_FLOWER: Final[i64] = 1
CHRYSALIS_TARGET: Final[i64] = 2
SKY_CARD: Final[i64] = 3
COMPOST_CARD: Final[i64] = 4
MORE_CARDS: Final[i64] = 5
HAND_LIMIT: Final[i64] = 6
GAME_OVER: Final[i64] = 7
# The step that follows by itself.
END_TURN: Final[i64] = 8

# Actions: the first number of each family.
PASS: Final[i64] = 0
DRAW: Final[i64] = 1
TAKE: Final[i64] = 2  # + kind, from the sky
FLOWER: Final[i64] = 15  # + kind, flower side up
PLAY: Final[i64] = 28  # + kind, face up
TAKE_MISSION: Final[i64] = 41  # + mission
TURN_OVER: Final[i64] = 47  # + butterfly
RECOVER: Final[i64] = 57  # + kind, from the compost
DISCARD: Final[i64] = 70  # + kind
DECLINE: Final[i64] = 83
ACTIONS: Final[i64] = 84

# Questions to chance.
WHICH_MISSION: Final[i64] = 0
WHICH_START_PLAYER: Final[i64] = 1
WHICH_CARD: Final[i64] = 2

# Why a game ends (the detail of GAME_OVER), and what can break a tie (BT-6.2).
FIFTEEN_POINTS: Final[i64] = 0
ALL_PASSED: Final[i64] = 1
STANDSTILL: Final[i64] = 2
REASON_NAMES: Final = ["fifteen-points", "all-passed", "standstill"]
DIFFERENT_BUTTERFLIES: Final = "different-butterflies"
