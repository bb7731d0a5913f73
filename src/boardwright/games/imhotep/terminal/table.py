"""The table of Imhotep in a terminal: harbour, market, four monuments, and the players."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardwright.cli.boards.board import Board
from boardwright.cli.boards.parts import Part, framed
from boardwright.cli.speech import say, seated_at, speak
from boardwright.core.game import Game, View
from boardwright.games.imhotep.box import Box
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.rounds import ROUNDS
from boardwright.games.imhotep.terminal.monuments import (
    burial_chamber_lines,
    obelisk_lines,
    pyramid_a_lines,
    pyramids_b_lines,
    temple_lines,
)
from boardwright.games.imhotep.terminal.stones import (
    GREEN,
    NEXT,
    QUIET,
    WOOD,
    card_style,
    joined,
    stone,
)
from boardwright.games.imhotep.vocabulary import (
    BURIAL_CHAMBER,
    CARDS,
    GAME_OVER,
    MARKET,
    NO_CARD,
    NOBODY,
    OBELISKS,
    PYRAMIDS,
    SHIPS,
    SLOTS,
    SOURCES,
    TEMPLE,
    WAITING,
)
from boardwright.games.imhotep.wording.names import (
    NO_BREAK,
    at_site,
    card_effect,
    card_name,
    seat_name,
    short_source_name,
    site_name,
    source_name,
)

WIDEST: Final = 120
FRAME: Final = 4  # columns of a frame and its margins
BESIDES_SOURCES: Final = 64  # columns that the table of players needs without points by source


class ImhotepBoard(Board):
    """Draws views of one game of Imhotep."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Imhotep)
        self._game = game

    def draw(self, view: View, width: int) -> RenderableType:
        """Draw the table, at most `width` columns wide."""
        assert isinstance(view, ImhotepView)
        width = min(width, WIDEST)
        places = [self._harbour(view), self._market(view)]
        rows = [*framed(self._monuments(view), width), *framed(places, width)]
        return Group(self._head(view), *rows, self._players(view, width))

    def mark(self, seat: int) -> Text:
        """Return the stone of a seat."""
        return stone(self._game.box, seat)

    def _head(self, view: ImhotepView) -> Text:
        head = Text(say("imhotep-title"), "bold", no_wrap=True, overflow="ellipsis")
        head.append("  " + say("imhotep-round", round=view.round, rounds=int(ROUNDS)), NEXT)
        starter = seat_name(self._game.box, view.start_player)
        head.append("  " + say("imhotep-starts", seat=starter), "not bold")
        piles = say("imhotep-piles", pile=_pile_size(view), discards=sum(view.discard))
        head.append("  " + piles, "not bold dim")
        if self._game.box.wrath:
            head.append("  " + say("imhotep-wrath"), "not bold dim")
        return head

    def _harbour(self, view: ImhotepView) -> Part:
        lines = [_ship_line(self._game, view, ship) for ship in range(SHIPS)]
        title = Text(say("imhotep-harbour"), "bold")
        least = FRAME + max(line.cell_len for line in lines)
        return Part(max(36, least), title, "", WOOD, lambda _: lines, centred=False)

    def _market(self, view: ImhotepView) -> Part:
        def lines(width: int) -> list[Text]:
            drawn: list[Text] = []
            for kind in view.offer:
                if kind != NO_CARD:
                    effect = speak(card_effect(self._game.box, kind)).replace(NO_BREAK, " ")
                    drawn += _card_lines(speak(card_name(kind)), effect, kind, width)
            if view.pair > 0:
                name = say("imhotep-pair", cards=view.pair)
                drawn += _card_lines(name, say("imhotep-pair-effect"), -1, width)
            return drawn or [Text(say("imhotep-market-empty"), QUIET)]

        return self._site(view, int(MARKET), 36, lines, centred=False)

    def _monuments(self, view: ImhotepView) -> list[Part]:
        box = self._game.box

        def pyramids(width: int) -> list[Text]:
            if box.pyramids_are_b:
                return pyramids_b_lines(box, view, width)
            return pyramid_a_lines(self._game, view)

        return [
            self._site(view, int(PYRAMIDS), 22 if box.pyramids_are_b else 18, pyramids),
            self._site(view, int(TEMPLE), 18, lambda width: temple_lines(box, view, width)),
            self._site(
                view, int(BURIAL_CHAMBER), 22, lambda width: burial_chamber_lines(box, view, width)
            ),
            self._site(view, int(OBELISKS), 18, lambda width: obelisk_lines(box, view, width)),
        ]

    def _site(
        self,
        view: ImhotepView,
        site: int,
        least: int,
        lines: Callable[[int], list[Text]],
        *,
        centred: bool = True,
    ) -> Part:
        """Frame a site; its foot names the ship that lies there, so no other one may come."""
        title = Text(speak(site_name(site)), "bold")
        title.append(f" {self._game.box.sides[site]}", NEXT)
        is_visited = site in view.ship_site
        ship = view.ship_site.index(site) + 1 if is_visited else 0
        foot = say("imhotep-ship-is-here", ship=ship) if is_visited else ""
        least = max(least, FRAME + title.cell_len)
        return Part(least, title, foot, QUIET if is_visited else "#c9a227", lines, centred)

    def _players(self, view: ImhotepView, width: int) -> RenderableType:
        players = self._game.num_players()
        points = [view.points[s * SOURCES : (s + 1) * SOURCES] for s in range(players)]
        sources = [source for source in range(SOURCES) if any(seat[source] for seat in points)]
        headings = _source_headings(sources, width - BESIDES_SOURCES)
        table = Table(box=None, width=width, padding=(0, 2, 0, 0), header_style=QUIET)
        table.add_column(say("imhotep-player"), no_wrap=True)
        table.add_column(say("imhotep-sled"), no_wrap=True)
        table.add_column(say("imhotep-quarry"), justify="right", no_wrap=True)
        table.add_column(say("imhotep-cards"), ratio=1)
        for heading in headings:
            table.add_column(heading, justify="right", no_wrap=True)
        table.add_column(say("imhotep-points"), justify="right", style="bold", no_wrap=True)
        for seat in range(players):
            table.add_row(
                _player_name(self._game.box, view, seat),
                _sled(self._game, view, seat),
                str(view.quarry[seat]),
                _cards(view, seat),
                *(str(points[seat][source]) for source, _ in zip(sources, headings)),
                str(sum(points[seat])),
            )
        return table


def _source_headings(sources: list[int], room: int) -> list[str]:
    """Return headings for points by source: in full, short, or none, as there is room."""
    for name in (source_name, short_source_name):
        headings = [speak(name(source)) for source in sources]
        if sum(len(heading) + 2 for heading in headings) <= room:
            return headings
    return []


def _ship_line(game: Imhotep, view: ImhotepView, ship: int) -> Text:
    """Draw a ship from the bow on, with what it needs to sail or where it lies."""
    size = view.capacity[ship]
    load = view.load[ship * SLOTS : ship * SLOTS + size]
    wood = f" on {WOOD}"
    slots = [
        stone(game.box, owner, wood) if owner != NOBODY else Text(" · ", f"dim{wood}")
        for owner in load
    ]
    drawn = joined([Text(f"{ship + 1} "), Text("◀", WOOD), *slots, Text("╡", WOOD)])
    drawn.append(" " * (3 * (SLOTS - size) + 1))
    site = view.ship_site[ship]
    minimum = int(game.box.minimum[size])
    loaded = sum(owner != NOBODY for owner in load)
    if site >= 0:
        drawn.append(speak(at_site(site)), QUIET)
    elif site != WAITING:
        drawn.append(say("imhotep-ship-gone"), QUIET)
    elif loaded >= minimum:
        drawn.append(say("imhotep-ship-ready", minimum=minimum), f"bold {GREEN}")
    else:
        drawn.append(say("imhotep-ship-needs", loaded=loaded, minimum=minimum))
    return drawn


def _card_lines(name: str, effect: str, kind: int, width: int) -> list[Text]:
    """Write a card with its effect on one line, or on several if it is too long."""
    title = Text(name, f"bold {card_style(kind)}" if kind >= 0 else "bold")
    if title.cell_len + 2 + len(effect) <= width:
        return [joined([title, Text(f"  {effect}", QUIET)])]
    return [title, *(Text(f"  {line}", QUIET) for line in wrap(effect, width - 2))]


def _pile_size(view: ImhotepView) -> int:
    """Count the pile; an unseen pair is still counted among it by the rules."""
    unseen = view.pair - sum(view.pair_inferred) if view.seen[0] == NO_CARD else 0
    return sum(view.pile) - unseen


def _player_name(box: Box, view: ImhotepView, seat: int) -> Text:
    is_asked = view.asked_seat == seat and view.asked != GAME_OVER
    name = seated_at(seat_name(box, seat))
    if seat == view.seat:
        name = say("imhotep-you", seat=seat_name(box, seat))
    words = Text(f" {name}", "bold" if is_asked else "")
    return joined([Text("▶" if is_asked else " ", NEXT), stone(box, seat), words])


def _sled(game: Imhotep, view: ImhotepView, seat: int) -> str:
    stones = view.sled[seat]
    return "■" * stones + "·" * (int(game.box.sled) - stones)


def _cards(view: ImhotepView, seat: int) -> Text:
    named: list[Text] = []
    for kind in range(CARDS):
        count = view.cards[seat * CARDS + kind]
        if count:
            words = speak(card_name(kind))
            if count > 1:
                words = say("table-several", count=count, thing=card_name(kind))
            named.append(Text(words, card_style(kind)))
    return joined(named, ", ")
