"""What may be answered to each question, and what the answer does (IM-2.3)."""

from typing import final

from mypy_extensions import i64

from boardwright.core.actions import Action, ActionSpace
from boardwright.core.chance import Chance
from boardwright.core.game import TERMINAL, ActionList, IllegalAction, Outcome
from boardwright.games.imhotep.actions import ACTION_SPACE, TOLD_BY_POSITION
from boardwright.games.imhotep.ending import outcome_of
from boardwright.games.imhotep.get_stones import get_stones, stones_to_get
from boardwright.games.imhotep.laid_out import ImhotepView
from boardwright.games.imhotep.market_cards import (
    ANY_SHIP,
    give_pyramid_bonus,
    list_blue_cards,
    play_blue_card,
    receive_card,
    sail_with_card,
)
from boardwright.games.imhotep.place_stone import list_free_slots, place_stone
from boardwright.games.imhotep.position import Position
from boardwright.games.imhotep.position_text import position_text
from boardwright.games.imhotep.refusals import REFUSALS
from boardwright.games.imhotep.rounds import resume
from boardwright.games.imhotep.sail_ship import (
    list_free_sites,
    list_orders,
    list_sailings,
    sail_ship,
    set_order,
)
from boardwright.games.imhotep.sites.market import (
    keep_from_pair,
    list_cards_to_keep,
    list_cards_to_take,
    look_at_pair,
    take_from_offer,
)
from boardwright.games.imhotep.sites.pyramids import build_on_pyramid, list_pyramids
from boardwright.games.imhotep.view import view_of
from boardwright.games.imhotep.vocabulary import (
    CHISEL_SECOND,
    CHOOSE_PYRAMID,
    DECLINE,
    END_TURN,
    FROM_TEMPLE,
    GET_STONES,
    KEEP,
    KEEP_CARD,
    LOOK,
    PASS,
    PLACE,
    PLAY_LEVER,
    PYRAMID,
    SAIL_CARD_TO,
    SAIL_SHIP,
    SAIL_TO,
    SECOND_STONE,
    SHIP_BONUS,
    SITES,
    STONES_BONUS,
    TAKE,
    TAKE_CARD,
    TAKE_POINT,
    TAKE_STONES,
    TEMPLE_CHOICE,
    TURN,
    UNLOAD_IN_ORDER,
    UNLOAD_ORDER,
)


@final
class ImhotepState(Position):
    """A position of Imhotep that can be played on."""

    def clone(self) -> "ImhotepState":
        """Return an independent copy."""
        other = ImhotepState(self.game, self.box)
        other.copy_from(self)
        return other

    def current_player(self) -> int:  # as every state has it, but Python finds it here sooner
        """Return the seat that is asked, or `TERMINAL`."""
        return TERMINAL if self.is_terminal() else self.asked_seat

    def fill_legal(self, out: ActionList) -> None:
        """List the answers to the question that is asked."""
        what = self.asked
        if what == TURN:
            _list_turn(self, self.asked_seat, out)
        elif what == TAKE_CARD:
            list_cards_to_take(self, out)
        elif what == KEEP_CARD:
            list_cards_to_keep(self, out)
        elif what == CHOOSE_PYRAMID:
            list_pyramids(self, out)
        elif what == SHIP_BONUS:
            list_free_slots(self, PLACE, ANY_SHIP, out)
            out.add(DECLINE)
        elif what == TEMPLE_CHOICE:
            out.add(TAKE_POINT)
            out.add(TAKE_STONES)
        elif what == STONES_BONUS:
            out.add(DECLINE)
            out.add(TAKE_STONES)
        elif what == SAIL_TO:
            list_free_sites(self, SAIL_CARD_TO, out)
        elif what == SECOND_STONE:
            list_free_slots(self, CHISEL_SECOND, ANY_SHIP, out)
        elif what == UNLOAD_ORDER:
            list_orders(self, out)

    def apply(self, action: i64, chance: Chance) -> None:
        """Carry out an answer, and all that follows by itself."""
        what = self.asked
        seat = self.asked_seat
        detail = self.detail
        if what == TURN:
            _take_turn(self, seat, action)
            resume(self, chance)
            return
        self.ask_next()
        if what == TAKE_CARD:
            if action == LOOK:
                look_at_pair(self, seat, chance)
            else:
                take_from_offer(self, action - TAKE)
                receive_card(self, seat, action - TAKE)
        elif what == KEEP_CARD:
            keep_from_pair(self, action - KEEP)
            receive_card(self, seat, action - KEEP)
        elif what == CHOOSE_PYRAMID:
            bonus = build_on_pyramid(self, seat, action - PYRAMID)
            give_pyramid_bonus(self, seat, bonus, chance)
        elif what == SHIP_BONUS:
            if action != DECLINE:
                place_stone(self, seat, action - PLACE)
        elif what == TEMPLE_CHOICE:
            if action == TAKE_POINT:
                self.score(seat, FROM_TEMPLE, self.box.temple_b[detail])
            else:
                get_stones(self, seat, self.box.temple_stones)
        elif what == STONES_BONUS:
            if action != DECLINE:
                get_stones(self, seat, self.box.pyramid_stones)
        elif what == SAIL_TO:
            sail_with_card(self, seat, detail, action - SAIL_CARD_TO)
        elif what == SECOND_STONE:
            place_stone(self, seat, action - CHISEL_SECOND)
        else:
            set_order(self, action - UNLOAD_IN_ORDER)
        resume(self, chance)

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
        """Return places, tie-break and reason (IM-11.4)."""
        return outcome_of(self)

    def view(self, seat: int) -> ImhotepView:
        """Return what a seat may see."""
        return view_of(self, seat)

    def serialize(self) -> str:
        """Return the position as text."""
        return position_text(self)


def _list_turn(p: Position, seat: i64, out: ActionList) -> None:
    """List the four actions of a turn (IM-2.3); who can do nothing passes (IM-R2)."""
    if stones_to_get(p, seat, p.box.get) > 0:  # IM-R1
        out.add(GET_STONES)
    if p.sled[seat] > 0:
        list_free_slots(p, PLACE, ANY_SHIP, out)
    list_sailings(p, SAIL_SHIP, out)
    list_blue_cards(p, seat, out)
    if out.count == 0:
        out.add(PASS)


def _take_turn(p: Position, seat: i64, action: i64) -> None:
    """Carry out one of the four actions of a turn, or pass (IM-2.3, IM-R2)."""
    p.ask(END_TURN, seat, 0)
    p.passes = p.passes + 1 if action == PASS else 0
    if action == GET_STONES:
        get_stones(p, seat, p.box.get)
    elif PLACE <= action < SAIL_SHIP:
        place_stone(p, seat, action - PLACE)
    elif SAIL_SHIP <= action < PLAY_LEVER:
        sail_ship(p, seat, (action - SAIL_SHIP) // SITES, (action - SAIL_SHIP) % SITES)
    elif action >= PLAY_LEVER:
        play_blue_card(p, seat, action)
