"""What a mission of Biotopia asks for, and how far everybody is."""

from boardwright.core.messages import Message, message
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    LARGE_WHITE,
    MISSION_NAMES,
    NOBODY,
    OPEN,
    OUT,
)
from boardwright.games.biotopia.wording.names import (
    card_name,
    large_whites_mission_name,
    seat_name,
)
from boardwright.games.biotopia.wording.prospects import NO_SEAT, Mission, MissionProspect
from boardwright.games.biotopia.wording.seen import Seen


def ordinary_mission(seen: Seen, mission: int) -> list[Message]:
    """Explain a mission that is taken in a turn; nothing if it is not in this game."""
    asks, holder = seen.told.missions[Mission(MISSION_NAMES[mission])], seen.view.missions[mission]
    if holder == OUT:
        return []
    points = int(seen.box.mission_points[mission])
    what = [message("biotopia-board-mission", name=asks.name, points=points), _asked_for(asks)]
    if holder != OPEN:
        return [*what, message("biotopia-board-mission-held", name=seat_name(holder))]
    return what + _own_progress(seen, asks) + [_progress(asks, seat) for seat in seen.rivals()]


def _asked_for(asks: MissionProspect) -> Message:
    if asks.flowers:
        return message("biotopia-board-asks-flowers", symbols=asks.flowers)
    if asks.different:
        return message("biotopia-board-asks-different", butterflies=asks.different)
    if asks.alike:
        return message("biotopia-board-asks-alike", butterflies=asks.alike)
    cards = [_several(CARD_NAMES.index(part.card), part.asked) for part in asks.parts]
    return message("biotopia-board-asks-for", cards=cards)


def _several(kind: int, count: int) -> Message:
    return message("biotopia-board-asks-part", asked=count, card=card_name(kind))


def _own_progress(seen: Seen, asks: MissionProspect) -> list[Message]:
    """Say what the seat that looks still lacks, and which butterflies if these are certain ones."""
    if seen.view.seat == NO_SEAT:
        return []
    lacks = asks.lacks[seen.view.seat]
    if not lacks:
        return [message("biotopia-explained-mission-met")]
    missing = [part for part in asks.parts if part.has < part.asked]
    if not missing or lacks == asks.asked:
        return [message("biotopia-explained-mission-lacks", lacks=lacks)]
    cards = [_several(CARD_NAMES.index(part.card), part.asked - part.has) for part in missing]
    said = [message("biotopia-explained-mission-missing", cards=cards)]
    if lacks < sum(part.asked - part.has for part in missing):
        said.append(message("biotopia-explained-mission-cloak"))
    return said


def _progress(asks: MissionProspect, seat: int) -> Message:
    has = asks.asked - asks.lacks[seat]
    return message("biotopia-board-progress", name=seat_name(seat), has=has, asked=asks.asked)


def large_whites_mission(seen: Seen) -> list[Message]:
    """Explain “most large whites”."""
    points = int(seen.box.large_whites_points)
    return [
        message("biotopia-board-mission", name=large_whites_mission_name(), points=points),
        message("biotopia-board-asks-whites"),
        *large_whites_lines(seen),
    ]


def large_whites_lines(seen: Seen) -> list[Message]:
    """Say who holds “most large whites”, what is missing for it, and how many everybody has."""
    view, leader = seen.view, seen.view.large_whites_leader
    whites = [view.butterflies[at] for at in range(LARGE_WHITE, len(view.butterflies), BUTTERFLIES)]
    if leader == view.seat != NO_SEAT:
        said = [message("biotopia-explained-whites-lead")]
    elif leader == NOBODY:
        said = [message("biotopia-explained-whites-nobody")]
    else:
        said = [message("biotopia-board-mission-held", name=seat_name(leader))]
    if view.seat not in (NO_SEAT, leader):
        lacks = max(whites[rival] for rival in seen.rivals()) + 1 - whites[view.seat]
        said.append(message("biotopia-explained-whites-lacks", whites=lacks))
    return said + [
        message("biotopia-board-whites", name=seat_name(seat), whites=count)
        for seat, count in enumerate(whites)
    ]
