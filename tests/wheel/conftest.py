"""Environments that have what `make wheel` built, and nothing of the checkout."""

import subprocess
import sys
import zipapp
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.wheel.program import ROOT, Program, installed

DIST = ROOT / "build/dist"


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel for this machine."""
    return _only(DIST, "*.whl")


@pytest.fixture(scope="session")
def pure_wheel() -> Path:
    """The wheel without compiled modules, built from the sdist."""
    return _only(DIST / "pure", "*-none-any.whl")


@pytest.fixture(scope="session")
def engines(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Program:
    """The engines alone."""
    place = tmp_path_factory.mktemp("engines")
    return Program([str(installed(place / "here", str(wheel)) / "boardwright")], place)


@pytest.fixture(scope="session", params=["installed", "zipapp", "shiv"])
def program(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    wheel: Path,
    pure_wheel: Path,
) -> Program:
    """The whole program: installed with the extra `table`, or in one file."""
    place = tmp_path_factory.mktemp(request.param)
    whole = f"boardwright[table] @ {wheel.as_uri()}"
    if request.param == "installed":
        return Program([str(installed(place / "here", whole) / "boardwright")], place)
    if request.param == "zipapp":
        return Program(_zipapp(place, pure_wheel), place)
    return Program(_shiv(place, whole), place)


def _only(folder: Path, pattern: str) -> Path:
    found = list(folder.glob(pattern))
    assert len(found) == 1, f"{folder} has {found}: run make wheel"
    return found[0]


def _zipapp(place: Path, pure_wheel: Path) -> list[str]:
    """Pack the uncompiled wheel, and give it what it needs: compiled modules cannot be packed."""
    with ZipFile(pure_wheel) as packed:
        packed.extractall(place / "package")
    archive = place / "boardwright.pyz"
    zipapp.create_archive(place / "package", archive, main="boardwright.__main__:main")
    needed = ["-r", str(ROOT / "pyproject.toml"), "--extra", "table"]
    return [str(installed(place / "needed", *needed) / "python"), str(archive)]


def _shiv(place: Path, whole: str) -> list[str]:
    """Pack everything; it is unpacked when it is first started, by any Python."""
    packages = installed(place / "here", whole).parent / "lib"
    (site,) = packages.glob("python*/site-packages")
    archive = place / "boardwright.pyz"
    shiv = Path(sys.executable).with_name("shiv")
    main = ["--entry-point", "boardwright.__main__:main"]
    subprocess.run([shiv, "--site-packages", site, *main, "--output-file", archive], check=True)
    return [str(installed(place / "empty") / "python"), str(archive)]
