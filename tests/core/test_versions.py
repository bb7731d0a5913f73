"""Versions of rules: the file has the newest values, those of older versions follow from it."""

from pathlib import Path

import pytest

from boardwright.core.components import Components
from boardwright.core.game import UnknownText
from boardwright.core.library import (
    changes_of,
    game_names,
    load,
    load_for,
    newest_version,
    printed_components,
    rules_of,
)
from boardwright.core.match import Match, replay
from boardwright.core.printed import Component, ComponentsError
from boardwright.core.record import RecordError
from boardwright.core.versions import read_changes
from boardwright.texts import ENGLISH
from tests.kept import kept_in

# What the components of version 1 were summed up to when it was the only one: stored for ever in
# the records and tables of that time.
DIGESTS_OF_VERSION_1 = {
    "builders": "b341a513ebf4bbe4",
    "imhotep": "f0b83e273c7db30d",
    "biotopia": "a1187afa2f7ae7ea",
}

NEWEST = """\
source = "rulebook: page 2"
rows = 4

[stones]
source = { may_wait = "inferred: from the picture" }
since = { may_wait = 2 }
sled = 5
may_wait = true

[tiles]
brick_bridge = { kind = "bridge", cost = 3 }
brick_house = { kind = "house", cost = 2 }

[late]
since = 3
first = 1
deep = { second = 2 }

[[cards]]
name = "peacock"
since = { eyes = 2 }
cost = 3
eyes = 9

[[cards]]
name = "swan"
since = 3
cost = 2
"""

CHANGES = """\
[[changes]]
version = 3
name = "rows"
rules = ["X-2", "X-3"]
source = "estimate: older guess"
before = { "rows" = 3, "tiles.brick_bridge.cost" = 2 }

[[changes]]
version = 2
name = "waiting"
rules = ["X-1"]
before = { "stones.may_wait" = false, "tiles.brick_bridge.kind" = "stable" }
renamed = { "tiles.brick_bridge" = "tiles.brick_stable" }
"""


def printed(version: int) -> Components:
    return Components(NEWEST, "x.toml", version, read_changes(CHANGES, "x"))


def values(version: int) -> dict[str, object]:
    return {path: component.value for path, component in printed(version).printed.items()}


def test_changes_are_read_with_the_oldest_first() -> None:
    waiting, rows = read_changes(CHANGES, "x")
    assert (waiting.version, waiting.name, waiting.rules) == (2, "waiting", ["X-1"])
    assert (rows.version, rows.rules, rows.gist().id) == (3, ["X-2", "X-3"], "x-change-rows")
    assert read_changes("# nothing yet", "x") == []


def test_the_newest_version_has_the_values_of_the_file() -> None:
    assert printed(3).version == 3
    assert values(3) == {c.path: c.value for c in Components(NEWEST, "x.toml").printed.values()}


def test_an_older_version_has_the_values_and_names_of_its_time_in_the_same_order() -> None:
    second, first = values(2), values(1)
    assert (second["rows"], second["stones.may_wait"]) == (3, True)
    assert (second["tiles.brick_bridge.kind"], second["tiles.brick_bridge.cost"]) == ("bridge", 2)
    assert (first["rows"], first["stones.may_wait"]) == (3, False)
    assert (first["tiles.brick_stable.kind"], first["tiles.brick_stable.cost"]) == ("stable", 2)
    assert list(first) == [path.replace("brick_bridge", "brick_stable") for path in values(3)]
    assert printed(1).names("tiles") == ["brick_stable", "brick_house"]


def test_an_older_value_may_have_a_source_of_its_own() -> None:
    assert printed(2).printed["rows"] == Component("rows", 3, "estimate", "older guess")
    kind = printed(1).printed["tiles.brick_stable.kind"]
    assert (kind.confidence, kind.source) == ("rulebook", "page 2")


def test_a_flag_is_yes_or_no() -> None:
    assert [printed(version).flag("stones.may_wait") for version in (1, 2)] == [False, True]


def test_a_value_says_since_when_there_is_one() -> None:
    later = {c.path: c.since for c in printed(3).printed.values() if c.since > 1}
    assert later == {
        "stones.may_wait": 2,
        "late.first": 3,
        "late.deep.second": 3,
        "cards.peacock.eyes": 2,
        "cards.swan.cost": 3,
    }


def test_the_digest_of_a_version_knows_nothing_of_what_came_later() -> None:
    before = """\
source = "rulebook: page 2"
rows = 3
[stones]
sled = 5
[tiles]
brick_stable = { kind = "stable", cost = 2 }
brick_house = { kind = "house", cost = 2 }
[[cards]]
name = "peacock"
cost = 3
"""
    assert printed(1).digest() == Components(before, "before.toml").digest()
    assert len({printed(version).digest() for version in (1, 2, 3)}) == 3


def test_an_owner_replaces_only_what_the_version_has() -> None:
    second = printed(2)
    second.override("[stones]\nmay_wait = false", "my.toml")
    assert second.printed["stones.may_wait"] == Component(
        "stones.may_wait", False, "owner", "my.toml", 2
    )
    assert second.digest() != printed(2).digest()
    with pytest.raises(ComponentsError) as refused:
        printed(1).override("[stones]\nmay_wait = false", "my.toml")
    assert str(refused.value) == (
        "my.toml:2: stones.may_wait came with version 2 of the rules, "
        "and this is version 1: leave it out."
    )


@pytest.mark.parametrize(
    ("version", "tile", "name"),
    [(1, "brick_bridge", "brick_stable"), (2, "brick_stable", "brick_bridge")],
)
def test_a_name_of_another_version_is_refused_with_the_right_one(
    version: int, tile: str, name: str
) -> None:
    with pytest.raises(ComponentsError) as refused:
        printed(version).override(f"[tiles.{tile}]\ncost = 9", "my.toml")
    assert str(refused.value) == (
        f"my.toml:2: tiles.{tile}.cost is called tiles.{name}.cost in version {version} "
        "of the rules."
    )


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_name_of_no_version_is_refused_with_the_nearest(version: int) -> None:
    with pytest.raises(ComponentsError, match=r"did you mean tiles\.brick_house\.cost\?"):
        printed(version).override("[tiles.brick_hose]\ncost = 9", "my.toml")


def test_whatever_an_owner_writes_as_since_changes_nothing() -> None:
    for since in ("7", '"x"', "{ rows = 9 }", '{ rows = "x" }'):
        own = printed(2)
        own.override(f"since = {since}\nrows = 6\n", "my.toml")
        assert own.printed["rows"] == Component("rows", 6, "owner", "my.toml")


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_loaded_by_the_newest_rules_or_those_of_a_version(name: str) -> None:
    newest = newest_version(name)
    assert load(name).version == load(name, version=newest).version == newest
    for version in range(1, newest + 1):
        game = load(name, version=version)
        assert (game.version, game.components.version) == (version, version)
        assert load(name, version=version, **game.options).options == game.options


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("beyond", [-1, 0, 1])
def test_a_version_that_there_is_not_is_refused_with_what_to_do(name: str, beyond: int) -> None:
    newest = newest_version(name)
    version = newest + 1 if beyond == 1 else beyond
    with pytest.raises(UnknownText) as refused:
        load(name, version=version)
    assert str(refused.value) == (
        f"Version {version} of the rules of {name} is not known here; the newest is {newest}. "
        f"Choose one from 1 to {newest}, or update Boardwright."
    )


@pytest.mark.parametrize("name", game_names())
def test_the_components_of_version_1_have_the_digest_that_they_always_had(name: str) -> None:
    assert printed_components(name, 1).digest() == DIGESTS_OF_VERSION_1[name]
    golden = kept_in(Path(__file__).parents[1] / "golden")
    kept = {
        game.header["components"]
        for game in golden
        if (game.name, game.header["version"]) == (name, "1")
    }
    assert kept == {DIGESTS_OF_VERSION_1[name]}


@pytest.mark.parametrize("name", game_names())
def test_every_change_leads_back_to_something_and_is_told(name: str) -> None:
    newest = newest_version(name)
    changes = changes_of(name)
    assert max([1, *(change.version for change in changes)]) == newest
    ids = [rule.id for rule in rules_of(name)]
    for change in changes:
        assert change.version >= 2
        since = printed_components(name, change.version).printed
        before = printed_components(name, change.version - 1).printed
        for path, value in change.before.items():
            assert since[path].value != value or change.source
            assert before[change.older_name(path)].value == value
        for newer, older in change.renamed.items():
            assert any(path.startswith(f"{newer}.") for path in since)
            assert not any(path.startswith(f"{newer}.") for path in before)
            assert any(path.startswith(f"{older}.") for path in before)
        assert set(change.rules) <= set(ids)
        assert ENGLISH.speak(change.gist()).endswith(".")
    for component in printed_components(name).printed.values():
        assert 1 <= component.since <= newest


@pytest.mark.parametrize("name", game_names())
def test_a_record_is_played_by_the_rules_of_its_version(name: str) -> None:
    for version in range(1, newest_version(name) + 1):
        match = Match(load(name, version=version, players=2), ["random", "random"])
        game = load_for(match.record)
        assert (game.name, game.version) == (name, version)
        assert game.components.digest() == match.record.components


@pytest.mark.parametrize("name", game_names())
def test_a_record_of_newer_rules_is_refused_with_what_to_do(name: str) -> None:
    record = Match(load(name, players=2), ["random", "random"]).record
    newest = record.version
    record.version += 1
    with pytest.raises(RecordError) as refused:
        load_for(record)
    assert str(refused.value) == (
        f"The record was played under version {newest + 1} of the rules; "
        f"here the newest is {newest}: update Boardwright."
    )
    assert refused.value.line == 3
    with pytest.raises(RecordError, match=f"these are version {newest}"):
        replay(load(name, players=2), record)
