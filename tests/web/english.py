"""English that is left on a page in another language."""

import re
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor as SyntaxVisitor
from playwright.async_api import Page

from boardwright.core.texts import LOCALES

WORD: Final = re.compile(r"[^\W\d_]{2,}")
# What is shown, what opens by a click, and what only screen readers say.
ALL_WORDS: Final = """
() => {
  const told = ["aria-label", "title", "placeholder", "alt"];
  const page = document.body.cloneNode(true);
  page.querySelector("noscript")?.remove(); // for browsers in which no language can be chosen
  const parts = [...page.querySelectorAll("*")];
  const said = parts.flatMap((part) => told.map((name) => part.getAttribute(name) ?? ""));
  return [document.title, page.textContent, ...said].join("\\n");
}
"""


def english_of(language: str) -> list[str]:
    """Return pieces of English texts, of two words or more, that a language does not say too."""
    own = "\n".join(_pieces(language))
    return [piece for piece in _pieces("en") if len(WORD.findall(piece)) > 1 and piece not in own]


def _pieces(language: str) -> list[str]:
    """Return what the catalogues of a language say between the values that are filled in."""
    found: list[str] = []

    class Gather(SyntaxVisitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  Fluent's name
            found.extend(line.strip() for line in node.value.splitlines())

    for file in LOCALES.joinpath(language).iterdir():
        Gather().visit(FluentParser().parse(file.read_text("utf-8")))
    return found


async def english_on(page: Page, english: list[str]) -> list[str]:
    """Return the English pieces that a page shows or tells to screen readers."""
    words: str = await page.evaluate(ALL_WORDS)
    return [piece for piece in english if piece in words]
