"""The rules of a game as the page reads them, and what changed from version to version."""

from functools import cache

import msgspec

from boardwright.core.register import Rule
from boardwright.games import GAMES, changes_of, rules_of
from boardwright.server.said import Said, refuse, said
from boardwright.words.rulebook import rulebook_places


class RuleListed(msgspec.Struct, frozen=True):
    """A rule of a game, or a ruling with its reason and what the rulebook says instead."""

    id: str
    section: Said
    gist: Said
    rulebook: list[Said]  # where it stands there
    reason: Said | None = None
    remark: Said | None = None


class ChangeListed(msgspec.Struct, frozen=True):
    """What changed in the rules of a game."""

    version: int  # of the rules, since which it is so
    gist: Said
    rules: list[str]  # the ids of those that read otherwise since


def rules_listed(game: str) -> list[RuleListed]:
    """Return the rules and rulings of a game, in the order of its rulebook."""
    _check_game(game)
    return _all_rules(game)


def changes_listed(game: str) -> list[ChangeListed]:
    """Return what changed from version to version of a game's rules, the oldest first."""
    _check_game(game)
    return [
        ChangeListed(change.version, said(change.gist()), change.rules)
        for change in changes_of(game)
    ]


def _check_game(game: str) -> None:
    if game not in GAMES:
        raise refuse("server-no-game", text=game[:32])


@cache
def _all_rules(game: str) -> list[RuleListed]:
    return [_listed(rule) for rule in rules_of(game)]


def _listed(rule: Rule) -> RuleListed:
    reason, remark = rule.reason(), rule.remark()
    return RuleListed(
        rule.id,
        said(rule.heading()),
        said(rule.gist()),
        [said(place) for place in rulebook_places(rule)],
        said(reason) if reason is not None else None,
        said(remark) if remark is not None else None,
    )
