"""Tests may use the tools, never the other way round, and the package needs neither."""

import ast
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]


def imported(folder: str) -> set[str]:
    """Return the packages that the modules of a folder import, by their first names."""
    found: set[str] = set()
    for path in (TOP / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize(
    ("folder", "others"), [("src/boardwright", {"tests", "tools"}), ("tools", {"tests"})]
)
def test_what_is_shipped_or_run_by_hand_imports_no_tests(folder: str, others: set[str]) -> None:
    assert "boardwright" in imported(folder)
    assert not imported(folder) & others
