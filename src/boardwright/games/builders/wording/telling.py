"""What happened in Builders & Biomes, told from what everybody saw before and after an action."""

from boardwright.core.messages import Message, message
from boardwright.games.builders.box import Box
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.vocabulary import BUILDINGS, CELL_NAMES, GAME_OVER, SCORING, TILES
from boardwright.games.builders.wording.names import (
    mob_name,
    scoring_card_name,
    thing_name,
    weapon_name,
)
from boardwright.wording.game_words import Line


def what_came_of_it(
    box: Box, before: BuildersView, family: str, after: BuildersView
) -> list[Message]:
    """Tell what an action turned up or how a fight goes on."""
    if family == "explore":
        return _turned_up(box, before, after)
    if family == "fight" or before.fight_cell >= 0:
        return _fight(box, before, after)
    return []


def round_or_end(before: BuildersView, after: BuildersView) -> list[Line]:
    """Tell that a scoring round begins, or the end."""
    if after.asked == SCORING and (before.asked != SCORING or after.rounds > before.rounds):
        card = scoring_card_name(after.rounds)
        return [[message("builders-did-round", card=card, layer=after.rounds + 1)]]
    return [[message("builders-did-game-over")]] if after.asked == GAME_OVER else []


def _turned_up(box: Box, before: BuildersView, after: BuildersView) -> list[Message]:
    """Tell what lies face up now where a character explored."""
    things = [
        message("builders-turned-up", place=CELL_NAMES[cell], thing=thing_name(box, shown))
        for cell, shown in enumerate(after.face_up)
        if shown != before.face_up[cell]
    ]
    return [message("builders-did-turn-up", things=things)] if things else []


def _fight(box: Box, before: BuildersView, after: BuildersView) -> list[Message]:
    """Tell the tokens that were revealed while the fight stops, or how it ended."""
    if after.fight_cell >= 0:
        tokens = [
            weapon_name(kind) for kind, count in enumerate(after.revealed) for _ in range(count)
        ]
        return [message("builders-did-reveal", tokens=tokens, hearts=after.hearts)]
    for tile in range(BUILDINGS, TILES):
        if after.owner[tile] != before.owner[tile] and after.owner[tile] >= 0:
            return [message("builders-did-beat", mob=mob_name(box, tile))]
    return [message("builders-did-lose")]
