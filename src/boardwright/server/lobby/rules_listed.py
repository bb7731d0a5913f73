"""The rules of a game as the page reads them, and what changed from version to version."""

from collections.abc import Mapping
from functools import cache

import msgspec

from boardwright.core.library import changes_of, game_names, rules_of
from boardwright.core.messages import Message
from boardwright.core.refused import refuse
from boardwright.core.register import Rule
from boardwright.wording.rulebook import rulebook_places


class RuleListed(msgspec.Struct, frozen=True):
    """A rule of a game, or a ruling with its reason and what the rulebook says instead."""

    id: str
    section: Message
    gist: Message
    rulebook: list[Message]  # where it stands there
    reason: Message | None = None
    remark: Message | None = None
    in_play: bool = True  # at the table that was asked about; of a game, all are


class ChangeListed(msgspec.Struct, frozen=True):
    """What changed in the rules of a game."""

    version: int  # of the rules, since which it is so
    gist: Message
    rules: list[str]  # the ids of those that read otherwise since


def rules_listed(game: str) -> list[RuleListed]:
    """Return the rules and rulings of a game, in the order of its rulebook."""
    check_game(game)
    return _all_rules(game)


def rules_at(game: str, options: Mapping[str, str]) -> list[RuleListed]:
    """Return the same of a table with these options, and which of them are in play there."""
    return [
        msgspec.structs.replace(listed, in_play=rule.is_in_play(options))
        for rule, listed in zip(rules_of(game), _all_rules(game))
    ]


def changes_listed(game: str) -> list[ChangeListed]:
    """Return what changed from version to version of a game's rules, the oldest first."""
    check_game(game)
    return [
        ChangeListed(change.version, change.gist(), change.rules) for change in changes_of(game)
    ]


def check_game(game: str) -> None:
    """Refuse what is not a game."""
    if game not in game_names():
        raise refuse("server-no-game", text=game[:32])


@cache
def _all_rules(game: str) -> list[RuleListed]:
    return [_listed(rule) for rule in rules_of(game)]


def _listed(rule: Rule) -> RuleListed:
    return RuleListed(
        rule.id,
        rule.heading(),
        rule.gist(),
        rulebook_places(rule),
        rule.reason(),
        rule.remark(),
    )
