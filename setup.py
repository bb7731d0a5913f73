"""Compiles the engines with mypyc where C can be compiled; all else is in pyproject.toml."""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, Final

from setuptools import Extension, setup
from setuptools.errors import CompileError, LinkError, PlatformError

COMPILED: Final = ("core/*.py", "games/**/*.py", "bots/*.py")

# What stays interpreted although the patterns above find it.
INTERPRETED: Final = (
    "__init__.py",  # names its package's modules and has no loops to gain from
    "wording/*.py",  # makes messages for people, who are slower
    "lessons/*.py",  # are read step by step by people
    "core/messages.py",  # the wire reads it by the types of its fields, which C forgets
    "terminal/*.py",  # draws for people, who are slower
)

# Commands that only ask about the package: the compiler would run for nothing.
QUESTIONS: Final = {"dist_info", "egg_info", "sdist"}


def engines() -> list[str]:
    """Return the files to compile, always in the same order."""
    home = Path("src/boardwright")
    found = {path for pattern in COMPILED for path in home.glob(pattern)}
    return sorted(
        path.as_posix() for path in found if not any(path.match(name) for name in INTERPRETED)
    )


def can_compile() -> bool:
    """Try a C file that needs Python's headers, as an answer that no look at PATH can give."""
    # Imported late: setuptools brings this distutils, Python has none of its own since 3.12.
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        try:
            objects = compiler.compile(
                [str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")]
            )
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except (CompileError, LinkError, PlatformError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    """Return one compile group of all engines, or nothing for a pure Python package."""
    if os.environ.get("BOARDWRIGHT_PURE") == "1" or QUESTIONS & set(sys.argv) or not can_compile():
        return []
    # Imported late: a pure build works without mypy, and mypyc must find setuptools loaded.
    from mypyc.build import mypycify

    # One group, so that rules and search call each other as C functions; its name is what the
    # Makefile looks for to tell whether the installed engines are compiled.
    group: list[Any] = mypycify(  # Any: on 3.11 its type also names distutils' own Extension
        engines(), opt_level="3", debug_level="0", target_dir="build", group_name="boardwright"
    )
    return group


Path("build").mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    options={"egg_info": {"egg_base": "build"}},  # src holds nothing that was generated
)
