"""The boards of the players: what they built, what would score now, and what they have."""

from rich.text import Text

from boardwright.cli.speech import say, seated_at, speak
from boardwright.games.builders.box import Box
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.terminal.layout import building_drawing
from boardwright.games.builders.terminal.signs import BIOME, NEXT, QUIET, WEAPON, blocks_of, mark_of
from boardwright.games.builders.vocabulary import (
    BLOCKS,
    BOARD_WIDTH,
    BUILDINGS,
    CARD_NAMES,
    CARDS,
    NO_TILE,
    SOURCES,
    SPACES,
    TILES,
    WEAPONS,
)
from boardwright.games.builders.wording.names import (
    brief_source_name,
    characteristic_name,
    characteristic_sign,
    mob_gives,
    seat_name,
    short_weapon_name,
)
from boardwright.games.builders.wording.prospects import SeatProspects

LONGEST_SCORE = 6  # such as `B 54An`, of a rival


def player_title(box: Box, view: BuildersView, seat: int) -> Text:
    """Name a player, whether asked, and all experience."""
    name = seated_at(seat_name(box, seat))
    if seat == view.seat:
        name = say("builders-you", seat=name)
    points = sum(view.points[seat * int(SOURCES) : (seat + 1) * int(SOURCES)])
    is_asked = view.asked_seat == seat
    title = Text.assemble(
        ("▶" if is_asked else "", NEXT), mark_of(box, seat), (f" {name} ", "bold")
    )
    title.append(say("builders-points", points=points), NEXT)
    return title


def own_lines(
    box: Box, view: BuildersView, foreseen: SeatProspects, seat: int, width: int
) -> list[Text]:
    """Draw the own board with numbered spaces, and in words what would score now."""
    board = [_board_row(box, view, seat, row, is_numbered=True) for row in range(BOARD_WIDTH)]
    scores = [
        Text(_would_score(box, card, best, spaces))
        for card, best, spaces in _best_groups(view, foreseen)
    ]
    sources = _wrapped(_sources(view, seat), width)
    return [*_beside(board, scores, width), *_belongings(box, view, seat, width), *sources]


def rival_lines(
    box: Box, view: BuildersView, foreseen: SeatProspects, seat: int, width: int
) -> list[Text]:
    """Draw the board of a rival, and in few letters what would score now."""
    board = [_board_row(box, view, seat, row, is_numbered=False) for row in range(BOARD_WIDTH)]
    scores = [
        Text(
            f"{CARD_NAMES[card]} {spaces * int(box.values[best])}"
            f"{speak(characteristic_sign(best)) if spaces else ''}"
        )
        for card, best, spaces in _best_groups(view, foreseen)
    ]
    if scores and width < board[0].cell_len + 2 + LONGEST_SCORE:
        scores = [Text(" ").join(Text(score.plain.replace(" ", "")) for score in scores)]
    return [*_beside(board, scores, width), *_belongings(box, view, seat, width)]


def _would_score(box: Box, card: int, best: int, spaces: int) -> str:
    """Say what the best characteristic of a card would score now."""
    if spaces == 0:
        return say("builders-nothing-yet", card=CARD_NAMES[card])
    value = int(box.values[best])
    return say(
        "builders-would-score",
        card=CARD_NAMES[card],
        name=characteristic_name(best),
        spaces=spaces,
        value=value,
        points=spaces * value,
    )


def _best_groups(view: BuildersView, foreseen: SeatProspects) -> list[tuple[int, int, int]]:
    """Return for each card to come the best characteristic, and how many spaces count."""
    scored = list(foreseen.scored.values())
    found: list[tuple[int, int, int]] = []
    for card in range(view.rounds, CARDS):
        best = max(range(card * 4, card * 4 + 4), key=lambda number: scored[number].points)
        found.append((card, best, len(scored[best].spaces)))
    return found


def _beside(board: list[Text], words: list[Text], width: int) -> list[Text]:
    """Put words to the right of the three rows of a board, or below if there is no room."""
    widest = max([word.cell_len for word in words], default=0)
    if board[0].cell_len + 2 + widest > width:
        return board + words
    words = words + [Text()] * (len(board) - len(words))
    return [Text.assemble(row, "  ", word) for row, word in zip(board, words)]


def _belongings(box: Box, view: BuildersView, seat: int, width: int) -> list[Text]:
    """Return the lines for blocks, weapons and mobs of a seat."""
    supply = view.supply[seat * int(BLOCKS) : (seat + 1) * int(BLOCKS)]
    blocks = blocks_of(supply) if any(supply) else Text(say("builders-no-blocks"), QUIET)
    lines = [blocks, *_wrapped(_weapons(view, seat), width)]
    return lines + _wrapped(_mobs(box, view, seat), width)


def _board_row(box: Box, view: BuildersView, seat: int, row: int, *, is_numbered: bool) -> Text:
    """Draw three spaces: the signs of a building, or the printed biome alone."""
    spaces: list[Text] = []
    for place in range(BOARD_WIDTH):
        space = row * int(BOARD_WIDTH) + place
        building = view.spaces[seat * int(SPACES) + space]
        if building == NO_TILE:
            biome = int(box.boards[view.board[seat] * int(SPACES) + space])
            drawn = Text.assemble((speak(characteristic_sign(biome)), BIOME[biome]), ("···", QUIET))
        else:
            drawn = building_drawing(box, building)
            drawn.stylize("bold")
        if is_numbered:
            drawn = Text.assemble((f"{space + 1} ", QUIET), drawn)
        spaces.append(drawn)
    return Text(" ").join(spaces)


def _sources(view: BuildersView, seat: int) -> list[Text]:
    """Return the experience by source, of those that gave any."""
    points = view.points[seat * int(SOURCES) : (seat + 1) * int(SOURCES)]
    return [
        Text(f"{speak(brief_source_name(source))} {gained}", QUIET)
        for source, gained in enumerate(points)
        if gained
    ]


def _weapons(view: BuildersView, seat: int) -> list[Text]:
    """Return the tokens of a seat, those just revealed too."""
    names: list[Text] = []
    for kind in range(WEAPONS):
        count = view.pile[seat * int(WEAPONS) + kind]
        if view.fight_cell >= 0 and seat == view.turn_seat:
            count += view.revealed[kind]
        if count:
            many = f"{count}×" if count > 1 else ""
            names.append(Text(f"{many}{speak(short_weapon_name(kind))}", WEAPON))
    return names


def _mobs(box: Box, view: BuildersView, seat: int) -> list[Text]:
    """Return what the beaten mobs of a seat are good for."""
    tiles = [tile for tile in range(BUILDINGS, TILES) if view.owner[tile] == seat]
    if not tiles:
        return []
    gives = [speak(mob_gives(box, tile)) for tile in tiles]
    named = [f"{gives.count(one)}×{one}" if gives.count(one) > 1 else one for one in gives]
    return [Text(say("builders-mobs"), QUIET), *(Text(name) for name in dict.fromkeys(named))]


def _wrapped(words: list[Text], width: int) -> list[Text]:
    """Put words into lines of a width, none of them broken."""
    lines: list[Text] = []
    for word in words:
        if lines and lines[-1].cell_len + 1 + word.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], " ", word)
        else:
            lines.append(word)
    return lines
