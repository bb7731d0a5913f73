"""The big cube, layer by layer, and the scoring rounds that wait for its layers."""

from rich.text import Text

from boardwright.cli.boards.builders.signs import BLOCK, NEXT, QUIET
from boardwright.cli.speech import say, speak
from boardwright.games.builders.action_texts import LETTERS
from boardwright.games.builders.position import Position
from boardwright.games.builders.view import BuildersView
from boardwright.games.builders.words import (
    CARDS,
    COLUMNS,
    HIDDEN,
    LAYERS,
    TAKEN,
)
from boardwright.words.builders.names import block_sign, layer_name, scoring_card_name

BETWEEN = " "


def cube_lines(position: Position, view: BuildersView) -> list[Text]:
    """Draw four layers side by side; a block that may be taken is a capital letter."""
    layers = range(LAYERS)
    letters = LETTERS[: int(LAYERS)]
    names = [f"{speak(layer_name(layer)):<4}" for layer in layers]
    lines = [
        Text("  " + BETWEEN.join(names), "bold"),
        Text("  " + BETWEEN.join(letters for _ in layers), QUIET),
    ]
    for row in range(LAYERS):
        line = Text.assemble((f"{row + 1} ", QUIET))
        for layer in layers:
            for place in range(LAYERS):
                line.append(_block(position, view, row * int(LAYERS) + place, layer))
            line.append(BETWEEN)
        lines.append(line)
    left = [f"{blocks_left(view, layer):<4}" for layer in layers]
    lines.append(Text(f"  {BETWEEN.join(left)} {say('builders-left')}", QUIET))
    return lines


def _block(position: Position, view: BuildersView, column: int, layer: int) -> Text:
    block = view.cube[column * int(LAYERS) + layer]
    if block == TAKEN:
        return Text("·", QUIET)
    if block == HIDDEN:
        return Text("?", QUIET)
    letter = speak(block_sign(block))
    is_uppermost = position.depth[column] == layer
    if is_uppermost and position.takeable >> column & 1:
        return Text(letter.upper(), f"bold reverse {BLOCK[block]}")
    return Text(letter, BLOCK[block])


def blocks_left(view: BuildersView, layer: int) -> int:
    """Count the blocks of a layer that are not taken."""
    blocks = [view.cube[column * int(LAYERS) + layer] for column in range(COLUMNS)]
    return sum(block != TAKEN for block in blocks)


def scoring_lines(view: BuildersView) -> list[Text]:
    """Tell which scoring rounds are still to come, and how many blocks each waits for."""
    lines: list[Text] = []
    for card in range(CARDS):
        name = speak(scoring_card_name(card))
        if card < view.rounds:
            lines.append(Text(say("builders-round-held", card=name), QUIET))
            continue
        # The last block of a layer goes only after all that lay above it.
        left = sum(blocks_left(view, layer) for layer in range(card + 1))
        words = say("builders-round-to-come", card=name, blocks=left)
        lines.append(Text(words, NEXT if card == view.rounds else ""))
    return lines
