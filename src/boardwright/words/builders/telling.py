"""What happened in Builders & Biomes, told from what everybody saw before and after an action."""

from boardwright.core.texts import Message, message
from boardwright.games.builders.action_texts import cell_text, column_text
from boardwright.games.builders.box import Box
from boardwright.games.builders.view import BuildersView
from boardwright.games.builders.words import (
    BLOCKS,
    BUILD,
    BUILDINGS,
    COLLECT,
    DECLINE,
    END_TURN,
    EXPLORE,
    FIGHT,
    GAME_OVER,
    KEEP,
    LIGHT,
    SCORE,
    SCORING,
    SPACES,
    TAKE_BLOCK,
    TILES,
    TOKEN,
    TRADE_MOB,
)
from boardwright.words.builders.choices import corner_cell
from boardwright.words.builders.names import (
    block_name,
    building_name,
    characteristic_name,
    mob_name,
    scoring_card_name,
    seat_name,
    thing_name,
    weapon_name,
)
from boardwright.words.game_words import Line


def tell_action(box: Box, before: BuildersView, action: int, after: BuildersView) -> list[Line]:
    """Tell the action, how a fight goes on, and which scoring round or end follows."""
    deed = [_deed(box, before, action, after), *_turned_up(box, before, action, after)]
    lines = [deed + _fight(box, before, action, after)]
    begins = after.asked == SCORING and (before.asked != SCORING or after.rounds > before.rounds)
    if begins:
        card = scoring_card_name(after.rounds)
        lines.append([message("builders-did-round", card=card, layer=after.rounds + 1)])
    elif after.asked == GAME_OVER:
        lines.append([message("builders-did-game-over")])
    return lines


def _deed(box: Box, before: BuildersView, action: int, after: BuildersView) -> Message:
    """Tell the action itself."""
    who = seat_name(box, before.asked_seat)
    if action < SCORE:
        return _answer(action, who)
    if action < FIGHT:
        name = characteristic_name(action - int(SCORE))
        return message("builders-did-score", seat=who, name=name)
    if action < COLLECT:
        cell = corner_cell(before, action - int(FIGHT))
        mob = mob_name(box, before.face_up[cell])
        return message("builders-did-fight", seat=who, cell=cell_text(cell), mob=mob)
    if action < TAKE_BLOCK:
        cell = corner_cell(before, action - int(COLLECT))
        weapon = weapon_name(before.face_up[cell] - int(TOKEN))
        return message("builders-did-collect", seat=who, cell=cell_text(cell), weapon=weapon)
    if action < EXPLORE:
        column = column_text(action - int(TAKE_BLOCK))
        block = _block_taken(before, after)
        return message("builders-did-block", seat=who, column=column, block=block)
    if action < BUILD:
        crossing = action - int(EXPLORE)
        if before.crossing[before.asked_seat] == crossing:
            return message("builders-did-stay", seat=who)
        return message("builders-did-explore", seat=who, crossing=crossing + 1)
    corner, space = divmod(action - int(BUILD), int(SPACES))
    cell = corner_cell(before, corner)
    return message(
        "builders-did-build",
        seat=who,
        building=building_name(box, before.face_up[cell]),
        cell=cell_text(cell),
        space=space + 1,
    )


def _answer(action: int, who: Message) -> Message:
    """Tell an answer that names no place."""
    texts = {
        int(END_TURN): "builders-did-end",
        int(TRADE_MOB): "builders-did-trade",
        int(DECLINE): "builders-did-decline",
        int(LIGHT): "builders-did-light",
        int(KEEP): "builders-did-keep",
    }
    return message(texts[action], seat=who)


def _block_taken(before: BuildersView, after: BuildersView) -> Message:
    """Return the name of the block that came to a supply."""
    gains = [now - then for now, then in zip(after.supply, before.supply)]
    return block_name(gains.index(1) % int(BLOCKS))


def _turned_up(box: Box, before: BuildersView, action: int, after: BuildersView) -> list[Message]:
    """Tell what lies face up now where a character explored."""
    if not EXPLORE <= action < BUILD:
        return []
    things = [
        message("builders-turned-up", place=cell_text(cell), thing=thing_name(box, shown))
        for cell, shown in enumerate(after.face_up)
        if shown != before.face_up[cell]
    ]
    return [message("builders-did-turn-up", things=things)] if things else []


def _fight(box: Box, before: BuildersView, action: int, after: BuildersView) -> list[Message]:
    """Tell the tokens that were revealed while the fight stops, or how it ended."""
    if after.fight_cell >= 0:
        tokens = [
            weapon_name(kind) for kind, count in enumerate(after.revealed) for _ in range(count)
        ]
        return [message("builders-did-reveal", tokens=tokens, hearts=after.hearts)]
    beaten = [
        tile
        for tile in range(BUILDINGS, TILES)
        if after.owner[tile] != before.owner[tile] and after.owner[tile] >= 0
    ]
    if beaten:
        return [message("builders-did-beat", mob=mob_name(box, beaten[0]))]
    if before.fight_cell >= 0 or FIGHT <= action < COLLECT:
        return [message("builders-did-lose")]
    return []
