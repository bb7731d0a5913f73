"""Where points of Biotopia come from: the butterflies and missions that have just given them."""

from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.vocabulary import (
    BUTTERFLIES,
    CARD_NAMES,
    FROM_LARGE_WHITES,
    FROM_MISSIONS,
    MISSION_NAMES,
    SEAT_NAMES,
    SOURCE_NAMES,
)


def earned_at(source: str, seat: int, before: BiotopiaView, after: BiotopiaView) -> list[str]:
    """Return the places on the table that have just given a seat points of a source."""
    if source == SOURCE_NAMES[FROM_LARGE_WHITES]:
        return ["mission:most_large_whites"]
    if source == SOURCE_NAMES[FROM_MISSIONS]:
        taken = [at for at, holder in enumerate(after.missions) if holder != before.missions[at]]
        return [f"mission:{MISSION_NAMES[mission]}" for mission in taken]
    first = seat * int(BUTTERFLIES)
    return [
        f"butterfly:{SEAT_NAMES[seat]}.{CARD_NAMES[kind]}"
        for kind in range(BUTTERFLIES)
        if after.butterflies[first + kind] > before.butterflies[first + kind]
    ]
