"""The big cube, layer by layer, and the scoring rounds that wait for its layers."""

from rich.text import Text

from boardwright.cli.speech import say, speak
from boardwright.games.builders.laid_out import BuildersView
from boardwright.games.builders.terminal.signs import BLOCK, NEXT, QUIET
from boardwright.games.builders.vocabulary import (
    COLUMN_NAMES,
    COLUMNS,
    HIDDEN,
    LAYERS,
    LETTERS,
    TAKEN,
)
from boardwright.games.builders.wording.names import block_sign, layer_name, scoring_card_name
from boardwright.games.builders.wording.prospects import Prospects

BETWEEN = " "


def cube_lines(view: BuildersView, foreseen: Prospects) -> list[Text]:
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
                line.append(_block(view, foreseen, row * int(LAYERS) + place, layer))
            line.append(BETWEEN)
        lines.append(line)
    left = [f"{_blocks_left(view, layer):<4}" for layer in layers]
    lines.append(Text(f"  {BETWEEN.join(left)} {say('builders-left')}", QUIET))
    return lines


def _block(view: BuildersView, foreseen: Prospects, column: int, layer: int) -> Text:
    at = column * int(LAYERS) + layer
    block = view.cube[at]
    if block == TAKEN:
        return Text("·", QUIET)
    if block == HIDDEN:
        return Text("?", QUIET)
    letter = speak(block_sign(block))
    is_uppermost = layer == 0 or view.cube[at - 1] == TAKEN
    if is_uppermost and COLUMN_NAMES[column] in foreseen.takeable:
        return Text(letter.upper(), f"bold reverse {BLOCK[block]}")
    return Text(letter, BLOCK[block])


def _blocks_left(view: BuildersView, layer: int) -> int:
    """Count the blocks of a layer that are not taken."""
    blocks = [view.cube[column * int(LAYERS) + layer] for column in range(COLUMNS)]
    return sum(block != TAKEN for block in blocks)


def scoring_lines(view: BuildersView, foreseen: Prospects) -> list[Text]:
    """Tell which scoring rounds are still to come, and how many blocks each waits for."""
    lines: list[Text] = []
    for card, to_go in enumerate(foreseen.to_go.values()):
        name = speak(scoring_card_name(card))
        if card < view.rounds:
            lines.append(Text(say("builders-round-held", card=name), QUIET))
            continue
        words = say("builders-round-to-come", card=name, blocks=to_go)
        lines.append(Text(words, NEXT if card == view.rounds else ""))
    return lines
