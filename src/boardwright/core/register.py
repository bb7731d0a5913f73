"""The register of a game's rules: their ids, where they stand, and what tells them.

A rule that only holds under certain options says so by `when`, such as `{ wrath = "yes" }`.
"""

import re
import tomllib
from collections.abc import Mapping
from typing import NamedTuple

from boardwright.core.messages import Message, message


class Rule(NamedTuple):
    """A rule, or a ruling that fills a gap the rulebook leaves (then with its reason)."""

    id: str
    kind: str
    section: str  # the id of its heading
    rulebook: str  # where it stands there
    when: dict[str, str]  # by option what it is where the rule holds, as a pattern; none: always

    def gist(self) -> Message:
        """Return the rule in our own words."""
        return message(self._text())

    def heading(self) -> Message:
        """Return what the section of the rule is called."""
        return message(self.section)

    def reason(self) -> Message | None:
        """Return why it was ruled so; a rule of the book needs no reason."""
        return message(f"{self._text()}-reason") if self.is_ruling() else None

    def remark(self) -> Message | None:
        """Return what the rulebook says at the place where it leaves a gap."""
        return message(f"{self._text()}-remark") if self.is_ruling() else None

    def is_ruling(self) -> bool:
        """Tell whether the rulebook leaves it open."""
        return self.kind == "ruling"

    def is_in_play(self, options: Mapping[str, str]) -> bool:
        """Tell whether the rule matters in a game with these options."""
        return all(
            re.fullmatch(pattern, options.get(option, "")) is not None
            for option, pattern in self.when.items()
        )

    def _text(self) -> str:
        return f"rule-{self.id.lower().replace('.', '-')}"


def read_rules(text: str) -> list[Rule]:
    """Read the rules of a game in the order of the register."""
    return [
        Rule(entry["id"], entry["kind"], entry["section"], entry["rulebook"], entry.get("when", {}))
        for entry in tomllib.loads(text).get("rules", [])
    ]
