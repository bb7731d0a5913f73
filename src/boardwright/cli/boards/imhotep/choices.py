"""The question that is asked in Imhotep and its legal answers, in words."""

from boardwright.cli.boards.board import Choice, ChoiceGroup
from boardwright.cli.boards.imhotep.monuments import BONUS_SIGNS
from boardwright.cli.boards.imhotep.names import (
    card_effect,
    card_name,
    seat_name,
    site_name,
    slot_name,
)
from boardwright.cli.speech import say
from boardwright.games.imhotep.box import SPACES_OF_A_PYRAMID
from boardwright.games.imhotep.game import Imhotep
from boardwright.games.imhotep.sail_ship import ORDERS
from boardwright.games.imhotep.view import ImhotepView
from boardwright.games.imhotep.words import (
    AGENDA_NAMES,
    CHISEL_SECOND,
    DECLINE,
    FACE_DOWN_PAIR,
    GET_STONES,
    KEEP,
    LETTERS,
    NOBODY,
    PASS,
    PLACE,
    PLAY_CHISEL,
    PLAY_HAMMER,
    PLAY_LEVER,
    PLAY_SAIL,
    PYRAMID,
    PYRAMID_NAMES,
    SAIL_CARD_TO,
    SAIL_SHIP,
    SITES,
    SLOTS,
    TAKE,
    TAKE_POINT,
    TAKE_STONES,
    UNLOAD_IN_ORDER,
)


def question_words(view: ImhotepView) -> str:
    """Say what the asked seat has to decide."""
    asked, seat, detail = view.asked
    return say(
        f"imhotep-asked-{AGENDA_NAMES[asked]}",
        seat=seat_name(seat),
        ship=detail // SLOTS + 1,
        space=detail + 1,
    )


def choice_groups(game: Imhotep, view: ImhotepView, legal: list[int]) -> list[ChoiceGroup]:
    """Put the legal actions under headings, in their own order."""
    groups: dict[str, ChoiceGroup] = {}
    for action in legal:
        heading, label, lines = _heading_and_label(game, view, action)
        group = groups.setdefault(heading, ChoiceGroup(heading, [], lines))
        group.choices.append(Choice(action, label))
    return list(groups.values())


def _heading_and_label(game: Imhotep, view: ImhotepView, action: int) -> tuple[str, str, bool]:
    """Return the heading of an action, what it is called below it, and if it needs a line."""
    if action == PASS:
        return say("imhotep-do-pass"), say("imhotep-label-pass"), False
    if action == GET_STONES:
        return say("imhotep-do-get"), _stones_to_get(game, view, int(game.box.get)), False
    if action < SAIL_SHIP:
        return say("imhotep-do-place"), slot_name(action - PLACE), False
    if action < PLAY_HAMMER:
        card = "sail" if action < PLAY_LEVER else "lever"
        number = action - (SAIL_SHIP if action < PLAY_LEVER else PLAY_LEVER)
        heading = say(f"imhotep-do-{card}", ship=number // SITES + 1)
        return heading, site_name(number % SITES), False
    if action < PLAY_SAIL:
        return say("imhotep-do-hammer"), slot_name(action - PLAY_HAMMER), False
    if action < PLAY_CHISEL:
        return say("imhotep-do-sail-card"), slot_name(action - PLAY_SAIL), False
    if action < SAIL_CARD_TO:
        return say("imhotep-do-chisel"), slot_name(action - PLAY_CHISEL), False
    if action < CHISEL_SECOND:
        return say("imhotep-do-sail-to"), site_name(action - SAIL_CARD_TO), False
    if action < UNLOAD_IN_ORDER:
        return say("imhotep-do-second-stone"), slot_name(action - CHISEL_SECOND), False
    if action < TAKE:
        return say("imhotep-do-unload"), _order(view, action - UNLOAD_IN_ORDER), False
    return _answer(game, view, action)


def _answer(game: Imhotep, view: ImhotepView, action: int) -> tuple[str, str, bool]:
    """Return heading and label of an answer about one stone."""
    if action == TAKE + FACE_DOWN_PAIR:
        return say("imhotep-do-take"), say("imhotep-label-pair"), True
    if action < PYRAMID:
        kind = action - (TAKE if action < KEEP else KEEP)
        heading = say("imhotep-do-take" if action < KEEP else "imhotep-do-keep")
        return heading, f"{card_name(kind)}: {card_effect(kind)}", True
    if action < DECLINE:
        return say("imhotep-do-pyramid"), _next_space(game, view, action - PYRAMID), False
    if action == DECLINE:
        return say("imhotep-do-decline"), say("imhotep-label-decline"), False
    if action == TAKE_POINT:
        points = int(game.box.temple_b[view.asked[2]])
        return say("imhotep-do-temple"), say("imhotep-label-points", points=points), False
    assert action == TAKE_STONES
    return say("imhotep-do-temple"), _stones_to_get(game, view, int(game.box.temple_stones)), False


def _stones_to_get(game: Imhotep, view: ImhotepView, at_most: int) -> str:
    seat = view.asked[1]
    stones = min(at_most, int(game.box.sled) - view.sled[seat], view.quarry[seat])
    return say("imhotep-label-stones", stones=stones)


def _order(view: ImhotepView, number: int) -> str:
    """Return the colours of the ship that is unloaded in an order, first out first."""
    owners = [view.load[view.unloading * SLOTS + slot] for slot in ORDERS[number]]
    return "".join(LETTERS[owner] for owner in owners if owner != NOBODY)


def _next_space(game: Imhotep, view: ImhotepView, pyramid: int) -> str:
    """Say what the next space of a pyramid gives."""
    filled = sum(stone >> 2 == pyramid for stone in view.pyramids)
    at = pyramid * SPACES_OF_A_PYRAMID + filled
    name = say(f"imhotep-pyramid-{PYRAMID_NAMES[pyramid]}")
    points = say("imhotep-label-points", points=int(game.box.pyramid_b[at]))
    bonus = int(game.box.pyramid_b_bonus[at])
    sign = say(f"imhotep-bonus-{bonus}") if bonus in BONUS_SIGNS else ""
    return f"{name}: {points}{sign}"
