"""What the lessons of Imhotep claim besides what those of every game do."""

from itertools import pairwise

from boardwright.core.chance import ScriptedChance
from boardwright.games.imhotep.lessons.values import foreseen
from boardwright.games.imhotep.turn import ImhotepState
from boardwright.games.imhotep.vocabulary import CARD_NAMES, NO_CARD
from boardwright.games.imhotep.wording.prospects import Source
from boardwright.wording.lessons import Claim, LessonMoment


def ends_with(seat: int, source: str, points: int) -> Claim:
    """Claim that the end would give a seat points if it came when the thought is said."""
    return Claim(
        f"{points} points from {source} for seat {seat} if the game ended now",
        lambda at: foreseen(at.game, at.before).ending[seat][Source(source)] == points,
    )


def leads_to(seat: int, source: str, points: int) -> Claim:
    """Claim that the end would give a seat points if it came after what the learner does."""
    return Claim(
        f"{points} points from {source} for seat {seat} if the game ended after this",
        lambda at: foreseen(at.game, at.after).ending[seat][Source(source)] == points,
    )


def worth_more_up_to(most: int, source: str) -> Claim:
    """Claim that each of a group of stones, or each statue, is worth more with one more of them."""

    def holds(at: LessonMoment) -> bool:
        assert isinstance(at.before, ImhotepState)
        box = at.before.box
        printed, further = box.statues, box.statues_further
        if source == "burial_chamber":
            printed, further = box.groups, box.groups_further
        points = [int(printed[n]) for n in range(len(printed))]
        points.append(points[-1] + int(further))
        each = [total / number for number, total in enumerate(points, start=1)]
        rises = [later > earlier for earlier, later in pairwise(each)]
        return rises == [True] * (most - 1) + [False]

    return Claim(f"{source} are worth more each, up to {most}", holds)


def on_board(ship: int, load: str) -> Claim:
    """Claim what a ship carries from the bow, by the letters of the owners and dots."""

    def holds(at: LessonMoment) -> bool:
        assert isinstance(at.before, ImhotepState)
        (ships,) = (
            line for line in at.before.serialize().splitlines() if line.startswith("ships ")
        )
        return ships.split()[ship] == load

    return Claim(f"ship {ship} carries {load}", holds)


def on_sled(seat: int, stones: int) -> Claim:
    """Claim how many stones lie on a sled."""

    def holds(at: LessonMoment) -> bool:
        assert isinstance(at.before, ImhotepState)
        return at.before.sled[seat] == stones

    return Claim(f"{stones} stones on the sled of seat {seat}", holds)


def next_round_begins() -> Claim:
    """Claim that the round ended since the thought before."""

    def holds(at: LessonMoment) -> bool:
        assert isinstance(at.since, ImhotepState)
        assert isinstance(at.before, ImhotepState)
        return at.before.round == at.since.round + 1

    return Claim("a new round has begun", holds)


def instead(action: str, seat: int, source: str, points: int) -> Claim:
    """Claim that another action, without chance, would give a seat points at once."""

    def holds(at: LessonMoment) -> bool:
        other = at.before.clone()
        other.apply_action(other.string_to_action(action), ScriptedChance([]))
        return other.scores()[seat][source] - at.before.scores()[seat][source] == points

    return Claim(f"{action} would give seat {seat} {points} points from {source}", holds)


def on_offer(*cards: str) -> Claim:
    """Claim which cards lie open on the market."""

    def holds(at: LessonMoment) -> bool:
        assert isinstance(at.before, ImhotepState)
        offer = [CARD_NAMES[kind] for kind in at.before.offer if kind != NO_CARD]
        return sorted(offer) == sorted(cards)

    return Claim(f"{', '.join(cards)} on offer", holds)
