"""Who installs the engines alone plays from Python with what they need, and nothing else."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))["project"]
OURS = ("boardwright", "boardwright__mypyc")
MEASURING = ("coverage", "a1_coverage")  # which may begin in every process


def names(requirements: list[str]) -> list[str]:
    """Return the names of what is required, without versions."""
    return [re.split(r"[\[<>=]", each)[0].lower() for each in requirements]


def imported(file: Path) -> set[str]:
    """Return the packages that a file imports anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None
            found.add(node.module.partition(".")[0])
    return found


def test_what_is_imported_is_declared() -> None:
    requirements = [PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()]
    declared = {"boardwright"} | {name for some in requirements for name in names(some)}
    distributed_by = packages_distributions()
    others = {
        package: file
        for file in sorted(ROOT.joinpath("src").rglob("*.py"))
        for package in imported(file) - sys.stdlib_module_names
        if declared.isdisjoint(name.lower() for name in distributed_by.get(package, [package]))
    }
    assert others == {}


def test_the_engines_play_with_nothing_but_what_they_need() -> None:
    needed = names(PROJECT["dependencies"])
    script = [sys.executable, str(ROOT / "tests/engines_alone.py"), *needed, *OURS, *MEASURING]
    played = subprocess.run(script, capture_output=True, text=True, timeout=300, check=False)
    assert played.returncode == 0, played.stderr
    told = played.stdout.splitlines()
    assert len(told) == 3
    assert all(line.startswith("refused-by-rule(rule='") for line in told)


def test_the_command_says_what_to_install_for_playing() -> None:
    code = "import sys; sys.modules['click'] = None\nfrom boardwright.__main__ import main; main()"
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert (told.returncode, told.stdout) == (1, "")
    first, *rest = told.stderr.splitlines()
    assert first.startswith("boardwright: click is not installed. These are the engines alone")
    assert rest == [
        "  pip install 'boardwright[table]'",
        "  uvx 'boardwright[table]'    (runs it without installing)",
    ]


def test_the_command_is_also_a_module_to_run() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "boardwright", "--version"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert shown.stdout.startswith("boardwright ")
