"""The words that click says by itself, from our catalogues.

It asks gettext for them, whose catalogues are files of another kind, and has no other way to be
taught: so the function that it asks by is replaced, here and nowhere else.
"""

import re
from typing import Final

from click import (
    Command,
    Context,
    Group,
    HelpFormatter,
    core,
    decorators,
    exceptions,
    formatting,
    parser,
    types,
)

from boardwright.cli.speech import say

# What click says, by the id of our text; in braces what it fills in.
OUR_TEXTS: Final = {
    "Usage:": "click-usage",
    "Options": "click-options",
    "Commands": "click-commands",
    "Show the version and exit.": "click-version",
    "Show this message and exit.": "click-help",
    "Error: {message}": "click-error",
    "Try '{command} {option}' for help.": "click-try",
    "Invalid value: {message}": "click-invalid",
    "Invalid value for {param_hint}: {message}": "click-invalid-for",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Missing command.": "click-missing-command",
    "No such option {name!r}.": "click-no-option",
    "No such command {name!r}.": "click-no-command",
    "(Did you mean one of: {possibilities}?)": "click-near",
    "Got unexpected extra arguments ({args})": "click-extra-arguments",
    "default: {default}": "click-default",
    "required": "click-required",
    "Option {name!r} does not take a value.": "click-takes-no-value",
    "Option {name!r} requires {nargs} arguments.": "click-takes-value",
    "{value!r} is not one of {choices}.": "click-no-choice",
    "Choose from:\n\t{choices}": "click-choose",
    "{value!r} is not a valid {number_type}.": "click-no-number",
    "{value} is not in the range {range}.": "click-no-range",
    "{name} {filename!r} does not exist.": "click-no-file",
    "{name} {filename!r} is a directory.": "click-directory",
    "{name} {filename!r} is not readable.": "click-unreadable",
    "Could not open file {filename!r}: {message}": "click-unopened",
}
MODULES: Final = (core, decorators, exceptions, formatting, parser, types)
FILLED_IN: Final = re.compile(r"\{(\w+)[^}]*\}")


class Help(HelpFormatter):
    """Help whose headings are punctuated as the language does it."""

    def write_heading(self, heading: str) -> None:
        """Write what stands above a list."""
        self.write(" " * self.current_indent + say("click-heading", heading=heading) + "\n")


def translated(words: str, count: int = 1) -> str:
    """Return our text for one of click's, with the places that click fills in left as they are."""
    if words not in OUR_TEXTS:
        return words
    places = {found[1]: found[0] for found in FILLED_IN.finditer(words)}
    return say(OUR_TEXTS[words], count=count, **places)


def translated_plural(one: str, several: str, count: int) -> str:
    """Return our text, which knows by itself what to say of one; click has two for it."""
    words = translated(several, count)
    return (one if count == 1 else several) if words == several else words


def translate_click() -> None:
    """Let click say our words from now on."""
    for kind in (types.IntParamType, types.IntRange, types.FloatParamType, types.FloatRange):
        kind.name = say("cli-word-number")
    types.StringParamType.name = say("cli-word-text")
    Context.formatter_class = Help
    for module in MODULES:
        for name, function in (("_", translated), ("ngettext", translated_plural)):
            if hasattr(module, name):
                setattr(module, name, function)


def with_our_usage(command: Command) -> Command:
    """Return a command whose line of usage has our words, and whose help is never cut in a list."""
    command.options_metavar = say("cli-word-options")
    command.short_help = command.help
    if isinstance(command, Group):
        command.subcommand_metavar = say("cli-word-command")
    return command
