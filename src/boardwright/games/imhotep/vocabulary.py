"""The vocabulary of Imhotep: seats, sites, cards, actions and questions, each with its number."""

from typing import Final

from mypy_extensions import i64

# Seats take the colours in this order if nobody chooses; the letter stands for a stone in texts.
COLOURS: Final = ["black", "white", "brown", "grey"]
LETTERS: Final = "bwng"

NOBODY: Final[i64] = -1  # an empty slot, no seat

# The five sites (IM-1.1), in the order of the option `sides`.
MARKET: Final[i64] = 0
PYRAMIDS: Final[i64] = 1
TEMPLE: Final[i64] = 2
BURIAL_CHAMBER: Final[i64] = 3
OBELISKS: Final[i64] = 4
SITES: Final[i64] = 5
SITE_NAMES: Final = ["market", "pyramids", "temple", "burial", "obelisks"]

# Where a ship is when it is at no site.
WAITING: Final[i64] = -1
GONE: Final[i64] = -2  # a ship left over when all players were stuck (IM-R2)

SHIPS: Final[i64] = 4
SLOTS: Final[i64] = 4  # slots numbered per ship; a smaller ship does not use the last ones

# The 12 kinds of market cards (IM-6.5): red, green, violet, blue.
ENTRANCE: Final[i64] = 0
SARCOPHAGUS: Final[i64] = 1
PAVED_PATH: Final[i64] = 2
PYRAMID_DECORATION: Final[i64] = 3
TEMPLE_DECORATION: Final[i64] = 4
BURIAL_CHAMBER_DECORATION: Final[i64] = 5
OBELISK_DECORATION: Final[i64] = 6
STATUE: Final[i64] = 7
LEVER: Final[i64] = 8
HAMMER: Final[i64] = 9
SAIL: Final[i64] = 10
CHISEL: Final[i64] = 11
CARDS: Final[i64] = 12
CARD_NAMES: Final = [
    "entrance",
    "sarcophagus",
    "paved_path",
    "pyramid_decoration",
    "temple_decoration",
    "burial_chamber_decoration",
    "obelisk_decoration",
    "statue",
    "lever",
    "hammer",
    "sail",
    "chisel",
]
NO_CARD: Final[i64] = -1

# What points come from.
SOURCE_NAMES: Final = [
    "pyramids",
    "temple",
    "burial_chamber",
    "obelisks",
    "decorations",
    "statues",
    "blue_cards",
    "wrath",
]
FROM_PYRAMIDS: Final[i64] = 0
FROM_TEMPLE: Final[i64] = 1
FROM_BURIAL_CHAMBER: Final[i64] = 2
FROM_OBELISKS: Final[i64] = 3
FROM_DECORATIONS: Final[i64] = 4
FROM_STATUES: Final[i64] = 5
FROM_BLUE_CARDS: Final[i64] = 6
FROM_WRATH: Final[i64] = 7
SOURCES: Final[i64] = 8

# Questions: what a seat is asked.
TURN: Final[i64] = 0
UNLOAD_ORDER: Final[i64] = 1
SAIL_TO: Final[i64] = 2
SECOND_STONE: Final[i64] = 3
TAKE_CARD: Final[i64] = 4
KEEP_CARD: Final[i64] = 5
CHOOSE_PYRAMID: Final[i64] = 6
SHIP_BONUS: Final[i64] = 7
TEMPLE_CHOICE: Final[i64] = 8
STONES_BONUS: Final[i64] = 9
GAME_OVER: Final[i64] = 10
# Steps that follow by themselves.
UNLOAD: Final[i64] = 11
DISCARD: Final[i64] = 12
END_TURN: Final[i64] = 13
TEMPLE_SPACE: Final[i64] = 14
NEXT_ROUND: Final[i64] = 15

# Actions: the first number of each family.
PASS: Final[i64] = 0
GET_STONES: Final[i64] = 1
PLACE: Final[i64] = 2  # + ship * 4 + slot
SAIL_SHIP: Final[i64] = 18  # + ship * 5 + site
PLAY_LEVER: Final[i64] = 38  # + ship * 5 + site
PLAY_HAMMER: Final[i64] = 58  # + ship * 4 + slot
PLAY_SAIL: Final[i64] = 74  # + ship * 4 + slot
PLAY_CHISEL: Final[i64] = 90  # + ship * 4 + slot
SAIL_CARD_TO: Final[i64] = 106  # + site
CHISEL_SECOND: Final[i64] = 111  # + ship * 4 + slot
UNLOAD_IN_ORDER: Final[i64] = 127  # + number of the order
TAKE: Final[i64] = 151  # + kind of card
LOOK: Final[i64] = 163  # at the face-down pair of market B
KEEP: Final[i64] = 164  # + kind of card
PYRAMID: Final[i64] = 176  # + pyramid
DECLINE: Final[i64] = 179
TAKE_POINT: Final[i64] = 180
TAKE_STONES: Final[i64] = 181
ACTIONS: Final[i64] = 182

PYRAMID_NAMES: Final = ["left", "middle", "right"]
BESIDE: Final[i64] = 3  # where a stone lies that comes when all pyramids are complete

# Questions to chance.
WHICH_START_PLAYER: Final[i64] = 0
WHICH_ROUND_CARD: Final[i64] = 1
WHICH_CARD: Final[i64] = 2

# Why a game ends, and what can break a tie (IM-11.4).
SIX_ROUNDS: Final = "six-rounds"
STONES_ON_SLED: Final = "stones-on-sled"
