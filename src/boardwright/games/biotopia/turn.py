"""What may be answered to each question, and what the answer does (section 2)."""

from typing import final

from mypy_extensions import i64

from boardwright.core.actions import Action, ActionSpace
from boardwright.core.chance import Chance
from boardwright.core.game import TERMINAL, ActionList, IllegalAction, Outcome
from boardwright.games.biotopia.actions import ACTION_SPACE, TOLD_BY_POSITION
from boardwright.games.biotopia.bio_cards import list_cards_to_turn, turn_over
from boardwright.games.biotopia.butterflies import draw_for_meadow_browns, recover_card
from boardwright.games.biotopia.draw import draw_into_hand, may_draw
from boardwright.games.biotopia.ending import discard, end_turn, outcome_of
from boardwright.games.biotopia.flowers import lay_flower, list_hand
from boardwright.games.biotopia.laid_out import BiotopiaView
from boardwright.games.biotopia.missions import list_missions, take_mission
from boardwright.games.biotopia.play_card import list_cards_to_play, play_card
from boardwright.games.biotopia.position import Position
from boardwright.games.biotopia.position_text import position_text
from boardwright.games.biotopia.refusals import REFUSALS
from boardwright.games.biotopia.setup import lay_first_flower
from boardwright.games.biotopia.sky import list_sky, take_from_sky
from boardwright.games.biotopia.view import view_of
from boardwright.games.biotopia.vocabulary import (
    CHRYSALIS_TARGET,
    COMPOST_CARD,
    DECLINE,
    DISCARD,
    DRAW,
    END_TURN,
    FIRST_FLOWER,
    FLOWER,
    HAND_LIMIT,
    KINDS,
    MORE_CARDS,
    PASS,
    PLAY,
    RECOVER,
    SKY_CARD,
    TAKE,
    TAKE_MISSION,
    TURN,
    TURN_OVER,
)


@final
class BiotopiaState(Position):
    """A position of Biotopia that can be played on."""

    def clone(self) -> "BiotopiaState":
        """Return an independent copy."""
        other = BiotopiaState(self.game, self.box)
        other.copy_from(self)
        other.copy_memory_from(self)
        return other

    def current_player(self) -> int:  # as every state has it, but Python finds it here sooner
        """Return the seat that is asked, or `TERMINAL`."""
        return TERMINAL if self.is_terminal() else self.asked_seat

    def fill_legal(self, out: ActionList) -> None:
        """List the answers to the question that is asked."""
        what = self.asked
        if what == TURN:
            _list_turn(self, self.asked_seat, out)
        elif what == FIRST_FLOWER:
            list_hand(self, self.asked_seat, FLOWER, out)
        elif what == CHRYSALIS_TARGET:
            list_cards_to_turn(self, self.asked_seat, out)
        elif what == SKY_CARD:
            list_sky(self, out)
            out.add(DECLINE)
        elif what == COMPOST_CARD:
            _list_compost(self, out)
            out.add(DECLINE)
        elif what == MORE_CARDS:
            out.add(DRAW)
            out.add(DECLINE)
        elif what == HAND_LIMIT:
            list_hand(self, self.asked_seat, DISCARD, out)

    def apply(self, action: i64, chance: Chance) -> None:
        """Carry out an answer, then the turn's end if nothing else is asked."""
        what = self.asked
        seat = self.asked_seat
        if what == TURN:
            _take_turn(self, seat, action, chance)
        elif what == FIRST_FLOWER:
            lay_first_flower(self, seat, action - FLOWER)
        else:
            self.ask_next()
            if what == HAND_LIMIT:
                discard(self, seat, action - DISCARD)
            elif what == CHRYSALIS_TARGET:
                turn_over(self, seat, action - TURN_OVER, chance)
            elif action != DECLINE:
                if what == SKY_CARD:
                    take_from_sky(self, seat, action - TAKE, chance)
                elif what == COMPOST_CARD:
                    recover_card(self, seat, action - RECOVER)
                else:
                    draw_for_meadow_browns(self, seat, chance)
        if self.asked == END_TURN:
            end_turn(self, seat, chance)

    def action_space(self) -> ActionSpace:
        """Return the actions as they are declared."""
        return ACTION_SPACE

    def word(self, name: str, action: Action) -> str:
        """Return what the text or a place of an action asks the position for."""
        return TOLD_BY_POSITION[name](self, action)

    def broken_rule(self, action: Action) -> IllegalAction:
        """Say which rule forbids the action."""
        return REFUSALS[action.family.name](self, action)

    def num_players(self) -> int:
        """Return the number of seats."""
        return self.box.players

    def outcome(self) -> Outcome:
        """Return places, tie-break and reason (BT-6.2)."""
        return outcome_of(self)

    def view(self, seat: int) -> BiotopiaView:
        """Return what a seat may see."""
        return view_of(self, seat)

    def serialize(self) -> str:
        """Return the position as text, with all secrets."""
        return position_text(self)


def _list_turn(p: Position, seat: i64, out: ActionList) -> None:
    """List the five actions of a turn (BT-2.1 to BT-2.5).

    Who can do nothing passes, and nobody else (BT-R3, BT-R11).
    """
    if may_draw(p):
        out.add(DRAW)
    list_sky(p, out)
    list_hand(p, seat, FLOWER, out)
    list_cards_to_play(p, seat, out)
    list_missions(p, seat, out)
    if out.count == 0:
        out.add(PASS)


def _list_compost(p: Position, out: ActionList) -> None:
    """List the kinds in the compost, any of which may be taken (BT-3.5)."""
    kind: i64 = 0
    while kind < KINDS:
        if p.compost.counts[kind] > 0:
            out.add(RECOVER + kind)
        kind += 1


def _take_turn(p: Position, seat: i64, action: i64, chance: Chance) -> None:
    """Carry out exactly one of the five actions, or pass (BT-2.1 to BT-2.5, BT-R3).

    The turn counts as idle until something comes into a row or a mission is taken (BT-R9).
    """
    p.ask(END_TURN, seat, 0)
    p.idle += 1
    p.passes = p.passes + 1 if action == PASS else 0
    if action == DRAW:
        draw_into_hand(p, seat, 1, chance)
    elif TAKE <= action < FLOWER:
        take_from_sky(p, seat, action - TAKE, chance)
    elif FLOWER <= action < PLAY:
        lay_flower(p, seat, action - FLOWER)
    elif PLAY <= action < TAKE_MISSION:
        play_card(p, seat, action - PLAY, chance)
    elif action >= TAKE_MISSION:
        take_mission(p, seat, action - TAKE_MISSION)
