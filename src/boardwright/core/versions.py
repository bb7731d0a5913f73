"""What changed from one version of a game's rules to the next, and the way back to an older one.

A file of changes is TOML. Each of its `[[changes]]` has the `version` that brought it, a `name`,
which its text has too, and the ids of the `rules` that read otherwise since. What it changed in the
box is told by the paths of its own version: `before` gives the older values, under a `source` of
their own if need be, and `renamed` the older names of things.
"""

import tomllib
from typing import NamedTuple

from boardwright.core.messages import Message, message
from boardwright.core.printed import Component, Printed, plain, sourced


class Change(NamedTuple):
    """One change of a game's rules or components."""

    game: str
    version: int  # the first one that has it
    name: str
    rules: list[str]  # their ids
    before: dict[str, Printed]  # older values by newer paths
    source: str  # of the older values; empty: the same as of the newer ones
    renamed: dict[str, str]  # older names of things by newer ones

    def gist(self) -> Message:
        """Return what is different since."""
        return message(f"{self.game}-change-{self.name}")

    def older_name(self, path: str) -> str:
        """Return what a path was called before."""
        for newer, older in self.renamed.items():
            if path.startswith(newer + "."):
                return older + path[len(newer) :]
        return path

    def newer_name(self, path: str) -> str:
        """Return what a path is called since."""
        for newer, older in self.renamed.items():
            if path.startswith(older + "."):
                return newer + path[len(older) :]
        return path

    def take_back(self, component: Component) -> Component:
        """Return a value as it was before."""
        path = component.path
        value = self.before.get(path, component.value)
        older = self.older_name(path)
        if self.source and path in self.before:
            return sourced(older, value, self.source, component.since, self.game)
        return component._replace(path=older, value=value)


def read_changes(text: str, game: str) -> list[Change]:
    """Read the changes of a game's rules, those of the oldest version first."""
    changes: list[Change] = []
    for entry in tomllib.loads(text).get("changes", []):
        before = {str(path): plain(value) for path, value in entry.get("before", {}).items()}
        changes.append(
            Change(
                game,
                entry["version"],
                entry["name"],
                entry["rules"],
                before,
                entry.get("source", ""),
                entry.get("renamed", {}),
            )
        )
    return sorted(changes, key=_version_of)


def _version_of(change: Change) -> int:
    return change.version


def as_of(version: int, newest: list[Component], changes: list[Change]) -> list[Component]:
    """Return the values of a version, each at the place where the newest have it."""
    values = newest
    for change in reversed(changes):
        if change.version > version:
            values = [change.take_back(component) for component in values]
    return values
