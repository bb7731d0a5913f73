"""Which action is meant by who picks a cell in vain: what lies there tells."""

from boardwright.games.builders.actions import ACTION_SPACE
from boardwright.games.builders.build import is_building
from boardwright.games.builders.fight import is_mob
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.vocabulary import CELL_NAMES


def meant_at(view: BuildersView, place: str, actions: list[int]) -> int:
    """Return the action for what lies on a cell: to fight a mob, to build, or to take a weapon."""
    what, _, name = place.partition(":")
    if what != "cell":
        return actions[0]
    shown = view.face_up[CELL_NAMES.index(name)]
    wanted = "fight" if is_mob(shown) else "build" if is_building(shown) else "collect"
    read = [ACTION_SPACE.read(action, view.asked) for action in actions]
    return next((found.number for found in read if found.family.name == wanted), actions[0])
