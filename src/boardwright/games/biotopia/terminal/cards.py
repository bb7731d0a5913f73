"""Cards of Biotopia on a line: name, cost, points, what is missing and what they do."""

from typing import Final

from rich.text import Text

from boardwright.cli.speech import current_language, say, speak
from boardwright.games.biotopia.game import Biotopia
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.terminal.signs import CARD_COLOURS, LEAF, NEXT, QUIET
from boardwright.games.biotopia.vocabulary import BUTTERFLIES, CARD_NAMES, KINDS
from boardwright.games.biotopia.wording.names import card_effect, card_name
from boardwright.games.biotopia.wording.prospects import Card, CardProspect, Prospects

DANISH: Final = 20  # columns of a Danish name
MOST_SYMBOLS: Final = 9  # that a card can lack
EFFECT: Final = 30  # columns of what a card does


class Cards:
    """Writes cards as the seat that looks sees them."""

    def __init__(self, game: Biotopia, view: BiotopiaView, prospects: Prospects) -> None:
        self._game = game
        self._view = view
        self._prospects = prospects.cards
        # Names and states have columns of their own, as wide as the language needs.
        hand = view.hand or [1] * KINDS
        self._name = 1 + max(len(_name(kind, hand[kind])) for kind in range(KINDS))
        states = (
            say("biotopia-lacks", symbols=MOST_SYMBOLS),
            say("biotopia-no-target"),
            say("biotopia-ready"),
        )
        self._state_width = 1 + max(len(state) for state in states)

    def sky(self, width: int) -> list[Text]:
        """Write the cards of the sky."""
        lines = [self._line(kind, 1, width) for kind in self._view.sky if kind >= 0]
        return lines or [Text(say("biotopia-sky-empty"), QUIET)]

    def hand(self, fresh: list[int], width: int) -> list[Text]:
        """Write the own hand, a line a kind; `fresh` are the cards that were not there before."""
        lines: list[Text] = []
        for kind in range(KINDS):
            if self._view.hand[kind]:
                line = self._line(kind, self._view.hand[kind], width)
                if fresh[kind]:
                    mark = "  " + say("biotopia-new")
                    line.truncate(width - len(mark), overflow="ellipsis")
                    line.append(mark, NEXT)
                lines.append(line)
        return lines or [Text(say("biotopia-hand-empty"), QUIET)]

    def _line(self, kind: int, count: int, width: int) -> Text:
        """Write a card on one line, with its printed name where it is another and has room."""
        line = Text(_name(kind, count).ljust(self._name), f"bold {CARD_COLOURS[kind]}")
        has_room = width >= self._name + DANISH + self._state_width + EFFECT
        if has_room and current_language() != "da":
            danish = str(self._game.components.printed[f"cards.{CARD_NAMES[kind]}.danish"].value)
            line.append(danish.ljust(DANISH), QUIET)
        card = self._prospects[Card(CARD_NAMES[kind])]
        line.append(f"{card.cost}✿ ", LEAF)
        worth = say("biotopia-worth", points=card.points) if kind < BUTTERFLIES else ""
        line.append(worth.ljust(4))
        if self._view.seat >= 0:
            line.append(self._state(card))
        line.append(speak(card_effect(self._game.box, kind)), QUIET)
        line.truncate(width, overflow="ellipsis")
        return line

    def _state(self, card: CardProspect) -> Text:
        """Say whether the seat that looks has the flowers for a card, or how many are missing."""
        if card.lacks > 0:
            return Text(say("biotopia-lacks", symbols=card.lacks).ljust(self._state_width))
        if not card.has_target:
            return Text(say("biotopia-no-target").ljust(self._state_width))
        return Text(say("biotopia-ready").ljust(self._state_width), f"bold {LEAF}")


def _name(kind: int, count: int) -> str:
    """Name a card, and how many there are if there are several."""
    if count > 1:
        return say("table-several", count=count, thing=card_name(kind))
    return speak(card_name(kind))
