"""Where a rule stands in a rulebook, to be said in any language."""

import re
from typing import Final

from boardwright.core.messages import Message, message
from boardwright.core.register import Rule

# A part of a place: the edition, if it is another than before, the page, and what stands there.
PART: Final = re.compile(
    r"(?:(?P<edition>[A-Z]{2})(?:,? |$))?(?:p\. (?P<page>\d+), )?(?P<title>.*)"
)


def rulebook_places(rule: Rule) -> list[Message]:
    """Return the editions in which a rule stands, each with the pages and headings."""
    editions: dict[str, list[Message]] = {}
    edition = ""
    for part in rule.rulebook.split("; "):
        found = PART.fullmatch(part)
        assert found is not None
        edition = found["edition"] or edition
        titles = editions.setdefault(edition, [])
        if found["page"]:
            titles.append(message("rulebook-page", page=found["page"], heading=found["title"]))
        elif found["title"]:
            titles.append(message("rulebook-heading", heading=found["title"]))
    own = editions.pop("", [])  # of a game whose rules have no editions
    return own + [_place(edition, titles) for edition, titles in editions.items()]


def _place(edition: str, titles: list[Message]) -> Message:
    name = message(f"rulebook-{edition.lower()}")
    return message("rulebook-place", edition=name, headings=titles) if titles else name
