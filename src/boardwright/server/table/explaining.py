"""What a place of the table is, what it is worth, and why it cannot be chosen now."""

from typing import Final

from boardwright.core.chance import RandomChance
from boardwright.core.game import IllegalAction, State
from boardwright.core.messages import NOTHING, Message, message
from boardwright.server.table.rules_in_play import Rules
from boardwright.server.table.table import Table
from boardwright.server.wire.asks import Explain
from boardwright.server.wire.tells import Explained

SCORE: Final = "score"  # the place of a seat's points, which every table has


def explained(table: Table, state: State, ask: Explain) -> Explained:
    """Return what a seat is told of a place, from what it sees and from nothing else."""
    rules, _ = table.playing()
    is_asked = ask.line is None and ask.seat == table.asked() and not table.bot_asked()
    why = why_not(rules, state, ask.seat, ask.place) if is_asked else None
    return Explained(
        re=ask.id,
        n=table.sheet.n,
        line=table.sheet.line if ask.line is None else ask.line,
        seat=ask.seat,
        place=ask.place,
        told=_told(rules, state, ask.seat, ask.place),
        why=NOTHING if why is None else why.why,
        rule="" if why is None else why.rule,
    )


def _told(rules: Rules, state: State, seat: int, place: str) -> list[Message]:
    """Return what the game says of a place; of points, where they come from if it says nothing."""
    told = rules.words.explain(state.view(seat), place)
    what, _, whose = place.partition(":")
    if told or what != SCORE or whose not in map(str, range(state.num_players())):
        return told
    return _points(rules, int(whose), state.scores())


def _points(rules: Rules, seat: int, scores: list[dict[str, int]]) -> list[Message]:
    """Tell where the points of a seat come from."""
    none = [dict.fromkeys(points, 0) for points in scores]
    own = [scores[seat] if seat == other else points for other, points in enumerate(none)]
    told = [said for line in rules.words.gains(none, own) for said in line]
    return told or [message("explained-no-points", seat=rules.words.seat(seat))]


def why_not(rules: Rules, state: State, seat: int, place: str) -> IllegalAction | None:
    """Say why the asked seat can choose nothing that touches a place, if anything ever does.

    It is asked of a position imagined from what the seat sees, so that it cannot tell more.
    """
    game, view = rules.game, state.view(seat)
    imagined = game.imagine(view, RandomChance(place))
    touching = _touching(imagined, place)
    if not touching or any(imagined.is_legal(action) for action in touching):
        return None
    return imagined.refusal(rules.words.meant(view, place, touching))


def _touching(state: State, place: str) -> list[int]:
    """Return the actions that touch a place, the likeliest first: those that begin with it.

    Those that answer what is asked go before all others, which are left out then.
    """
    space, asked = state.action_space(), state.asked
    found: list[tuple[bool, int, int]] = []
    for action in range(space.size):
        places = state.action_places(action)
        if place in places:
            is_answer = asked in space.read(action, asked).family.answers
            found.append((not is_answer, places.index(place), action))
    found.sort()
    return [action for is_other, _, action in found if is_other == found[0][0]]
