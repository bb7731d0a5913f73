"""How far something is that takes long."""

from collections.abc import Callable

Progress = Callable[[int, int], None]  # told how much is done, and of how much
