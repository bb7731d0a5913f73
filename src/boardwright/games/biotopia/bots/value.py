"""What a position of Biotopia is worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boardwright.bots.bot import NOTHING_LIKE_IT, POINT, Value
from boardwright.core.game import State
from boardwright.games.biotopia.butterflies import cost_of
from boardwright.games.biotopia.ending import POINTS_TO_END
from boardwright.games.biotopia.missions import different_butterflies, most_alike
from boardwright.games.biotopia.turn import BiotopiaState
from boardwright.games.biotopia.vocabulary import (
    BRIMSTONE,
    BUTTERFLIES,
    CHRYSALIS,
    CHRYSALIS_TARGET,
    COMMON_BLUE,
    COMMON_KNAPWEED,
    COMPOST_CARD,
    HAND_LIMIT,
    KINDS,
    LARGE_WHITE,
    MEADOW_BROWN,
    MISSIONS,
    MORE_CARDS,
    MOURNING_CLOAK,
    OPEN,
    ORANGE_TIP,
    PEACOCK,
    SKY_CARD,
    SMALL_TORTOISESHELL,
    SUNSHINE,
    TURN,
)

# In hundredths of a point: what a beginner would guess a thing is worth while the game lasts.
CARD: Final[i64] = 15  # a card that is to come into the hand, or that can become nothing yet
SPARE_CARD: Final[i64] = 3  # each hand card beside the best three
TIE_BREAK: Final[i64] = 1  # each kind of butterfly
LARGE_WHITES: Final[i64] = 20  # to be one nearer to the majority, or one safer in it
LAST_TURN: Final[i64] = 120
WIN: Final[i64] = 1000  # to be ahead when nobody can do much about it
CLOAK: Final[i64] = 40  # may stand in for missions
MISSION_BY_HAND: Final[i64] = 30  # a hand card that a mission still asks for
# A flower row of so many symbols; more than seven are of no use.
FLOWERS: Final = vec[i64]([0, 120, 225, 315, 390, 450, 490, 510])
MOST_FLOWERS: Final[i64] = 7
# An open mission of which so many butterflies or symbols are missing.
MISSION: Final = vec[i64]([120, 50, 20, 5])
# The share of what a card brings that it is worth in the hand, in hundredths: so many symbols are
# missing to play it.
READY: Final = vec[i64]([30, 25, 18, 10])


@final
class BiotopiaValue(Value):
    """Own points less the best rival's, and a guess at what garden and hand will still bring.

    Of a rival only what lies open counts: an imagined position has dealt the hand by guess.
    """

    def worth(self, state: State, seat: i64) -> i64:
        """Return how far the seat is ahead."""
        assert isinstance(state, BiotopiaState)
        is_ending = _is_ending(state)
        rivals: i64 = -NOTHING_LIKE_IT
        own: i64 = 0
        other: i64 = 0
        while other < state.box.players:
            worth = state.total(other) * POINT + TIE_BREAK * different_butterflies(state, other)
            if is_ending:
                if _has_a_last_turn(state, other):
                    worth += LAST_TURN
            else:
                worth += _garden(state, other)
                if other != seat:
                    worth += CARD * state.hand_size[other]
            if other == seat:
                own = worth
            elif worth > rivals:
                rivals = worth
            other += 1
        if not is_ending:
            return own + _hand(state, seat) + _answer_to_come(state, seat) - rivals
        if state.asked == CHRYSALIS_TARGET and state.asked_seat == seat:
            own += _best_to_turn(state, seat)
        if own == rivals:
            return 0
        return own - rivals + WIN if own > rivals else own - rivals - WIN

    def lead(self, state: State, worth: i64) -> i64:
        """Return the points, in hundredths, that a position's worth is made of."""
        assert isinstance(state, BiotopiaState)
        if worth == 0 or not _is_ending(state):
            return worth
        return worth - WIN if worth > 0 else worth + WIN


def _is_ending(p: BiotopiaState) -> bool:
    """Tell whether nobody will have more than one turn, so that promises come to nothing."""
    return p.is_terminal() or p.is_last_round or p.total(p.asked_seat) >= POINTS_TO_END


def _has_a_last_turn(p: BiotopiaState, seat: i64) -> bool:
    """Tell whether a seat's turn in the last round comes after the present one."""
    if p.is_terminal():
        return False
    players = p.box.players
    present = (p.asked_seat + players - p.start_player) % players
    place = (seat + players - p.start_player) % players
    return place > present or (place == present and p.asked == TURN)


def _garden(p: BiotopiaState, seat: i64) -> i64:
    """Return what flowers, missions within reach and large whites promise."""
    symbols = p.symbols[seat]
    if symbols > MOST_FLOWERS:
        symbols = MOST_FLOWERS
    worth = FLOWERS[symbols]
    mission: i64 = 0
    while mission < MISSIONS:
        if p.missions[mission] == OPEN:
            missing = _missing(p, seat, mission)
            if missing < len(MISSION):
                worth += MISSION[missing]
        mission += 1
    return worth + LARGE_WHITES * _lead(p, seat)


def _missing(p: BiotopiaState, seat: i64, mission: i64) -> i64:
    """Return how many butterflies or flower symbols a mission still asks of a seat."""
    flowers = p.box.mission_flowers[mission]
    if flowers > 0:
        lacking = flowers - p.symbols[seat]
        return lacking if lacking > 0 else 0
    alike = p.box.mission_alike[mission]
    if alike > 0:
        lacking = alike - most_alike(p, seat)
        return lacking if lacking > 0 else 0
    row = seat * BUTTERFLIES
    cloaks = p.butterflies[row + MOURNING_CLOAK]
    different = p.box.mission_different[mission]
    missing: i64 = 0
    if different > 0:
        missing = different - different_butterflies(p, seat)
        cloaks -= 1
    else:
        needs = mission * BUTTERFLIES
        kind: i64 = 0
        while kind < BUTTERFLIES:
            lacking = p.box.mission_needs[needs + kind] - p.butterflies[row + kind]
            if lacking > 0:
                missing += lacking
            kind += 1
    if cloaks > 0:
        missing -= 1
    return missing if missing > 0 else 0


def _lead(p: BiotopiaState, seat: i64) -> i64:
    """Return how many large whites a seat has more than the best other, from -2 to 2."""
    most: i64 = 0
    other: i64 = 0
    while other < p.box.players:
        whites = p.butterflies[other * BUTTERFLIES + LARGE_WHITE]
        if other != seat and whites > most:
            most = whites
        other += 1
    lead = p.butterflies[seat * BUTTERFLIES + LARGE_WHITE] - most
    if lead > 2:
        return 2
    return lead if lead > -2 else -2


def _hand(p: BiotopiaState, seat: i64) -> i64:
    """Return what the best three hand cards may become; the others wait for long."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    at = seat * KINDS
    kind: i64 = 0
    while kind < KINDS:
        count = p.hand[at + kind]
        if count > 0:
            card = _in_hand(p, seat, kind)
            while count > 0:
                if card > first:
                    first, second, third = card, first, second
                elif card > second:
                    second, third = card, second
                elif card > third:
                    third = card
                count -= 1
        kind += 1
    return first + second + third + SPARE_CARD * p.hand_size[seat]


def _in_hand(p: BiotopiaState, seat: i64, kind: i64) -> i64:
    """Return what a hand card is worth: the more, the fewer symbols are missing to play it."""
    missing = cost_of(p, seat, kind) - p.symbols[seat]
    if missing < 0:
        missing = 0
    elif missing >= len(READY):
        missing = len(READY) - 1
    worth = _brings(p, seat, kind) * READY[missing] // 100
    return worth if worth > CARD else CARD


def _brings(p: BiotopiaState, seat: i64, kind: i64) -> i64:
    """Return what a card brings that is played face up."""
    if kind == CHRYSALIS:
        return _best_to_turn(p, seat)
    if kind == SUNSHINE:
        return 3 * CARD + CARD
    symbols = p.symbols[seat]
    if kind == COMMON_KNAPWEED:
        return _flowers(symbols + 2) - _flowers(symbols)
    return _butterfly(p, seat, kind)


def _butterfly(p: BiotopiaState, seat: i64, kind: i64) -> i64:
    """Return what a butterfly brings that comes into play: points, effect, missions."""
    worth = p.box.points[kind] * POINT
    row = seat * BUTTERFLIES
    if kind == SMALL_TORTOISESHELL:
        # The next one is worth more by this one.
        worth += (p.butterflies[row + kind] + 1) * POINT
    elif kind in (COMMON_BLUE, ORANGE_TIP):
        worth += CARD
    elif kind == MEADOW_BROWN:
        worth += CARD * (p.butterflies[row + kind] + 1)
    elif kind == BRIMSTONE:
        symbols = p.symbols[seat]
        worth += _flowers(symbols + 1) - _flowers(symbols)
    elif kind == MOURNING_CLOAK:
        worth += CLOAK
    elif kind == LARGE_WHITE:
        lead = _lead(p, seat)
        if lead == 0:
            worth += p.box.large_whites_points * POINT
        elif lead > -2 and lead < 2:
            worth += LARGE_WHITES
    mission: i64 = 0
    while mission < MISSIONS:
        if p.missions[mission] == OPEN:
            if p.butterflies[row + kind] < p.box.mission_needs[mission * BUTTERFLIES + kind]:
                worth += MISSION_BY_HAND
        mission += 1
    return worth


def _flowers(symbols: i64) -> i64:
    return FLOWERS[symbols] if symbols < MOST_FLOWERS else FLOWERS[MOST_FLOWERS]


def _best_to_turn(p: BiotopiaState, seat: i64) -> i64:
    """Return what the best own flower brings that a chrysalis can turn."""
    best: i64 = 0
    at = seat * KINDS
    kind: i64 = 0
    while kind < PEACOCK:
        if p.flowers[at + kind] > 0:
            worth = _butterfly(p, seat, kind)
            if worth > best:
                best = worth
        kind += 1
    symbols = p.symbols[seat]
    return best - (_flowers(symbols) - _flowers(symbols - 1)) if best > 0 else 0


def _answer_to_come(p: BiotopiaState, seat: i64) -> i64:
    """Return what the open question will still bring the seat in this turn."""
    if p.asked_seat != seat:
        return 0
    if p.asked == CHRYSALIS_TARGET:
        return _best_to_turn(p, seat)
    if p.asked in (SKY_CARD, COMPOST_CARD):
        return 2 * CARD
    if p.asked == MORE_CARDS:
        return CARD * p.butterflies[seat * BUTTERFLIES + MEADOW_BROWN]
    return -CARD if p.asked == HAND_LIMIT else 0


VALUE: Final = BiotopiaValue()
