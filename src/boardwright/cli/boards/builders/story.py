"""What happened in Builders & Biomes, told from what everybody saw before and after an action."""

from boardwright.cli.boards.builders.choices import corner_cell
from boardwright.cli.boards.builders.names import (
    block_name,
    building_name,
    cell_name,
    characteristic_name,
    mob_name,
    seat_name,
    thing_name,
    weapon_name,
)
from boardwright.cli.speech import say
from boardwright.games.builders.action_texts import column_text
from boardwright.games.builders.box import Box
from boardwright.games.builders.view import BuildersView
from boardwright.games.builders.words import (
    BLOCKS,
    BUILD,
    BUILDINGS,
    CARD_NAMES,
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


def tell_action(box: Box, before: BuildersView, action: int, after: BuildersView) -> list[str]:
    """Tell the action, how a fight goes on, and which scoring round or end follows."""
    lines = [" ".join([_deed(box, before, action, after), *_fight(box, before, action, after)])]
    begins = after.asked == SCORING and (before.asked != SCORING or after.rounds > before.rounds)
    if begins:
        card = say(f"builders-card-{CARD_NAMES[after.rounds]}")
        layer = say(f"builders-layer-{after.rounds + 1}")
        lines.append(say("builders-did-round", card=card, layer=layer))
    elif after.asked == GAME_OVER:
        lines.append(say("builders-did-game-over"))
    return lines


def _deed(box: Box, before: BuildersView, action: int, after: BuildersView) -> str:
    """Tell the action itself."""
    who = seat_name(before.asked_seat)
    if action < SCORE:
        return _answer(action, who)
    if action < FIGHT:
        name = characteristic_name(action - int(SCORE))
        return say("builders-did-score", seat=who, name=name)
    if action < COLLECT:
        cell = corner_cell(before, action - int(FIGHT))
        mob = mob_name(box, before.face_up[cell])
        return say("builders-did-fight", seat=who, cell=cell_name(cell), mob=mob)
    if action < TAKE_BLOCK:
        cell = corner_cell(before, action - int(COLLECT))
        weapon = weapon_name(before.face_up[cell] - int(TOKEN))
        return say("builders-did-collect", seat=who, cell=cell_name(cell), weapon=weapon)
    if action < EXPLORE:
        column = column_text(action - int(TAKE_BLOCK))
        block = _block_taken(before, after)
        return say("builders-did-block", seat=who, column=column, block=block)
    if action < BUILD:
        return _exploring(box, before, action - int(EXPLORE), after, who)
    corner, space = divmod(action - int(BUILD), int(SPACES))
    cell = corner_cell(before, corner)
    building = building_name(box, before.face_up[cell])
    words = {"cell": cell_name(cell), "building": building}
    return say("builders-did-build", seat=who, space=space + 1, **words)


def _answer(action: int, who: str) -> str:
    """Tell an answer that names no place."""
    names = {
        int(END_TURN): "end",
        int(TRADE_MOB): "trade",
        int(DECLINE): "decline",
        int(LIGHT): "light",
        int(KEEP): "keep",
    }
    return say(f"builders-did-{names[action]}", seat=who)


def _block_taken(before: BuildersView, after: BuildersView) -> str:
    """Return the name of the block that came to a supply."""
    gains = [now - then for now, then in zip(after.supply, before.supply)]
    return block_name(gains.index(1) % int(BLOCKS))


def _exploring(box: Box, before: BuildersView, crossing: int, after: BuildersView, who: str) -> str:
    """Tell where a character went, and what was turned up there."""
    turned_up = [
        say("builders-turned-up", cell=cell_name(cell), thing=thing_name(box, shown))
        for cell, shown in enumerate(after.face_up)
        if shown != before.face_up[cell]
    ]
    stays = before.crossing[before.asked_seat] == crossing
    deed = say(
        "builders-did-stay" if stays else "builders-did-explore", seat=who, crossing=crossing + 1
    )
    if not turned_up:
        return deed
    return f"{deed} {say('builders-did-turn-up', things=', '.join(turned_up))}"


def _fight(box: Box, before: BuildersView, action: int, after: BuildersView) -> list[str]:
    """Tell the tokens that were revealed while the fight stops, or how it ended."""
    if after.fight_cell >= 0:
        tokens = [
            weapon_name(kind) for kind, count in enumerate(after.revealed) for _ in range(count)
        ]
        return [say("builders-did-reveal", tokens=", ".join(tokens), hearts=after.hearts)]
    beaten = [
        tile
        for tile in range(BUILDINGS, TILES)
        if after.owner[tile] != before.owner[tile] and after.owner[tile] >= 0
    ]
    if beaten:
        return [say("builders-did-beat", mob=mob_name(box, beaten[0]))]
    if before.fight_cell >= 0 or FIGHT <= action < COLLECT:
        return [say("builders-did-lose")]
    return []
