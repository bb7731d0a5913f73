"""What all tests of the page share: chance answers the same in every run."""

from itertools import count

import pytest


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Number the seeds of tables, so that a red test is red for everybody."""
    numbers = count(1)
    monkeypatch.setattr(
        "boardwright.server.table.new_table.new_seed", lambda: f"{next(numbers):032x}"
    )
