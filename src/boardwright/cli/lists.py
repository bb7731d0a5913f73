"""What can be chosen, and the rules, as lists for the terminal."""

from rich.table import Table
from rich.text import Text

from boardwright.cli.speech import say, speak
from boardwright.core.components import Components, as_written
from boardwright.core.register import Rule
from boardwright.wording.choices import ChoiceGroup
from boardwright.wording.rulebook import rulebook_places


def choices_table(groups: list[ChoiceGroup[str]], width: int) -> Table:
    """Number the choices through, group by group; a choice is never broken over two lines."""
    table = Table.grid(padding=(0, 2, 0, 0))
    widest = min(max(len(group.heading) for group in groups), width // 3)
    table.add_column(width=widest)
    number = 0
    for group in groups:
        lines = [Text()]
        for choice in group.choices:
            number += 1
            drawn = Text.assemble((f"[{number}]", "bold #e0a030"), " ", choice.label, "  ")
            is_full = lines[-1].cell_len + drawn.cell_len > width - widest
            if lines[-1] and (group.lines or is_full):
                lines.append(Text())
            lines[-1].append(drawn)
        table.add_row(Text(group.heading, "bold"), Text("\n").join(lines))
    return table


def rules_table(rules: list[Rule]) -> Table:
    """List rules by id; a single one with its reason and where it stands."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for rule in rules:
        table.add_row(Text(rule.id, "bold"), Text(speak(rule.gist())))
        if len(rules) == 1:
            for line in origin_lines(rule):
                table.add_row("", Text(line, "dim"))
    return table


def own_value_lines(components: Components) -> list[str]:
    """Say which values of an owner's file are others than the printed ones, which rules name."""
    differing = components.differing()
    if not differing:
        return []
    values = [
        say(
            "table-own-value",
            path=value.path,
            own=as_written(value.own),
            printed=as_written(value.printed),
        )
        for value in differing
    ]
    return [say("table-own-box", values=len(differing)), *(f"  {line}" for line in values)]


def origin_lines(rule: Rule) -> list[str]:
    """Say where a rule comes from; of a ruling, also why it is so and what the rulebook says."""
    reason, remark, places = rule.reason(), rule.remark(), rulebook_places(rule)
    if reason is None or remark is None:
        return [say("cli-rules-rulebook", rulebook=places)]
    return [
        say("cli-rules-reason", reason=reason),
        say("cli-rules-gap", rulebook=places, remark=remark),
    ]
