"""The register of a game's rules: its ids, gists and rulings, and who cites them."""

import tomllib
from typing import NamedTuple


class Rule(NamedTuple):
    """A rule, or a ruling that fills a gap the rulebook leaves (then with its reason)."""

    id: str
    kind: str
    section: str
    gist: str
    rulebook: str
    reason: str


def read_rules(text: str) -> list[Rule]:
    """Read the rules of a game in the order of the register."""
    return [
        Rule(
            entry["id"],
            entry["kind"],
            entry["section"],
            entry["gist"],
            entry["rulebook"],
            entry.get("reason", ""),
        )
        for entry in tomllib.loads(text)["rules"]
    ]
