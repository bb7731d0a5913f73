"""`boardwright rules`: the rules of a game, who cites them, and the rulings with their reasons."""

import json
from typing import Final

import click
from rich.table import Table
from rich.text import Text

from boardwright.cli.documents import print_document
from boardwright.cli.games import JSON, complete_game
from boardwright.cli.lists import origin_lines
from boardwright.cli.printable import printable
from boardwright.cli.screen import new_console
from boardwright.cli.speech import say, speak
from boardwright.core.game import unknown_text
from boardwright.core.library import changes_of, citations_of, game_names, left_out, rules_of
from boardwright.core.messages import Message
from boardwright.core.register import Rule

UNCITED: Final[dict[str, list[str]]] = {"code": [], "tests": []}  # as in a game of others


def _run(game: str | None, rule_id: str | None, *, changes: bool, as_json: bool) -> None:
    if game is None:
        if changes:
            _tell_changes(game_names(), [], as_json=as_json)
        else:
            _print_games(as_json=as_json)
        return
    rules = rules_of(game)
    if rule_id is not None:
        chosen = [rule for rule in rules if rule.id.lower() == rule_id.lower()]
        if not chosen:
            raise unknown_text("rule", rule_id.upper(), [rule.id for rule in rules])
        rules = chosen
    if changes:
        _tell_changes([game], [rule.id for rule in rules if rule_id is not None], as_json=as_json)
    elif as_json:
        print_document(_document(game, rules))
    elif rule_id is not None:
        _print_rule(game, rules[0])
    else:
        _print_rules(rules)


def _document(game: str, rules: list[Rule]) -> list[dict[str, object]]:
    cited = citations_of(game)
    return [
        {
            "id": rule.id,
            "kind": rule.kind,
            "gist": speak(rule.gist()),
            "rulebook": rule.rulebook,
            **cited.get(rule.id, UNCITED),
            "reason": _spoken(rule.reason()),
            "remark": _spoken(rule.remark()),
        }
        for rule in rules
    ]


def _spoken(said: Message | None) -> str | None:
    return None if said is None else speak(said)


def _print_games(*, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(game_names()))
    else:
        for name in game_names():
            click.echo(say("cli-rules-game", game=name, count=len(rules_of(name))))
        for name, reason in left_out().items():
            words = say("game-left-out", game=name, reason=reason)
            click.echo(printable(words), err=True)


def _tell_changes(games: list[str], concerned: list[str], *, as_json: bool) -> None:
    """Tell what changed from version to version, only about the rules concerned if there are."""
    found = {
        game: [c for c in changes_of(game) if not concerned or set(concerned) & set(c.rules)]
        for game in games
    }
    if as_json:
        document = [
            {
                "game": change.game,
                "version": change.version,
                "name": change.name,
                "gist": speak(change.gist()),
                "rules": change.rules,
            }
            for changes in found.values()
            for change in changes
        ]
        print_document(document)
        return
    console = new_console()
    for game, changes in found.items():
        for change in changes:
            heading = say("cli-rules-version", game=game, version=change.version)
            console.print(Text(heading, "bold"))
            console.print(Text(speak(change.gist())))
            if change.rules:
                console.print(Text(", ".join(change.rules), "dim"))
        if not changes_of(game):
            console.print(say("cli-rules-unchanged", game=game), highlight=False)


def _print_rules(rules: list[Rule]) -> None:
    console = new_console()
    section = ""
    table = Table.grid(padding=(0, 2))
    for rule in rules:
        if rule.section != section:
            section = rule.section
            table.add_row("", "")
            table.add_row("", Text(speak(rule.heading()), "bold"))
        table.add_row(Text(rule.id, "bold"), Text(speak(rule.gist())))
    console.print(table, highlight=False)


def _print_rule(game: str, rule: Rule) -> None:
    cited = citations_of(game).get(rule.id, UNCITED)
    console = new_console()
    console.print(Text.assemble((rule.id, "bold"), "  ", speak(rule.gist())))
    for line in origin_lines(rule):
        console.print(line, highlight=False, markup=False)
    console.print(say("cli-rules-code", places=", ".join(cited["code"])), highlight=False)
    console.print(say("cli-rules-tests", places=", ".join(cited["tests"])), highlight=False)


command = click.Command(
    "rules",
    callback=_run,
    params=[
        click.Argument(
            ["game"],
            metavar=f"[{say('cli-word-game')}]",
            required=False,
            shell_complete=complete_game,
        ),
        click.Argument(["rule_id"], metavar=say("cli-word-rule"), required=False),
        click.Option(["--changes"], is_flag=True, help=say("cli-rules-changes")),
        JSON,
    ],
    help=say("cli-rules-help"),
    epilog=say("cli-rules-examples"),
)
