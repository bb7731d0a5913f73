"""What is in the box, and how many play: components and options as the rules use them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.core.components import Components
from boardwright.core.messages import Message, Value
from boardwright.core.vectors import to_ints, to_vec
from boardwright.games.biotopia.mission_cards import (
    asked_by_missions,
    mission_names,
    needed_by_missions,
)
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    CARD_TYPES,
    MISSION_NAMES,
    MOST_LARGE_WHITES,
)

ALL_CARDS: Final = 100


@final
class Box:
    """The printed values as plain numbers; shared by all positions of a game, never changed."""

    def __init__(self, components: Components, players: int) -> None:
        number = components.number
        self.players: i64 = players
        # Whether views keep the order in which cards were taken, laid and shown (BT-7.1).
        self.remembers: bool = components.flag("table.remembers")
        self.copies: vec[i64] = _copies(components)
        self.cost: vec[i64] = to_vec([number(f"cards.{name}.cost") for name in CARD_NAMES])
        self.points: vec[i64] = to_vec(
            [number(f"cards.{name}.points") for name in CARD_NAMES[:BUTTERFLIES]]
        )
        self.large_whites_points: i64 = number(f"missions.{MOST_LARGE_WHITES}.points")
        self.mission_points: vec[i64] = to_vec(
            [number(f"missions.{name}.points") for name in MISSION_NAMES]
        )
        # What each ordinary mission asks for: 0 where it does not ask (BT-4.1).
        copies = to_ints(self.copies)
        needs = needed_by_missions(components, copies)
        self.mission_flowers: vec[i64] = to_vec(asked_by_missions(components, "flowers", copies))
        self.mission_different: vec[i64] = to_vec(
            asked_by_missions(components, "different", copies)
        )
        self.mission_alike: vec[i64] = to_vec(asked_by_missions(components, "alike", copies))
        self.mission_needs: vec[i64] = to_vec(needs)  # mission * BUTTERFLIES + kind
        self.mission_names: list[Message] = mission_names(components, needs)


def _copies(components: Components) -> vec[i64]:
    """Return how many cards of each kind there are, 100 in all (BT-1.3)."""
    copies: list[int] = []
    at_fault = f"cards.{CARD_NAMES[0]}.copies"
    for name, card_type in zip(CARD_NAMES, CARD_TYPES):
        components.word(f"cards.{name}.type", [card_type])
        path = f"cards.{name}.copies"
        copies.append(components.number(path))
        if components.printed[path].confidence == "owner":
            at_fault = path
    if sum(copies) != ALL_CARDS:
        values: dict[str, Value] = {"all": ALL_CARDS, "total": sum(copies)}
        raise components.error(at_fault, "biotopia-components-all-cards", values)
    return to_vec(copies)
