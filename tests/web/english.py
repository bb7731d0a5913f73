"""English that is left on a page in another language."""

import re
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor as SyntaxVisitor
from playwright.async_api import Page

from boardwright.texts import catalogues_of

WORD: Final = re.compile(r"[^\W\d_]{2,}")
# What is shown, what opens by a click, and what only screen readers say: each text by itself, and
# at the end all that is shown in one piece, as a text may be spread over several elements.
ALL_WORDS: Final = """
() => {
  const told = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
  const page = document.body.cloneNode(true);
  page.querySelector("noscript")?.remove(); // for browsers in which no language can be chosen
  const parts = [...page.querySelectorAll("*")];
  const said = parts.flatMap((part) => told.map((name) => part.getAttribute(name) ?? ""));
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) said.push(texts.currentNode.data);
  return [document.title, ...said, page.textContent].map((text) => text.trim());
}
"""


class English(NamedTuple):
    """What English says and another language does not."""

    pieces: list[str]  # of two words or more, sought inside of texts
    words: set[str]  # single ones, sought as whole texts: inside of others they may be anything
    ids: re.Pattern[str]  # what is shown where there is no text at all, or none of that name


def english_of(language: str) -> English:
    """Return what must not be on a page in a language."""
    said = _pieces(language)
    own, own_pieces = "\n".join(said), set(said)
    english = _pieces("en")
    pieces = [piece for piece in english if len(WORD.findall(piece)) > 1 and piece not in own]
    words = {piece for piece in english if len(WORD.findall(piece)) == 1} - own_pieces
    begun = "|".join(sorted({id.partition("-")[0] for id in _ids("en")}))
    return English(pieces, words, re.compile(rf"(?<![\w/-])(?:{begun})(?:-[a-z0-9]+)+"))


def _pieces(language: str) -> list[str]:
    """Return what the catalogues of a language say between the values that are filled in."""
    found: list[str] = []

    class Gather(SyntaxVisitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  Fluent's name
            found.extend(line.strip() for line in node.value.splitlines())

    for file in catalogues_of(language):
        Gather().visit(FluentParser().parse(file.read_text("utf-8")))
    return found


def _ids(language: str) -> list[str]:
    return [
        entry.id.name
        for file in catalogues_of(language)
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    ]


async def english_on(page: Page, english: English) -> list[str]:
    """Return the English and the ids that a page shows or tells to screen readers."""
    texts: list[str] = await page.evaluate(ALL_WORDS)
    whole = "\n".join(texts)
    found = [piece for piece in english.pieces if piece in whole]
    return [*found, *sorted(english.words.intersection(texts)), *english.ids.findall(whole)]
