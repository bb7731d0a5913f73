"""What is in the box, and how this table plays: components and options as the rules use them."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from boardwright.core.components import Components
from boardwright.core.vectors import to_vec
from boardwright.games.imhotep.vocabulary import CARD_NAMES, COLOURS, LETTERS, PYRAMID_NAMES, SHIPS

# What a space gives besides points.
NO_BONUS: Final[i64] = 0
BONUS_CARD: Final[i64] = 1
BONUS_STONES: Final[i64] = 2
BONUS_SHIP: Final[i64] = 3
BONUSES: Final = ["", "card", "stones", "ship"]

SPACES_OF_A_PYRAMID: Final[i64] = 5  # four and a top (IM-7.2)
SPACES_OF_A_LEVEL: Final = 5  # of the temple (IM-8.1)


@final
class Box:
    """The printed values as plain numbers; shared by all positions of a game, never changed."""

    def __init__(
        self, components: Components, players: int, colours: list[str], sides: str, *, wrath: bool
    ) -> None:
        number = components.number
        self.players: i64 = players
        self.colours: list[str] = colours  # by seat, then those that nobody plays
        self.letters: str = "".join(LETTERS[COLOURS.index(colour)] for colour in colours)
        self.sides: str = sides
        self.market_is_b: bool = sides[0] == "B"
        self.pyramids_are_b: bool = sides[1] == "B"
        self.temple_is_b: bool = sides[2] == "B"
        self.burial_chamber_is_b: bool = sides[3] == "B"
        self.obelisks_are_b: bool = sides[4] == "B"
        self.wrath: bool = wrath
        self.minimum: vec[i64] = _minimums(components)
        stones = number("stones.per_colour", 2) - 1
        sled = number("stones.sled", 1)
        start = components.numbers("stones.start", 0, 4)
        room = ["stones.sled", "stones.per_colour"]
        _check_at_most(components, "stones.start", start, min(sled, stones), room)
        self.stones: i64 = stones
        self.sled: i64 = sled
        self.start: vec[i64] = to_vec(start)
        self.get: i64 = number("stones.get", 1)
        self.round_cards: vec[i64] = _round_cards(components, players)
        self.market: vec[i64] = to_vec([number(f"market.{name}") for name in CARD_NAMES])
        self.pyramid_a: vec[i64] = to_vec(
            components.numbers("pyramids.A.level1", 0, 9)
            + components.numbers("pyramids.A.level2", 0, 4)
            + components.numbers("pyramids.A.level3", 0, 1)
        )
        self.pyramid_b, self.pyramid_b_bonus = _pyramids_b(components)
        side = "B" if self.pyramids_are_b else "A"
        self.beside: i64 = number(f"pyramids.{side}.beyond")
        self.pyramid_stones: i64 = number("pyramids.B.bonus_stones")
        self.may_decline_stones: bool = components.flag("pyramids.B.may_decline_stones")
        spaces = components.numbers("temple.spaces", 1, 3)
        _check_at_most(components, "temple.spaces", spaces, SPACES_OF_A_LEVEL)
        self.temple_spaces: i64 = spaces[players - 2]
        self.temple_a: i64 = number("temple.A")
        self.temple_b, self.temple_b_bonus = _spaces(
            components, "temple.B", SPACES_OF_A_LEVEL, "1 or stones", "card"
        )
        self.temple_stones: i64 = number("temple.bonus_stones", 1)
        self.rows: i64 = number("burial_chamber.rows", 1)
        self.groups: vec[i64] = to_vec(components.numbers("burial_chamber.A"))
        self.groups_further: i64 = number("burial_chamber.A_further")
        self.row_places: vec[i64] = to_vec(components.numbers("burial_chamber.B", 0, 4))
        self.obelisk_ranks: vec[i64] = to_vec(
            components.numbers(f"obelisks.A.{players}", 0, players)
        )
        self.obelisk_places: vec[i64] = to_vec(components.numbers("obelisks.B.places"))
        self.obelisk_stones: i64 = number("obelisks.B.stones", 1)
        self.loose: i64 = number("obelisks.B.loose")
        self.statues: vec[i64] = to_vec(components.numbers("cards.statues"))
        self.statues_further: i64 = number("cards.statues_further")
        self.decoration: i64 = number("cards.stones_per_decoration_point", 1)
        self.blue: i64 = number("cards.blue")
        self.penalty: i64 = number("wrath.penalty")


def _check_at_most(
    components: Components,
    path: str,
    numbers: list[int],
    most: int,
    related: list[str] | None = None,
) -> None:
    """Refuse a value that is larger than the rules can use, or than what is related to it."""
    if max(numbers) > most:
        raise components.error(path, "imhotep-components-too-large", {"most": most}, related)


def _minimums(components: Components) -> vec[i64]:
    """Return by capacity how many stones a ship needs, never more than fit on it (IM-5.1)."""
    minimums = [0]
    for size in range(1, SHIPS + 1):
        path = f"ships.{size}.minimum"
        minimums.append(components.number(path, 1))
        _check_at_most(components, path, minimums, size)
    return to_vec(minimums)


def _round_cards(components: Components, players: int) -> vec[i64]:
    """Return the seven round cards, four capacities each (IM-1.4)."""
    path = f"rounds.{players}"
    cards = components.printed[path].value
    fleet = {size: components.number(f"ships.{size}.count") for size in range(1, 5)}
    result: list[int] = []
    for card in cards if isinstance(cards, list) else []:
        ships = [ship for ship in card if type(ship) is int] if isinstance(card, list) else []
        are_there = all(ships.count(ship) <= fleet.get(ship, 0) for ship in ships)
        if ships != card or len(ships) != SHIPS or not are_there:
            counts = [f"ships.{size}.count" for size in fleet]
            raise components.error(
                path, "imhotep-components-round-card", {"card": str(card)}, counts
            )
        result += ships
    if len(result) < 6 * SHIPS:
        raise components.error(path, "imhotep-components-rounds", {})
    return to_vec(result)


def _pyramids_b(components: Components) -> tuple[vec[i64], vec[i64]]:
    """Return points and bonuses of the 15 spaces, pyramid by pyramid (IM-7.2)."""
    points = vec[i64]()
    bonuses = vec[i64]()
    for name in PYRAMID_NAMES:
        some, extra = _spaces(components, f"pyramids.B.{name}", 5, "1+card", "1+stones", "1+ship")
        for i in range(5):
            points = append(points, some[i])
            bonuses = append(bonuses, extra[i])
    return points, bonuses


def _spaces(
    components: Components, path: str, length: int, *bonus_texts: str
) -> tuple[vec[i64], vec[i64]]:
    """Read spaces such as 3, "2", "1+card", "1 or stones" or "card" into points and bonuses."""
    points = vec[i64]()
    bonuses = vec[i64]()
    value = components.printed[path].value
    for space in value if isinstance(value, list) else []:
        text = str(space)
        bonus = NO_BONUS
        if text in bonus_texts:
            for number, word in enumerate(BONUSES):
                if word and text.endswith(word):
                    bonus = number
            text = text[0] if text[0].isdigit() else "0"
        if not text.isdecimal():
            known = ", ".join(bonus_texts)
            raise components.error(
                path, "imhotep-components-space", {"space": text, "known": known}
            )
        points = append(points, int(text))
        bonuses = append(bonuses, bonus)
    if len(points) != length:
        raise components.error(path, "components-wrong-length", {"length": length})
    return points, bonuses
