"""What may be answered to each question, and what the answer does."""

from typing import final

from mypy_extensions import i64

from boardwright.core.chance import Chance
from boardwright.core.game import TERMINAL, ActionList, IllegalAction, Outcome
from boardwright.games.builders.action_texts import action_text, places_touched
from boardwright.games.builders.beaten_mobs import trade_mob
from boardwright.games.builders.collect_blocks import list_blocks
from boardwright.games.builders.cube import take_block
from boardwright.games.builders.ending import outcome_of
from boardwright.games.builders.fight import go_on_fighting, keep_tnt, light_tnt
from boardwright.games.builders.position import Position
from boardwright.games.builders.position_text import position_text
from boardwright.games.builders.refusals import refusal_of
from boardwright.games.builders.scoring import list_characteristics, score_characteristic
from boardwright.games.builders.turn import carry_out, end_turn, go_on, list_actions
from boardwright.games.builders.view import BuildersView, view_of
from boardwright.games.builders.words import (
    ACTIONS,
    DECLINE,
    DETONATE,
    END_TURN,
    EXTRA_ACTION,
    KEEP,
    LIGHT,
    SCORE,
    SCORING,
    SECOND_BLOCK,
    TAKE_BLOCK,
    TRADE_MOB,
    TRADE_OR_END,
    USE_PICKAXE,
)


@final
class BuildersState(Position):
    """A position of Builders & Biomes that can be played on."""

    def clone(self) -> "BuildersState":
        """Return an independent copy."""
        other = BuildersState(self.box)
        other.copy_from(self)
        return other

    def current_player(self) -> int:
        """Return the seat that is asked, or `TERMINAL`."""
        return TERMINAL if self.is_terminal() else self.asked_seat

    def fill_legal(self, out: ActionList) -> None:
        """List the answers to the question that is asked."""
        what = self.asked
        if what <= EXTRA_ACTION:
            list_actions(self, self.asked_seat, out)
        elif what == SECOND_BLOCK:
            list_blocks(self, out)
        elif what == USE_PICKAXE:
            out.add(DECLINE)
            list_blocks(self, out)
        elif what == DETONATE:
            out.add(LIGHT)
            out.add(KEEP)
        elif what == TRADE_OR_END:
            out.add(END_TURN)
            out.add(TRADE_MOB)
        elif what == SCORING:
            list_characteristics(self, out)

    def apply(self, action: i64, chance: Chance) -> None:
        """Carry out an answer, and all that follows by itself."""
        what = self.asked
        seat = self.asked_seat
        if what <= EXTRA_ACTION:
            if carry_out(self, seat, action, chance):
                go_on(self, seat)
        elif what == SECOND_BLOCK:
            take_block(self, seat, action - TAKE_BLOCK, chance)
            go_on(self, seat)
        elif what == SCORING:
            if score_characteristic(self, seat, action - SCORE):
                end_turn(self)
        elif what == TRADE_OR_END:
            if action == END_TURN:
                end_turn(self)
            else:
                trade_mob(self, seat)
        else:
            if what == DETONATE:
                if action == LIGHT:
                    light_tnt(self)
                else:
                    keep_tnt(self)
            elif action != DECLINE:
                take_block(self, seat, action - TAKE_BLOCK, chance)
            if go_on_fighting(self, seat, chance):
                go_on(self, seat)

    def refusal_by_rule(self, action: int) -> IllegalAction:
        """Say which rule forbids the action."""
        return refusal_of(self, action)

    def num_actions(self) -> int:
        """Return the size of the action space."""
        return ACTIONS

    def num_players(self) -> int:
        """Return the number of seats."""
        return self.box.players

    def action_to_string(self, action: int) -> str:
        """Return the text of an action, such as `build c4 5`."""
        return action_text(self, action)

    def action_places(self, action: int) -> list[str]:
        """Return what the action touches, such as `cell:c4` and `space:5`."""
        return places_touched(self, action)

    def outcome(self) -> Outcome:
        """Return places, tie-break and reason (BB-10.2)."""
        return outcome_of(self)

    def view(self, seat: int) -> BuildersView:
        """Return what a seat may see."""
        return view_of(self, seat)

    def serialize(self) -> str:
        """Return the position as text."""
        return position_text(self)
