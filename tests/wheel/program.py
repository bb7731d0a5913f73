"""Running the program from where it was installed or packed, far from the checkout."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final, NamedTuple

import httpx

ROOT: Final = Path(__file__).parents[2]
UV: Final = Path(sys.executable).with_name("uv")
PATIENCE: Final = 60.0  # seconds; only a program that does not work is slower


def installed(folder: Path, *wanted: str) -> Path:
    """Make an environment that has what is wanted; return the folder of its programs."""
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    if wanted:
        chosen = ["--python", str(folder), "--constraint", str(ROOT / "requirements/run.lock")]
        subprocess.run([UV, "pip", "install", "--quiet", *chosen, *wanted], check=True)
    return folder / "bin"


class Program(NamedTuple):
    """How it is started, and a folder for what it keeps."""

    command: list[str]
    place: Path

    def environment(self) -> dict[str, str]:
        """Return what it is started with: nothing that tells where the checkout is."""
        ours = {"XDG_DATA_HOME": str(self.place), "SHIV_ROOT": str(self.place / "unpacked")}
        others = {name: os.environ[name] for name in os.environ if not name.startswith("PYTHON")}
        return {**others, **ours, "BOARDWRIGHT_LANGUAGE": "en", "COLUMNS": "100"}

    def run(self, *arguments: str, typed: str = "", code: int = 0) -> str:
        """Run a command, and return what it says, errors too."""
        done = subprocess.run(
            [*self.command, *arguments],
            cwd=self.place,
            env=self.environment(),
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=10 * PATIENCE,
            check=False,
        )
        assert done.returncode == code, done.stdout
        assert "Traceback" not in done.stdout, done.stdout
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Serve tables meanwhile, at the address that is told."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            url = f"http://localhost:{free.getsockname()[1]}"
        options = ["serve", "--port", url.rpartition(":")[2], "--store", "tables.db"]
        with subprocess.Popen(
            [*self.command, *options], cwd=self.place, env=self.environment()
        ) as server:
            try:
                _wait_for(url)
                yield url
            finally:
                server.terminate()


def _wait_for(url: str) -> None:
    end = monotonic() + PATIENCE
    while True:
        try:
            httpx.get(f"{url}/health").raise_for_status()
        except httpx.TransportError:
            assert monotonic() < end, f"nothing answers at {url}"
            sleep(0.1)
        else:
            return
