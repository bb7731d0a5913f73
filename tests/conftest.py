"""What all tests share: how Hypothesis looks for examples, and the switch for kept games."""

import os

import pytest
from hypothesis import HealthCheck, settings

# What the command line says is compared in English, whatever the person who runs the tests speaks.
os.environ["BOARDWRIGHT_LANGUAGE"] = "en"

# The same examples in every run, so that a red test is red for everybody; whoever wants to look
# further runs `pytest tests/laws --hypothesis-profile=explore`.
settings.register_profile(
    "same",
    max_examples=100,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],  # a position lies a whole game deep
)
settings.register_profile(
    "explore", settings.get_profile("same"), max_examples=1000, derandomize=False
)
settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the kept games, counts and checksums anew; read the difference",
    )


@pytest.fixture(scope="session", autouse=True)
def own_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Let nothing depend on the games and the language that whoever runs the tests has kept."""
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))


@pytest.fixture
def update_golden(pytestconfig: pytest.Config) -> bool:
    """Tell whether kept files are to be written anew instead of being compared."""
    return bool(pytestconfig.getoption("update_golden"))
