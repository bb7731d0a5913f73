"""`boardwright components`: what is printed on the components, and how sure each value is."""

import json
from collections import Counter
from pathlib import Path

import click
from rich.table import Table

from boardwright.cli.documents import print_document
from boardwright.cli.games import COMPONENTS, JSON, RULES_VERSION, complete_game
from boardwright.cli.screen import new_console
from boardwright.cli.speech import say, say_source
from boardwright.core.library import load_with, printed_components
from boardwright.core.messages import message
from boardwright.core.printed import Component


def _run(
    game: str,
    components: str | None,
    rules_version: int | None,
    *,
    estimates: bool,
    as_json: bool,
) -> None:
    printed = printed_components(game, rules_version)
    if components is not None:
        printed.override_from(Path(components))
        load_with(game, printed, {})  # what no game can be played with is refused
    values = printed.estimates() if estimates else list(printed.printed.values())
    if as_json:
        document = {
            "game": game,
            "version": printed.version,
            "digest": printed.digest(),
            "values": [{**c._asdict(), "source": say_source(c)} for c in values],
        }
        print_document(document)
    else:
        _print(game, values, len(printed.printed))


def _print(game: str, values: list[Component], of: int) -> None:
    console = new_console()
    table = Table(box=None, header_style="bold")
    for column in ("path", "value", "confidence", "source"):
        table.add_column(say(f"cli-components-{column}"), overflow="fold")
    for component in values:
        value = json.dumps(component.value)
        sureness = say(f"cli-confidence-{component.confidence}")
        table.add_row(component.path, value, sureness, say_source(component))
    console.print(table, highlight=False)
    counts = Counter(component.confidence for component in values)
    shares = [
        message("cli-components-share", count=count, confidence=message(f"cli-confidence-{name}"))
        for name, count in counts.most_common()
    ]
    words = say("cli-components-sum", game=game, shown=len(values), of=of)
    console.print(words, highlight=False)
    if shares:
        console.print(say("cli-components-shares", shares=shares), highlight=False)


command = click.Command(
    "components",
    callback=_run,
    params=[
        click.Argument(["game"], metavar=say("cli-word-game"), shell_complete=complete_game),
        click.Option(["--estimates"], is_flag=True, help=say("cli-components-estimates")),
        COMPONENTS,
        RULES_VERSION,
        JSON,
    ],
    help=say("cli-components-help"),
    epilog=say("cli-components-examples"),
)
