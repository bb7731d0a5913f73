"""The own garden and the missions of Biotopia, drawn as lines of text."""

from typing import Final

from rich.text import Text

from boardwright.cli.speech import say, speak
from boardwright.games.biotopia.box import Box
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.terminal.signs import (
    CARD_COLOURS,
    LEAF,
    NEXT,
    QUIET,
    counted,
    flowing,
    headed,
    seat_sign,
)
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    COMMON_KNAPWEED,
    FROM_BUTTERFLIES,
    FROM_TORTOISESHELLS,
    LARGE_WHITE,
    NOBODY,
    OPEN,
    OUT,
    SOURCES,
)
from boardwright.games.biotopia.wording.names import (
    card_name,
    large_whites_mission_name,
    short_name,
)
from boardwright.games.biotopia.wording.prospects import MissionPart, MissionProspect, Prospects

LONGEST_NAME: Final = 16  # columns of the name of a mission


def garden_lines(view: BiotopiaView, width: int) -> list[Text]:
    """Draw the own flower row with its face-down cards by kind, and the butterfly row."""
    seat = view.seat
    symbols = view.symbols[seat]
    head = Text(say("biotopia-flower-row", symbols=symbols), "bold")
    head.append("  " + "✿" * symbols, LEAF)
    head.truncate(width, overflow="ellipsis")
    lines = [head]
    if view.knapweeds[seat]:
        knapweed = card_name(int(COMMON_KNAPWEED))
        up = say("biotopia-face-up", count=view.knapweeds[seat], card=knapweed)
        lines.append(Text(f"  {up}", CARD_COLOURS[COMMON_KNAPWEED]))
    if any(view.flowers):
        down = Text(say("biotopia-face-down", cards=sum(view.flowers)) + " ", QUIET)
        lines += flowing(headed(down, counted(view.flowers)), width, indent=2)
    row = view.butterflies[seat * BUTTERFLIES : (seat + 1) * BUTTERFLIES]
    points = view.points[seat * SOURCES : (seat + 1) * SOURCES]
    worth = points[FROM_BUTTERFLIES] + points[FROM_TORTOISESHELLS]
    head = Text(say("biotopia-butterfly-row", butterflies=sum(row), points=worth), "bold")
    return [*lines, head, *flowing(counted(row), width, indent=2)]


def mission_lines(box: Box, view: BiotopiaView, prospects: Prospects, width: int) -> list[Text]:
    """Draw each mission in the game: who has it, or what the seat that looks lacks for it."""
    width_of_names = _width_of_names(prospects)
    lines = [_worth(box, int(box.large_whites_points), _large_whites_line(view, width_of_names))]
    for number, mission in enumerate(prospects.missions.values()):
        holder = view.missions[number]
        if holder == OUT:
            continue
        name = _fitted(speak(mission.name), width_of_names)
        line = Text(name, "bold")
        if holder != OPEN:
            line = Text.assemble(
                (name, QUIET),
                seat_sign(holder),
                (" " + say("biotopia-mission-held"), QUIET),
            )
        elif view.seat >= 0 and mission.lacks[view.seat] == 0:
            line.append(say("biotopia-mission-is-met"), NEXT)
        else:
            line.append(_asked_for(view, prospects, mission))
        lines.append(_worth(box, int(box.mission_points[number]), line))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def is_equivalent(box: Box) -> bool:
    """Tell whether all missions give as many points."""
    return all(points == box.large_whites_points for points in box.mission_points)


def _worth(box: Box, points: int, line: Text) -> Text:
    """Put before a mission what it is worth, where that differs."""
    if is_equivalent(box):
        return line
    return Text.assemble(say("biotopia-worth", points=points).ljust(4), line)


def _width_of_names(prospects: Prospects) -> int:
    """Return how wide the longest name of a mission is, within bounds."""
    names = [
        large_whites_mission_name(),
        *(mission.name for mission in prospects.missions.values()),
    ]
    return min(LONGEST_NAME, max(len(speak(name)) for name in names))


def _fitted(name: str, width: int) -> str:
    """Return a name as wide as its column and a space; what asks for much has a long one."""
    return (name if len(name) <= width else name[: width - 1] + "…").ljust(width + 1)


def _large_whites_line(view: BiotopiaView, width: int) -> Text:
    """Say who has the most large whites, or how many the best have."""
    whites = view.butterflies[int(LARGE_WHITE) :: int(BUTTERFLIES)]
    line = Text(_fitted(speak(large_whites_mission_name()), width), "bold")
    leader = view.large_whites_leader
    if leader == NOBODY:
        return line.append(say("biotopia-whites-open", whites=max(whites)), "not bold")
    line.append(seat_sign(leader))
    return line.append(" " + say("biotopia-whites-held", whites=whites[leader]), "not bold")


def _asked_for(view: BiotopiaView, prospects: Prospects, mission: MissionProspect) -> Text:
    """Write what a mission asks for, and how much of it the seat that looks has got."""
    alike = [mission.alike - lacks for lacks in mission.lacks]
    for what, asked, by_seat in [
        ("flowers", mission.flowers, view.symbols),
        ("different", mission.different, prospects.different),
        ("alike", mission.alike, alike),
    ]:
        if asked:
            has = _progress(view, by_seat[view.seat], asked)
            return Text(say(f"biotopia-mission-{what}", has=has), "not bold")
    return Text(" ").join(_butterflies_asked_for(view, part) for part in mission.parts)


def _butterflies_asked_for(view: BiotopiaView, part: MissionPart) -> Text:
    """Name a kind that a mission asks for, ticked if it is there."""
    kind = CARD_NAMES.index(part.card)
    name = speak(short_name(kind))
    many = f" {_progress(view, part.has, part.asked)}" if part.asked > 1 else ""
    if part.has == part.asked:
        return Text(f"✓{name}{many}", f"{LEAF} not bold")
    return Text(f"{name}{many}", f"{CARD_COLOURS[kind]} not bold")


def _progress(view: BiotopiaView, has: int, needs: int) -> str:
    """Return `2/7`, or only `7` for a spectator."""
    return f"{has}/{needs}" if view.seat >= 0 else str(needs)
