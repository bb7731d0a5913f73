"""Bots that are somebody's code: loaded when a person names them, asked about when a file does."""

import shlex
from collections.abc import Sequence

import click

from boardwright.bots.others import ignore_current_folder, origin_of, search_current_folder
from boardwright.bots.specs import OWN, parse_spec
from boardwright.cli.input import Input
from boardwright.cli.remote_play import HUMAN
from boardwright.cli.speech import say


def third_party_bots(specs: Sequence[str]) -> list[str]:
    """Return those of some players that are neither people nor our own bots."""
    return [spec for spec in specs if spec != HUMAN and spec.partition(":")[0] not in OWN]


def name_bots(specs: Sequence[str]) -> None:
    """Check bots that were named on the command line; only those may lie in the current folder."""
    if third_party_bots(specs):
        search_current_folder()
    for spec in specs:
        parse_spec(spec)


def ask_before_loading(file: str, specs: Sequence[str], trusted: Sequence[str]) -> None:
    """Ask before bots are loaded that only a file names, and refuse them unless somebody agrees.

    `trusted` are those that were named on the command line too.
    """
    others = third_party_bots(specs)
    if not others:
        return
    if trusted:
        name_bots(trusted)
    else:
        ignore_current_folder()
    wanted = dict.fromkeys(parse_spec(spec).kind for spec in others)
    unnamed = [kind for kind in wanted if kind not in {parse_spec(one).kind for one in trusted}]
    if unnamed and (trusted or not _agrees(file, unnamed)):
        options = " ".join(f"--trust {shlex.quote(kind)}" for kind in wanted)
        raise ValueError(say("play-code-refused", file=shlex.quote(file), options=options))


def _agrees(file: str, kinds: list[str]) -> bool:
    """Say what would be loaded, and let the person decide; nobody there is no."""
    click.echo(say("play-code", file=file), err=True)
    is_found = True
    for kind in kinds:
        origin = origin_of(kind)
        if origin is None:
            click.echo(say("play-code-absent", bot=kind), err=True)
            is_found = False
            continue
        module, name, code = origin
        words = say("play-code-bot", bot=kind, module=module, name=name, file=code)
        click.echo(words, err=True)
    entry = Input()
    if not is_found or not entry.is_terminal:
        return False
    click.echo(say("play-code-choice"), err=True)
    answer = ""
    while answer not in ("1", "2"):
        answer = entry.ask(lambda text: ["1", "2"]).strip() or "1"
    return answer == "2"
