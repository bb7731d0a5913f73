"""Numbers as the rules hold them, and as Python does."""

from librt.vecs import append, vec
from mypy_extensions import i64


def to_vec(numbers: list[int]) -> vec[i64]:
    """Return a list's numbers as the rules hold them."""
    result = vec[i64]()
    for number in numbers:
        result = append(result, number)
    return result


def to_ints(numbers: vec[i64]) -> list[int]:
    """Return the numbers as a list of Python's own."""
    return [int(number) for number in numbers]
