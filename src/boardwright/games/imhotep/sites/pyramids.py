"""The pyramids (section 7), A and B side."""

from librt.vecs import append
from mypy_extensions import i64

from boardwright.core.game import ActionList
from boardwright.games.imhotep.box import SPACES_OF_A_PYRAMID
from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.vocabulary import BESIDE, CHOOSE_PYRAMID, FROM_PYRAMIDS, PYRAMID


def land_at_pyramids(p: Position, seat: i64) -> None:
    """Put a stone on the next space, or let its owner choose a pyramid (IM-7.1, IM-7.2)."""
    if not p.box.pyramids_are_b:
        number = len(p.pyramids)
        p.pyramids = append(p.pyramids, seat)
        values = p.box.pyramid_a
        p.score(seat, FROM_PYRAMIDS, values[number] if number < len(values) else p.box.beside)
    elif all_complete(p):
        p.pyramids = append(p.pyramids, seat + 4 * BESIDE)
        p.score(seat, FROM_PYRAMIDS, p.box.beside)
    else:
        p.ask_first(CHOOSE_PYRAMID, seat, 0)


def all_complete(p: Position) -> bool:
    """Tell whether all three pyramids of the B side have their tops."""
    filled = p.pyramid_filled
    return filled[0] + filled[1] + filled[2] == 3 * SPACES_OF_A_PYRAMID


def list_pyramids(p: Position, out: ActionList) -> None:
    """List the pyramids that are not complete (IM-7.2)."""
    pyramid: i64 = 0
    while pyramid < 3:
        if p.pyramid_filled[pyramid] < SPACES_OF_A_PYRAMID:
            out.add(PYRAMID + pyramid)
        pyramid += 1


def build_on_pyramid(p: Position, seat: i64, pyramid: i64) -> i64:
    """Put a stone on the pyramid's next space, score it and return its bonus (IM-7.2)."""
    space = pyramid * SPACES_OF_A_PYRAMID + p.pyramid_filled[pyramid]
    p.pyramid_filled[pyramid] += 1
    p.pyramids = append(p.pyramids, seat + 4 * pyramid)
    p.score(seat, FROM_PYRAMIDS, p.box.pyramid_b[space])
    return p.box.pyramid_b_bonus[space]
