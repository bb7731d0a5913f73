"""Work that is shared among processes (`lab/processes.py`)."""

import subprocess
import sys

PATIENCE = 60.0  # seconds; only a process that was left behind is slower

AT_WORK = """
from time import sleep
from boardwright.lab.processes import spread
for _ in spread(sleep, [0.1, 3600], 2):
    print("at work", flush=True)
"""


def test_processes_end_with_the_one_they_work_for_however_it_ends() -> None:
    with subprocess.Popen([sys.executable, "-c", AT_WORK], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"at work\n"
        parent.kill()
        # They have its output open, which ends only when the last of them does.
        assert parent.communicate(timeout=PATIENCE)[0] == b""
