"""Processes that share work (`lab/processes.py`)."""

import subprocess
import sys

PATIENCE = 60.0  # seconds; only a process that was left behind is slower

AT_WORK = """
from time import sleep
from boardwright.lab.processes import processes
with processes(2) as pool:
    pool.submit(print, "at work", flush=True)
    pool.submit(sleep, 0.1)
    sleep(3600)
"""


def test_processes_end_with_the_one_they_work_for_however_it_ends() -> None:
    with subprocess.Popen([sys.executable, "-c", AT_WORK], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"at work\n"
        parent.kill()
        # They have its output open, which ends only when the last of them does.
        assert parent.communicate(timeout=PATIENCE)[0] == b""
