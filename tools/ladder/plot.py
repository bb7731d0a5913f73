"""Draws docs/images/ladder.svg: the strength of the bots with two players, a panel a game.

It has colours for light and dark pages, whichever the reader's system says.
"""

from collections.abc import Callable
from html import escape
from math import ceil, floor
from typing import Final

from boardwright.core.messages import message
from boardwright.texts import ENGLISH
from tools.ladder.figures import Figures, Stair

NAMES: Final = 96  # pixels for the names of the bots
PANEL: Final = 260
GAP: Final = 24
ROW: Final = 24
TOP: Final = 58
BOTTOM: Final = 52
STEP: Final = 500  # of Elo from one line of the grid to the next
LABELLED: Final = 1000  # the lines that have their number

STYLE: Final = """
  .page { fill: #ffffff } text { fill: #1f2328; font: 13px system-ui, sans-serif }
  .title { font-weight: 600 } .small { font-size: 11px; fill: #59636e }
  .grid { stroke: #d1d9e0 } .zero { stroke: #818b98 }
  .interval { stroke: #0969da; stroke-width: 2 } .bot { fill: #0969da }
  @media (prefers-color-scheme: dark) {
    .page { fill: #0d1117 } text { fill: #f0f6fc } .small { fill: #9198a1 }
    .grid { stroke: #30363d } .zero { stroke: #656c76 }
    .interval { stroke: #58a6ff } .bot { fill: #58a6ff }
  }
"""


def plot(found: list[Figures]) -> str:
    """Draw all games on one scale: a dot for a bot, a line for its 95 % interval."""
    pairs = [figures.ladders[0] for figures in found]
    least = STEP * floor(min(step.low for stair in pairs for step in stair.rungs) / STEP)
    most = STEP * ceil(max(step.high for stair in pairs for step in stair.rungs) / STEP)
    # One order for all: that of the means, the best on top.
    bots = sorted({step.bot for stair in pairs for step in stair.rungs}, key=_mean(pairs))
    height = TOP + ROW * len(bots) + BOTTOM
    width = NAMES + len(found) * (PANEL + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        ' role="img" aria-labelledby="what">',
        '<title id="what">Elo of the bots with two players, 95 % intervals; greedy is 0</title>',
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{width}" height="{height}" rx="6"/>',
    ]
    for row, bot in enumerate(bots):
        parts.append(_text(NAMES - 10, _middle(row) + 4, bot, anchor="end"))
    for number, (figures, stair) in enumerate(zip(found, pairs)):
        left = NAMES + number * (PANEL + GAP)
        title = ENGLISH.speak(message(f"{figures.game}-title"))
        parts.append(_text(left, 26, title, kind="title"))
        parts += _panel(stair, bots, left, least, most)
    parts.append(
        _text(NAMES, height - 12, "Elo against greedy, two players; 95 % intervals", kind="small")
    )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _mean(pairs: list[Stair]) -> Callable[[str], float]:
    """Return what bots are sorted by."""

    def key(bot: str) -> float:
        elos = [step.elo for stair in pairs for step in stair.rungs if step.bot == bot]
        return -sum(elos) / len(elos)

    return key


def _panel(stair: Stair, bots: list[str], left: int, least: int, most: int) -> list[str]:
    """Draw the bots of one game."""

    def across(elo: float) -> float:
        return round(left + PANEL * (elo - least) / (most - least), 1)

    bottom = TOP + ROW * len(bots)
    parts: list[str] = []
    for elo in range(least, most + 1, STEP):
        kind = "zero" if elo == 0 else "grid"
        x = across(elo)
        parts.append(f'<path class="{kind}" d="M{x} {TOP - 14}V{bottom}"/>')
        words = f"{elo:+}".replace("-", "−") if elo else "0"
        if elo % LABELLED == 0:
            parts.append(_text(x, bottom + 16, words, kind="small", anchor="middle"))
    for step in stair.rungs:
        y = _middle(bots.index(step.bot))
        parts.append(f'<path class="interval" d="M{across(step.low)} {y}H{across(step.high)}"/>')
        parts.append(f'<circle class="bot" cx="{across(step.elo)}" cy="{y}" r="4"/>')
    return parts


def _middle(row: int) -> int:
    return TOP + ROW * row + ROW // 2


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'
