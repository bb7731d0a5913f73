"""What is in the wheel and the sdist."""

import re
import tarfile
from email.parser import Parser
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

from boardwright.lab.timing import is_compiled
from tests.wheel.conftest import DIST
from tests.wheel.program import ROOT

BUILDING = ("RECORD", "WHEEL", "top_level.txt")  # differ with what is compiled


def contents(wheel: Path) -> dict[str, bytes]:
    """Return the files of a wheel, but for compiled modules and what lists files."""
    with ZipFile(wheel) as packed:
        return {
            name: packed.read(name)
            for name in packed.namelist()
            if not name.endswith((*EXTENSION_SUFFIXES, *BUILDING))
        }


def described(wheel: Path) -> tuple[dict[str, list[str]], str]:
    """Return what the wheel says of itself: the fields, and the text."""
    (name,) = [name for name in contents(wheel) if name.endswith(".dist-info/METADATA")]
    said = Parser().parsestr(contents(wheel)[name].decode())
    return {field: said.get_all(field, []) for field in said}, str(said.get_payload())


def test_the_sdist_makes_the_same_wheel(wheel: Path, pure_wheel: Path) -> None:
    assert contents(wheel) == contents(pure_wheel)


def test_all_of_the_package_is_in_it_and_nothing_else(wheel: Path) -> None:
    source = ROOT / "src"
    sources = {
        path.relative_to(source).as_posix(): path.read_bytes()
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    packed = contents(wheel)
    assert {name: packed[name] for name in packed if ".dist-info/" not in name} == sources


def test_it_is_compiled_where_the_engines_are(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        has_compiled = any(name.endswith(tuple(EXTENSION_SUFFIXES)) for name in packed.namelist())
    assert has_compiled == is_compiled()


def test_the_sdist_holds_what_building_needs_and_no_tests() -> None:
    (sdist,) = DIST.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    for needed in ("pyproject.toml", "setup.py", "LICENSE", "CHANGELOG.md", "docs/package.md"):
        assert needed in names
    assert not [name for name in names if name.startswith("tests")]


def test_what_an_index_shows_leads_nowhere_that_is_not_there(wheel: Path) -> None:
    fields, text = described(wheel)
    assert fields["Description-Content-Type"] == ["text/markdown"]
    targets = re.findall(r"\]\(([^)]*)\)", text)
    assert [target for target in targets if not target.startswith(("https://", "#"))] == []


def test_the_engines_need_two_packages_by_range(wheel: Path) -> None:
    fields, _ = described(wheel)
    alone = [needed for needed in fields["Requires-Dist"] if "extra ==" not in needed]
    assert sorted(re.split(r"[<>=]", needed)[0] for needed in alone) == ["librt", "mypy_extensions"]
    assert all(">=" in needed and "==" not in needed for needed in alone)
