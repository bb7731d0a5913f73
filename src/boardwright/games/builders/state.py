"""What may be answered to each question, and what the answer does."""

from typing import final

from mypy_extensions import i64

from boardwright.core.actions import Action, ActionSpace
from boardwright.core.chance import Chance
from boardwright.core.game import TERMINAL, ActionList, IllegalAction, Outcome
from boardwright.games.builders.actions import ACTION_SPACE, TOLD_BY_POSITION
from boardwright.games.builders.beaten_mobs import trade_mob
from boardwright.games.builders.collect_blocks import list_blocks
from boardwright.games.builders.cube import take_block
from boardwright.games.builders.ending import outcome_of
from boardwright.games.builders.fight import continue_fight, keep_tnt, light_tnt
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.position import Position
from boardwright.games.builders.position_text import position_text
from boardwright.games.builders.refusals import why_refused
from boardwright.games.builders.scoring import list_characteristics, score_characteristic
from boardwright.games.builders.turn import carry_out, continue_turn, end_turn, list_actions
from boardwright.games.builders.vocabulary import (
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
        other = BuildersState(self.game, self.box)
        other.copy_from(self)
        return other

    def current_player(self) -> int:  # as every state has it, but Python finds it here sooner
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
                continue_turn(self, seat)
        elif what == SECOND_BLOCK:
            take_block(self, seat, action - TAKE_BLOCK, chance)
            continue_turn(self, seat)
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
            if continue_fight(self, seat, chance):
                continue_turn(self, seat)

    def action_space(self) -> ActionSpace:
        """Return the actions as they are declared."""
        return ACTION_SPACE

    def word(self, name: str, action: Action) -> str:
        """Return what the text or a place of an action asks the position for."""
        return TOLD_BY_POSITION[name](self, action)

    def broken_rule(self, action: Action) -> IllegalAction:
        """Say which rule forbids the action."""
        return why_refused(self, action)

    def num_players(self) -> int:
        """Return the number of seats."""
        return self.box.players

    def outcome(self) -> Outcome:
        """Return places, tie-break and reason (BB-10.2)."""
        return outcome_of(self)

    def view(self, seat: int) -> BuildersView:
        """Name what a seat sees: unexposed blocks and face-down tiles are not decided (BB-3.4)."""
        return self.seen_by(seat)

    def serialize(self) -> str:
        """Return the position as text."""
        return position_text(self)
